// The pages around the table: start, storage, about, and what the table shares with them.

export const pages = {
  app: {
    name: 'Black Angel',
    title: '{{page}} · Black Angel',
    page: {
      home: 'Home',
      new: 'New game',
      games: 'Your games',
      rules: 'Rules',
      learn: 'Learn',
      puzzles: 'Puzzles',
      play: 'At the table',
      account: 'Account',
      operator: 'Operator',
      tournaments: 'Tournaments',
      tournament: 'Tournament',
      leaderboard: 'Leaderboard',
      player: 'Player',
      daily: 'Daily challenge',
      review: 'Review',
      workshop: 'Workshop',
      statistics: 'Statistics',
    },
    tagline: 'Humanity’s last frigate. Minds that never sleep. A planet called hope.',
    description:
      'Black Angel, the board game, in your browser: alone against Hal, against bots, or around one device. Unofficial fan project.',
    skipToContent: 'Skip to content',
    loading: 'Loading…',
  },

  /** A component set, wherever it is named. */
  sets: {
    by: '{{name}} by {{author}}',
    variant: 'variant',
    broken: '{{name}} (cannot be played yet)',
    differences_one: 'differs from the built-in set in {{count}} fact',
    differences_other: 'differs from the built-in set in {{count}} facts',
    toWorkshop: 'Make your own set',
  },

  common: {
    which: '{{what}}: {{which}}',
    close: 'Close',
    cancel: 'Cancel',
    more: 'More',
    download: 'Download',
  },

  crash: {
    title: 'Something went wrong',
    text: 'Something broke on our side. Your game is saved up to the last move.',
    reload: 'Reload the page',
    export: 'Export the game as a file',
    home: 'Back to the home page',
  },

  landing: {
    pitch:
      'You are one of the artificial minds aboard the Black Angel. Roll your dice, steal your rivals’, strike deals with three alien peoples and hold off the Ravagers, all the way to Spes.',
    playNow: 'Play now against Hal',
    newGame: 'New game',
    continue: 'Continue',
    learn: 'How it plays',
    voyage: {
      title: 'New here?',
      text: 'Learn by playing: the first voyage takes a few minutes, one sentence at a time.',
      start: 'Start the first voyage',
      left: 'Your first voyage',
      leftText: 'Your place is kept.',
      resume: 'Go on with the voyage',
      decline: 'No, thanks',
    },
    points: {
      dice: 'Every die is an offer: use yours, buy theirs.',
      space: 'Send ships ahead, place Missions, and cash in before the strip slips away.',
      grid: 'Inject Technology into your grid and chain its effects.',
      end: 'Reach Spes, or be overrun: two endings, two scores.',
    },
    puzzleOfDay: 'Puzzle of the day',
    features: 'Solitaire, bots or one device for up to four. Free, offline, in {{number}} languages.',
  },

  skill: {
    question: 'How well do you know Black Angel?',
    help: 'This sets how strongly Hal plays. You can change it in the settings.',
    new: 'I am new to it',
    knows: 'I know the rules',
    often: 'I play it often',
    hal: 'Hal: {{level}}',
    offer: 'Another opponent',
    stronger: 'You have won your last three games. Would you like a stronger Hal ({{level}})?',
    weaker: 'Your last three games went to Hal. Would you like a weaker one ({{level}})?',
    take: 'Yes: {{level}}',
    stay: 'No, stay with {{level}}',
    setting: 'How well you know the game',
  },

  menu: {
    title: 'Menu',
    newGame: 'New game',
    games: 'Your games',
    settings: 'Settings',
    rules: 'Rules',
    learn: 'Learn',
    help: 'Help',
    language: 'Language',
    save: 'Save as a file',
    savePosition: 'Save the position',
    replay: 'Replay',
    leave: 'Leave the table',
    soundOn: 'Sound on',
    soundOff: 'Sound off',
  },

  games: {
    solitaire: 'Solitaire, Hal {{level}}',
    error: {
      missing: 'This browser no longer has that game.',
      unreadable: 'Your saved games could not be read.',
    },
  },

  newGame: {
    hal: {
      easy: { name: 'easy', title: 'Easy' },
      standard: { name: 'standard', title: 'Standard' },
      difficult: { name: 'difficult', title: 'Difficult' },
      extreme: { name: 'extreme', title: 'Extreme' },
    },
    namePlaceholder: 'Your name',
    botLevels: {
      novice: { title: 'Novice' },
      easy: { title: 'Easy' },
      normal: { title: 'Normal' },
      hard: { title: 'Hard' },
      expert: { title: 'Expert' },
    },
    daily: 'Daily challenge',
    components: 'Components',
  },

  storage: {
    notKept: 'The game could not be saved in this browser. Export it as a file before you close the page.',
    unlearned:
      'Hard and Expert play a little weaker here: what they learned does not fit this set, or could not be loaded.',
    broken: 'An error stopped this game. It is saved up to the last move.',
    full: 'This browser’s storage is full. Delete old games, or export this one as a file.',
    blocked: 'This browser does not let the page save games. Is this a private window?',
    unreadable: 'A saved game could not be read. It has not been deleted.',
    otherTab: 'This game is open in another tab. Make your moves there.',
    takeOver: 'Play here',
  },

  update: {
    offlineReady: 'Ready to play offline.',
    waiting: 'A new version is ready.',
    gameOpen: 'The new version starts once no game is open in any tab.',
    accept: 'Update now',
  },

  settings: {
    draft: '{{language}} (draft)',
    name: 'Your name at the table',
    spoken: 'Told for a screen reader',
    spokenHelp: 'One message for each turn instead of a film, and the focus stays where it is until you press a key.',
  },

  about: {
    footerLong:
      'Black Angel is a board game by Sébastien Dujardin, Xavier Georges and Alain Orban, published by Pearl Games. This is an unofficial fan project, not affiliated with or endorsed by them. All art, sounds and wording here are our own.',
    buy: 'If you enjoy it, get the real game.',
    privacy: 'No account, no tracking. Your games stay in this browser.',
    components: 'Some card faces are reconstructed; a component file can replace them.',
  },
} as const;
