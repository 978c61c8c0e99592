// Conformance of a port: an engine in any language plays recorded games, and after each move says who decides, every
// legal move and every event (docs/conformance.md). The first difference of each game is reported.

import { isDeepStrictEqual } from 'node:util';
import {
  decision,
  formatMove,
  type GameEvent,
  type GameRecord,
  isOver,
  legalMoves,
  RULES_VERSION,
  replaySteps,
  result,
  type State,
  setup,
} from '@black-angel/rules';
import { type Message, Program, ProgramError } from './program.ts';

/** The version of the line protocol of engines. */
export const ENGINE_PROTOCOL = 1;

export interface GameReport {
  name: string;
  moves: number;
  /** Null if the port plays the game as the rules do. */
  difference: string | null;
}

/** What a port says after the setup and after each move. Legal moves are in alphabetical order. */
export interface Standing {
  seat: number | null;
  decision: string | null;
  moves: readonly string[];
  events: readonly object[];
  result: object | null;
}

function standingOf(state: State, events: readonly GameEvent[]): Standing {
  const asked = decision(state);
  return {
    seat: asked?.seat ?? null,
    decision: asked?.kind ?? null,
    moves: asked
      ? legalMoves(state, asked.seat)
          .map((move) => formatMove(move)!)
          .sort()
      : [],
    events,
    result: result(state),
  };
}

const short = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
};

/** How an answer differs from what the rules say, in words; null if it does not. */
export function differenceOf(wanted: Standing, given: Message): string | null {
  const got: Message = { ...given, moves: Array.isArray(given['moves']) ? given['moves'].toSorted() : given['moves'] };
  if (Array.isArray(got['moves'])) {
    const list = got['moves'] as unknown[];
    const missing = wanted.moves.filter((move) => !list.includes(move));
    const illegal = list.filter((move) => !wanted.moves.includes(move as string));
    if (missing.length > 0 || illegal.length > 0)
      return `legal moves: missing ${short(missing)}, not legal ${short(illegal)}`;
  }
  if (Array.isArray(got['events'])) {
    const at = wanted.events.findIndex((event, i) => !isDeepStrictEqual(event, (got['events'] as unknown[])[i]));
    if (at >= 0)
      return `event ${at + 1}: ${short(wanted.events[at])} is right, not ${short((got['events'] as unknown[])[at])}`;
  }
  for (const [key, value] of Object.entries(wanted))
    if (!isDeepStrictEqual(got[key], value)) return `${key}: ${short(value)} is right, not ${short(got[key])}`;
  return null;
}

/** Lets the port play a recorded game. A ProgramError is reported as the difference. */
function playGame(port: Program, name: string, record: GameRecord, patience: number): GameReport {
  const { options, seed } = record;
  const events: GameEvent[] = [];
  const start = setup(options, seed, undefined, (event) => void events.push(event));
  let moves = 0;
  const ask = (message: Message, state: State, told: readonly GameEvent[]): string | null => {
    const answer = port.ask(message, 'state', patience);
    return differenceOf(JSON.parse(JSON.stringify(standingOf(state, told))) as Standing, answer);
  };
  const fault = (difference: string, after: string): GameReport => ({
    name,
    moves,
    difference: `${after}: ${difference}`,
  });
  const atStart = ask({ type: 'setup', options, seed }, start, events);
  if (atStart !== null) return fault(atStart, 'after the setup');
  for (const step of replaySteps(record)) {
    moves++;
    const difference = ask({ type: 'play', seat: step.seat, move: step.move }, step.state, step.events);
    if (difference !== null) return fault(difference, `after move ${moves}, ${step.move}`);
    if (isOver(step.state)) break;
  }
  return { name, moves, difference: null };
}

/** Plays all games with one program. Throws a ProgramError if it does not begin to speak. */
export function* checkPort(
  command: string | readonly string[],
  games: ReadonlyMap<string, GameRecord>,
  patience: number,
): Generator<GameReport> {
  let port = startPort(command, patience);
  for (const [name, record] of games) {
    let report: GameReport;
    try {
      report = playGame(port, name, record, patience);
    } catch (error) {
      if (!(error instanceof ProgramError)) throw error;
      report = { name, moves: 0, difference: error.message };
      port = startPort(command, patience);
    }
    yield report;
  }
  port.close();
}

function startPort(command: string | readonly string[], patience: number): Program {
  const port = new Program(command);
  const hello = port.ask({ type: 'hello', protocol: ENGINE_PROTOCOL, rules: RULES_VERSION }, 'hello', patience);
  if (hello['protocol'] !== ENGINE_PROTOCOL || hello['rules'] !== RULES_VERSION) {
    port.close();
    const wanted = `protocol ${ENGINE_PROTOCOL} and rules version ${RULES_VERSION}`;
    throw new ProgramError(
      port.command,
      `speaks protocol ${hello['protocol']} and rules version ${hello['rules']}; the suite has ${wanted}`,
    );
  }
  return port;
}
