// Reads and writes games as files. Headless. A problem with a file is data; the page translates it into the player's
// language.

import type { Engine, LevelName, RecordFlaw } from '@black-angel/engine';
import { engineOfComponents, loadEngine, PRESENT_ENGINE } from '@black-angel/engine/load';
import { hashOfSet, openSet } from '@black-angel/engine/open-set';
import { Match, MatchError, type MatchSeat, matchOfRecord, newMatch, type SavedMatch } from '@black-angel/match';
import type { EntryFault, RecordError } from '@black-angel/rules';
import type { ComponentError, ComponentSet } from '@black-angel/rules/components';
import type { PositionError } from '@black-angel/rules/position';
import type { StoredGame, Summary } from './game-store.ts';
import { summaryOf } from './game-store.ts';
import type { NameOf } from './start-choices.ts';

/** A long game with its own component set needs a tenth of this. */
export const MOST_BYTES = 2_000_000;
const MOST_MOVES = 20_000;
const MOST_MOVE = 120;
const MOST_NAME = 100;
/** As for names on the server, but signs that keyboards type in some scripts are allowed. */
const READABLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const UNREADABLE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\u2028\u2029]/u;
/** A record does not store the level of its bots. */
const RECORD_LEVEL: LevelName = 'normal';

/** A flaw, or an engine error without a reason. */
export type FileFlaw = RecordFlaw | { kind: 'broken' };

export type FileProblemData =
  | { kind: 'tooLarge' | 'notJson' }
  /** Neither a record, nor a match, nor a position. */
  | { kind: 'notAGame' }
  /** A component file. The form of a new game takes those. */
  | { kind: 'isComponents' }
  | { kind: 'otherRules'; version: string }
  /** The game needs a component set that this browser does not have. */
  | { kind: 'needsComponents'; name: string }
  | { kind: 'badRecord' | 'badMatch'; flaw: FileFlaw }
  | { kind: 'badPosition' | 'badComponents'; entry: string; fault: EntryFault; rule: string | null }
  /** The browser could not open it. */
  | { kind: 'unreadable' }
  /** A link that is broken or incomplete. */
  | { kind: 'link' };

export class FileProblem extends Error {
  readonly data: FileProblemData;
  /** `words` are those of the engine or the browser, for the console. */
  constructor(data: FileProblemData, words = '') {
    super(words === '' ? data.kind : `${data.kind}: ${words}`);
    this.name = 'FileProblem';
    this.data = data;
  }

  /** Turns any error into a problem with the file. */
  static of(error: unknown): FileProblem {
    return error instanceof FileProblem ? error : new FileProblem({ kind: 'unreadable' }, (error as Error).message);
  }
}

// Errors are recognized by name, because a frozen engine has its own classes.
const isRecordError = (error: unknown): error is RecordError => isNamed(error, 'RecordError');
const isComponentError = (error: unknown): error is ComponentError => isNamed(error, 'ComponentError');
const isPositionError = (error: unknown): error is PositionError => isNamed(error, 'PositionError');
const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;

function flawOf(error: unknown): FileFlaw {
  if (isRecordError(error) || error instanceof MatchError) return error.flaw;
  if (isComponentError(error))
    return { kind: 'entry', entry: error.entry === 'file' ? 'components' : `components.${error.entry}` };
  return isNamed(error, 'OptionsError') ? { kind: 'entry', entry: 'options' } : { kind: 'broken' };
}

const badGame = (kind: 'badRecord' | 'badMatch', error: unknown): FileProblem =>
  new FileProblem({ kind, flaw: flawOf(error) }, (error as Error).message);

export function badEntry(kind: 'badPosition' | 'badComponents', error: unknown): FileProblem {
  const { message } = error as Error;
  const { entry, fault } =
    isPositionError(error) || isComponentError(error)
      ? error
      : { entry: '', fault: { kind: 'impossible', why: message } as const };
  return new FileProblem({ kind, entry, fault, rule: isPositionError(error) ? error.rule : null }, message);
}

export interface ReadGame {
  kind: 'record' | 'match' | 'position';
  saved: SavedMatch;
  summary: Summary;
}

export interface ReadWishes {
  /** Component sets of the games in this browser. */
  sets: readonly ComponentSet[];
  /** The name of a seat that the file does not name. */
  nameOf: NameOf;
}

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

