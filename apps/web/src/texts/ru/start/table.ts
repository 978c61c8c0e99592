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
      withRavagers_one: 'Карта делегации здесь приведёт {{count}} Разорителя.',
      withRavagers_few: 'Карта делегации здесь приведёт {{count}} Разорителей.',
      withRavagers_many: 'Карта делегации здесь приведёт {{count}} Разорителей.',
      withoutRavagers: 'Карта делегации здесь не приведёт Разорителей.',
      final: 'Нельзя отменить',
      tapAgain: 'Коснитесь ещё раз: это нельзя отменить',
    },
  },
} as const;
