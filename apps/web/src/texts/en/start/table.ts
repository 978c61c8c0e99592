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
} as const;
