// A game record: everything needed to reproduce a game exactly.

import { type Content, contentOf, defaultContent, findComponents } from './content/content.ts';
import { copyState } from './copy.ts';
import type { RecordFlaw } from './fault.ts';
import { apply, decision, isOver, legalMoves, RULES_VERSION, result } from './game.ts';
import { hashState } from './hash.ts';
import { formatMove, parseMove } from './moves.ts';
import type { Result } from './score.ts';
import { checkOptions, MOST_SEED, setup } from './setup.ts';
import type { Options, State } from './state.ts';

const RECORD_FORMAT = 'black-angel-record';
const RECORD_VERSION = 1;
const MOST_MOVES = 20_000;
const FIELDS = 'format version rules options components seed seats moves result hash'.split(' ');

/** Who sits in a seat. */
export interface SeatInfo {
  name: string;
  kind: 'person' | 'bot' | 'hal';
}

/** A game as a file: options, seed and moves, from which everything else follows. */
export interface GameRecord {
  format: typeof RECORD_FORMAT;
  version: typeof RECORD_VERSION;
  /** The rules version of the game. */
  rules: number;
  options: Options;
  components: { id: string; hash: string };
  seed: string;
  /** In turn order; Hal last. */
  seats: SeatInfo[];
  /** Every decision in order; the seat follows from the game. */
  moves: string[];
  /** Null while the game runs. */
  result: Result | null;
  /** Hash of the state after the last move. */
  hash: string;
}

/** Says what is wrong with a record; `flaw` says it as data. */
export class RecordError extends Error {
  readonly flaw: RecordFlaw;
  constructor(problem: string, flaw: RecordFlaw) {
    super(`Game record: ${problem}`);
    this.name = 'RecordError';
    this.flaw = flaw;
  }
}

const badEntry = (entry: string, problem: string): RecordError => new RecordError(problem, { kind: 'entry', entry });

/** Seats with the names Player 1, Player 2 …, and Hal. */
export function defaultSeats(options: Options): SeatInfo[] {
  const seats: SeatInfo[] = Array.from({ length: options.players }, (_, i) => ({
    name: `Player ${i + 1}`,
    kind: 'person',
  }));
  return options.hal ? [...seats, { name: 'Hal', kind: 'hal' }] : seats;
}

/** The record of a game from its seed, moves and present state. */
export function makeRecord(state: State, seed: string, moves: readonly string[], seats?: SeatInfo[]): GameRecord {
  const { set, hash } = contentOf(state);
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    rules: RULES_VERSION,
    options: state.options,
    components: { id: set.id, hash },
    seed,
    seats: seats ?? defaultSeats(state.options),
    moves: [...moves],
    result: result(state),
    hash: hashState(state),
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

function checkSeats(value: unknown, options: Options): SeatInfo[] {
  const expected = defaultSeats(options);
  if (!Array.isArray(value) || value.length !== expected.length)
    throw badEntry('seats', `seats must list ${expected.length} seats`);
  return value.map((seat, i) => {
    if (!isObject(seat) || typeof seat['name'] !== 'string' || seat['name'].length > 100)
      throw badEntry(`seats[${i}].name`, `seat ${i + 1} needs a name of at most 100 characters`);
    const kind = seat['kind'];
    for (const key of Object.keys(seat))
      if (key !== 'name' && key !== 'kind')
        throw badEntry(`seats[${i}].${key}`, `seat ${i + 1}: the field "${key}" is unknown`);
    const isHal = expected[i]!.kind === 'hal';
    if (isHal ? kind !== 'hal' : kind !== 'person' && kind !== 'bot')
      throw badEntry(
        `seats[${i}].kind`,
        `seat ${i + 1} must be ${isHal ? 'hal' : 'a person or a bot'}, not ${JSON.stringify(kind)}`,
      );
    return { name: seat['name'], kind: kind as SeatInfo['kind'] };
  });
}

function checkedOptions(value: unknown): Options {
  try {
    return checkOptions(value as Options);
  } catch (error) {
    throw badEntry('options', (error as Error).message);
  }
}

function checkResult(value: unknown): Result | null {
  if (value === null || value === undefined) return null;
  const isList = (list: unknown): list is number[] => Array.isArray(list) && list.every((n) => Number.isInteger(n));
  if (!isObject(value) || !isList(value['vp']) || !isList(value['winners']))
    throw badEntry('result', 'result must give the VP and the winners');
  return { vp: value['vp'], winners: value['winners'] };
}

function checkHeader(data: unknown): Record<string, unknown> {
  if (!isObject(data) || data['format'] !== RECORD_FORMAT) throw badEntry('format', `this is not a ${RECORD_FORMAT}`);
  const { version, rules } = data;
  if (version !== RECORD_VERSION)
    throw new RecordError(`it has format version ${JSON.stringify(version)}; this program reads ${RECORD_VERSION}`, {
      kind: 'version',
    });
  if (!Number.isInteger(rules) || (rules as number) < 1)
    throw badEntry('rules', 'rules must name the version of the rules');
  return data;
}

/** The rules version of a record. Nothing else is checked. */
export const rulesVersionOf = (data: unknown): number => checkHeader(data)['rules'] as number;

/** Parses a record of the present rules version, or throws what is wrong with it. Does not replay it. */
export function parseRecord(data: unknown): GameRecord {
  const record = checkHeader(data);
  for (const key of Object.keys(record))
    if (!FIELDS.includes(key)) throw badEntry(key, `the field "${key}" is unknown`);
  const { rules, components, seed, moves, hash, result: outcome } = record;
  if (rules !== RULES_VERSION)
    throw new RecordError(
      `it was played by rules version ${rules}; only games of version ${RULES_VERSION} can be read here`,
      { kind: 'version' },
    );
  if (!isObject(components) || typeof components['hash'] !== 'string' || typeof components['id'] !== 'string')
    throw badEntry('components', 'components must give the id and hash of the component set');
  if (!findComponents(components['hash']))
    throw badEntry(
      'components',
      `it needs the component set "${components['id']}" with hash ${components['hash']}, which is not loaded`,
    );
  if (typeof seed !== 'string' || seed.length > MOST_SEED)
    throw badEntry('seed', `seed must be a text of at most ${MOST_SEED} characters`);
  if (
    !Array.isArray(moves) ||
    moves.length > MOST_MOVES ||
    moves.some((move) => typeof move !== 'string' || move.length > 120)
  )
    throw badEntry('moves', `moves must be a list of at most ${MOST_MOVES} texts`);
  if (typeof hash !== 'string') throw badEntry('hash', 'hash must be a text');
  const options = checkedOptions(record['options']);
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    rules,
    options,
    components: { id: components['id'], hash: components['hash'] },
    seed,
    seats: checkSeats(record['seats'], options),
    moves: moves as string[],
    result: checkResult(outcome),
    hash,
  };
}

