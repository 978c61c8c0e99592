// A match as it is stored: how it began, its seats, and its moves. Everything else follows by replaying it.

import {
  type Components,
  type Engine,
  type GameEvent,
  type GameRecord,
  LEVEL_NAMES,
  type LevelName,
  type Options,
  type RecordFlaw,
  type State,
} from '@black-angel/engine';
import { hasPresentRules, loadEngine, RULES_VERSION } from '@black-angel/engine/load';
import { openSet } from '@black-angel/engine/open-set';
import type { ComponentSet } from '@black-angel/rules/components';
import type { PositionError } from '@black-angel/rules/position';

export interface MatchSeat {
  name: string;
  kind: 'person' | 'bot' | 'hal';
  /** Bots only, else null. */
  level: LevelName | null;
  /** The number in a name that the game gave, as in "Player 2". Missing if a person chose the name. */
  number?: number;
  /** The colour of the pieces, from 0: the place in the form before the seats were drawn. Missing: the seat itself. */
  colour?: number;
}

/** A setup from a seed, or a position written by hand. */
export type Start = { kind: 'setup'; options: Options; seed: string } | { kind: 'position'; position: unknown };

export interface SavedMatch {
  format: 'black-angel-match';
  version: 1;
  rules: number;
  /** A component set other than the default one, or null. */
  components: ComponentSet | null;
  start: Start;
  /** In turn order; Hal last. */
  seats: MatchSeat[];
  moves: string[];
  /** Indexes of the automatic moves. Undo reverts them together with the choice before them. */
  automatic: number[];
}

/** Why a match cannot be opened, in words and as data. */
export class MatchError extends Error {
  readonly flaw: RecordFlaw;
  constructor(problem: string, flaw: RecordFlaw) {
    super(problem);
    this.name = 'MatchError';
    this.flaw = flaw;
  }
}

export interface Opening {
  state: State;
  content: Components;
  events: GameEvent[];
}

/** Recognised by name, because a frozen engine has its own class. */
const isPositionError = (error: unknown): error is PositionError =>
  error instanceof Error && error.name === 'PositionError';

/** The state a match begins with. */
export function openStart(start: Start, components: ComponentSet | null, engine: Engine): Opening {
  const content = openSet(components, { engine });
  const events: GameEvent[] = [];
  if (start.kind === 'setup') {
    const state = engine.setup(start.options, start.seed, content, (event) => void events.push(event));
    return { state, content, events };
  }
  try {
    const state = engine.parsePosition(start.position);
    return { state, content: engine.contentOf(state), events };
  } catch (error) {
    if (isPositionError(error))
      throw new MatchError(error.message, { kind: 'entry', entry: `start.position: ${error.entry}` });
    throw error;
  }
}

export function checkSaved(saved: SavedMatch, engine: Engine): void {
  if (saved.format !== 'black-angel-match' || saved.version !== 1)
    throw new MatchError('this is not a saved match of a version this program reads', { kind: 'version' });
  if (saved.rules !== engine.RULES_VERSION)
    throw new MatchError(`the match is played by rules version ${saved.rules}; these are ${engine.RULES_VERSION}`, {
      kind: 'version',
    });
  for (const [i, seat] of saved.seats.entries())
    if (seat.kind === 'bot' && (seat.level === null || !LEVEL_NAMES.includes(seat.level)))
      throw new MatchError(`the bot "${seat.name}" needs a level`, { kind: 'entry', entry: `seats[${i}].level` });
}

export function newMatch(start: Start, seats: MatchSeat[], components: ComponentSet | null = null): SavedMatch {
  return {
    format: 'black-angel-match',
    version: 1,
    rules: RULES_VERSION,
    components,
    start,
    seats,
    moves: [],
    automatic: [],
  };
}

/** A game record as a match. Its bots get a level, because a record does not store one. */
export function matchOfRecord(record: GameRecord, components: ComponentSet | null, level: LevelName): SavedMatch {
  const seats = record.seats.map(({ name, kind }) => ({ name, kind, level: kind === 'bot' ? level : null }));
  const start: Start = { kind: 'setup', options: record.options, seed: record.seed };
  return { ...newMatch(start, seats, components), rules: record.rules, moves: [...record.moves] };
}

/** The same game as a match of the present version; null if its rules differ from the present ones. */
export async function toPresent(saved: SavedMatch): Promise<SavedMatch | null> {
  if (saved.rules === RULES_VERSION) return saved;
  if (!hasPresentRules(saved.rules)) return null;
  const { defaultContent } = await loadEngine(saved.rules);
  return { ...saved, rules: RULES_VERSION, components: saved.components ?? defaultContent.set };
}
