// The keys of the table, as its help tells them.

export const keyboard = {
  keyboard: {
    title: 'Keyboard',
    switch: 'Keyboard shortcuts',
    switchHelp: 'Single letters and digits are commands at the table. Tab, the arrow keys and Enter always work.',
    names: {
      tab: 'Tab',
      enter: 'Enter',
      escape: 'Esc',
      space: 'Space',
      shift: 'Shift',
      left: 'left arrow',
      up: 'up arrow',
      right: 'right arrow',
      down: 'down arrow',
      home: 'Home',
      end: 'End',
    },
  },
} as const;
