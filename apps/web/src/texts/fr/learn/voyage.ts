// Le premier acte du premier voyage. Une phrase a vingt mots au plus.

export const voyage = {
  act1: {
    title: 'Les premières heures',
    about: 'Introduisez un vaisseau, placez une Mission, marquez vos premiers points.',
    learned:
      'Vous avez utilisé des dés, placé et activé une Mission, réparé, acheté un dé, pris des technologies et avancé.',
    look: {
      say: 'C’est vous, et voici vos PV. Le plus grand total l’emporte quand le Black Angel atteint Spes.',
    },
    die: {
      say: 'Un dé, c’est un tour. Prenez le 2 vert et utilisez-le pour la Commande.',
      came: 'La valeur du dé est la distance\u202f: 2 cases.',
      gray: 'Un dé gris ne sert qu’aux actions grises. Votre première carte est verte.',
      three: 'Gardez le 3\u202f: il rapportera plus au prochain tour. Deux cases suffisent ici.',
      card: 'Les cartes autour du plateau viendront plus tard. Commencez par un dé.',
      roll: 'Vous avez encore de bons dés. Utilisez-les avant de relancer.',
      destroy: 'C’est une autre action. Pour voler, choisissez la Commande verte.',
    },
    launch: {
      say: 'Introduisez votre vaisseau sur la case verte indiquée, à deux cases.',
      came: 'Un de vos robots le pilote.',
      hex: 'On peut y voler. Mais la leçon continue sur la case verte indiquée, qui convient à votre carte verte.',
    },
    place: {
      say: 'Placez ici votre carte Mission verte. Sa récompense est immédiate\u202f: une ressource.',
      came: 'Elle est à vous. Mais deux Ravageurs se sont réveillés et ont abîmé deux actions.',
      done: 'Un vol sans Mission ne rapporte rien. Placez la carte verte.',
    },
    end: {
      say: 'Terminez votre tour\u202f: vous piochez une carte de la couleur du dé. Puis Hal joue.',
      came: 'Avec un dé vert, Hal a détruit trois Ravageurs et gagné 3 PV.',
    },
    activate: {
      say: 'Votre robot est sur la Mission. Activez-la trois fois avec le 3 vert, puis terminez le tour.',
      came: 'Vos premiers points\u202f: 1 PV et un robot par point du dé.',
      gray: 'La Mission est verte\u202f: il lui faut un dé vert.',
      buy: 'Vous avez un 3 vert à vous. Gardez la ressource.',
      action: 'Les actions ne donnent pas de PV. Choisissez votre carte Mission dans l’espace.',
      more: 'Le dé vaut 3\u202f: activez la Mission trois fois.',
      roll: 'Ne jetez pas le 3 vert\u202f: ici, il vaut 3 PV.',
    },
    repair: {
      say: 'Deux cubes affaiblissent une action. Avec le 2 gris, réparez et enlevez un cube de l’action 2.',
      came: 'Le cube est devenu un débris, et un débris est utile.',
      buy: 'Votre 2 gris suffit, et il ne coûte rien.',
      command: 'Cela fait voler un vaisseau. La clé, c’est la Réparation.',
      two: 'Un seul cube est sans effet, deux baissent la valeur de 1. Commencez par l’action 2.',
    },
    debris: {
      say: 'Posez le débris sur votre tuile orange\u202f: elle s’active aussitôt. Prenez le vaisseau.',
      came: 'Toute tuile peut servir ainsi, une fois avant vos prochains dés.',
      move: 'Votre vaisseau est à sa place. Un second vaut mieux.',
      storage: 'Ce sera pour la suite. Sur une tuile, il agit aussitôt.',
      tile: 'Cette tuile agit aussi, mais il vous faut un vaisseau\u202f: choisissez l’orange.',
    },
    store: {
      say: 'Il reste une réparation\u202f: l’action 1. Gardez ce débris en stock, puis terminez le tour.',
      came: 'Plus tard, un débris en stock retournera un dé.',
      done: 'Vous pouvez réparer encore une fois, et un débris est toujours utile.',
      tile: 'Gardez celui-ci\u202f: un débris en stock permet de retourner un dé.',
      again: 'Il n’y reste qu’un cube, sans effet. Cette fois, réparez l’action 1.',
    },
    buy: {
      say: 'Votre étoile orange vaut 0. Achetez le 2 orange de Hal pour une ressource\u202f: Découverte.',
      came: 'Hal gagne 1 PV pour son dé. Vous prenez deux tuiles.',
      three: 'Le 3 irait aussi, mais le 2 de Hal suffit pour cette étape.',
      star: 'Une étoile vaut 0\u202f: aucune tuile. Achetez le 2 orange.',
      command: 'Cela fait voler un vaisseau. Les tuiles viennent de la Découverte.',
      roll: 'Un bon tour est encore possible\u202f: achetez le dé de Hal.',
    },
    tiles: {
      say: 'Prenez les deux tuiles à 1 PV. Injectez-les dans la ligne 1, par sa flèche. Terminez le tour.',
      came: 'Chaque tuile injectée décale la ligne vers la droite. Vos cartes activeront ces tuiles.',
      dear: 'Les deux premières places coûtent deux activations. Prenez les moins chères.',
      other: 'Une bonne tuile, mais celles à PV rapporteront plus tard.',
      done: 'Il vous reste une activation\u202f: prenez la seconde tuile.',
      column: 'Par le bas, elle entre dans une colonne. Prenez la flèche de la ligne 1, à gauche.',
      row: 'Côte à côte, elles agissent ensemble\u202f: prenez la flèche de la ligne 1.',
    },
    fly: {
      say: 'Il ne reste qu’une étoile. Relancez les dés et avancez, puis terminez le tour.',
      came: 'Un dé par robot au travail. Vous et Hal avez avancé\u202f: le Black Angel est plus près de Spes de deux cases.',
      star: 'L’étoile vaut 0 et rapporte peu. De nouveaux dés rapportent plus.',
      card: 'Après une carte, il faut un dé, et vous n’avez qu’une étoile.',
    },
  },
} as const;
