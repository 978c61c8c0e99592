// The keys of the table, as its help tells them.

export const keyboard = {
  keyboard: {
    title: 'Клавиатура',
    switch: 'Горячие клавиши',
    switchHelp: 'Отдельные буквы и цифры — команды за столом. Tab, стрелки и Enter работают всегда.',
    names: {
      tab: 'Tab',
      enter: 'Enter',
      escape: 'Esc',
      space: 'Пробел',
      shift: 'Shift',
      left: 'стрелка влево',
      up: 'стрелка вверх',
      right: 'стрелка вправо',
      down: 'стрелка вниз',
      home: 'Home',
      end: 'End',
    },
  },
} as const;
