// Les zones de la table. / The areas of the table.

export const areas = {
  area: {
    space: 'Espace',
    angel: 'Le Black Angel',
    breakRoom: 'Salle de repos',
    workstations: 'Salles d’affectation',
    dieSupply: 'Réserve des dés',
    highSecurity: 'Zone de haute sécurité',
    display: 'Étalage technologique',
    advanced: 'Technologie avancée',
    technologyStacks: 'Piles Technologie',
    ravagerDeck: 'Pile Ravageur',
    halDeck: 'Pile de Hal',
    board: 'Votre plateau',
    boardOf: 'Plateau {{of}}',
    hand: 'Votre main',
    taken: 'Tuiles à injecter',
    ejectedTiles: 'Tuiles expulsées',
    advancedPlaces: 'Emplacements avancés',
    limit: 'Max. {{vp}} PV',
    cost: 'Coûte {{cost}}',
  },
} as const;
