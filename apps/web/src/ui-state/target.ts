// Targets: what a player can point at, as short texts (`action:3`, `card:017`, `hex:2c`), named as in the move
// notation. A move is a short path of targets (ui-state/paths.ts).

import type { ColourName } from '@black-angel/rules';

export type Target =
  /** A die in a compartment: its number, colour, value, and whether it is reserved (r) or in the standard area (s). */
  | `die:${number}:${ColourName}:${number}:${'s' | 'r'}`
  /** A card in the viewer's hand. */
  | `card:${string}`
  /** A slot around the board: row1–row3, col1–col3. */
  | `slot:${string}`
  /** The arrow beside that slot, along which tiles are injected. */
  | `arrow:${string}`
  /** A cell of the technology grid: r1c1–r3c3. */
  | `cell:${string}`
  /** One of the six actions, 1–6. */
  | `action:${number}`
  /** A hex in space, and the viewer's ship on it. */
  | `hex:${string}`
  | `ship:${string}`
  /** A place of the display, 1–6, and of the Advanced tiles on show, A1–A4. */
  | `place:${number}`
  | `show:A${number}`
  /** A tile that lies beside the board: taken and not yet injected, or ejected. */
  | `tile:${string}`
  /** One of the three Advanced places. */
  | `advanced:${ColourName}`
  | `supply:${ColourName}`
  | `station:${ColourName}`
  | `deck:${ColourName}`
  | 'break-room'
  | 'storage:ship'
  | 'storage:debris'
  /** Moves without a thing to point at: a button beside the prompt. */
  | `button:${'sequence-b' | 'pass' | 'turn-die' | 'activate' | 'done' | 'end'}`
  /** One of several moves with the same path: a button beside the prompt, with the text of the move. */
  | `choice:${string}`;

export const isButton = (target: Target): boolean => target.startsWith('button:') || target.startsWith('choice:');
