// Turns of others, told step by step; what stays marked; what the replay and the score sheet say of turns.

export const told = {
  told: {
    turnOf: '{{of}} turn',
    missed: 'While you were away',
    onceMore: 'Once more',
    step: 'Step {{number}} of {{of}}',
    kind: {
      card: 'Card',
      die: 'Die',
      action: 'Action',
      strike: 'Ravager strikes',
      tiles: 'Technology',
      ship: 'Flight',
      mission: 'Mission',
      ravagers: 'Ravagers appear',
      destroy: 'Ravagers destroyed',
      repair: 'Repair',
      robots: 'Robots',
      dice: 'New dice',
      advance: 'The Black Angel flies on',
      draw: 'Cards',
      pass: 'Pass',
      scoring: 'Final scoring',
      other: 'Then',
    },
    more_one: 'and {{count}} more',
    more_other: 'and {{count}} more',
    change: '{{name}}: {{change}}',
    skip: 'Skip',
    skipHelp: 'Skip (Space or Esc)',
    since: 'Since your last turn: {{what}}',
    again: 'Show it again',
    dieGone: '{{name}} took this die: {{die}}',
  },

  fork: {
    title: 'Played on from another game',
    text: 'This game began at move {{move}} of that one.',
    back: 'To that game',
    card: 'From move {{move}} of another game',
  },
} as const;
