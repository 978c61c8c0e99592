// For tests: random games of every kind, with everything that has a sentence.

import type { DecisionKind, EventKind, GameEvent, Illegal, Move, State, View } from '@black-angel/engine';
import { PRESENT_ENGINE } from '@black-angel/engine/load';
import { fixedRandom } from '../ui-state/fitting-state.ts';

const { apply, decision, explain, isOver, legalMoves, parseMove, setup, view } = PRESENT_ENGINE;

export interface Sample {
  events: Map<EventKind, GameEvent[]>;
  prompts: Map<DecisionKind, { view: View; moves: Move[] }[]>;
  refusals: Map<string, Illegal[]>;
  /** The preview of every move. */
  previews: { events: GameEvent[]; seat: number }[];
}

const GAMES = [
  { players: 1, hal: 'standard' },
  { players: 1, hal: 'easy', advanced: true },
  { players: 2 },
  { players: 2, advanced: true },
  { players: 3, advanced: true },
  { players: 4 },
] as const;
const KEPT = 40;

function keep<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key) ?? [];
  if (list.length < KEPT) list.push(value);
  map.set(key, list);
}

/** Illegal moves: those of other decisions, and odd ones. */
const ODD: readonly string[] = [
  ...[0, 1, 2, 3].flatMap((value) => [
    `die gray ${value}`,
    `buy orange ${value} from 2`,
    `die green ${value} reserved`,
  ]),
  ...[1, 2, 3, 4, 5, 6].flatMap((n) => [`action ${n}`, `repair ${n}`, `destroy ${n}`, `take ${n}`]),
  ...['1a', '2c', '3b', '4c', '5e', '7a'].flatMap((hex) => [
    `mission ${hex}`,
    `launch ${hex}`,
    `fly ${hex} ${hex}`,
    `fly 3c ${hex}`,
  ]),
  ...['r1c1', 'r2c2', 'r3c1'].flatMap((cell) => [
    `tile ${cell} vp`,
    `debris ${cell} gainResource`,
    `boost ${cell}`,
    `boost ${cell} gray`,
  ]),
  'play 061 row1',
  'play 001 col2',
  'B',
  'pass',
  'turn',
  'repair gray',
  'debris storage',
  'advanced orange',
  'place 003',
  'place 070',
  'activate',
  'spend orange-vp-dieToThree',
  'spend debris-1',
  'discard 002',
  'discard 065',
  'assign gray',
  'recall green',
  'draw orange',
  'keep 001',
  'reserve gray 2',
  'reserve orange 1 r1c1',
  'done',
  'end',
  'take A1',
  'inject debris-1 row1',
  'inject orange-vp-dieToThree row1',
];

const kindsMet = new Set<string>();

function collect(sample: Sample, state: State, seat: number, moves: Move[], random: (below: number) => number): void {
  const { kind } = decision(state)!;
  const isNew = moves.some((move) => !kindsMet.has(move.kind));
  if (isNew || (sample.prompts.get(kind)?.length ?? 0) < KEPT || random(50) === 0) {
    const list = sample.prompts.get(kind) ?? [];
    if (list.length < 2 * KEPT) list.push({ view: view(state, seat), moves });
    sample.prompts.set(kind, list);
    for (const move of moves) kindsMet.add(move.kind);
  }
  for (let i = 0; i < 4; i++) {
    const refused = explain(state, seat, parseMove(ODD[random(ODD.length)]!));
    if (refused) keep(sample.refusals, String(refused.params['problem']), refused);
  }
}

/** All kinds of moves are equally likely, except Sequence B, which ends games and is rare. */
function choose(moves: readonly Move[], random: (below: number) => number): Move {
  const kinds = [...new Set(moves.map(({ kind }) => kind))];
  const kind = kinds[random(kinds.length)]!;
  if (kind === 'sequence-b' && kinds.length > 1 && random(3) > 0) return choose(moves, random);
  const those = moves.filter((move) => move.kind === kind);
  return those[random(those.length)]!;
}

function playOne(sample: Sample, options: (typeof GAMES)[number], seed: number): void {
  const random = fixedRandom(seed);
  let state = setup(options, `texts ${seed}`, undefined, (event) => keep(sample.events, event.kind, event));
  while (!isOver(state)) {
    const { seat } = decision(state)!;
    const moves = legalMoves(state, seat);
    collect(sample, state, seat, moves, random);
    const applied = apply(state, seat, choose(moves, random));
    if (!applied.ok) throw new Error('a legal move was refused');
    if (sample.previews.length < 2000) sample.previews.push({ events: applied.events, seat });
    for (const event of applied.events) keep(sample.events, event.kind, event);
    state = applied.state;
  }
}

export function playSample(rounds: number): Sample {
  const sample: Sample = { events: new Map(), prompts: new Map(), refusals: new Map(), previews: [] };
  for (let round = 0; round < rounds; round++)
    for (const [i, options] of GAMES.entries()) playOne(sample, options, round * GAMES.length + i + 1);
  return sample;
}
