// Les chapitres. Une phrase qui demande a vingt mots au plus.

import type { TextsOf } from '../texts.ts';
import { experts } from './learn/experts.ts';

const own = {
  dice: {
    title: 'Dés et achats',
    about: 'Ce que peut un dé, comment le retourner, l’acheter, le garder.',
    learned:
      'La couleur dit où, la valeur combien de fois. Un débris retourne un dé, une ressource l’achète ou le réserve.',
    value: {
      say: 'Voici vos dés. La couleur dit où un dé sert, la valeur combien de fois.',
    },
    turn: {
      say: 'Un débris retourne un dé\u202f: 1 devient 3. Retournez le 1 orange, puis Découverte.',
      came: 'Le dé vaut 3 désormais. L’étoile et le 2 s’échangent de même.',
      gray: 'Le 2 gris deviendrait une étoile. Retournez le 1 orange.',
      first: 'Avec 1, il prend une seule tuile. Retournez-le d’abord\u202f: il en prendra trois.',
      command: 'Cela fait voler un vaisseau. Utilisez le 3 pour la Découverte.',
    },
    buy: {
      say: 'Hal a un 3 orange. Achetez-le pour une ressource et utilisez-le pour la Découverte.',
      came: 'Hal ne peut pas refuser. Un dé acheté ne se retourne pas.',
      own: 'Votre 1 gris répare un cube. Le 3 de Hal prend trois tuiles.',
      gray: 'Celui-là est gris\u202f: pas de tuiles. Achetez le 3 orange.',
      command: 'Cela fait voler un vaisseau. Utilisez le 3 pour la Découverte.',
    },
    star: {
      say: 'Une étoile vaut 0. Elle peut pourtant placer une Mission là où est votre vaisseau\u202f: faites-le.',
      came: 'Une étoile n’est pas perdue\u202f: gardez un vaisseau sur une case libre.',
      gray: 'Le gris répare. L’étoile place votre Mission verte.',
      card: 'Autour du plateau, la carte n’irait pas dans l’espace. Prenez l’étoile.',
    },
    reserve: {
      say: 'Relancez les dés. Puis réservez le 3 vert pour une ressource, et terminez le tour.',
      came: 'Personne ne peut acheter un dé réservé. Réservez celui qu’il vous faut.',
      done: 'Hal pourrait prendre le 3 vert. Une ressource le protège.',
      lower: 'Le 3 vaut mieux que celui-là.',
    },
    find: {
      say: 'À vous de trouver\u202f: gagnez 3 PV ce tour-ci.',
      came: 'Le plus grand dé sur la Mission qui rapporte\u202f: voilà l’idée.',
      roll: 'Relancer maintenant coûte la valeur de vos dés\u202f: 4 PV.',
      turn: 'Cela rapporte moins de 3 PV. Que donne votre Mission dans l’espace\u202f?',
    },
  },

  actions: {
    title: 'Les trois actions du vaisseau',
    about: 'Découverte, Réparation, Destruction, et l’effet des dégâts.',
    learned:
      'L’orange découvre des tuiles, le gris répare et donne des débris, le vert détruit les Ravageurs. Deux cubes affaiblissent une action.',
    discover: {
      say: 'L’orange découvre. Prenez la première tuile avancée pour deux activations\u202f; injectez-la dans la ligne 2.',
      came: 'Elle rapporte à la fin, ici pour chaque Mission à vous dans l’espace.',
      command: 'Cela fait voler un vaisseau. La loupe, c’est la Découverte.',
      dear: 'Elle coûte deux aussi, mais une tuile avancée rapporte à la fin.',
      cheap: 'Une technologie pour une activation. Cette fois, prenez l’avancée.',
      other: 'Chacune rapporte autre chose. Prenez la première.',
      column: 'C’est possible aussi. Prenez la flèche noire de la ligne 2.',
    },
    repair: {
      say: 'Un dé endommagé coûtera 1 PV. Réparez le dé vert\u202f; avec le débris, prenez une ressource.',
      came: 'Réparez à temps, sinon le lancer vous coûte des PV.',
      command: 'Cela fait voler un vaisseau. La clé, c’est la Réparation.',
      one: 'Un seul cube ne gêne pas encore l’action. Le dé coûterait un PV.',
      debris: 'Un débris pour un débris ne rapporte rien. Prenez la ressource.',
      other: 'Cela marche aussi. Cette fois, utilisez la tuile grise.',
    },
    destroy: {
      say: 'Le vert détruit. Les Ravageurs d’un même lieu partent ensemble\u202f: libérez l’action 4 avec le 2.',
      came: 'Les deux cartes sont dans votre main, et chacune vaut toutes les couleurs.',
      command: 'Cela fait voler un vaisseau. Le viseur, c’est la Destruction.',
      one: 'C’est un seul Ravageur. Le 2 suffit pour les deux de l’action 4.',
    },
    damaged: {
      say: 'La Destruction porte deux cubes\u202f: chaque dé y vaut un de moins. Quel dé bat encore deux Ravageurs\u202f?',
      came: 'Le 3 valait 2. Réparez vite une telle action.',
      two: 'Le 2 ne vaut que 1 ici, et deux Ravageurs sont ensemble.',
      command: 'Cela fait voler un vaisseau. Utilisez le 3 pour la Destruction.',
    },
    find: {
      say: 'À vous de trouver\u202f: gagnez 2 PV avec le dé gris.',
      came: 'Un débris sur une tuile est une autre façon de l’utiliser.',
      roll: 'Relancer coûterait 2 PV. Votre dé gris peut en gagner 2.',
      turn: 'C’est moins. Quelles tuiles donnent des PV, et qu’est-ce qui les active\u202f?',
    },
  },

  missions: {
    title: 'Vaisseaux et Missions',
    about: 'Voler, placer, activer, et profiter des Missions des autres.',
    learned:
      'Une Mission rapporte quand on la place, puis par les dés ou à son départ. Un vaisseau permet d’utiliser celle d’un autre.',
    fly: {
      say: 'Votre vaisseau attend dans l’espace. Volez d’une case, jusqu’à la case verte indiquée, et placez la carte.',
      came: 'Un vaisseau dans l’espace continue sa route\u202f: pas besoin d’un autre.',
      card: 'Autour du plateau, la carte n’irait pas dans l’espace. Prenez le dé.',
      hex: 'La leçon continue sur la case verte indiquée, qui convient à la carte verte.',
      done: 'Vous y êtes. Placez la carte.',
    },
    neutralize: {
      say: 'Cette Mission rapporte au départ de sa bandelette\u202f: placez la carte 035 sur la case indiquée, à l’arrière.',
      came: 'Une neutralisation rapporte vite sur la première bandelette.',
      repair: 'Cela répare. Pour voler, choisissez la Commande grise.',
      hex: 'Là-bas, elle attendrait longtemps. La première bandelette part la prochaine.',
      activation: 'La carte 021 demande des dés, et sa bandelette part trop tôt. Placez la carte 035.',
      done: 'Vous y êtes. Placez la carte 035.',
    },
    cost: {
      say: 'Votre Mission change une ressource en 2 PV. Activez-la deux fois avec le 2 gris.',
      came: 'Deux ressources, 4 PV. Regardez ce que coûte une Mission avant de relancer.',
      action: 'Cela répare. Les PV sont sur votre Mission, dans l’espace.',
      buy: 'Gardez vos ressources\u202f: la Mission change chacune en 2 PV.',
      more: 'Il vous reste une ressource\u202f: activez-la encore.',
    },
    guest: {
      say: 'Cette Mission est à Hal, mais votre vaisseau y est. Activez-la deux fois, puis terminez le tour.',
      came: 'Vous y gagnez deux fois, son propriétaire une fois. Une bonne affaire.',
      action: 'La Mission de Hal rapporte plus\u202f: choisissez la carte sous votre vaisseau.',
      more: 'Le dé vaut 2\u202f: activez-la encore.',
    },
    find: {
      say: 'À vous de trouver\u202f: gagnez 4 PV ce tour-ci.',
      came: 'Des robots sont devenus des points. Tout peut servir de ressource.',
      roll: 'Relancer maintenant coûterait 3 PV.',
      turn: 'C’est moins de 4 PV. En quoi changer les robots de votre salle de repos\u202f?',
    },
  },

  ravagers: {
    title: 'Ravageurs et dégâts',
    about: 'Pourquoi ils viennent, ce qu’ils prennent et à quoi ils servent.',
    learned:
      'Les icônes voisines d’une carte placée réveillent des Ravageurs. Ils frappent d’abord, tiennent des robots, et valent cher en main.',
    wake: {
      say: 'Une carte placée entre ces icônes réveille un Ravageur pour chacune. Chacun apporte un cube Dégât.',
    },
    pay: {
      say: 'Un Ravageur tient la Commande\u202f: payez-le. Défaussez la carte grise et volez à la case verte.',
      came: 'Si vous ne pouvez pas payer, vous perdez 1 PV.',
      card: 'Cette fois, commencez par le dé.',
      destroy: 'Cela le chasserait. Cette fois, payez et volez.',
      green: 'La carte verte servira sur la case verte. Défaussez la grise.',
      hex: 'Votre Mission est verte\u202f: volez à la case verte indiquée.',
    },
    free: {
      say: 'À l’action 4, un Ravageur tient votre robot. Détruisez-y les deux Ravageurs.',
      came: 'Votre robot est de retour, et deux cartes sont à vous.',
      command: 'Cela fait voler un vaisseau. Le viseur, c’est la Destruction.',
      other: 'Votre robot n’y est pas. Il est retenu à l’action 4.',
    },
    spend: {
      say: 'Les cartes Ravageur valent des points\u202f: votre Mission change chacune en 2 PV. Activez-la deux fois.',
      came: 'Ce que vous détruisez, vous pouvez le dépenser.',
      card: 'Autour du plateau, elle servirait aussi. Ici, elle vaut 2 PV.',
      destroy: 'Deux cartes suffisent\u202f: votre Mission en fait des PV maintenant.',
      more: 'Il vous reste une carte Ravageur\u202f: activez-la encore.',
    },
    find: {
      say: 'À vous de trouver\u202f: libérez votre robot.',
      came: 'Vous avez compté les cubes avant de choisir. Tout est là.',
      roll: 'Relancer ne le libère pas, et les dés coûteraient 4 PV.',
      turn: 'Votre robot est retenu à l’action 3. Deux Ravageurs demandent deux activations.',
    },
  },

  cards: {
    title: 'Vos cartes et votre grille',
    about: 'Une carte fait agir toute une ligne, avant même le dé.',
    learned:
      'Une carte contre une ligne ou une colonne active ses tuiles de la même couleur\u202f; une carte Ravageur les active toutes.',
    row: {
      say: 'D’abord une carte, puis un dé. Jouez la carte orange contre la ligne 1\u202f: activez les deux tuiles orange.',
      came: 'Un PV et un vaisseau, et vous avez encore votre dé.',
      die: 'Après le dé, il est trop tard pour une carte. Jouez d’abord la carte.',
      empty: 'Il n’y a aucune tuile dans cette ligne.',
      column: 'Elle y trouve une tuile orange au plus. La ligne 1 en a deux.',
      done: 'Une autre tuile peut encore agir.',
    },
    ravager: {
      say: 'Une carte Ravageur active toutes les couleurs. Jouez-la sous la colonne 1\u202f: activez les trois tuiles.',
      came: '3 PV pour une seule carte.',
      die: 'Jouez d’abord la carte, puis le dé.',
      gray: 'La carte grise active une seule tuile. La carte Ravageur les active toutes.',
      slot: 'Elle y trouve une tuile au plus. La colonne 1 en a trois.',
      done: 'D’autres tuiles peuvent agir.',
    },
    inject: {
      say: 'Formez une ligne d’une couleur\u202f: prenez la tuile orange à 1 PV et injectez-la dans la ligne 1.',
      came: 'Trois tuiles orange en ligne\u202f: une carte orange les active toutes.',
      tile: 'Cette tuile a une autre couleur. Prenez l’orange.',
      row: 'La ligne 1 a déjà deux tuiles orange\u202f: injectez-la là.',
    },
    neighbour: {
      say: 'Les flèches activent une voisine. Jouez la carte orange contre la ligne 2\u202f: activez la tuile à PV, au-dessus.',
      came: 'Une carte orange a donc fait agir une tuile grise.',
      die: 'Jouez d’abord la carte, puis le dé.',
      slot: 'La tuile aux flèches est dans la ligne 2.',
      robot: 'Un robot, c’est bien, mais la tuile du dessus donne 1 PV.',
    },
    find: {
      say: 'À vous de trouver\u202f: gagnez 3 PV ce tour-ci.',
      came: 'Carte, tuiles, dé\u202f: deux choses en un tour.',
      roll: 'Relancer coûterait la valeur du dé sans rien rapporter.',
      turn: 'C’est moins de 3 PV. Quelle carte active le plus de tuiles, et où\u202f?',
    },
  },

  journey: {
    title: 'Nouveaux dés et voyage',
    about: 'Ce qu’un lancer apporte, ce qu’il coûte, et ce qui part avec la bandelette.',
    learned:
      'La Séquence B lance un dé par robot au travail, vide votre plateau et fait avancer le Black Angel\u202f; la première bandelette part.',
    strip: {
      say: 'Cette bandelette part à la prochaine avancée. Ce qui s’y trouve est résolu, puis s’en va.',
    },
    ship: {
      say: 'Votre Mission y donne 3 PV, et 3 de plus pour un vaisseau. Volez-y, puis terminez le tour.',
      came: 'Elle rapporte double. Il ne reste qu’une étoile\u202f: il est temps d’avancer.',
      hex: 'Les PV sont sur votre Mission\u202f: volez sur sa case.',
      roll: 'Attendez un tour\u202f: avec votre vaisseau, la Mission rapporte double.',
    },
    leave: {
      say: 'Relancez les dés, avancez et terminez le tour\u202f: la bandelette part.',
      came: '3 PV pour la carte, 3 PV pour le vaisseau. Ce qui était sur la bandelette est parti.',
    },
    station: {
      say: 'Un dé par robot au travail. Activez la tuile verte avec la carte\u202f: envoyez un robot au vert.',
      came: 'Désormais, vous lancez deux dés verts.',
      die: 'Jouez d’abord la carte, puis le dé.',
      slot: 'La tuile verte est dans la ligne 3.',
      gain: 'Un nouveau robot se reposerait. Choisissez la réaffectation.',
      colour: 'Cette fois, la salle verte.',
    },
    find: {
      say: 'À vous de trouver\u202f: gagnez 6 PV ce tour-ci.',
      came: 'Relancer au bon moment est aussi un coup.',
      turn: 'C’est moins. Qu’arrive-t-il à votre Mission quand la bandelette part\u202f?',
    },
  },

  endings: {
    title: 'Les deux fins',
    about: 'Spes ou les Ravageurs\u202f: comment la partie finit, et ce qui compte alors.',
    learned:
      'La partie finit un tour de table après l’arrivée à Spes ou la fin de la pile Ravageur. Les éléments ne comptent qu’à Spes.',
    two: {
      say: 'Deux choses finissent la partie\u202f: le Black Angel atteint Spes, ou la pile Ravageur s’épuise.',
    },
    arrive: {
      say: 'Spes est à une case. Relancez les dés, avancez et terminez le tour.',
      came: 'On finit le tour de table, puis on en joue un dernier. Le Black Angel reste à Spes.',
    },
    overrun: {
      say: 'Il reste une carte Ravageur, et une Mission en réveille deux. Volez à la case verte et placez-la.',
      came: 'La pile est épuisée\u202f: un dernier tour de table, sans Spes.',
      card: 'Cela ne réveille personne. Prenez le dé.',
      hex: 'Votre carte est verte\u202f: volez à la case verte indiquée.',
      done: 'La pile ne s’épuiserait pas. Placez la carte.',
    },
    items: {
      say: 'À Spes, deux éléments valent 1 PV\u202f: robots en salle de repos, ressources, vaisseaux en stock.',
    },
    find: {
      say: 'Les Ravageurs finissent la partie\u202f: les éléments ne valent rien. Changez les vôtres en 4 PV.',
      came: 'Qui connaît la fin sait quoi dépenser.',
      roll: 'Plus le temps de relancer\u202f: vos dés valent des PV maintenant.',
      turn: 'C’est moins de 4 PV. Qu’est-ce qui change des ressources en PV\u202f?',
    },
  },

  hal: {
    title: 'Hal',
    about: 'Comment Hal choisit, ce qu’il vous prend, et comment en profiter.',
    learned: 'La carte de Hal nomme une couleur. Il en prend le meilleur dé, et vous paie si c’est le vôtre.',
    card: {
      say: 'À chaque tour, Hal pioche une carte\u202f: une couleur et une action. Il prend le meilleur dé de cette couleur.',
    },
    take: {
      say: 'Utilisez le 1 gris\u202f: le débris en stock, puis la fin du tour. Surveillez votre 3 vert.',
      came: 'Hal a pris votre 3 vert et laissé une ressource. Utilisez d’abord votre meilleur dé.',
      green: 'Bien vu\u202f! Mais cette fois, laissez le 3 et voyez ce que fait Hal.',
      card: 'Pas de carte cette fois. Prenez le dé gris.',
      debris: 'Cette fois, dans le stock.',
    },
    buy: {
      say: 'Plus aucun dé, mais la ressource de Hal\u202f: achetez-lui son 2 orange.',
      came: 'Il gagne 1 PV, vous gagnez un tour.',
      card: 'Pas de carte cette fois. Achetez le dé.',
      roll: 'Après un lancer, Hal joue le bas de sa carte. Achetez d’abord le dé.',
    },
    find: {
      say: 'À vous de trouver\u202f: gagnez 2 PV. Hal peut y gagner aussi.',
      came: 'Les Missions de Hal vous servent aussi, là où est votre vaisseau.',
      roll: 'Relancer ne rapporte rien ici.',
      turn: 'C’est moins de 2 PV. Où est votre vaisseau\u202f?',
    },
  },
} as const;

export const chapters: TextsOf<'chapters', 'fr'> = { learn: { ...own, ...experts } };
