// The table itself: what it says beside its parts.

export const table = {
  table: {
    nothingMore: '{{name}} : rien de plus',
    standings: 'Scores',
  },
} as const;
