// The areas of the table, as headings and names for screen readers.

export const areas = {
  area: {
    space: 'Space',
    angel: 'The Black Angel',
    breakRoom: 'Break room',
    workstations: 'Workstations',
    dieSupply: 'Die supply',
    highSecurity: 'High-security area',
    display: 'Technology display',
    advanced: 'Advanced Technology',
    technologyStacks: 'Technology stacks',
    ravagerDeck: 'Ravager deck',
    halDeck: 'Hal’s deck',
    board: 'Your board',
    boardOf: '{{of}} board',
    hand: 'Your hand',
    taken: 'Tiles to inject',
    ejectedTiles: 'Ejected tiles',
    advancedPlaces: 'Advanced places',
    limit: 'Limit {{vp}} VP',
    cost: 'Costs {{cost}}',
  },
} as const;
