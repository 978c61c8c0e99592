// Сам стол. / The table itself, in Russian.

export const play = {
  play: {
    tabs: { space: 'Космос', ship: 'Фрегат', you: 'Вы', players: 'Игроки', log: 'Журнал' },
    tabsLabel: 'Части стола',
    prompt: 'Что делать сейчас',
    buttons: {
      undo: 'Отменить',
      undoTurn: 'Отменить ход',
      hint: 'Подсказка',
      paths: 'Пути к очкам',
      skip: 'Пропустить анимацию',
      menu: 'Меню',
    },
    undoBarrier: 'Дальше отменить нельзя: было открыто скрытое или брошены кубики.',
    consequences: 'Последствия',
    yourTurn: 'Ваш ход',
    halsTurn: 'Ход Эала',
    turnEnds: 'Ваш ход окончен',
    chosen: 'Выбрано: {{what}}',
    round: 'Раунд {{round}}',
    lastRound: 'Последний раунд',
    nextToLastRound: 'После этого раунда — ещё один',
    spes_one: '{{count}} шаг до Спес',
    spes_few: '{{count}} шага до Спес',
    spes_many: '{{count}} шагов до Спес',
    spesHelp: 'Каждый раз, когда кто-либо бросает новые кубики и летит дальше, «Чёрный ангел» делает один шаг.',
    ravagers_one: 'Остался {{count}} Разоритель',
    ravagers_few: 'Осталось {{count}} Разорителя',
    ravagers_many: 'Осталось {{count}} Разорителей',
    ravagersHelp: 'Когда колода Разорителей пустеет, партия подходит к концу.',
    dieInUse: 'Кубик в деле: {{die}}',
    pin: 'Закрепить',
    unpin: 'Открепить',
    spectator: 'Вы наблюдаете.',
  },

  players: {
    title: 'Игроки',
    vp: 'ПО',
    robots: 'Роботы в комнате отдыха',
    robotsSupply: 'Роботы в запасе',
    dice: 'Кубики',
    resources: 'Ресурсы',
    debris: 'Обломки',
    ships: 'Корабли в хранилище',
    missions: 'Карты делегаций',
    ravagers: 'Карты Разорителей',
    ifSpes: 'ПО, если Спес достигнута',
    ifRavagers: 'ПО, если победят Разорители',
    projectedHelp: 'ПО сейчас, плюс жетоны передовых технологий, плюс предметы, если Спес достигнута.',
    halHelp: 'Эал сразу превращает в ПО всё, что получает.',
    figure: '{{what}} {{number}}',
    said: '{{who}}: {{vp}}. {{spes}}, если Спес достигнута, {{ravagers}}, если победят Разорители. {{figures}}.',
    saidHal: '{{who}}: {{vp}}. {{figures}}.',
    neutral: 'Нейтральный игрок',
  },

  confirm: {
    title: 'Вы уверены?',
    goAhead: 'Всё равно сделать',
    goBack: 'Подумать ещё',
    move: '{{move}}? {{what}}',
    loseVp_one: 'Это будет стоить вам {{count}} ПО.',
    loseVp_few: 'Это будет стоить вам {{count}} ПО.',
    loseVp_many: 'Это будет стоить вам {{count}} ПО.',
    inAll_one: 'Всего это будет стоить вам {{count}} ПО.',
    inAll_few: 'Всего это будет стоить вам {{count}} ПО.',
    inAll_many: 'Всего это будет стоить вам {{count}} ПО.',
  },

  hint: {
    thinking: 'Ищем хороший ход…',
    suggests: 'Совет: {{move}}',
    because: '— потому что {{reason}}',
    apply: 'Сделать этот шаг',
    reasons: {
      vp: 'это примерно на {{vp}} ПО лучше следующего варианта',
      only: 'остальное не имеет смысла',
      gains: 'это даёт {{what}}',
    },
  },

  recap: {
    title: 'С вашего прошлого хода',
    vpChange: '{{name}} {{change}} ПО',
  },

  replay: {
    previous: 'На шаг назад',
    next: 'На шаг вперёд',
  },

  score: {
    title: 'Итоговый счёт',
    share: 'Поделиться',
    saveRecord: 'Сохранить запись',
    linkCopied: 'Ссылка скопирована',
  },

  announce: {
    undone: 'Отменено.',
    events: 'Что произошло',
  },
} as const;
