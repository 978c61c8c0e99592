// Moves outside the engine: typed objects with a short text. Inside the engine a choice is a number that the top frame
// understands.

import { TILE_EFFECTS, type TileEffect } from './content/component-set.ts';
import { CARDS, type Content, defaultContent } from './content/content.ts';
import { cardName, cellName, lineName } from './events.ts';
import { hexName, parseHex } from './hex.ts';
import { COLOURS } from './state.ts';

/** A move in named fields. Cards, tiles, hexes and cells are numbers, as in views. */
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

/** Writes and reads one field of a move. `make` returns '' for an omitted value and null for an invalid one. */
interface Field {
  make(value: unknown, content: Content): string | null;
  parse(word: string | undefined, content: Content): unknown;
}

const isBelow = (value: unknown, n: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < n;

function listed(names: readonly string[], first = 0): Field {
  return {
    make: (value) => (typeof value === 'number' && isBelow(value - first, names.length) ? names[value - first]! : null),
    parse: (word) => {
      const at = names.indexOf(word ?? '');
      return at < 0 ? undefined : at + first;
    },
  };
}

const namesUpTo = (n: number, name: (i: number) => string): string[] => Array.from({ length: n }, (_, i) => name(i));

const colour = listed(COLOURS);
const value = listed(['0', '1', '2', '3']);
const card = listed(
  namesUpTo(CARDS, (i) => cardName(i + 1)),
  1,
);
const line = listed(namesUpTo(6, lineName));
const cell = listed(namesUpTo(9, cellName));
const action = listed(namesUpTo(6, (i) => `${i + 1}`));
const place = listed(namesUpTo(12, (i) => `${i + 1}`));
const show = listed(['A1', 'A2', 'A3', 'A4']);
const seat = listed(namesUpTo(4, (i) => `${i + 1}`));
const hex: Field = {
  make: (at) => (isBelow(at, 35) ? hexName(at) : null),
  parse: (word) => parseHex(word ?? '') ?? undefined,
};
const effect: Field = {
  make: (name) => (TILE_EFFECTS.includes(name as TileEffect) ? (name as string) : null),
  parse: (word) => TILE_EFFECTS.find((name) => name === word),
};
const tile: Field = {
  make: (number, content) => (isBelow(number, content.tiles.length) && number > 0 ? content.tiles[number]!.id : null),
  parse: (word, content) => {
    const at = word ? content.tiles.findIndex((entry) => entry.id === word) : -1;
    return at < 0 ? undefined : at;
  },
};
const word = (text: string): Field => ({ make: () => text, parse: (given) => (given === text ? text : undefined) });
const orNone = (field: Field): Field => ({
  make: (given, content) => (given === -1 ? '' : field.make(given, content)),
  parse: (given, content) => (given === undefined ? -1 : field.parse(given, content)),
});
const reserved: Field = {
  make: (given) => (given === true ? 'reserved' : given === false ? '' : null),
  parse: (given) => (given === undefined ? false : given === 'reserved' ? true : undefined),
};

/** The words of each move. The first word names it; the others are [field, form]. A field '' is a fixed word. */
const SHAPES: Record<MoveKind, readonly (readonly [string, Field])[]> = {
  play: [
    ['', word('play')],
    ['card', card],
    ['slot', line],
  ],
  die: [
    ['', word('die')],
    ['colour', colour],
    ['value', value],
    ['reserved', reserved],
  ],
  buy: [
    ['', word('buy')],
    ['colour', colour],
    ['value', value],
    ['', word('from')],
    ['from', seat],
  ],
  'sequence-b': [['', word('B')]],
  pass: [['', word('pass')]],
  'turn-die': [['', word('turn')]],
  boost: [
    ['', word('boost')],
    ['cell', cell],
    ['colour', orNone(colour)],
  ],
  action: [
    ['', word('action')],
    ['action', action],
  ],
  mission: [
    ['', word('mission')],
    ['hex', hex],
  ],
  tile: [
    ['', word('tile')],
    ['cell', cell],
    ['effect', effect],
  ],
  'take-advanced': [
    ['', word('take')],
    ['place', show],
  ],
  take: [
    ['', word('take')],
    ['place', place],
  ],
  inject: [
    ['', word('inject')],
    ['tile', tile],
    ['arrow', line],
  ],
  advanced: [
    ['', word('advanced')],
    ['colour', colour],
  ],
  'repair-die': [
    ['', word('repair')],
    ['colour', colour],
  ],
  repair: [
    ['', word('repair')],
    ['action', action],
  ],
  'store-debris': [
    ['', word('debris')],
    ['', word('storage')],
  ],
  debris: [
    ['', word('debris')],
    ['cell', cell],
    ['effect', effect],
  ],
  destroy: [
    ['', word('destroy')],
    ['action', action],
  ],
  launch: [
    ['', word('launch')],
    ['to', hex],
  ],
  fly: [
    ['', word('fly')],
    ['from', hex],
    ['to', hex],
  ],
  place: [
    ['', word('place')],
    ['card', card],
  ],
  activate: [['', word('activate')]],
  spend: [
    ['', word('spend')],
    ['tile', tile],
  ],
  discard: [
    ['', word('discard')],
    ['card', card],
  ],
  assign: [
    ['', word('assign')],
    ['colour', colour],
  ],
  recall: [
    ['', word('recall')],
    ['colour', colour],
  ],
  draw: [
    ['', word('draw')],
    ['colour', colour],
  ],
  keep: [
    ['', word('keep')],
    ['card', card],
  ],
  reserve: [
    ['', word('reserve')],
    ['colour', colour],
    ['value', value],
    ['cell', orNone(cell)],
  ],
  done: [['', word('done')]],
  end: [['', word('end')]],
};

/** Every kind of move. */
export const MOVE_KINDS = Object.keys(SHAPES) as MoveKind[];

/** The text of a move, or null if it is not a well-formed move. */
export function formatMove(move: unknown, content: Content = defaultContent): string | null {
  if (move === null || typeof move !== 'object') return null;
  const given = move as Record<string, unknown>;
  const kind = given['kind'];
  if (typeof kind !== 'string' || !Object.hasOwn(SHAPES, kind)) return null;
  const words: string[] = [];
  for (const [name, field] of SHAPES[kind as MoveKind]) {
    const text = field.make(given[name], content);
    if (text === null) return null;
    if (text) words.push(text);
  }
  return words.join(' ');
}

function parseShape(kind: MoveKind, words: readonly string[], content: Content): Move | null {
  const shape = SHAPES[kind];
  // The first word rules out nearly all kinds.
  if (words.length > shape.length || shape[0]![1].parse(words[0], content) === undefined) return null;
  const move: Record<string, unknown> = { kind };
  for (let i = 0; i < shape.length; i++) {
    const [name, field] = shape[i]!;
    const parsed = field.parse(words[i], content);
    if (parsed === undefined) return null;
    if (name) move[name] = parsed;
  }
  return move as unknown as Move;
}

/** The move of a text, or null if the text is not a move. */
export function parseMove(text: string, content: Content = defaultContent): Move | null {
  if (typeof text !== 'string' || text.length > 120) return null;
  const words = text.trim().split(/\s+/);
  for (const kind of MOVE_KINDS) {
    const move = parseShape(kind, words, content);
    if (move) return move;
  }
  return null;
}

/** A clean copy of an external move, or null if it is not well formed. */
export function checkMove(move: unknown, content: Content = defaultContent): Move | null {
  const text = formatMove(move, content);
  return text === null ? null : parseMove(text, content);
}
