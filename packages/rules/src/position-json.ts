// Reads the entries of a position. An invalid one is refused with its path.

import type { Content } from './content/content.ts';
import { type EntryFault, faultOf, sayFault } from './fault.ts';
import { parseHex } from './hex.ts';
import { COLOURS, type State } from './state.ts';

/** Says which entry of a position is wrong, and why. */
export class PositionError extends Error {
  /** Where, as a path: `players[0].robots`. */
  readonly entry: string;
  readonly fault: EntryFault;
  /** The fault in words. */
  readonly problem: string;
  /** The rule that makes it impossible, if one does. */
  readonly rule: string | null;
  constructor(entry: string, fault: EntryFault, rule: string | null = null) {
    const problem = sayFault(fault);
    super(`Position, ${entry}: ${problem}${rule ? ` (${rule})` : ''}`);
    this.name = 'PositionError';
    this.entry = entry;
    this.fault = fault;
    this.problem = problem;
    this.rule = rule;
  }
}

export type Json = Record<string, unknown>;

export const say = (value: unknown): string => JSON.stringify(value)?.slice(0, 80) ?? String(value);

export function fail(at: string, problem: string | EntryFault, rule: string | null = null): never {
  throw new PositionError(at, faultOf(problem), rule);
}

export function objectAt(value: unknown, at: string, known: readonly string[] | null): Json {
  if (value === null || typeof value !== 'object' || Array.isArray(value))
    fail(at, { kind: 'type', needed: 'object', found: say(value) });
  for (const key of Object.keys(value as Json))
    if (known && !known.includes(key)) fail(at, { kind: 'unknownField', field: key });
  return value as Json;
}

/** The value of a field, or a default if it is not stated. Null counts as stated, and is refused. */
export const stated = (entry: Json, key: string, otherwise: unknown): unknown =>
  Object.hasOwn(entry, key) ? entry[key] : otherwise;

export function listAt(value: unknown, at: string, most = 200): unknown[] {
  if (!Array.isArray(value)) fail(at, { kind: 'type', needed: 'list', found: say(value) });
  if (value.length > most) fail(at, { kind: 'tooLong', most });
  return value;
}

export function wholeAt(value: unknown, at: string, least: number, most: number): number {
  if (!Number.isInteger(value) || (value as number) < least || (value as number) > most)
    fail(at, { kind: 'range', least, most, found: say(value) });
  return value as number;
}

export function boolAt(value: unknown, at: string): boolean {
  if (typeof value !== 'boolean') fail(at, { kind: 'type', needed: 'boolean', found: say(value) });
  return value;
}

export function cardAt(value: unknown, at: string): number {
  const card = typeof value === 'string' && /^\d{3}$/.test(value) ? Number(value) : 0;
  if (card < 1 || card > 90) fail(at, { kind: 'noSuch', found: say(value), help: 'no card; cards are "001" to "090"' });
  return card;
}

export function hexAt(value: unknown, at: string, state: State): number {
  const hex = typeof value === 'string' ? parseHex(value) : null;
  if (hex === null || hex >= state.cards.length)
    fail(at, { kind: 'noSuch', found: say(value), help: 'no hex of this board' });
  return hex;
}

export function tileAt(value: unknown, at: string, content: Content): number {
  const tile = content.tiles.findIndex(({ id }) => id === value); // 0 is no tile
  if (tile < 1) fail(at, { kind: 'noSuch', found: say(value), help: 'no tile' });
  return tile;
}

export function dieAt(value: unknown, at: string): number {
  const match = typeof value === 'string' ? /^(orange|gray|green) ([0-3])$/.exec(value) : null;
  if (!match) fail(at, { kind: 'noSuch', found: say(value), help: 'no die; dice are written "orange 3"' });
  return COLOURS.indexOf(match[1] as 'orange') * 4 + Number(match[2]);
}

/** What has been stated so far; each card and tile may be stated once. */
export class Claims {
  readonly stated = new Set<number>();
  private readonly what: (n: number) => string;
  constructor(what: (n: number) => string) {
    this.what = what;
  }
  claim(n: number, at: string): number {
    if (this.stated.has(n)) fail(at, `${this.what(n)} is stated twice`, 'C3');
    this.stated.add(n);
    return n;
  }
  without(list: readonly number[]): number[] {
    return list.filter((n) => !this.stated.has(n));
  }
}

export const ACTION_NAMES = ['1', '2', '3', '4', '5', '6'];
export const DECK_NAMES = [...COLOURS, 'ravager'] as const;
const TOP_FIELDS = `position options seed components round seat ending lastRound halted players hal neutral damagedDice
  damage ravagers captives strips spes space decks discards ravagersRemoved stacks tileDiscards
  display advanced advancedStack gone turn frames chance`.split(/\s+/);
const PLAYER_FIELDS = `vp ships resources debris robots fleet hand slots grid ejectedTiles advancedPlaces advancedBeyond
  ejectedCards dice reserved`.split(/\s+/);

/** The entries of a position, with readers for lists and named entries. */
export class Entries {
  readonly data: Json;
  readonly hasFrames: boolean;

  constructor(data: unknown) {
    this.data = objectAt(data, 'position', TOP_FIELDS);
    if (this.data['position'] !== 1)
      fail('position', `this program reads positions of version 1, not ${say(this.data['position'])}`);
    this.hasFrames = this.data['frames'] !== undefined;
    if (this.hasFrames) listAt(this.data['frames'], 'frames', 20);
  }

  each<T>(key: string, read: (value: unknown, at: string) => T): T[] | null {
    return this.data[key] === undefined
      ? null
      : listAt(this.data[key], key).map((value, i) => read(value, `${key}[${i}]`));
  }

  players(): Json[] {
    return (this.each('players', (value, at) => objectAt(value, at, PLAYER_FIELDS)) ?? []) as Json[];
  }

  byName<T>(
    value: unknown,
    at: string,
    names: readonly string[],
    read: (value: unknown, at: string) => T,
  ): [number, T][] {
    const entry = objectAt(value, at, names);
    return Object.keys(entry).map((name) => [names.indexOf(name), read(entry[name], `${at}.${name}`)]);
  }
}
