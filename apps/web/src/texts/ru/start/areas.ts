// Части стола. / The areas of the table.

export const areas = {
  area: {
    space: 'Космос',
    angel: '«Чёрный ангел»',
    breakRoom: 'Комната отдыха',
    workstations: 'Станции',
    dieSupply: 'Зона хранения кубиков',
    highSecurity: 'Зона повышенной безопасности',
    display: 'Панель технологий',
    advanced: 'Передовые технологии',
    technologyStacks: 'Стопки технологий',
    ravagerDeck: 'Колода Разорителей',
    halDeck: 'Колода Эала',
    board: 'Ваш планшет',
    boardOf: 'Планшет {{of}}',
    hand: 'Ваша рука',
    taken: 'Жетоны для установки',
    ejectedTiles: 'Удалённые жетоны',
    advancedPlaces: 'Ячейки передовых технологий',
    limit: 'До {{vp}} ПО',
    cost: 'Цена {{cost}}',
  },
} as const;
