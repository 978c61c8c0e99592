// Turns of others, told step by step; what stays marked; what the replay and the score sheet say of turns.

export const told = {
  told: {
    turnOf: 'Ход {{of}}',
    missed: 'Пока вас не было',
    onceMore: 'Ещё раз',
    step: 'Шаг {{number}} из {{of}}',
    kind: {
      card: 'Карта',
      die: 'Кубик',
      action: 'Действие',
      strike: 'Атака Разорителя',
      tiles: 'Технологии',
      ship: 'Полёт',
      mission: 'Делегация',
      ravagers: 'Появляются Разорители',
      destroy: 'Разорители уничтожены',
      repair: 'Ремонт',
      robots: 'Роботы',
      dice: 'Новые кубики',
      advance: '«Чёрный ангел» летит дальше',
      draw: 'Карты',
      pass: 'Пас',
      scoring: 'Итоговый подсчёт',
      other: 'Затем',
    },
    more_one: 'и ещё {{count}}',
    more_few: 'и ещё {{count}}',
    more_many: 'и ещё {{count}}',
    change: '{{name}}: {{change}}',
    skip: 'Пропустить',
    skipHelp: 'Пропустить (Пробел или Esc)',
    since: 'С вашего прошлого хода: {{what}}',
    again: 'Показать ещё раз',
    dieGone: 'Этот кубик теперь у другого ({{name}}): {{die}}',
  },

  fork: {
    title: 'Продолжение другой партии',
    text: 'Эта партия начата с решения {{move}} той партии.',
    back: 'К той партии',
    card: 'С решения {{move}} другой партии',
  },

  turningPoints: {
    title: 'Решающие ходы',
    turn: 'Раунд {{round}}, {{name}}',
    ahead: '{{change}} ПО для вас',
    leader: '{{change}} ПО: {{name}}',
    show: 'Показать этот ход',
  },
} as const;
