// The panel of the log.

export const log = {
  panel: {
    title: 'Log',
    empty: 'Nothing has happened yet.',
    turn: 'Round {{round}} · {{name}}',
    yourTurn: 'Round {{round}} · You',
    setup: 'Setup',
    end: 'End of the game',
    rule: 'Show the rule',
    showRule: 'Rule {{rule}}',
    goTo: 'Show this moment',
    latest: 'Jump to the latest',
    details: 'Details',
    fewer: 'Fewer details',
  },
} as const;
