// The table itself: what it says beside its parts.

export const table = {
  table: {
    nothingMore: '{{name}}: больше ничего',
    standings: 'Счёт',
  },
} as const;
