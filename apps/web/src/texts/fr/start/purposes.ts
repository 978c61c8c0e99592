// À quoi sert chaque chose. / What a thing is for, what comes next, what is lost, in French.

export const purposes = {
  purpose: {
    action: {
      discover: 'Découverte\u202f: prenez des tuiles Technologie pour votre plateau, une par point du dé.',
      repair: 'Réparation\u202f: retirez des dégâts, un par point du dé\u202f; chacun devient un débris à vous.',
      destroy: 'Destruction\u202f: prenez en main des cartes Ravageur, une par point du dé.',
      command: 'Commande\u202f: déplacez un vaisseau et placez une Mission {{colour.f}} là où il arrive.',
    },
    compartment:
      'Les dés de ce joueur\u202f: il en utilise un à son tour. Les autres peuvent acheter ceux qui ne sont pas réservés.',
    dieOwn: 'Votre dé\u202f: sa couleur dit quelles actions il permet, son chiffre combien de fois ou jusqu’où.',
    dieOthers: 'Le dé d’un autre joueur\u202f: achetez-le pour 1 ressource et utilisez-le aussitôt.',
    cardMission:
      'Dans votre main\u202f: jouez-la autour de votre plateau pour activer des tuiles, ou placez-la dans l’espace par une Commande.',
    cardRavager:
      'Dans votre main\u202f: jouée autour de votre plateau, elle active les trois tuiles d’une ligne ou d’une colonne.',
    slot: {
      any: 'Une carte posée ici active les tuiles de sa couleur dans cette ligne ou cette colonne\u202f; une carte Ravageur active les trois.',
      mission: 'La carte active les tuiles de sa couleur dans cette ligne ou cette colonne.',
      ravager: 'Une carte Ravageur posée ici active les trois tuiles de cette ligne ou de cette colonne.',
    },
    arrow: 'Une nouvelle tuile entre ici et pousse les autres\u202f; la dernière peut sortir.',
    cell: 'Vos tuiles agissent quand une carte est jouée devant leur ligne ou leur colonne.',
    place:
      'L’étalage\u202f: la Découverte prend les tuiles ici. Les nouvelles entrent par les emplacements à 2 et poussent les autres.',
    show: 'Les tuiles avancées ne font rien pendant la partie\u202f; elles rapportent des PV à la fin.',
    advanced: 'Une tuile avancée poussée hors de votre grille vient ici et rapporte plus, jusqu’au maximum.',
    supply: 'Les dés que personne n’a\u202f: vous lancez ceux-ci. Un dé endommagé coûte 1 PV.',
    station: 'Chacun de vos robots ici vous donne un dé de cette couleur quand vous relancez.',
    breakRoom:
      'Vos robots libres\u202f: ils pilotent les vaisseaux, restent sur les Missions placées et servent à payer.',
    deck: 'Après avoir utilisé un dé, vous piochez une carte Mission de sa couleur.',
    storage: {
      ship: 'Les vaisseaux que la Commande peut introduire.',
      debris:
        'Débris\u202f: dépensez-en 1 pour retourner un de vos dés sur sa face opposée\u202f; certaines Missions en demandent.',
      resource: 'Ressources\u202f: dépensez-en 1 pour acheter le dé d’un autre, ou pour réserver un des vôtres.',
      robot: 'Robots pas encore en jeu\u202f: en gagner les fait venir dans la salle de repos.',
    },
    hex: 'Les vaisseaux volent jusqu’ici\u202f; une Mission se place sur une case de sa couleur.',
    ship: 'Votre vaisseau\u202f: la Commande le déplace, puis place une Mission là où il arrive.',
    tile: 'Une tuile à côté de votre plateau\u202f: à injecter, ou expulsée et gardée pour payer des Missions.',
    ravagerDeck: 'Les Ravageurs encore à venir. Quand la pile est vide, la fin de la partie commence.',
    ravager: 'Un Ravageur sur une action\u202f: qui réalise l’action en paie d’abord le prix.',
    secureArea: 'Ici se trouve un dé réservé\u202f: les autres ne peuvent pas l’acheter.',
    stack: 'Les nouvelles tuiles Technologie viennent de ces piles quand une Mission est placée.',
    limit:
      'Le maximum de PV d’une tuile sur cet emplacement\u202f; il augmente avec vos cartes expulsées de cette couleur.',
    player: {
      vp: 'PV actuels',
      ravagers:
        'Cartes Ravageur en main\u202f: jouée autour du plateau, chacune active toute une ligne ou toute une colonne',
      missions: 'Cartes Mission en main',
      dice: 'Dés restants dans le compartiment',
      robots: 'Robots dans la salle de repos, prêts à servir',
    },
    halCard: 'La dernière carte de Hal, déjà jouée. Elle disait\u202f: «\u202f{{card}}\u202f»',
    halDeck: 'Les cartes de Hal\u202f: à chaque tour, il en pioche une qui dit ce qu’il fait.',
    button: {
      'sequence-b':
        'Rendez les dés qui vous restent (chacun coûte sa valeur en PV), lancez-en un par robot en salle d’affectation, puis avancez\u202f: la première bandelette s’en va.',
      'turn-die': 'Le dé montre sa face opposée\u202f: étoile et 2, ou 1 et 3.',
      pass: 'Ne plus rien faire au dernier tour de table.',
      reserve: 'Un dé réservé ne peut pas être acheté\u202f: il sera encore à vous à votre prochain tour.',
    },
  },

  next: {
    slot: 'Choisissez maintenant un emplacement libre\u202f: les tuiles que la carte active s’éclairent.',
    hex: 'Choisissez maintenant la case d’arrivée. Un signe de carte indique où une Mission pourrait être placée.',
    flight: 'Choisissez maintenant la case d’arrivée.',
    arrow: 'Choisissez maintenant la flèche par laquelle la tuile entre.',
    station: 'Choisissez maintenant sa salle d’affectation.',
    'break-room': 'Choisissez maintenant la salle de repos.',
    die: 'Choisissez maintenant le dé à réserver.',
    choice: 'Choisissez maintenant son effet.',
  },

  looks: {
    chosen: 'choix actuel',
    final: 'ne peut pas être annulé',
    canPlace: 'une Mission pourrait être placée ici',
    leaving: 'Cette bandelette s’en va à la prochaine avancée du Black Angel, avec tout ce qui s’y trouve',
    ifChosen: 'Si vous choisissez «\u202f{{what}}\u202f»\u202f:',
    ifRolled: 'Si vous relancez, {{what}}',
    lostDice_one: 'vous perdez {{count}} PV (dés inutilisés)',
    lostDice_other: 'vous perdez {{count}} PV (dés inutilisés)',
    lostAll_one: 'vous perdez votre seul PV (dés inutilisés\u202f: {{dice}})',
    lostAll_other: 'vous perdez tous vos PV, soit {{count}} (dés inutilisés\u202f: {{dice}})',
    leaves: 'la première bandelette emporte {{what}}',
    leavingMission: 'votre Mission {{card}} ({{pays}})',
    leavingOther: 'la Mission {{card}} {{of}} ({{pays}})',
    paysNothing: 'ne rapporte rien',
    leavingShip: 'votre vaisseau de la case {{hex}} (perdu)',
  },
} as const;
