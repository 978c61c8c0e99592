// The table itself: what it says beside its parts.

export const table = {
  table: {
    nothingMore: '{{name}}: nothing more',
    standings: 'Scores',
    goods: 'What you have',
    sheet: {
      label: 'What you can choose',
      choices_one: '{{count}} choice',
      choices_other: '{{count}} choices',
      nothingElse: 'Nothing else changes.',
      goesOn: 'Another choice follows.',
      withRavagers_one: 'A Mission placed here brings {{count}} Ravager.',
      withRavagers_other: 'A Mission placed here brings {{count}} Ravagers.',
      withoutRavagers: 'A Mission placed here brings no Ravager.',
      final: 'Cannot be undone',
      tapAgain: 'Tap again: this cannot be undone',
    },
  },

  /** What a newcomer meets for the first time. */
  newHere: {
    ravagerIcon: 'New: a Mission placed beside this sign brings a Ravager, and with it damage.',
    comet: 'New: a comet is for Hal: he gains 3 VP when he places a Mission there.',
    neutralization:
      'New: a card with the sign of a door is a neutralization. It pays once, when its strip leaves space.',
    reserved: 'New: a die in the area with the lock is reserved: the others cannot buy it.',
    endings: 'New: beside your VP stands your score if Spes is reached, and if the Ravagers end the game.',
    endingsInTab: 'New: the tab Players shows your score if Spes is reached, and if the Ravagers end the game.',
  },
} as const;
