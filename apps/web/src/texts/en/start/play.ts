// The table itself: buttons, panels, replay, hand-over, hints, the final sheet.

export const play = {
  play: {
    tabs: { space: 'Space', ship: 'Ship', you: 'You', players: 'Players', log: 'Log' },
    tabsLabel: 'Parts of the table',
    prompt: 'What to do now',
    buttons: {
      undo: 'Undo',
      undoTurn: 'Undo turn',
      hint: 'Hint',
      paths: 'Paths to points',
      skip: 'Skip animation',
      menu: 'Menu',
    },
    undoBarrier: 'You cannot undo further: something hidden was revealed, or dice were rolled.',
    consequences: 'This will happen',
    yourTurn: 'Your turn',
    halsTurn: 'Hal’s turn',
    turnEnds: 'Your turn ends',
    chosen: 'Chosen: {{what}}',
    round: 'Round {{round}}',
    lastRound: 'Last round',
    nextToLastRound: 'One more round after this one',
    spes_one: '{{count}} advance to Spes',
    spes_other: '{{count}} advances to Spes',
    spesHelp: 'Each time anybody rolls new dice and flies on, the Black Angel makes one advance.',
    ravagers_one: '{{count}} Ravager left',
    ravagers_other: '{{count}} Ravagers left',
    ravagersHelp: 'An empty Ravager deck triggers the end of the game.',
    dieInUse: 'Die in use: {{die}}',
    pin: 'Pin',
    unpin: 'Unpin',
    spectator: 'You are watching.',
  },

  players: {
    title: 'Players',
    vp: 'VP',
    robots: 'Robots in the break room',
    robotsSupply: 'Robots in the supply',
    dice: 'Dice',
    resources: 'Resources',
    debris: 'Debris',
    ships: 'Ships in storage',
    missions: 'Mission cards',
    ravagers: 'Ravager cards',
    ifSpes: 'score if Spes is reached',
    ifRavagers: 'score if the Ravagers end the game',
    projectedHelp: 'VP now, plus Advanced tiles, plus items if Spes is reached.',
    halHelp: 'Hal turns whatever he gains into VP at once.',
    figure: '{{what}} {{number}}',
    said: '{{who}}: {{vp}}. {{spes}} if Spes is reached, {{ravagers}} if the Ravagers end the game. {{figures}}.',
    saidHal: '{{who}}: {{vp}}. {{figures}}.',
    neutral: 'Neutral player',
  },

  confirm: {
    title: 'Are you sure?',
    goAhead: 'Do it anyway',
    goBack: 'Let me think',
    move: '{{move}}? {{what}}',
    loseVp_one: 'This costs you {{count}} VP.',
    loseVp_other: 'This costs you {{count}} VP.',
    inAll_one: 'In all, this costs you {{count}} VP.',
    inAll_other: 'In all, this costs you {{count}} VP.',
  },

  hint: {
    thinking: 'Looking for a good move…',
    suggests: 'Suggestion: {{move}}',
    because: 'because {{reason}}',
    apply: 'Play it',
    reasons: {
      vp: 'it is worth about {{vp}} VP more than the next best',
      only: 'nothing else makes sense',
      gains: 'it brings {{what}}',
    },
  },

  recap: {
    title: 'Since your last turn',
    vpChange: '{{name}} {{change}} VP',
  },

  replay: {
    previous: 'One move back',
    next: 'One move on',
  },

  score: {
    title: 'Final scores',
    share: 'Share',
    saveRecord: 'Save the record',
    linkCopied: 'Link copied',
  },

  announce: {
    undone: 'Undone.',
    events: 'What happened',
  },
} as const;
