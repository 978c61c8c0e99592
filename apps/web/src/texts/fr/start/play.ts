// La table. / The table itself, in French.

export const play = {
  play: {
    tabs: { space: 'Espace', ship: 'Vaisseau', you: 'Vous', players: 'Joueurs', log: 'Journal' },
    tabsLabel: 'Parties de la table',
    prompt: 'À faire maintenant',
    buttons: {
      undo: 'Annuler',
      undoTurn: 'Annuler le tour',
      hint: 'Conseil',
      paths: 'Chemins vers les points',
      skip: 'Passer l’animation',
      menu: 'Menu',
    },
    undoBarrier: 'Impossible d’annuler au-delà\u202f: quelque chose de caché a été révélé, ou des dés ont été lancés.',
    consequences: 'Conséquences',
    yourTurn: 'À vous',
    halsTurn: 'Tour de Hal',
    turnEnds: 'Fin de votre tour',
    chosen: 'Choix\u202f: {{what}}',
    round: 'Tour de table {{round}}',
    lastRound: 'Dernier tour de table',
    nextToLastRound: 'Encore un tour de table après celui-ci',
    spes_one: '{{count}} avancée avant Spes',
    spes_other: '{{count}} avancées avant Spes',
    spesHelp: 'Chaque fois qu’un joueur relance ses dés et avance, le Black Angel fait une avancée.',
    ravagers_one: '{{count}} Ravageur restant',
    ravagers_other: '{{count}} Ravageurs restants',
    ravagersHelp: 'Une pile Ravageur vide déclenche la fin de la partie.',
    dieInUse: 'Dé utilisé\u202f: {{die}}',
    pin: 'Épingler',
    unpin: 'Désépingler',
    spectator: 'Vous regardez la partie.',
  },

  players: {
    title: 'Joueurs',
    vp: 'PV',
    robots: 'Robots dans la salle de repos',
    robotsSupply: 'Robots dans la réserve',
    dice: 'Dés',
    resources: 'Ressources',
    debris: 'Débris',
    ships: 'Vaisseaux en stock',
    missions: 'Cartes Mission',
    ravagers: 'Cartes Ravageur',
    ifSpes: 'PV si Spes est atteinte',
    ifRavagers: 'PV si les Ravageurs l’emportent',
    projectedHelp: 'PV actuels, plus les tuiles avancées, plus les éléments si Spes est atteinte.',
    halHelp: 'Hal change aussitôt en PV tout ce qu’il gagne.',
    figure: '{{what}} {{number}}',
    said: '{{who}}\u202f: {{vp}}. {{spes}} si Spes est atteinte, {{ravagers}} si les Ravageurs l’emportent. {{figures}}.',
    saidHal: '{{who}}\u202f: {{vp}}. {{figures}}.',
    neutral: 'Joueur neutre',
  },

  confirm: {
    title: 'Vraiment\u202f?',
    goAhead: 'Le faire quand même',
    goBack: 'Réfléchir encore',
    move: '{{move}}\u202f? {{what}}',
    loseVp_one: 'Cela vous coûte {{count}} PV.',
    loseVp_other: 'Cela vous coûte {{count}} PV.',
    inAll_one: 'En tout, cela vous coûte {{count}} PV.',
    inAll_other: 'En tout, cela vous coûte {{count}} PV.',
  },

  hint: {
    thinking: 'À la recherche d’un bon coup…',
    suggests: 'Suggestion\u202f: {{move}}',
    because: 'car {{reason}}',
    apply: 'Jouer ce coup',
    reasons: {
      vp: 'cela vaut environ {{vp}} PV de plus que le deuxième meilleur coup',
      only: 'rien d’autre n’a de sens',
      gains: 'cela rapporte {{what}}',
    },
  },

  recap: {
    title: 'Depuis votre dernier tour',
    vpChange: '{{name}} {{change}} PV',
  },

  replay: {
    previous: 'Un coup en arrière',
    next: 'Un coup en avant',
  },

  score: {
    title: 'Scores',
    share: 'Partager',
    saveRecord: 'Enregistrer la partie',
    linkCopied: 'Lien copié',
  },

  announce: {
    undone: 'Coup annulé.',
    events: 'Ce qui s’est passé',
  },
} as const;
