// Le premier voyage. Une phrase a vingt mots au plus.

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
      hex: 'On peut y voler, mais votre carte est verte\u202f: il lui faut la case verte indiquée.',
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

  act2: {
    title: 'Au milieu du voyage',
    about: 'Combinez carte et dé, payez un Ravageur, récoltez une bandelette qui part.',
    learned:
      'Une carte avant le dé, un robot au bon endroit, un vaisseau sur ce qui part\u202f: ainsi les tours comptent.',
    days: {
      say: 'Quelques jours plus tard\u202f: votre grille a grandi, Hal est proche, des Ravageurs sont à bord.',
    },
    card: {
      say: 'Un tour peut commencer par une carte. Jouez l’orange contre la ligne 1\u202f: activez les deux tuiles orange.',
      came: 'Un PV et un vaisseau, et le dé reste à jouer.',
      die: 'Après le dé, il est trop tard pour une carte. Jouez d’abord la carte.',
      gray: 'La carte grise activerait une seule tuile. L’orange en a deux dans la ligne 1.',
      ravager: 'Elle active toutes les couleurs\u202f: gardez-la pour une ligne plus pleine.',
      slot: 'Elle y trouve moins de tuiles. La ligne 1 en a deux orange.',
      done: 'Une autre tuile peut encore agir.',
    },
    turn: {
      say: 'Puis le dé\u202f: avec un débris, retournez votre étoile orange en 2, pour la Découverte.',
      came: 'Deux choses en un tour\u202f: c’est ainsi que les points s’ajoutent.',
      gray: 'Le gris répare. Cette fois, retournez l’étoile orange.',
      green: 'Gardez le 2 vert. Cette fois, retournez l’étoile orange.',
      command: 'Un Ravageur y attend. La Découverte est libre.',
    },
    neutralization: {
      say: 'La carte 035 est une neutralisation\u202f: elle rapporte une fois, quand sa bandelette part. La première part la prochaine.',
    },
    pay: {
      say: 'Placez-la sur la case indiquée, première bandelette. Le Ravageur de l’action 4 veut une carte\u202f: donnez la 042.',
      came: 'Elle donne 3 PV au départ de la bandelette. Trois Ravageurs se sont réveillés.',
      green: 'La carte 035 est grise\u202f: il lui faut un dé gris.',
      card: 'Cette fois, commencez par le dé.',
      repair: 'Cela répare. Pour voler, choisissez la Commande grise.',
      discard: 'Les cartes grises servent ici. Donnez la verte.',
      hex: 'Là-bas, elle attendrait longtemps. La première bandelette part la prochaine.',
      activation: 'La carte 021 demande des dés, et sa bandelette part bientôt. Placez la carte 035.',
      done: 'Vous y êtes. Placez la carte 035.',
    },
    count: {
      say: 'Détruisez les deux Ravageurs de l’action 4. Comptez d’abord\u202f: les cartes d’un emplacement partent ensemble.',
      came: 'Les deux cartes sont dans votre main. Une carte Ravageur active les tuiles de toutes les couleurs.',
      low: 'Un 1 détruit une carte. Il y en a deux\u202f: prenez le 2.',
      one: 'C’est une seule carte. À l’action 4, votre 2 en prend deux.',
      roll: 'Relancer maintenant coûterait 3 PV, et les Ravageurs resteraient.',
    },
    robot: {
      say: 'Chaque robot en salle d’affectation donne un dé. Avec la carte et la tuile verte, envoyez-en un au vert.',
      came: 'Deux robots au vert\u202f: deux dés verts à chaque lancer.',
      die: 'Jouez d’abord la carte, puis le dé.',
      slot: 'La tuile verte est dans la ligne 3.',
      gain: 'Un nouveau robot se reposerait. Choisissez la réaffectation.',
      colour: 'Cette fois, la salle verte.',
    },
    strip: {
      say: 'La première bandelette part bientôt. Volez sur votre Mission, puis terminez le tour.',
      came: 'Elle rapporte deux fois\u202f: pour la carte et pour le vaisseau.',
      hex: 'Les PV sont sur votre Mission\u202f: volez sur sa case.',
      roll: 'Attendez un tour\u202f: avec votre vaisseau, la Mission rapporte double.',
    },
    leave: {
      say: 'Il ne reste qu’une étoile, elle ne coûte rien. Relancez, avancez et terminez le tour.',
      came: '6 PV pour une carte. Partie avec sa bandelette, elle est expulsée\u202f: elle reste à côté de votre plateau.',
    },
    keep: {
      say: 'Relancez vos dés. Puis réservez le 3 vert contre une ressource\u202f: Hal ne pourra pas l’acheter.',
      came: 'Utilisez-le avant le prochain lancer\u202f: tout dé inutilisé coûte sa valeur en PV, même réservé.',
      done: 'Vous avez une ressource\u202f: réservez le meilleur dé.',
      lower: 'Un dé plus faible vaut moins la peine. Prenez le 3 vert.',
    },
    find: {
      say: 'À vous de trouver\u202f: gagnez 3 PV ce tour-ci. Pensez aux cartes, puis aux dés.',
      came: 'Une carte, une tuile, une Mission\u202f: vous jouez à Black Angel.',
      roll: 'Relancer maintenant coûterait 3 PV.',
      turn: 'C’est moins de 3 PV. Une carte peut précéder le dé.',
    },
  },

  act3: {
    title: 'L’arrivée',
    about: 'Choisissez la fin qui vous convient, et lisez la feuille de score.',
    learned: 'Vous connaissez les deux fins et ce qui y compte. Jouez une partie entière, ou parcourez les chapitres.',
    two: {
      say: 'Des semaines plus tard\u202f: Spes est proche. Le voyage finit là, ou quand la pile Ravageur s’épuise.',
    },
    tile: {
      say: 'Une tuile avancée compte à la fin\u202f: celle-ci, 2 PV pour chacune de vos Missions dans l’espace.',
    },
    limit: {
      say: 'Il y en a trois\u202f: 6 PV. Mais dans votre grille, la limite d’une telle tuile est de 4 PV.',
    },
    place: {
      say: 'Sur ces places, la limite augmente de 2 par carte expulsée de la couleur. Deux vertes\u202f: 8 PV.',
    },
    eject: {
      say: 'Injectez la tuile 4 dans la ligne 2\u202f: elle fait sortir la tuile avancée. Place verte, fin du tour.',
      came: 'La limite est maintenant de 8 PV\u202f: à la fin, la tuile rapportera 6 PV au lieu de 4.',
      buy: 'Votre 1 orange suffit.',
      command: 'Cela fait voler un vaisseau. Les tuiles viennent de la Découverte.',
      tile: 'Cette fois, prenez la tuile 4, l’orange à 1 PV.',
      row: 'Seule la ligne 2 fait sortir la tuile avancée.',
      place: 'La limite y est de 4 PV\u202f: aucune carte expulsée de cette couleur.',
      roll: 'Sauvez d’abord la tuile avancée\u202f: à Spes, la partie finit bientôt.',
    },
    steer: {
      say: 'Robots, ressources et vaisseaux ne comptent qu’à Spes. Allez-y, et gardez la ressource.',
      came: 'Spes\u202f! On finit le tour de table, puis on en joue un dernier.',
      buy: 'À Spes, une ressource vaut des points. Avancez.',
      reserve: 'Gardez la ressource\u202f: à Spes, deux éléments valent 1 PV.',
    },
    last: {
      say: 'Dernier tour de table\u202f: deux ressources vaudraient 1 PV. À vous d’en faire 4 PV.',
      came: 'La feuille de score montre chaque ligne et d’où elle vient.',
      roll: 'La partie finit\u202f: de nouveaux dés ne servent à rien.',
      turn: 'C’est moins de 4 PV. Qu’est-ce qui change des ressources en PV\u202f?',
    },
  },
} as const;
