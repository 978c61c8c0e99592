// Puzzles: positions with one clearly best plan that a bot of the level Normal does not find. The plan must beat every
// other plan by at least 2 VP with 99 % confidence, or win where the others do not.
//
// Cheap filters come first: a look at one world, then at a few. What passes is verified in worlds that no filter has
// used, against all plans there are.

import { decision, finalScore, isOver, legalMoves, type State, view as viewOf } from '@black-angel/rules';
import { copy, standing } from '@black-angel/rules/playout';
import { type Evaluation, makeEvaluation } from '../evaluation.ts';
import { firstOfEach } from '../first-of-each.ts';
import { makeGreedy } from '../greedy.ts';
import { botRandom } from '../play.ts';
import { choiceOf, playMoves } from '../play-ahead.ts';
import { STRATEGIST } from '../strategist.ts';
import { FULL, HASTY } from '../turn-search.ts';
import { partsOfTurns, withAhead } from './advise.ts';
import { meanOf } from './ahead.ts';
import { type Comparison, compareTurns } from './compare.ts';
import { planOf } from './plan-of.ts';
import { type Plan, plansOf, slotOf } from './plans.ts';
import { type Outcome, PuzzleWorlds, TO_THE_END } from './puzzle-worlds.ts';
import { judgeGaps, judgeWins, LOOKS } from './sure.ts';

/** What puzzles are about. */
export const PUZZLE_THEMES = ['mostVp', 'win', 'combination', 'strip', 'ending', 'plan'] as const;
/** What a puzzle is about. */
export type PuzzleTheme = (typeof PUZZLE_THEMES)[number];

/** A plan that is not the solution. */
export interface Rival {
  readonly moves: readonly string[];
  /** VP that it gives up. */
  readonly loss: number;
  /** "The only turn that wins": the share of games that it gives up, from 0 to 1. */
  readonly chance?: number;
}

/** What the search found out about a position. */
export interface FoundPuzzle {
  readonly theme: PuzzleTheme;
  readonly solution: readonly string[];
  /** Whether the card that the solution plays is part of it: without it the same plan gives up 2 VP or more. */
  readonly needsCard: boolean;
  /** All other plans, the best first. */
  readonly rivals: readonly Rival[];
  /** The turn of the Normal bot. */
  readonly usual: readonly string[];
  /** Why the solution is better than the Normal bot's turn. */
  readonly why: Comparison;
  /** The worlds in which the closest rival was tried. */
  readonly worlds: number;
}

export const LEAST_GAP = 2;
/** "The only turn that wins" wins in this share of the worlds more than any other. */
const LEAST_WINS = 0.5;
/** The other plans of the leading group that the first look tries. */
const MORE_PLANS = 8;
/** The worlds of the first look: the share of the margin that is asked for, and the plans that are kept. */
const SCREEN = [
  { share: 0.1, keep: 8 },
  { share: 0.4, keep: 6 },
  { share: 0.6, keep: 5 },
  { share: 0.7, keep: 5 },
  { share: 0.8, keep: 5 },
  { share: 0.9, keep: 5 },
] as const;
/** With more plans than this a person cannot compare them all, and verifying the position takes long. */
const MOST_PLANS = 100;
/** The closest rivals are verified before the others. */
const DANGEROUS = 4;
/** A sentence has no room for more moves of a plan. */
const MOST_STEPS = 4;

/** The turn that a Normal bot plays. */
function normalTurn(state: State, seed: string): readonly string[] {
  const { seat } = decision(state)!;
  const [view, moves] = [viewOf(state, seat), legalMoves(state, seat)];
  const thought = makeGreedy().think({ view, moves, budget: {}, random: botRandom(`normal/${seed}`, seat, 0) });
  return thought.lines[0]?.moves ?? [];
}

/** One turn for each plan, the better one of those with and without a card. */
const onePerPlan = (plans: readonly Plan[]): Plan[] => firstOfEach(plans, ({ plan }) => plan);

type Aim = 'vp' | 'win';

