// The table itself: what it says beside its parts.

export const table = {
  table: {
    nothingMore: '{{name}}\u202f: rien de plus',
    standings: 'Scores',
    goods: 'Ce que vous avez',
    sheet: {
      label: 'Ce que vous pouvez choisir',
      choices_one: '{{count}} choix',
      choices_other: '{{count}} choix',
      nothingElse: 'Rien d’autre ne change.',
      goesOn: 'Un autre choix suit.',
      withRavagers_one: 'Une Mission placée ici amène {{count}} Ravageur.',
      withRavagers_other: 'Une Mission placée ici amène {{count}} Ravageurs.',
      withoutRavagers: 'Une Mission placée ici n’amène aucun Ravageur.',
      final: 'Ne peut pas être annulé',
      tapAgain: 'Touchez encore\u202f: cela ne peut pas être annulé',
    },
  },
} as const;
