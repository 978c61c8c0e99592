// The table itself: what it says beside its parts.

export const table = {
  table: {
    standings: 'Scores',
  },
} as const;
