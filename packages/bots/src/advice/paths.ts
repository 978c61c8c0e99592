// Paths to points: the ways to VP that are open to a player. The search looks some turns ahead in a dealt world, as a
// sound player, for VP at any price, and for Missions; what scores on the way is a path. It uses the view alone.

import type { GameEvent, View } from '@black-angel/engine';
import { finalScore, isOver, type State } from '@black-angel/rules';
import { type Content, contentOf } from '@black-angel/rules/components';
import { copy, decider, tileIn } from '@black-angel/rules/playout';
import { determinize } from '../deal.ts';
import { makeEvaluation } from '../evaluation.ts';
import { botRandom } from '../play.ts';
import { FULL, HASTY, lineOf, QUICK, TurnSearch } from '../turn-search.ts';
import { WEIGHTS } from '../weights.ts';
import { playHeard, playUntil } from './heard.ts';
import { type Missing, missingFor } from './missing.ts';
import { planOf } from './plan-of.ts';

/** What scores. Cards and tiles have their numbers, hexes too. */
export type PathSource =
  /** An activation mission in space. */
  | { kind: 'activation'; card: number }
  /** The reward of a Mission from hand. */
  | { kind: 'reward'; card: number }
  /** A neutralization that pays when its strip leaves. */
  | { kind: 'neutralization'; card: number }
  | { kind: 'tile'; tile: number }
  | { kind: 'boost'; tile: number }
  | { kind: 'advanced'; tile: number };

/** A way to points. */
export interface Path {
  readonly source: PathSource;
  /** VP that it pays. */
  readonly vp: number;
  /** Own turns that it takes at best, the present one included. */
  readonly turns: number;
  readonly missing: readonly Missing[];
  /** The present turn on this path: moves as text. */
  readonly moves: readonly string[];
}

const MOST_TURNS = 3;
const MOST_PATHS = 3;
/** Turns that are followed up from each position. */
const WIDTHS = [3, 2, 1];
/** Positions that are followed up in the next turn. */
const MOST_NODES = 10;
/** VP of a later turn count for less, because something may prevent them. */
const PATIENCE = 0.75;

/** Plays for VP: VP now count for more than later gains. */
const FOR_VP = makeEvaluation({ ...WEIGHTS, vp: 3, advancedVp: 1.5 });
/** Brings Missions into space and makes them ready. */
const FOR_MISSIONS = makeEvaluation({ ...WEIGHTS, missionsInSpace: 3, activationsReady: 1.5, berths: 2 });
const SOUND = makeEvaluation();

const keyOf = (source: PathSource): string => `${source.kind} ${'card' in source ? source.card : source.tile}`;

/** Credits VP to the card or tile that gave them, from the events in order. */
class Tally {
  readonly found = new Map<string, { source: PathSource; vp: number }>();
  private readonly seat: number;
  private readonly content: Content;
  private last: PathSource | null = null;

  constructor(seat: number, content: Content) {
    this.seat = seat;
    this.content = content;
  }

  add(source: PathSource, vp: number): void {
    const key = keyOf(source);
    const known = this.found.get(key);
    if (known) known.vp += vp;
    else this.found.set(key, { source, vp });
  }

  private readonly tile = (id: string): number => this.content.tiles.findIndex((tile) => tile?.id === id);

  readonly hear = (event: GameEvent): void => {
    switch (event.kind) {
      case 'missionActivated':
        this.last = { kind: 'activation', card: Number(event.card) };
        return;
      case 'missionPlaced':
        this.last = { kind: 'reward', card: Number(event.card) };
        return;
      case 'missionResolved':
        this.last = { kind: 'neutralization', card: Number(event.card) };
        return;
      case 'tileActivated':
        this.last = { kind: 'tile', tile: this.tile(event.tile) };
        return;
      case 'boostUsed':
        this.last = { kind: 'boost', tile: this.tile(event.tile) };
        return;
      case 'gained':
        if (event.seat === this.seat && event.what === 'vp' && this.last) this.add(this.last, event.amount);
        return;
    }
  };
}

/** VP of each Advanced tile, as if the game ended now. */
function advancedOf(state: State, seat: number): Map<number, number> {
  const vp = new Map<number, number>();
  if (isOver(state)) return vp;
  for (const scored of finalScore(state, seat).advanced) vp.set(scored.tile, (vp.get(scored.tile) ?? 0) + scored.vp);
  return vp;
}

/** A position at the beginning of an own turn, and the present turn that led to it. */
interface Node {
  state: State;
  moves: readonly string[] | null;
}