const wonIn = ({ isWon }: Outcome): number => (isWon ? 1 : 0);
const gap = (aim: Aim, best: Outcome, other: Outcome): number =>
  aim === 'vp' ? best.vp - other.vp : wonIn(best) - wonIn(other);
const LEAST: Record<Aim, number> = { vp: LEAST_GAP, win: LEAST_WINS };

/** The plans by their mean, best first, each with its lead over the next one. */
function ranked(plans: readonly Screened[], aim: Aim): { plan: Screened; lead: number }[] {
  const valued = plans.map((plan) => ({
    plan,
    mean: meanOf(plan.outcomes.map((outcome) => (aim === 'vp' ? outcome.vp : wonIn(outcome)))),
  }));
  valued.sort((a, b) => b.mean - a.mean);
  return valued.map(({ plan, mean }, i) => ({ plan, lead: mean - (valued[i + 1]?.mean ?? mean) }));
}

interface Screened extends Plan {
  readonly outcomes: Outcome[];
}

/** Plans that may be the solution, by VP or by won games: the best first. */
interface Candidate {
  aim: Aim;
  plans: readonly Plan[];
}

/** What a plan begins with: an action, a Mission, Sequence B. */
const groupOf = ({ plan }: Plan): string => plan.split(', ')[0]!;

/**
 * Looks at few worlds: first at the best plan of each group, then at the other plans of the leading group, too. It asks
 * for little at first, because one world says little, and for nearly the whole margin in the end; the plans that fall
 * behind are tried no further.
 */
function screen(worlds: PuzzleWorlds, plans: readonly Plan[], usual: string): Candidate | null {
  const tryIn = (some: readonly Screened[], n: number): void => {
    const outcomes = worlds.try(
      some.map(({ moves }) => moves),
      n,
    );
    for (const [i, outcome] of outcomes.entries()) some[i]!.outcomes.push(outcome);
  };
  const all = plans.map((plan): Screened => ({ ...plan, outcomes: [] }));
  const groups = new Set<string>();
  let left = all.filter((plan) => plan.plan === usual || (!groups.has(groupOf(plan)) && groups.add(groupOf(plan))));
  if (left.length < 2) return null;
  let open: Aim[] = ['vp', 'win'];
  for (const [n, { share, keep }] of SCREEN.entries()) {
    tryIn(left, n);
    const leads = (aim: Aim): boolean => {
      const [best] = ranked(left, aim);
      return best!.plan.plan !== usual && best!.lead >= share * LEAST[aim];
    };
    open = open.filter(leads);
    if (open.length > 0 && n === 0) {
      const leader = groupOf(ranked(left, open[0]!)[0]!.plan);
      const more = all.filter((plan) => plan.outcomes.length === 0 && groupOf(plan) === leader).slice(0, MORE_PLANS);
      tryIn(more, n);
      left.push(...more);
      open = open.filter(leads);
    }
    if (open.length === 0) return null;
    left = ranked(left, open[0]!)
      .map(({ plan }) => plan)
      .slice(0, keep);
  }
  return { aim: open[0]!, plans: left };
}

/** The rivals by a quick look at two worlds, the closest first. Null if one of them is better. */
function byDanger(
  worlds: PuzzleWorlds,
  aim: Aim,
  solution: readonly string[],
  rivals: readonly (readonly string[])[],
): (readonly string[])[] | null {
  const looks = [0, 1].map((n) => worlds.try([solution, ...rivals], n));
  const gaps = rivals.map((_, i) => meanOf(looks.map(([best, ...others]) => gap(aim, best!, others[i]!))));
  if (gaps.some((lead) => lead < 0)) return null;
  const order = gaps.map((_, i) => i).sort((a, b) => gaps[a]! - gaps[b]!);
  return order.map((i) => rivals[i]!);
}

interface Verified {
  /** What each turn gives up in VP and, if winning is the aim, in won games; 0 for the solution. */
  losses: number[];
  chances: number[];
  /** Whether each turn is surely worse. */
  isWorse: boolean[];
  worlds: number;
  endings: string[][];
}

/**
 * Tries the first turn against the others in fresh worlds. Null as soon as one of `must` can no longer be proved
 * worse. A turn that is proved worse is not tried again.
 */
