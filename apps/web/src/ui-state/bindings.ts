// The keys of the table: one list for the table and for the help. Headless.

export type Command =
  | 'next'
  | 'previous'
  | 'nextOfAll'
  | 'previousOfAll'
  | 'letGo'
  | 'undo'
  | 'undoTurn'
  | 'end'
  | 'sequenceB'
  | 'hint'
  | 'skip'
  | 'replayBack'
  | 'replayOn'
  | 'replayTurnBack'
  | 'replayTurnOn'
  | 'replayStart'
  | 'replayEnd'
  | 'log'
  | 'board'
  | 'help';

/** What the table does besides asking: it tells another's turn, or shows an earlier moment. */
export type Show = 'telling' | 'replay';

export interface Binding {
  /** The line of the help. Bindings with the same line share it. */
  help: HelpLine;
  /** Null: the browser handles the key. */
  command: Command | null;
  /** As `KeyboardEvent.key` has them; letters in lower case. */
  keys: readonly string[];
  /** With Shift or without it; null where that depends on the layout. */
  shift: boolean | null;
  /** Whether holding the key down repeats it. */
  repeats?: true;
  /** Only then, and before the other bindings of the key. */
  during?: Show;
}

export const HELP_LINES = [
  'tab',
  'glowing',
  'all',
  'choose',
  'back',
  'undo',
  'undoTurn',
  'end',
  'sequenceB',
  'hint',
  'skip',
  'replayMove',
  'replayTurn',
  'replayEnds',
  'board',
  'log',
  'help',
] as const;
export type HelpLine = (typeof HELP_LINES)[number];

const FORWARD = ['ArrowRight', 'ArrowDown'];
const BACK = ['ArrowLeft', 'ArrowUp'];

export const BINDINGS: readonly Binding[] = [
  { help: 'skip', command: 'skip', keys: [' ', 'Escape'], shift: false, during: 'telling' },
  { help: 'replayMove', command: 'replayBack', keys: ['ArrowLeft'], shift: false, repeats: true, during: 'replay' },
  { help: 'replayMove', command: 'replayOn', keys: ['ArrowRight'], shift: false, repeats: true, during: 'replay' },
  { help: 'replayTurn', command: 'replayTurnBack', keys: ['ArrowLeft'], shift: true, repeats: true, during: 'replay' },
  { help: 'replayTurn', command: 'replayTurnOn', keys: ['ArrowRight'], shift: true, repeats: true, during: 'replay' },
  { help: 'replayEnds', command: 'replayStart', keys: ['Home'], shift: false, during: 'replay' },
  { help: 'replayEnds', command: 'replayEnd', keys: ['End'], shift: false, during: 'replay' },
  { help: 'tab', command: null, keys: ['Tab'], shift: null },
  { help: 'glowing', command: 'previous', keys: BACK, shift: false, repeats: true },
  { help: 'glowing', command: 'next', keys: FORWARD, shift: false, repeats: true },
  { help: 'all', command: 'previousOfAll', keys: BACK, shift: true, repeats: true },
  { help: 'all', command: 'nextOfAll', keys: FORWARD, shift: true, repeats: true },
  { help: 'choose', command: null, keys: ['Enter', ' '], shift: false },
  { help: 'back', command: 'letGo', keys: ['Escape'], shift: null },
  { help: 'undo', command: 'undo', keys: ['u'], shift: false },
  { help: 'undoTurn', command: 'undoTurn', keys: ['u'], shift: true },
  { help: 'end', command: 'end', keys: ['e'], shift: false },
  { help: 'sequenceB', command: 'sequenceB', keys: ['b'], shift: false },
  { help: 'hint', command: 'hint', keys: ['h'], shift: false },
  { help: 'skip', command: 'skip', keys: ['s'], shift: false },
  { help: 'board', command: 'board', keys: ['1', '2', '3', '4'], shift: null },
  { help: 'log', command: 'log', keys: ['l'], shift: false },
  { help: 'help', command: 'help', keys: ['?'], shift: null },
];

/** The part of a keyboard event that counts. */
export interface Pressed {
  key: string;
  code: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  repeat: boolean;
}

/** The key by its character; on layouts with other letters, or with digits behind Shift, by its position. */
function keyOf({ key, code, shiftKey }: Pressed): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter !== undefined && /^\p{L}$/u.test(key)) return letter.toLowerCase();
  // AZERTY has "&" where other layouts have "1".
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  return digit !== undefined && !shiftKey && /^[^\d?]$/u.test(key) ? digit : key;
}

export interface PressedBinding {
  binding: Binding;
  /** The index of the key within its binding. */
  index: number;
}

/** The binding of a key press; null if there is none. With Ctrl, Alt or Meta a key belongs to the browser. */
export function bindingOf(pressed: Pressed, show: Show | null = null): PressedBinding | null {
  if (pressed.ctrlKey || pressed.altKey || pressed.metaKey) return null;
  const key = keyOf(pressed);
  for (const binding of BINDINGS) {
    if (binding.during && binding.during !== show) continue;
    const index = binding.keys.indexOf(key);
    if (index < 0 || (binding.shift !== null && binding.shift !== pressed.shiftKey)) continue;
    return pressed.repeat && !binding.repeats ? null : { binding, index };
  }
  return null;
}

/** The keys of a line of the help, with Shift where it is needed. */
export function keysOfLine(line: HelpLine): { keys: string[]; isShifted: boolean } {
  const bindings = BINDINGS.filter(({ help }) => help === line);
  return { keys: bindings.flatMap(({ keys }) => keys), isShifted: bindings.some(({ shift }) => shift === true) };
}
