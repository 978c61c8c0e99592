// Golden playthroughs: recorded games and their readable text. `npm run task goldens` writes them; commit the result
// separately.

import { ADVANCED_KINDS, defaultContent, TILE_EFFECTS } from '../src/components.ts';
import { FRAMES } from '../src/frames/index.ts';
import {
  decision,
  type GameEvent,
  type GameRecord,
  type Move,
  playGame,
  replaySteps,
  type State,
  setup,
} from '../src/index.ts';
import { MODES, testRandom } from './helpers.ts';

const words = (event: GameEvent): string => {
  const { kind, rule, ...fields } = event;
  const shown = Object.entries(fields).map(
    ([name, value]) => `${name}=${typeof value === 'object' ? JSON.stringify(value) : value}`,
  );
  return `    ${[kind, ...shown].join(' ')} (${rule})`;
};

/** The game as text: every decision with its seat, every event with its rule. */
export function goldenText(record: GameRecord): string {
  const { options, seed } = record;
  const lines = [`players ${options.players}, ${options.advanced ? 'advanced' : 'standard'} rules, seed ${seed}`];
  const tell = (event: GameEvent): void => void lines.push(words(event));
  let before: State = setup(options, seed, defaultContent, tell);
  for (const step of replaySteps(record)) {
    lines.push(`${decision(before)!.kind}, seat ${step.seat}: ${step.move}${step.barrier ? ' |' : ''}`);
    for (const event of step.events) tell(event);
    before = step.state;
  }
  lines.push(`result ${JSON.stringify(record.result)}`, `hash ${record.hash}`, '');
  return lines.join('\n');
}

/** Everything that some golden must show. */
export function wantedCoverage(): string[] {
  const { set } = defaultContent;
  const effects = (kinds: readonly string[], of: string): string[] => kinds.map((kind) => `${of} ${kind}`);
  return [
    ...set.missions.map((card) => `mission ${card.id} placed`),
    ...set.missions.map((card) => `mission ${card.id} ${card.effect.kind === 'activation' ? 'activated' : 'resolved'}`),
    ...set.ravagers.map((card) => `ravager ${card.id} appeared`),
    ...effects([...new Set(set.ravagers.map((card) => card.effect.kind))], 'strike'),
    ...set.technology.map((tile) => `tile ${tile.id} taken`),
    ...set.advancedTechnology.map((tile) => `tile ${tile.id} taken`),
    ...effects(ADVANCED_KINDS, 'scored'),
    ...effects(TILE_EFFECTS, 'effect'),
    ...set.startingTechnology.flatMap((tile) => tile.oneOf.map((effect) => `tile ${tile.id} ${effect}`)),
    ...effects([...new Set(set.technology.map((tile) => tile.boost.kind))], 'boost'),
    ...set.hal.cards.flatMap((card) => [`hal ${card.id} top`, `hal ${card.id} bottom`]),
    'hal card none',
    ...effects(['spes', 'ravagers'], 'ending'),
    'sequence pass',
    ...Object.keys(FRAMES).map((kind) => `frame ${kind}`),
  ];
}

function coverageOf(event: GameEvent): string[] {
  const { set, tiles } = defaultContent;
  switch (event.kind) {
    case 'missionPlaced':
      return [`mission ${event.card} placed`];
    case 'missionActivated':
      return [`mission ${event.card} activated`];
    case 'missionResolved':
      return [`mission ${event.card} resolved`];
    case 'ravagerAppeared':
      return [`ravager ${event.card} appeared`];
    case 'ravagerStruck':
      return [`strike ${set.ravagers.find((card) => card.id === event.card)!.effect.kind}`];
    case 'tileTaken':
      return [`tile ${event.tile} taken`];
    case 'tileActivated':
      return [`effect ${event.effect}`, `tile ${event.tile} ${event.effect}`];
    case 'boostUsed':
      return [`boost ${event.boost}`];
    case 'advancedScored':
      return event.vp > 0 ? [`scored ${tiles.find((tile) => tile.id === event.tile)!.advanced!.kind}`] : [];
    case 'halCardRevealed':
      return event.half === 'none' ? ['hal card none'] : [`hal ${event.card} ${event.half}`];
    case 'endTriggered':
      return [`ending ${event.by}`];
    case 'sequenceChosen':
      return [`sequence ${event.sequence}`];
    default:
      return [];
  }
}

export function coverage(record: GameRecord): Set<string> {
  const found = new Set<string>();
  const see = (event: GameEvent): void => {
    for (const what of coverageOf(event)) found.add(what);
  };
  let before: State = setup(record.options, record.seed, defaultContent, see);
  for (const step of replaySteps(record)) {
    found.add(`frame ${decision(before)!.kind}`);
    for (const event of step.events) see(event);
    before = step.state;
  }
  return found;
}

/** The preferences of a curious player, who flies, places and activates, and avoids Sequence B. */
function liking(move: Move, state: State, placing: boolean): number {
  if (move.kind === 'sequence-b') return 0.2;
  if (move.kind === 'place') return placing ? 30 : 6;
  if (move.kind === 'mission') return 30;
  if (move.kind === 'activate') return 6;
  if (move.kind === 'boost') return 6;
  if (move.kind === 'done') return 0.3;
  if (move.kind === 'pass') return 3;
  if (move.kind === 'launch' || move.kind === 'fly') return state.cards[move.to] === 0 ? 2 : 1;
  if (move.kind === 'action') return placing && move.action % 2 === 1 ? 8 : 2;
  if (move.kind === 'play') return 0.15;
  return 1;
}

/** A whole game of curious players. Some of them mostly place Missions, so that Ravagers appear. */
export function curiousGame(mode: (typeof MODES)[number], seed: number): GameRecord {
  const random = testRandom(seed);
  const placing = seed % 3 === 0;
  return playGame(mode, `golden ${seed}`, (state, moves) => {
    const weights = moves.map((move) => liking(move, state, placing));
    let at = (random(1_000_000) / 1_000_000) * weights.reduce((sum, weight) => sum + weight, 0);
    for (const [i, weight] of weights.entries()) {
      at -= weight;
      if (at < 0) return i;
    }
    return moves.length - 1;
  });
}

/** Greedily picks games, over all modes, until everything wanted is shown. */
export function pickGoldens(tries: number): { games: GameRecord[]; missing: string[] } {
  const missing = new Set(wantedCoverage());
  const games: GameRecord[] = [];
  const pool = MODES.flatMap((mode) => Array.from({ length: tries }, (_, i) => curiousGame(mode, i + 1)));
  const covers = pool.map(coverage);
  const gain = (i: number): number => [...covers[i]!].filter((what) => missing.has(what)).length;
  for (const mode of MODES)
    take(
      pool.findIndex((record) => record.options.players === mode.players && record.options.advanced === mode.advanced),
    );
  while (missing.size > 0) {
    const best = covers.map((_, i) => gain(i)).reduce((most, n, i, all) => (n > all[most]! ? i : most), 0);
    if (gain(best) === 0) break;
    take(best);
  }
  return { games, missing: [...missing] };

  function take(i: number): void {
    games.push(pool[i]!);
    for (const what of covers[i]!) missing.delete(what);
  }
}
