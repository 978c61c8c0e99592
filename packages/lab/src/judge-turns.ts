// How good are the turns that bots choose? Positions come from games of `learned`. The turns chosen there are played on
// to the end of the game in the same random worlds, by the quick search of the net; the greater lead is better. So
// searches can be compared in less time than by tournaments: only turns that differ count, and all share their luck.

import {
  botRandom,
  CLOSE_STEPS,
  HASTY,
  loadedNet,
  makeBot,
  makeLearnedEvaluation,
  parseBotSpec,
  playAhead,
  playBots,
  TurnSearch,
} from '@black-angel/bots';
import {
  apply,
  decision,
  determinize,
  formatMove,
  legalMoves,
  parseMove,
  result,
  type State,
  setup,
  view,
} from '@black-angel/rules';
import { defaultContent } from '@black-angel/rules/components';
import { copy, decider } from '@black-angel/rules/playout';
import type { Settings } from './settings.ts';
import { meanOf } from './statistics.ts';
import { leadOf } from './training/self-play.ts';

export interface TurnJudging {
  /** Specifications of the bots. The first one is what the others are compared with. */
  bots: readonly string[];
  options: Settings['options'];
  seed: string;
  /** Every how many turns of a game there is a position. */
  every: number;
  /** The worlds in which a turn is played on. */
  worlds: number;
}

export interface TurnGains {
  /** By bot: VP of lead more than with the turn of the first one, and the time to choose the turn. */
  gains: number[];
  milliseconds: number[];
}

/** Beginnings of turns with a choice, in a game of `learned`. */
function positionsOf({ options, every }: TurnJudging, seed: string): State[] {
  const bots = Array.from({ length: options.players }, () => makeBot('learned'));
  const { moves } = playBots(bots, options, seed, {});
  const found: State[] = [];
  let turns = 0;
  let state = setup(options, seed);
  for (const text of moves) {
    const { seat, kind } = decision(state)!;
    if (kind === 'turn' && legalMoves(state, seat).length > 1 && turns++ % every === 0) found.push(state);
    const applied = apply(state, seat, parseMove(text, defaultContent)!);
    if (!applied.ok) throw new Error(`the game ${seed} cannot be repeated: ${applied.rule}`);
    state = applied.state;
  }
  return found;
}

/** The mean lead at the end of the game after each of these turns, in the same worlds. */
function leadsAfter(state: State, turns: readonly (readonly string[])[], worlds: number, seed: string): number[] {
  const random = botRandom(seed, 0, 0);
  const seat = decider(state);
  const seen = view(state, seat);
  const quick = new TurnSearch(makeLearnedEvaluation(loadedNet()), { ...HASTY, close: CLOSE_STEPS });
  const leads: number[][] = turns.map(() => []);
  for (let n = 0; n < worlds; n++) {
    const world = determinize(seen, random);
    for (const [i, moves] of turns.entries()) {
      const draft = copy(world);
      playAhead(draft, seat, moves, quick, Number.POSITIVE_INFINITY);
      leads[i]!.push(leadOf(result(draft)!.vp, seat));
    }
  }
  return leads.map(meanOf);
}

/** The gains of each position of a game. The net must be loaded (`prepareBot`). */
export function* judgeTurns(judging: TurnJudging, game: number): Generator<TurnGains> {
  const seed = `tune/${judging.seed}/${game}`;
  const bots = judging.bots.map((spec) => ({ bot: makeBot(spec), budget: parseBotSpec(spec).budget }));
  for (const [n, state] of positionsOf(judging, seed).entries()) {
    const seat = decider(state);
    const input = { view: view(state, seat), moves: legalMoves(state, seat) };
    const milliseconds: number[] = [];
    const chosen = bots.map(({ bot, budget }) => {
      const began = performance.now();
      const { move, lines } = bot.think({ ...input, budget, random: botRandom(`${seed}/bots`, seat, n) });
      milliseconds.push(performance.now() - began);
      return lines[0]?.moves ?? [formatMove(move)!];
    });
    const turns = new Map(chosen.map((moves) => [moves.join(', '), moves]));
    const leads =
      turns.size === 1 ? [0] : leadsAfter(state, [...turns.values()], judging.worlds, `${seed}/worlds/${n}`);
    const places = [...turns.keys()];
    const leadAfter = (moves: readonly string[]): number => leads[places.indexOf(moves.join(', '))]!;
    yield { gains: chosen.map((moves) => leadAfter(moves) - leadAfter(chosen[0]!)), milliseconds };
  }
}