class PathSearch {
  private readonly seat: number;
  private readonly content: Content;
  private readonly best = new Map<string, Path & { weight: number }>();
  private readonly quick = new TurnSearch(SOUND, HASTY);
  private readonly start: State;

  constructor(start: State) {
    this.start = start;
    this.seat = decider(start);
    this.content = contentOf(start);
  }

  /** Distinct turns of a position: the best ones of a sound player, and those that score most. */
  private turnsOf(state: State, width: number, isFirst: boolean): (readonly string[])[] {
    const found = new Map<string, readonly string[]>();
    for (const evaluation of isFirst ? [SOUND, FOR_VP, FOR_MISSIONS] : [FOR_VP]) {
      const search = new TurnSearch(evaluation, isFirst ? FULL : QUICK);
      let taken = 0;
      for (const turn of search.best(state, isFirst ? 40 : 8)) {
        const { moves } = lineOf(state, turn, 1);
        const plan = planOf(moves);
        if (found.has(plan)) continue;
        found.set(plan, moves);
        if (++taken >= width) break;
      }
    }
    return [...found.values()];
  }

  /** Plays a turn and then the others' turns; null if the game ends. */
  private play(node: Node, moves: readonly string[], turns: number): Node | null {
    const { seat } = this;
    const tally = new Tally(seat, this.content);
    const draft = copy(node.state);
    const before = advancedOf(draft, seat);
    const { round } = draft;
    playHeard(draft, seat, moves, tally.hear);
    playUntil(draft, this.quick, tally.hear, (state) => state.round > round || state.seat !== seat);
    for (const [tile, vp] of advancedOf(draft, seat)) {
      const gained = vp - (before.get(tile) ?? 0);
      if (gained > 0) tally.add({ kind: 'advanced', tile }, gained);
    }
    playUntil(draft, this.quick, tally.hear, (state) => state.seat === seat);
    const first = node.moves ?? moves;
    for (const { source, vp } of tally.found.values()) this.keep(source, vp, turns, first);
    return isOver(draft) ? null : { state: draft, moves: first };
  }

  private keep(source: PathSource, vp: number, turns: number, moves: readonly string[]): void {
    const weight = vp * PATIENCE ** (turns - 1);
    const key = keyOf(source);
    const known = this.best.get(key);
    if (known && known.weight >= weight) return;
    this.best.set(key, { source, vp, turns, moves, weight, missing: [] });
  }

  /** Leaves out paths with a tile or card that was revealed only in the dealt world: it is hidden in the real game. */
  private isKnown(source: PathSource): boolean {
    const { players, display, advancedShow, cards } = this.start;
    const own = players[this.seat]!;
    if ('card' in source) return own.hand.includes(source.card) || cards.includes(source.card);
    const tiles = [...display, ...advancedShow, ...own.grid.map(tileIn), ...own.advancedPlaces, ...own.advancedBeyond];
    return tiles.includes(source.tile);
  }

  run(): Path[] {
    let nodes: Node[] = [{ state: this.start, moves: null }];
    for (let turns = 1; turns <= MOST_TURNS && nodes.length > 0; turns++) {
      const width = WIDTHS[Math.min(turns, WIDTHS.length) - 1]!;
      nodes = nodes.flatMap((node) =>
        this.turnsOf(node.state, width, turns === 1).flatMap((moves) => this.play(node, moves, turns) ?? []),
      );
      nodes = nodes.slice(0, MOST_NODES);
    }
    const sorted = [...this.best.values()]
      .filter(({ source }) => this.isKnown(source))
      .sort((a, b) => b.weight - a.weight);
    return severalKinds(sorted).map(({ weight: _, ...path }) => ({
      ...path,
      missing: missingFor(path.source, this.start, this.seat),
    }));
  }
}

/** The best path of each kind first, so that the three paths differ. */
function severalKinds<P extends Path>(sorted: readonly P[]): P[] {
  const firsts = sorted.filter((path, i) => sorted.findIndex(({ source }) => source.kind === path.source.kind) === i);
  const chosen = new Set([...firsts, ...sorted].slice(0, MOST_PATHS));
  for (const path of sorted) if (chosen.size < MOST_PATHS) chosen.add(path);
  return sorted.filter((path) => chosen.has(path));
}

/** At most three paths, the best first. The view must ask its viewer for a turn. */
export function pathsToPoints(view: View, seed: string): Path[] {
  return new PathSearch(determinize(view, botRandom(`paths/${seed}`, 0, 0))).run();
}
