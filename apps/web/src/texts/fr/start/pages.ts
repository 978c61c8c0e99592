// Les pages autour de la table. / The pages around the table, in French.

export const pages = {
  app: {
    name: 'Black Angel',
    title: '{{page}} · Black Angel',
    page: {
      home: 'Accueil',
      new: 'Nouvelle partie',
      games: 'Vos parties',
      rules: 'Règles',
      learn: 'Apprendre',
      puzzles: 'Problèmes',
      play: 'À la table',
      account: 'Compte',
      operator: 'Responsable',
      tournaments: 'Tournois',
      tournament: 'Tournoi',
      leaderboard: 'Classement',
      player: 'Joueur',
      daily: 'Défi du jour',
      review: 'Analyse de la partie',
      workshop: 'Atelier',
      statistics: 'Statistiques',
    },
    tagline: 'La dernière frégate de l’humanité. Des esprits sans sommeil. Une planète nommée espoir.',
    description:
      'Black Angel, le jeu de plateau, dans votre navigateur\u202f: en solitaire contre Hal, contre des bots ou à plusieurs sur un même appareil. Projet de fans non officiel.',
    skipToContent: 'Aller au contenu',
    loading: 'Chargement…',
  },

  /** A component set, wherever it is named. */
  sets: {
    by: '{{name}}, par {{author}}',
    variant: 'variante',
    broken: '{{name}} (pas encore jouable)',
    differences_one: '{{count}} donnée diffère du matériel fourni',
    differences_other: '{{count}} données diffèrent du matériel fourni',
    toWorkshop: 'Créer votre matériel',
  },

  common: {
    which: '{{what}}\u202f: {{which}}',
    close: 'Fermer',
    cancel: 'Annuler',
    more: 'Plus',
    download: 'Télécharger',
  },

  crash: {
    title: 'Quelque chose s’est mal passé',
    text: 'Une erreur interne s’est produite. Votre partie est enregistrée jusqu’au dernier coup.',
    reload: 'Recharger la page',
    export: 'Exporter la partie dans un fichier',
    home: 'Retour à l’accueil',
  },

  landing: {
    pitch:
      'Vous êtes l’une des intelligences artificielles du Black Angel. Lancez vos dés, raflez ceux de vos rivaux, traitez avec trois peuples venus d’ailleurs et repoussez les Ravageurs, jusqu’à Spes.',
    playNow: 'Jouer tout de suite contre Hal',
    newGame: 'Nouvelle partie',
    continue: 'Continuer',
    learn: 'Comment on joue',
    voyage: {
      title: 'Première visite\u202f?',
      text: 'Apprenez en jouant\u202f: le premier voyage dure quelques minutes, une phrase à la fois.',
      start: 'Commencer le premier voyage',
      left: 'Votre premier voyage',
      leftText: 'Votre place est gardée.',
      resume: 'Reprendre le voyage',
      decline: 'Non, merci',
    },
    points: {
      dice: 'Chaque dé est une offre\u202f: utilisez les vôtres, achetez les leurs.',
      space: 'Envoyez vos vaisseaux, placez des Missions et encaissez avant que la bandelette ne s’éloigne.',
      grid: 'Injectez vos technologies dans la grille et enchaînez leurs effets.',
      end: 'Atteindre Spes ou succomber\u202f: deux fins, deux décomptes.',
    },
    puzzleOfDay: 'Problème du jour',
    features:
      'En solitaire, contre des bots ou jusqu’à quatre sur un même appareil. Gratuit, hors ligne, en {{number}} langues.',
  },

  skill: {
    question: 'Connaissez-vous bien Black Angel\u202f?',
    help: 'Hal joue à la force qui vous convient. Vous pouvez la changer dans les réglages.',
    new: 'Je le découvre',
    knows: 'Je connais les règles',
    often: 'J’y joue souvent',
    hal: 'Hal\u202f: {{level}}',
    offer: 'Un autre adversaire',
    stronger: 'Vous avez gagné vos trois dernières parties. Voulez-vous un Hal plus fort ({{level}})\u202f?',
    weaker: 'Hal a gagné vos trois dernières parties. En voulez-vous un plus faible ({{level}})\u202f?',
    take: 'Oui\u202f: {{level}}',
    stay: 'Non, rester à {{level}}',
    setting: 'Votre connaissance du jeu',
  },

  menu: {
    title: 'Menu',
    newGame: 'Nouvelle partie',
    games: 'Parties',
    settings: 'Réglages',
    rules: 'Règles',
    learn: 'Apprendre',
    help: 'Aide',
    language: 'Langue',
    save: 'Enregistrer dans un fichier',
    savePosition: 'Enregistrer la position',
    replay: 'Revoir la partie',
    leave: 'Quitter la table',
    soundOn: 'Son activé',
    soundOff: 'Son coupé',
  },

  games: {
    solitaire: 'Solitaire, Hal {{level}}',
    error: {
      missing: 'Ce navigateur n’a plus cette partie.',
      unreadable: 'Vos parties enregistrées n’ont pas pu être lues.',
    },
  },

  newGame: {
    hal: {
      easy: { name: 'facile', title: 'Facile' },
      standard: { name: 'standard', title: 'Standard' },
      difficult: { name: 'difficile', title: 'Difficile' },
      extreme: { name: 'extrême', title: 'Extrême' },
    },
    namePlaceholder: 'Votre nom',
    botLevels: {
      novice: { title: 'Novice' },
      easy: { title: 'Facile' },
      normal: { title: 'Normal' },
      hard: { title: 'Fort' },
      expert: {
        title: 'Expert',
      },
    },
    daily: 'Défi du jour',
    components: 'Matériel',
  },

  storage: {
    notKept:
      'La partie n’a pas pu être enregistrée dans ce navigateur. Exportez-la dans un fichier avant de fermer la page.',
    unlearned:
      'Fort et Expert jouent ici un peu moins bien\u202f: ce qu’ils ont appris ne vaut pas pour ce matériel, ou n’a pas pu être chargé.',
    broken: 'Une erreur a arrêté cette partie. Elle est enregistrée jusqu’au dernier coup.',
    full: 'La mémoire de ce navigateur est pleine. Supprimez d’anciennes parties ou exportez celle-ci.',
    blocked: 'Ce navigateur empêche la page d’enregistrer des parties (navigation privée\u202f?).',
    unreadable: 'Une partie enregistrée n’a pas pu être lue. Elle n’a pas été supprimée.',
    otherTab: 'Cette partie est ouverte dans un autre onglet\u202f: jouez vos coups là-bas.',
    takeOver: 'Jouer ici',
  },

  update: {
    offlineReady: 'Prêt à jouer hors ligne.',
    waiting: 'Une nouvelle version est prête.',
    gameOpen: 'La nouvelle version démarrera quand aucune partie ne sera ouverte dans un onglet.',
    accept: 'Mettre à jour',
  },

  settings: {
    draft: '{{language}} (ébauche)',
    name: 'Votre nom à la table',
    spoken: 'Raconter pour un lecteur d’écran',
    spokenHelp:
      'Un seul message par tour au lieu d’une animation, et le focus reste où il est tant que vous n’appuyez pas sur une touche.',
  },

  about: {
    footerLong:
      'Black Angel est un jeu de plateau de Sébastien Dujardin, Xavier Georges et Alain Orban, édité par Pearl Games. Ceci est un projet de fans non officiel, sans lien avec eux ni approbation de leur part. Toutes les images, tous les sons et tous les textes sont les nôtres.',
    buy: 'Si le jeu vous plaît, offrez-vous le vrai.',
    privacy: 'Ni compte, ni pistage. Vos parties restent dans ce navigateur.',
    components: 'Certaines cartes sont reconstituées\u202f; un fichier de matériel peut les remplacer.',
  },
} as const;
