// Журнал. / The panel of the log.

export const log = {
  panel: {
    title: 'Журнал',
    empty: 'Пока ничего не произошло.',
    turn: 'Раунд {{round}} · {{name}}',
    yourTurn: 'Раунд {{round}} · Вы',
    setup: 'Подготовка',
    end: 'Конец партии',
    rule: 'Показать правило',
    showRule: 'Правило {{rule}}',
    goTo: 'Показать этот момент',
    latest: 'К последним событиям',
    details: 'Подробнее',
    fewer: 'Короче',
  },
} as const;