export function parseJson(text: string): unknown {
  if (text.length > MOST_BYTES) throw new FileProblem({ kind: 'tooLarge' });
  try {
    // Some editors write a byte order mark.
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new FileProblem({ kind: 'notJson' }, (error as Error).message);
  }
}

/** Reads a file of any kind and replays it. Throws a FileProblem. */
export async function readGameFile(text: string, wishes: ReadWishes): Promise<ReadGame> {
  const data = parseJson(text);
  if (!isObject(data)) throw new FileProblem({ kind: 'notAGame' });
  if (data['format'] === 'black-angel-record') return readRecord(data, wishes);
  if (data['format'] === 'black-angel-match') return readMatch(data);
  if (Object.hasOwn(data, 'position')) return readPosition(data, wishes);
  throw new FileProblem({ kind: Object.hasOwn(data, 'missions') ? 'isComponents' : 'notAGame' });
}

/** The set that a file names by its hash; null for the default one. */
function neededSet(data: Json, sets: readonly ComponentSet[], engine: Engine): ComponentSet | null {
  const { hash, name } = namedSet(data);
  if (hash === null || hash === engine.defaultContent.hash) return null;
  // A set of another game may not be one for this engine.
  const known = sets.find((set) => hashOfSet(set) === hash);
  if (!known) throw new FileProblem({ kind: 'needsComponents', name });
  return openSet(known, { engine }).set;
}

function namedSet(data: Json): { hash: string | null; name: string } {
  const named = data['components'];
  const textOf = (key: string): string | null =>
    isObject(named) && typeof named[key] === 'string' ? named[key] : null;
  const hash = textOf('hash');
  return { hash, name: textOf('id') ?? hash ?? '' };
}

/** The engine of the rules version that a file names; the present one if it names none, which is reported later. */
async function engineFor(rules: unknown): Promise<Engine> {
  if (!Number.isInteger(rules)) return PRESENT_ENGINE;
  try {
    return await loadEngine(rules as number);
  } catch {
    throw new FileProblem({ kind: 'otherRules', version: String(rules) });
  }
}

async function readRecord(data: Json, wishes: ReadWishes): Promise<ReadGame> {
  const engine = await engineFor(data['rules']);
  const set = neededSet(data, wishes.sets, engine);
  try {
    const record = engine.parseRecord(data);
    engine.replay(record);
    return read('record', matchOfRecord(record, set, RECORD_LEVEL), engine);
  } catch (error) {
    throw badGame('badRecord', error);
  }
}

async function readMatch(data: Json): Promise<ReadGame> {
  const engine = await engineFor(data['rules']);
  try {
    return read('match', checkMatch(data, engine), engine);
  } catch (error) {
    throw badGame('badMatch', error);
  }
}

async function readPosition(data: Json, wishes: ReadWishes): Promise<ReadGame> {
  const engine = await engineOfComponents(namedSet(data).hash);
  const set = neededSet(data, wishes.sets, engine);
  try {
    const state = engine.parsePosition(data);
    const mover = engine.decision(state)?.seat ?? 0;
    // The seat to decide is a person, the others are bots.
    const seats: MatchSeat[] = state.players.map((_, seat) => {
      const kind = seat === mover ? 'person' : 'bot';
      return {
        name: wishes.nameOf(kind === 'person' ? 'you' : seat, kind),
        kind,
        level: kind === 'bot' ? RECORD_LEVEL : null,
      };
    });
    if (state.hal) seats.push({ name: wishes.nameOf('hal', 'hal'), kind: 'hal', level: null });
    const saved = { ...newMatch({ kind: 'position', position: data }, seats, set), rules: engine.RULES_VERSION };
    return read('position', saved, engine);
  } catch (error) {
    throw badEntry('badPosition', error);
  }
}

/** Opening a match replays every move, so the result is playable. */
function read(kind: ReadGame['kind'], saved: SavedMatch, engine: Engine): ReadGame {
  const match = new Match(saved, { engine });
  checkSeats(saved, match.state.hal !== null);
  return { kind, saved, summary: summaryOf(match) };
}

/** Hal sits last, in his games alone, and every name can be read. */
function checkSeats({ seats }: SavedMatch, hasHal: boolean): void {
  for (const [i, { kind, name }] of seats.entries()) {
    const isHal = hasHal && i === seats.length - 1;
    if ((kind === 'hal') !== isHal)
      throw new MatchError(`seat ${i + 1} must be ${isHal ? 'Hal' : 'a person or a bot'}`, {
        kind: 'entry',
        entry: `seats[${i}].kind`,
      });
    if (!READABLE.test(name) || UNREADABLE.test(name))
      throw new MatchError(`the name of seat ${i + 1} cannot be read`, { kind: 'entry', entry: `seats[${i}].name` });
  }
}