function verify(
  worlds: PuzzleWorlds,
  turns: readonly (readonly string[])[],
  aim: Aim,
  must: (turn: number) => boolean,
): Verified | null {
  const gaps: number[][] = turns.map(() => []);
  const vp: number[][] = turns.map(() => []);
  const endings: string[][] = turns.map(() => []);
  const isWorse = turns.map(() => false);
  let open = turns.map((_, i) => i).slice(1);
  let done = 0;
  for (const [look, until] of LOOKS.entries()) {
    for (; done < until; done++) {
      const [best, ...others] = worlds.try([turns[0]!, ...open.map((i) => turns[i]!)], done);
      endings[0]!.push(best!.ending);
      for (const [n, outcome] of others.entries()) {
        gaps[open[n]!]!.push(gap(aim, best!, outcome));
        vp[open[n]!]!.push(best!.vp - outcome.vp);
        endings[open[n]!]!.push(outcome.ending);
      }
    }
    const verdicts = open.map((i) =>
      aim === 'vp' ? judgeGaps(gaps[i]!, LEAST_GAP, look) : judgeWins(gaps[i]!, LEAST_WINS),
    );
    if (open.some((i, n) => must(i) && verdicts[n] === 'hopeless')) return null;
    for (const [n, i] of open.entries()) isWorse[i] = verdicts[n] === 'sure';
    open = open.filter((_, n) => verdicts[n] === 'open');
    if (!open.some(must)) break;
  }
  if (open.some(must)) return null;
  const meanOrZero = (list: readonly number[]): number => (list.length > 0 ? meanOf(list) : 0);
  return { losses: vp.map(meanOrZero), chances: gaps.map(meanOrZero), isWorse, worlds: done, endings };
}

/** Whether the turn can be played as it is in every world: it depends on nothing hidden. */
function isCertain(worlds: PuzzleWorlds, moves: readonly string[]): boolean {
  return SCREEN.map((_, n) => worlds.world(n)).every((world) => {
    const draft = copy(world);
    return moves.every((move) => {
      if (choiceOf(draft, move) < 0) return false;
      playMoves(draft, worlds.seat, [move]);
      return true;
    });
  });
}

const share = (list: readonly string[], name: string): number =>
  list.filter((ending) => ending === name).length / Math.max(1, list.length);

function themeOf(
  aim: Aim,
  { needsCard }: { needsCard: boolean },
  { reasons }: Comparison,
  [own, usual]: readonly string[][],
): PuzzleTheme {
  const kinds = reasons.map(({ kind }) => kind);
  if (aim === 'win') return 'win';
  if (needsCard) return 'combination';
  if (kinds.includes('neutralizations')) return 'strip';
  if (kinds.includes('ending') || Math.abs(share(own!, 'spes') - share(usual!, 'spes')) >= 0.5) return 'ending';
  return kinds[0] === 'vpNow' ? 'mostVp' : 'plan';
}

/** Whether the turn that begins is the player's last one. */
const isLastTurn = ({ lastRound, round }: State): boolean => lastRound > 0 && round === lastRound;

/** VP of a seat if the game ended now. */
function finalVp(state: State, seat: number): number {
  if (isOver(state)) return standing(state).vp[seat]!;
  const { advanced, itemsVp } = finalScore(state, seat);
  let { vp } = state.players[seat]!;
  for (const tile of advanced) vp += tile.vp;
  return state.ending === 'spes' ? vp + itemsVp : vp;
}

/** In a last turn only the final score counts. The gains of the others are found later, by playing the worlds. */
const BY_FINAL_SCORE: Evaluation = {
  worth: finalVp,
  judgeFrom: () => finalVp,
  judgeTurn: () => finalVp,
  correct: null,
  isSettled: false,
};

/** The least lead by the final score with which a last turn is looked at; a win needs no more. */
const LEAST_LAST_LEAD = 1;

