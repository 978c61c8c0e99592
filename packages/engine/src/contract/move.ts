// A move as data. Its text is made and read by an engine (docs/notation.md). Numbers are those of view.ts; a colour is
// 0 orange, 1 gray, 2 green.

import type { TileEffect } from './names.ts';

/** A move in named fields. */
export type Move =
  | { kind: 'play'; card: number; slot: number }
  | { kind: 'die'; colour: number; value: number; reserved: boolean }
  | { kind: 'buy'; colour: number; value: number; from: number }
  | { kind: 'sequence-b' }
  | { kind: 'pass' }
  | { kind: 'turn-die' }
  /** `colour` is the new colour of a dieToAnyColour boost, else -1. */
  | { kind: 'boost'; cell: number; colour: number }
  | { kind: 'action'; action: number }
  | { kind: 'mission'; hex: number }
  | { kind: 'tile'; cell: number; effect: TileEffect }
  | { kind: 'take'; place: number }
  | { kind: 'take-advanced'; place: number }
  | { kind: 'inject'; tile: number; arrow: number }
  | { kind: 'advanced'; colour: number }
  | { kind: 'repair'; action: number }
  | { kind: 'repair-die'; colour: number }
  | { kind: 'store-debris' }
  | { kind: 'debris'; cell: number; effect: TileEffect }
  | { kind: 'destroy'; action: number }
  | { kind: 'launch'; to: number }
  | { kind: 'fly'; from: number; to: number }
  | { kind: 'place'; card: number }
  | { kind: 'activate' }
  | { kind: 'spend'; tile: number }
  | { kind: 'discard'; card: number }
  | { kind: 'assign'; colour: number }
  | { kind: 'recall'; colour: number }
  | { kind: 'draw'; colour: number }
  | { kind: 'keep'; card: number }
  /** `cell` is the reserveDie boost used, else -1. */
  | { kind: 'reserve'; colour: number; value: number; cell: number }
  | { kind: 'done' }
  | { kind: 'end' };

/** The kinds of moves. */
export type MoveKind = Move['kind'];