function checkMatch(data: Json, engine: Engine): SavedMatch {
  const { version, rules, components, start, seats, moves, automatic } = data;
  const isText = (most: number) => (value: unknown) => typeof value === 'string' && value.length <= most;
  const isOneOf = (value: unknown, known: readonly unknown[]) => known.includes(value);
  const need = (isThere: boolean, entry: string, problem: string): void => {
    if (!isThere) throw new MatchError(problem, { kind: 'entry', entry });
  };
  need(Number.isInteger(rules), 'rules', 'rules must name the version of the rules');
  need(
    isObject(start) && isOneOf(start['kind'], ['setup', 'position']),
    'start',
    'start must be a setup or a position',
  );
  const begin = start as Json;
  need(begin['kind'] !== 'setup' || isText(1000)(begin['seed']), 'start.seed', 'start.seed must be a text');
  need(Array.isArray(seats) && seats.length <= 4, 'seats', 'seats must be a list of at most 4 seats');
  for (const [i, seat] of (seats as unknown[]).entries()) {
    need(
      isObject(seat) && isText(MOST_NAME)(seat['name']),
      `seats[${i}].name`,
      `seat ${i + 1} needs a name of at most ${MOST_NAME} characters`,
    );
    need(
      isOneOf((seat as Json)['kind'], ['person', 'bot', 'hal']),
      `seats[${i}].kind`,
      `seat ${i + 1} must be a person, a bot or Hal`,
    );
    const { number = 1 } = seat as Json;
    need(isOneOf(number, [1, 2, 3, 4]), `seats[${i}].number`, `the number of seat ${i + 1} must be from 1 to 4`);
    const { colour = i } = seat as Json;
    const others = (seats as Json[]).filter((other, at) => at !== i && (other?.['colour'] ?? at) === colour);
    need(
      isOneOf(colour, [0, 1, 2, 3]) && others.length === 0,
      `seats[${i}].colour`,
      `the colour of seat ${i + 1} must be its own, from 0 to 3`,
    );
  }
  need(
    Array.isArray(moves) && moves.length <= MOST_MOVES && moves.every(isText(MOST_MOVE)),
    'moves',
    `moves must be a list of at most ${MOST_MOVES} texts`,
  );
  need(
    Array.isArray(automatic) && automatic.every((n) => Number.isInteger(n)),
    'automatic',
    'automatic must be a list of move numbers',
  );
  return {
    format: 'black-angel-match',
    version: version as 1,
    rules: rules as number,
    components: components ? openSet(components, { engine }).set : null,
    start: begin as never,
    seats: seats as MatchSeat[],
    moves: moves as string[],
    automatic: automatic as number[],
  };
}

export interface GameFile {
  name: string;
  text: string;
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const makeFile = (game: StoredGame, what: string, data: unknown): GameFile => ({
  name: `black-angel-${dayOf(game.createdAt)}-${game.id}${what}.json`,
  text: `${JSON.stringify(data, null, 1)}\n`,
});

const openMatch = async ({ saved }: StoredGame): Promise<Match> =>
  new Match(saved, { engine: await loadEngine(saved.rules) });

/** The whole match, to be continued elsewhere. */
export const matchFile = (game: StoredGame): GameFile => makeFile(game, '', game.saved);

/** The record that every tool of this project reads; null for a game that began from a position. */
export async function recordFile(game: StoredGame): Promise<GameFile | null> {
  const record = (await openMatch(game)).record();
  return record && makeFile(game, '-record', record);
}

/** The present position, to be edited by hand. It contains every secret of the game. */
export async function positionFile(game: StoredGame): Promise<GameFile> {
  const { engine, state } = await openMatch(game);
  return makeFile(game, '-position', engine.makePosition(state));
}

/** Rejects with a FileProblem. A file that is too large is not opened. */
export async function readText(file: File): Promise<string> {
  if (file.size > MOST_BYTES) throw new FileProblem({ kind: 'tooLarge' });
  try {
    return await file.text();
  } catch (error) {
    throw new FileProblem({ kind: 'unreadable' }, (error as Error).message);
  }
}
