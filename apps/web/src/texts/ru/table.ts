// The table itself: what it says beside its parts.

export const table = {
  table: {
    standings: 'Счёт',
  },
} as const;
