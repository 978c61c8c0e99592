// One example of everything that leaves an engine: views, decisions, events, moves, refusals and a record, from random
// games of its rules version. The golden text of a version prints them in full, as OpenSpiel's playthroughs do.

import type {
  Decision,
  Engine,
  GameEvent,
  GameRecord,
  Illegal,
  Move,
  Result,
  State,
  View,
  Viewer,
} from '../src/index.ts';
import { CONTRACT_VERSION } from '../src/index.ts';

const MODES = [
  { players: 1 },
  { players: 1, advanced: true, hal: 'extreme' },
  { players: 2, advanced: true },
  { players: 3 },
  { players: 4, advanced: true },
] as const;
/** With these seeds the games meet every kind of decision and move, and nearly every kind of event. */
const GAMES = 60;

/** Random games do not meet these. An engine is asked how it shows them. */
const RARE: readonly GameEvent[] = [
  { kind: 'cardAbsent', rule: 'A3.2', seat: 0, back: 'gray' },
  { kind: 'missionDiscarded', rule: 'H10', seat: 1, card: '033' },
  { kind: 'notGained', rule: 'C4', seat: 0, what: 'robot', amount: 2 },
  { kind: 'technologyAbsent', rule: 'A2.C5', colour: 'green' },
];

/** Kinds of decisions, events and moves that a frozen version does not have: they came after it. */
export const UNKNOWN: Readonly<Record<number, readonly string[]>> = { 1: [], 2: [] };

/** What a kind looks like to the seat it belongs to, and to a spectator. */
export interface Seen<T> {
  own: T;
  others: T;
}

export interface Examples {
  views: Map<string, View>;
  decisions: Map<string, Seen<Decision>>;
  events: Map<string, Seen<GameEvent>>;
  /** With their texts. */
  moves: Map<string, { move: Move; text: string }>;
  refusals: Map<string, Illegal>;
  record: GameRecord;
  result: Result;
}

/** The same numbers from the same seed. */
function chance(seed: number): (below: number) => number {
  let state = seed * 7919 + 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Sequence B ends games, so it is seldom chosen. */
function choose(moves: readonly Move[], random: (below: number) => number): Move {
  const kinds = [...new Set(moves.map(({ kind }) => kind))];
  let kind = kinds[random(kinds.length)]!;
  if (kind === 'sequence-b' && random(3) > 0) kind = kinds[random(kinds.length)]!;
  const those = moves.filter((move) => move.kind === kind);
  return those[random(those.length)]!;
}

const note = <K, V>(map: Map<K, V>, key: K, value: V): void => void (map.has(key) || map.set(key, value));

class Collector {
  readonly views = new Map<string, View>();
  readonly decisions: Examples['decisions'] = new Map();
  readonly events: Examples['events'] = new Map();
  readonly moves: Examples['moves'] = new Map();
  readonly refusals: Examples['refusals'] = new Map();
  /** The first move of each kind: asked where it is not possible, it is refused. */
  private readonly tried: Move[] = [];
  private readonly engine: Engine;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  event(event: GameEvent): void {
    const seen = (viewer: Viewer): GameEvent => this.engine.viewEvent(event, viewer);
    note(this.events, event.kind, { own: seen('seat' in event ? event.seat : 'spectator'), others: seen('spectator') });
  }

  decision(state: State, seat: number): void {
    const [own, others] = ([seat, 'spectator'] as const).map((viewer) => this.engine.view(state, viewer).decision!);
    note(this.decisions, own!.kind, { own: own!, others: others! });
    for (const move of this.tried) {
      const refused = this.engine.explain(state, seat, move);
      if (refused) note(this.refusals, `${refused.params['problem']}`, refused);
    }
  }

  move(move: Move): void {
    if (!this.moves.has(move.kind)) this.tried.push(move);
    note(this.moves, move.kind, { move, text: this.engine.formatMove(move)! });
  }

  play(game: number): GameRecord {
    const { engine } = this;
    const random = chance(game);
    const options = MODES[game % MODES.length]!;
    const seed = `shape ${game}`;
    const made: string[] = [];
    let state = engine.setup(options, seed, undefined, (event) => this.event(event));
    for (let asked = engine.decision(state); asked; asked = engine.decision(state)) {
      this.decision(state, asked.seat);
      const move = choose(engine.legalMoves(state, asked.seat), random);
      this.move(move);
      made.push(engine.formatMove(move)!);
      const applied = engine.apply(state, asked.seat, move);
      if (!applied.ok) throw new Error(`a legal move was refused: ${made.at(-1)}`);
      for (const event of applied.events) this.event(event);
      state = applied.state;
      if (game < MODES.length && made.length === 40) {
        note(this.views, `game ${game}, seat 0`, engine.view(state, 0));
        note(this.views, `game ${game}, spectator`, engine.view(state, 'spectator'));
      }
    }
    if (game < MODES.length) note(this.views, `game ${game}, at the end`, engine.view(state, 0));
    return engine.makeRecord(state, seed, made);
  }
}

export function examplesOf(engine: Engine): Examples {
  const collector = new Collector(engine);
  const records = Array.from({ length: GAMES }, (_, game) => collector.play(game));
  const unknown = UNKNOWN[engine.RULES_VERSION] ?? [];
  for (const event of RARE) if (!unknown.includes(event.kind)) collector.event(event);
  const record = records.reduce((short, other) => (other.moves.length < short.moves.length ? other : short));
  const { views, decisions, events, moves, refusals } = collector;
  return { views, decisions, events, moves, refusals, record, result: engine.standing(engine.replay(record)) };
}

const json = (value: unknown): string => JSON.stringify(value);
/** One line for each field. */
const fields = (value: object): string[] => Object.entries(value).map(([name, field]) => `  ${name}: ${json(field)}`);
const sorted = <T>(map: ReadonlyMap<string, T>): [string, T][] => [...map].sort(([a], [b]) => (a < b ? -1 : 1));

function seenLines<T>(kinds: ReadonlyMap<string, Seen<T>>): string[] {
  return sorted(kinds).flatMap(([, { own, others }]) =>
    json(own) === json(others) ? [json(own)] : [json(own), `  to others: ${json(others)}`],
  );
}

/** The views that the golden text prints: of two players, one of them and a spectator; of Hal's opponent, the last. */
const PRINTED = ['game 2, seat 0', 'game 2, spectator', 'game 0, at the end'];

export function goldenText({ RULES_VERSION }: Engine, examples: Examples): string {
  const { views, decisions, events, moves, refusals, record, result } = examples;
  const parts: [string, string[]][] = [
    ...PRINTED.map((name): [string, string[]] => [`View: ${name}`, fields(views.get(name)!)]),
    ['Decisions', seenLines(decisions)],
    ['Events', seenLines(events)],
    ['Moves', sorted(moves).map(([, { move, text }]) => `${text}: ${json(move)}`)],
    ['Refusals', sorted(refusals).map(([, refused]) => json(refused))],
    ['Record', fields(record)],
    ['Standing', [json(result)]],
  ];
  const head = `Rules version ${RULES_VERSION} behind contract ${CONTRACT_VERSION}. Written by npm run task goldens.`;
  return `${[head, ...parts.map(([title, lines]) => `\n${title}\n${lines.join('\n')}`)].join('\n')}\n`;
}
