// The table itself: what it says beside its parts.

export const table = {
  table: {
    nothingMore: '{{name}}: больше ничего',
    standings: 'Счёт',
    goods: 'Что у вас есть',
    sheet: {
      label: 'Что можно выбрать',
      choices_one: '{{count}} вариант',
      choices_few: '{{count}} варианта',
      choices_many: '{{count}} вариантов',
      nothingElse: 'Больше ничего не изменится.',
      goesOn: 'Затем ещё один выбор.',
      withRavagers_one: 'Миссия здесь приведёт {{count}} Разорителя.',
      withRavagers_few: 'Миссия здесь приведёт {{count}} Разорителей.',
      withRavagers_many: 'Миссия здесь приведёт {{count}} Разорителей.',
      withoutRavagers: 'Миссия здесь не приведёт Разорителей.',
      final: 'Нельзя отменить',
      tapAgain: 'Коснитесь ещё раз: это нельзя отменить',
    },
  },
} as const;
