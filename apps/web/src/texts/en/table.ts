// The table itself: what it says beside its parts.

export const table = {
  table: {
    nothingMore: '{{name}}: nothing more',
    standings: 'Scores',
  },
} as const;
