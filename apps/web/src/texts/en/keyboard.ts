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
    },
    lines: {
      tab: 'through what glows, the areas and the buttons; with Shift backwards',
      glowing: 'to the previous or next thing that glows',
      all: 'to the previous or next thing, glowing or not; its tooltip says why it is not possible now',
      choose: 'choose',
      back: 'drop the choice, close what is open',
      undo: 'undo one step',
      undoTurn: 'undo the whole turn',
      end: 'end the turn, or Done',
      sequenceB: 'Roll new dice and fly on (Sequence B)',
      hint: 'hint',
      skip: 'skip what is being shown',
      board: 'the board of the first, second, third or fourth player',
      log: 'to the log',
      help: 'this help',
    },
  },
} as const;