/** Looks for a puzzle at the beginning of a turn. Null if there is none. */
export function findPuzzle(state: State, seed: string): FoundPuzzle | null {
  const { seat } = decision(state)!;
  const seen = viewOf(state, seat);
  const screening = new PuzzleWorlds(seen, `puzzle/${seed}/screen`, HASTY, STRATEGIST.depth);
  const isLast = isLastTurn(state);
  const evaluation = isLast ? BY_FINAL_SCORE : makeEvaluation();
  const plans = onePerPlan(plansOf(screening.world(0), FULL.plays, evaluation));
  if (plans.length < 3) return null;
  if (isLast && plans[0]!.value - plans[1]!.value < LEAST_LAST_LEAD) return null;
  const usual = normalTurn(state, seed);
  if (isLast && planOf(usual) === plans[0]!.plan) return null;
  const candidate = screen(screening, plans, planOf(usual));
  if (!candidate) return null;
  const { aim, plans: contenders } = candidate;
  const { plan, moves: solution } = contenders[0]!;
  const steps = plan.split(', ').length;
  if (steps > MOST_STEPS || !isCertain(screening, solution)) return null;

  // Every plan there is, with every way to play a card first; the most dangerous rivals are tried first.
  const all = plansOf(screening.world(0), Number.POSITIVE_INFINITY, evaluation);
  if (all.length > MOST_PLANS) return null;
  const rivals = byDanger(
    screening,
    aim,
    solution,
    onePerPlan(all.filter((other) => other.plan !== plan)).map(({ moves }) => moves),
  );
  if (!rivals) return null;
  const worlds = new PuzzleWorlds(seen, `puzzle/${seed}/verify`, HASTY, TO_THE_END);
  const first = [solution, ...contenders.slice(1).map(({ moves }) => moves), ...rivals.slice(0, DANGEROUS)];
  if (!verify(worlds, first, aim, () => true)) return null;
  const bare = slotOf(solution) === null ? undefined : all.find((other) => other.plan === plan && other.slot === null);
  const turns = [solution, ...rivals, ...(bare ? [bare.moves] : [])];
  const verified = verify(worlds, turns, aim, (turn) => turn <= rivals.length);
  if (!verified) return null;
  const needsCard = slotOf(solution) !== null && (!bare || verified.isWorse[turns.length - 1]!);

  const usualPlan = planOf(usual);
  const at = turns.findIndex((moves, i) => i > 0 && planOf(moves) === usualPlan);
  const parts = withAhead(partsOfTurns(seen, [solution, usual], seed), [at > 0 ? verified.losses[at]! : 0, 0]);
  const why = compareTurns(parts[0]!, parts[1]!);
  if (why.reasons.length === 0) return null;
  return {
    theme: themeOf(aim, { needsCard }, why, [verified.endings[0]!, verified.endings[Math.max(1, at)]!]),
    solution,
    needsCard,
    rivals: rivals
      .map((moves, i) => ({
        moves,
        loss: verified.losses[i + 1]!,
        ...(aim === 'win' && { chance: verified.chances[i + 1]! }),
      }))
      .sort((a, b) => (a.chance ?? a.loss) - (b.chance ?? b.loss)),
    usual: usual,
    why,
    worlds: verified.worlds,
  };
}

/** By how many VP a turn is better than every other plan, on the average of worlds that the seed deals. */
export function leadOf(state: State, solution: readonly string[], seed: string, count: number): number {
  const worlds = new PuzzleWorlds(viewOf(state, decision(state)!.seat), `lead/${seed}`, HASTY, TO_THE_END);
  const plans = onePerPlan(plansOf(worlds.world(0), FULL.plays)).filter(({ plan }) => plan !== planOf(solution));
  const looks = Array.from({ length: count }, (_, n) => worlds.try([solution, ...plans.map(({ moves }) => moves)], n));
  return Math.min(...plans.map((_, i) => meanOf(looks.map((outcomes) => outcomes[0]!.vp - outcomes[i + 1]!.vp))));
}

/** Whether a complete turn is the solution: turns of one plan differ only in details. */
export const isSolution = (
  { solution, needsCard }: Pick<FoundPuzzle, 'solution' | 'needsCard'>,
  moves: readonly string[],
): boolean => planOf(moves) === planOf(solution) && (!needsCard || slotOf(moves) !== null);