/** A move of a record, and what it led to. */
export interface ReplayStep {
  seat: number;
  move: string;
  state: State;
  events: Extract<ReturnType<typeof apply>, { ok: true }>['events'];
  barrier: boolean;
}

/** Plays the moves of a record one by one. Throws a RecordError at an illegal move. */
export function* replaySteps(record: GameRecord): Generator<ReplayStep, State> {
  const content = findComponents(record.components.hash)!;
  let state = setup(record.options, record.seed, content);
  for (const [i, text] of record.moves.entries()) {
    const frame = decision(state);
    const flaw = (rule: string | null): RecordFlaw => ({ kind: 'move', number: i + 1, move: text, rule });
    if (!frame) throw new RecordError(`move ${i + 1}, "${text}": the game is already over`, flaw(null));
    const move = parseMove(text, content);
    if (!move) throw new RecordError(`move ${i + 1}, "${text}": no move is written so`, flaw(null));
    const applied = apply(state, frame.seat, move);
    if (!applied.ok)
      throw new RecordError(`move ${i + 1}, "${text}", is not legal (rule ${applied.rule})`, flaw(applied.rule));
    state = applied.state;
    yield { seat: frame.seat, move: text, state, events: applied.events, barrier: applied.barrier };
  }
  return state;
}

/** Replays a record to its end and checks result and hash. Returns the final state. */
export function replay(record: GameRecord): State {
  const steps = replaySteps(record);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const state = step.value;
  const hash = hashState(state);
  const flaw: RecordFlaw = { kind: 'outcome' };
  if (hash !== record.hash) throw new RecordError(`it replays to the hash ${hash}, not to ${record.hash}`, flaw);
  if (JSON.stringify(result(state)) !== JSON.stringify(record.result))
    throw new RecordError(
      `it replays to the result ${JSON.stringify(result(state))}, not to ${JSON.stringify(record.result)}`,
      flaw,
    );
  return state;
}

/** Plays a whole game with a chooser and records it. */
export function playGame(
  options: { players: number; advanced?: boolean; hal?: Options['hal'] },
  seed: string,
  choose: (state: State, moves: ReturnType<typeof legalMoves>) => number,
  content: Content = defaultContent,
): GameRecord {
  let state = setup(options, seed, content);
  const moves: string[] = [];
  while (!isOver(state)) {
    const seat = decision(state)!.seat;
    const legal = legalMoves(state, seat);
    const move = legal[choose(state, legal)]!;
    moves.push(formatMove(move, content)!);
    const applied = apply(state, seat, move);
    if (!applied.ok) throw new Error(`A legal move was refused: ${moves.at(-1)}`);
    state = applied.state;
  }
  return makeRecord(copyState(state), seed, moves);
}
