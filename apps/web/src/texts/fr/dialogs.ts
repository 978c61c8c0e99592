// Les dialogues de la table, chargés avec eux.

import type { TextsOf } from '../texts.ts';

export const dialogs: TextsOf<'dialogs', 'fr'> = {
  decided: {
    decisive: 'Ce qui a décidé\u202f: {{what}}.',
    greatest: 'La plus grande différence\u202f: {{what}}.',
    yours: '{{vp}} de vos {{total}} PV viennent {{source}} ({{pair}})',
    theirs: '{{vp}} des {{total}} PV {{of}} viennent {{source}} ({{pair}})',
    lost: 'les PV perdus à cause {{source}} ({{pairs}})',
    you: 'vous\u202f: {{vp}}',
    other: '{{name}}\u202f: {{vp}}',
    source: {
      start: 'du départ',
      missions: 'des Missions activées',
      rewards: 'des récompenses de pose',
      neutralization: 'des Missions expulsées',
      technology: 'des tuiles Technologie',
      boosts: 'des boosts',
      halDiscover: 'de l’action Découverte',
      halRepair: 'de l’action Réparation',
      halDestroy: 'de l’action Destruction',
      halCommand: 'de l’action Commande',
      halInstead: 'd’actions sans effet',
      halDice: 'des dés vendus',
      dice: 'des dés inutilisés',
      damage: 'des dés endommagés',
      ravagers: 'des Ravageurs',
      advanced_one: 'de {{count}} tuile avancée en fin de partie',
      advanced_other: 'de {{count}} tuiles avancées en fin de partie',
      items: 'des éléments en fin de partie',
    },
  },

  turningPoints: {
    title: 'Les tours décisifs',
    turn: 'Tour de table {{round}}, {{name}}',
    ahead: 'votre avance\u202f: {{change}} PV',
    leader: 'avance ({{name}})\u202f: {{change}} PV',
    show: 'Montrer ce tour',
  },

  handover: {
    title: 'Passez l’appareil à {{name}}',
    text: 'Les mains sont cachées. {{name}}, c’est bon pour vous\u202f?',
    ready: 'Je suis {{name}}, montrer ma main',
    decision: '{{name}} a une décision à prendre pendant le tour de quelqu’un d’autre.',
  },

  keyLines: {
    tab: 'parcourir les éléments en surbrillance, les zones et les boutons\u202f; avec Maj, en sens inverse',
    glowing: 'aller à l’élément en surbrillance précédent ou suivant',
    all: 'aller à l’élément précédent ou suivant, en surbrillance ou non\u202f; son infobulle dit pourquoi il n’est pas possible maintenant',
    choose: 'choisir',
    back: 'annuler le choix, fermer ce qui est ouvert',
    undo: 'annuler une étape',
    undoTurn: 'annuler tout le tour',
    end: 'finir le tour, ou «\u202fTerminé\u202f»',
    hint: 'conseil',
    skip: 'passer ce qui est montré',
    replayMove: 'en revoyant la partie, un coup en arrière ou en avant\u202f; au tour de Hal, une étape',
    replayTurn: 'en revoyant la partie, un tour en arrière ou en avant',
    replayEnds: 'en revoyant la partie, au début ou à la fin',
    board: 'plateau du premier, deuxième, troisième ou quatrième joueur',
    log: 'aller au journal',
    help: 'cette aide',
  },

  settings: {
    title: 'Réglages',
    language: 'Langue',
    sound: 'Son',
    speed: 'Vitesse des animations',
    speeds: { slow: 'Lente', normal: 'Normale', fast: 'Rapide', off: 'Aucune' },
    reducedMotion:
      'Votre appareil demande moins de mouvement\u202f: les tours sont montrés pas à pas, mais rien ne vole.',
    automatic: 'Résoudre les choix évidents',
    automaticHelp: 'Les décisions à une seule issue sont prises pour vous.',
    automaticCosts: 'Ce qui vous coûte quelque chose reste toujours votre choix.',
    confirm: 'Confirmer les choix coûteux',
    confirmHelp: 'Demander une fois avant un coup permis mais sans doute mauvais.',
    coach: 'Entraîneur',
    coaches: { off: 'Non', gentle: 'Discret', full: 'Complet' },
    ruleIds: 'Montrer les numéros de règles',
    ruleIdsHelp: 'Dans le journal et les réponses, par exemple A2.C4. Dans tous les cas, chaque ligne mène à sa règle.',
    coachHelp:
      'Discret\u202f: il prévient avant un tour qui abandonne au moins 1,5\u202fPV. Complet\u202f: il dit aussi ce que vaut chaque choix. Absent des parties classées et des tables sans conseils.',
  },

  help: {
    title: 'Aide',
    rules: 'Règles',
    rule: 'Règle {{rule}}',
    inBrief: 'En bref',
    brief: {
      goal: 'Avoir le plus de PV quand le Black Angel atteint Spes ou que les Ravageurs le submergent.',
      a: 'Séquence A\u202f: jouez si vous voulez une carte autour de votre plateau, utilisez un dé pour une action ou une Mission, piochez une carte.',
      b: 'Relancer et avancer (Séquence B)\u202f: rendez les dés inutilisés, relancez, réinitialisez votre plateau\u202f; le Black Angel avance.',
      robots:
        'Les robots des salles d’affectation fixent le nombre de vos dés\u202f; ceux de la salle de repos font le travail.',
    },
    reader: {
      title: 'Avec un lecteur d’écran',
      mode: 'Les touches ci-dessous marchent en mode formulaire (NVDA\u202f: NVDA+Espace, JAWS\u202f: Inser+Z). En mode navigation, lettres et flèches appartiennent au lecteur d’écran\u202f; seules Tab et Entrée arrivent à la page.',
      spoken:
        '«\u202fRaconter pour un lecteur d’écran\u202f», dans les réglages et premier bouton de la table\u202f: un seul message par tour, et le focus attend une touche.',
      keys: {
        glowing: 'ce qu’on peut choisir, et ce qui en résulterait',
        all: 'tout ce qui est sur la table\u202f; ce qu’on ne peut pas choisir dit pourquoi',
        log: 'le journal\u202f; les flèches haut et bas y vont de ligne en ligne',
      },
    },
    shapes: 'Formes',
    shapesHelp:
      'L’orange est une planète à anneau, le gris un hexagone, le vert une flèche. Chaque joueur a aussi sa forme.',
    playerShapes: { disc: 'disque', square: 'carré', triangle: 'triangle', star: 'étoile' },
    tooltip:
      'Survolez un élément, ou appuyez longuement, pour savoir ce que c’est\u202f; attendez un peu pour voir la règle.',
  },

  /** What a newcomer meets for the first time. */
  newHere: {
    ravagerIcon:
      'Nouveau\u202f: une Mission placée à côté de cette icône fait venir un Ravageur, et avec lui un dégât.',
    comet: 'Nouveau\u202f: l’étoile filante concerne Hal\u202f: il gagne 3 PV quand il y place une Mission.',
    neutralization:
      'Nouveau\u202f: une carte avec l’icône de la porte est une neutralisation. Elle rapporte une fois, quand sa bandelette part.',
    reserved: 'Nouveau\u202f: un dé dans la zone au cadenas est réservé\u202f: les autres ne peuvent pas l’acheter.',
    endings:
      'Nouveau\u202f: à côté de vos PV, votre score si Spes est atteinte, et si les Ravageurs terminent la partie.',
    endingsInTab:
      'Nouveau\u202f: l’onglet Joueurs montre votre score si Spes est atteinte, et si les Ravageurs terminent la partie.',
  },

  replay: {
    title: 'Revoir la partie',
    slider: 'Moment de la partie',
    moment: 'Coup {{move}} sur {{moves}}',
    first: 'Au début',
    last: 'À la fin',
    play: 'Lecture',
    pause: 'Pause',
    exit: 'Revenir à la partie',
    fork: 'Continuer à partir d’ici',
    forkHelp: 'Une nouvelle partie commence à ce moment\u202f; celle-ci reste telle quelle.',
    share: 'Partager ce moment',
  },

  score: {
    source: {
      start: 'Départ',
      missions: 'Missions',
      rewards: 'Récompenses de pose',
      neutralization: 'Missions expulsées',
      technology: 'Tuiles Technologie',
      boosts: 'Boosts',
      halDiscover: 'Hal\u202f: Découverte',
      halRepair: 'Hal\u202f: Réparation',
      halDestroy: 'Hal\u202f: Destruction',
      halCommand: 'Hal\u202f: Commande',
      halInstead: 'Hal\u202f: 3 PV au lieu d’une action',
      halDice: 'Hal\u202f: dés vendus',
      dice: 'Dés inutilisés',
      damage: 'Dés endommagés',
      ravagers: 'Ravageurs',
      advanced: 'Tuiles avancées',
      items: 'Éléments',
      other: 'Autres',
    },
    during: 'Pendant la partie',
    advanced: 'Tuiles avancées',
    items: 'Éléments',
    total: 'Total',
    noItems: 'Les éléments ne comptent que si Spes est atteinte.',
    bySpes: 'Le Black Angel a atteint Spes.',
    byRavagers: 'Les Ravageurs ont submergé la frégate.',
    youWin: 'Vous gagnez\u202f!',
    wins: '{{name}} gagne\u202f!',
    shared: 'Victoire partagée\u202f: {{names}}',
    halWins: 'Hal gagne.',
    halTie: 'Égalité\u202f: elle profite à Hal.',
    beatHal: 'Vous battez Hal de {{vp}}\u202f!',
    overTime: 'PV au fil du temps',
    sources: 'D’où viennent les PV',
    limitNote: '{{vp}} sur {{limit}} au plus',
    round: 'Tour de table',
    skill: 'Chance et adresse',
    playAgain: 'Rejouer',
    newGame: 'Nouvelle partie',
    review: 'Revoir la partie',
    copyLink: 'Copier un lien',
    shareText: 'Black Angel\u202f: {{result}}. Graine {{seed}}.',
    shareFailed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  },

  recap: {
    nothing: 'Il ne s’est rien passé.',
    goOn: 'Continuer',
  },
};
