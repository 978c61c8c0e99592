// Слова, из которых складываются фразы. / Russian words: colours, seats, counted things, dice, cards, tiles, places.

/**
 * Оранжевый кубик, оранжевая карта, оранжевое владение; винительный женского, косвенные женского (одна форма),
 * родительный мужского и множественного.
 */
const forms = (stem: string, ends: readonly [string, string, string, string, string, string, string, string]) => {
  const [m, f, n, fAcc, fGen, mGen, p, pGen] = ends.map((end) => stem + end) as unknown as typeof ends;
  return { m, f, n, fAcc, fGen, mGen, p, pGen };
};
const ENDS = ['ый', 'ая', 'ое', 'ую', 'ой', 'ого', 'ые', 'ых'] as const;

export const words = {
  colour: { orange: forms('оранжев', ENDS), gray: forms('сер', ENDS), green: forms('зелён', ENDS) },

  who: {
    you: 'Вы',
    hal: 'Эал',
    neutral: 'Нейтральный игрок',
    seat: 'Игрок {{number}}',
    bot: 'Бот {{number}}',
    from: {
      name: 'у игрока {{name}}',
      hal: 'у Эала',
      neutral: 'у нейтрального игрока',
      seat: 'у игрока {{number}}',
      bot: 'у бота {{number}}',
    },
    of: {
      name: 'игрока {{name}}',
      elided: 'игрока {{name}}',
      hal: 'Эала',
      neutral: 'нейтрального игрока',
      seat: 'игрока {{number}}',
      bot: 'бота {{number}}',
    },
  },

  count: {
    vp_one: '{{count}} ПО',
    vp_few: '{{count}} ПО',
    vp_many: '{{count}} ПО',
    ship_one: '{{count}} корабль',
    ship_few: '{{count}} корабля',
    ship_many: '{{count}} кораблей',
    resource_one: '{{count}} ресурс',
    resource_few: '{{count}} ресурса',
    resource_many: '{{count}} ресурсов',
    robot_one: '{{count}} робот',
    robot_few: '{{count}} робота',
    robot_many: '{{count}} роботов',
    debris_one: '{{count}} обломок',
    debris_few: '{{count}} обломка',
    debris_many: '{{count}} обломков',
    damage_one: '{{count}} повреждение',
    damage_few: '{{count}} повреждения',
    damage_many: '{{count}} повреждений',
    ravager_one: '{{count}} Разоритель',
    ravager_few: '{{count}} Разорителя',
    ravager_many: '{{count}} Разорителей',
    die_one: '{{count}} кубик',
    die_few: '{{count}} кубика',
    die_many: '{{count}} кубиков',
    card_one: '{{count}} карта',
    card_few: '{{count}} карты',
    card_many: '{{count}} карт',
    missionCard_one: '{{count}} карта делегации',
    missionCard_few: '{{count}} карты делегаций',
    missionCard_many: '{{count}} карт делегаций',
    ravagerCard_one: '{{count}} карта Разорителя',
    ravagerCard_few: '{{count}} карты Разорителей',
    ravagerCard_many: '{{count}} карт Разорителей',
    tile_one: '{{count}} жетон',
    tile_few: '{{count}} жетона',
    tile_many: '{{count}} жетонов',
    activation_one: '{{count}} выполнение',
    activation_few: '{{count}} выполнения',
    activation_many: '{{count}} выполнений',
    player_one: '{{count}} игрок',
    player_few: '{{count}} игрока',
    player_many: '{{count}} игроков',
    move_one: '{{count}} ход',
    move_few: '{{count}} хода',
    move_many: '{{count}} ходов',
  },

  /** Винительный падеж: получить, потратить, потерять что. Робот одушевлён, как в русских правилах. */
  object: {
    vp_one: '{{count}} ПО',
    vp_few: '{{count}} ПО',
    vp_many: '{{count}} ПО',
    ship_one: '{{count}} корабль',
    ship_few: '{{count}} корабля',
    ship_many: '{{count}} кораблей',
    resource_one: '{{count}} ресурс',
    resource_few: '{{count}} ресурса',
    resource_many: '{{count}} ресурсов',
    robot_one: '{{count}} робота',
    robot_few: '{{count}} роботов',
    robot_many: '{{count}} роботов',
    debris_one: '{{count}} обломок',
    debris_few: '{{count}} обломка',
    debris_many: '{{count}} обломков',
    item_one: '{{count}} предмет',
    item_few: '{{count}} предмета',
    item_many: '{{count}} предметов',
  },

  die: {
    starFace: 'звезда',
    face: '{{colour.m}} кубик ({{value}})',
    star: '{{colour.m}} кубик (звезда)',
    bareFace: '{{colour.m}} {{value}}',
    bareStar: '{{colour.f}} звезда',
  },

  card: {
    mission: {
      bare: '{{colour.f}} карта делегации {{number}}',
      subject: '{{colour.f}} карта делегации {{number}}',
      object: '{{colour.fAcc}} карту делегации {{number}}',
      genitive: '{{colour.fGen}} карты делегации {{number}}',
    },
    ravager: {
      bare: 'Разоритель {{number}}',
      subject: 'Разоритель {{number}}',
      object: 'карту Разорителя {{number}}',
      genitive: 'карты Разорителя {{number}}',
    },
    unknownMission: '{{colour.fAcc}} карту делегации',
    unknownRavager: 'карту Разорителя',
  },

  tile: {
    technology: '{{colour.m}} жетон ({{effect}})',
    starting: '{{colour.m}} жетон начальной технологии ({{effect}})',
    advanced: 'жетон передовой технологии ({{effect}})',
    bareTechnology: '{{colour.m}} жетон ({{effect}})',
    bareStarting: '{{colour.m}} жетон начальной технологии ({{effect}})',
    bareAdvanced: 'жетон передовой технологии ({{effect}})',
    or: '{{first}} или {{second}}',
    effect: {
      vp: '+1 ПО',
      gainShip: '+1 корабль',
      gainResource: '+1 ресурс',
      gainDebris: '+1 обломок',
      gainRobot: '+1 робот',
      moveShip: 'полёт до 2 клеток',
      reassignRobot: 'переназначить робота',
      drawMission: 'взять карту делегации',
      activateVertical: 'активировать сверху или снизу',
      activateHorizontal: 'активировать слева или справа',
    },
    boost: {
      vpForAction: '+{{vp}} ПО за «{{action}}»',
      dieToThree: '{{colour.m}} кубик — 3',
      dieToAnyColour: '{{colour.m}} кубик — любой цвет на выбор',
      reserveDie: '{{colour.m}} кубик под охрану бесплатно',
    },
    advancedKind: {
      orangeInGrid: '{{vp}} ПО за оранжевый жетон в сетке',
      grayInGrid: '{{vp}} ПО за серый жетон в сетке',
      greenInGrid: '{{vp}} ПО за зелёный жетон в сетке',
      ejectedTechnology: '{{vp}} ПО за удалённый жетон',
      debris: '{{vp}} ПО за обломок',
      ravagerCards: '{{vp}} ПО за карту Разорителя',
      advancedTiles: '{{vp}} ПО за жетон передовой технологии',
      cardsInSpace: '{{vp}} ПО за карту в космосе',
    },
  },

  strike: {
    damageNextAction: 'следующее действие получает повреждение',
    damageSupplyDie: '{{colour.m}} кубик в зоне хранения получает повреждение',
    discardMission: 'сброс карты делегации',
    discardRavager: 'сброс карты Разорителя',
    placeRobot: 'робот задержан',
  },

  action: {
    discover: 'Изучение',
    repair: 'Ремонт',
    destroy: 'Уничтожение',
    command: 'Управление',
    numbered: '{{number}} «{{name}}»',
    long: {
      discover: 'Изучение технологии',
      repair: 'Ремонт «Чёрного ангела»',
      destroy: 'Уничтожение Разорителей',
      command: 'Управление космическим кораблём',
    },
  },

  line: {
    row: 'ряд {{number}}',
    column: 'столбец {{number}}',
    atRow: 'у ряда {{number}}',
    atColumn: 'у столбца {{number}}',
    intoRow: 'в ряд {{number}} слева',
    intoColumn: 'в столбец {{number}} снизу',
    cell: 'ряд {{row}}, столбец {{column}}',
  },
} as const;
