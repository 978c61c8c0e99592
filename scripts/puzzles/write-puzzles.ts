// Writes the file that the page ships (apps/web/src/puzzles/puzzles.json) from the journal of the miner.

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Comparison, type PuzzleTheme, planOf } from '@black-angel/bots/advice';
import { PRESENT_ENGINE } from '@black-angel/engine/load';
import { RULES_VERSION } from '@black-angel/rules';
import { defaultContent } from '@black-angel/rules/components';
import {
  isSolvedBy,
  levelOf,
  PUZZLE_LEVELS,
  ratingOf,
  type ShippedPuzzle,
  startOfPuzzle,
} from '../../apps/web/src/puzzles/puzzle.ts';
import { turnOf, vpOfTurn } from '../../apps/web/src/puzzles/solution.ts';
import { compactPosition } from './compact.ts';
import type { MinedPuzzle, Searched } from './journal.ts';

const FILE = fileURLToPath(new URL('../../apps/web/src/puzzles/puzzles.json', import.meta.url));
/** The closest rivals, which players try; of the others only the least loss is shipped. */
const SHIPPED_RIVALS = 12;

const COMPONENTS = { id: defaultContent.set.id, hash: defaultContent.hash };
const rounded = (n: number): number => Math.round(n * 100) / 100;

function roundedWhy({ amount, reasons, drawback }: Comparison): Comparison {
  const round = <Reason extends { amount: number }>(reason: Reason): Reason => ({
    ...reason,
    amount: rounded(reason.amount),
  });
  return { amount: rounded(amount), reasons: reasons.map(round), drawback: drawback && round(drawback) };
}

/** A turn that asks for the most VP gains the most; else it is a plan like others. */
function themeOf({ theme, position, solution, rivals }: MinedPuzzle): PuzzleTheme {
  if (theme !== 'mostVp') return theme;
  const start = PRESENT_ENGINE.parsePosition(position);
  const gained = (moves: readonly string[]): number => vpOfTurn(start, moves, PRESENT_ENGINE);
  return rivals.every(({ moves }) => gained(moves) < gained(solution)) ? 'mostVp' : 'plan';
}

function ship(mined: MinedPuzzle): ShippedPuzzle {
  const { id, fails, position, solution, needsCard, rivals, usual, why } = mined;
  const given = rivals.map(({ moves, loss, chance }) => [planOf(moves), rounded(chance ?? loss)] as const);
  const isKept = ([plan]: readonly [string, number], i: number): boolean =>
    i < SHIPPED_RIVALS || plan === planOf(usual);
  const others = given.filter(isKept);
  const left = given.filter((rival, i) => !isKept(rival, i)).map(([, loss]) => loss);
  const { position: _, components: __, ...short } = compactPosition(position, position.seat!, id);
  return {
    id,
    theme: themeOf(mined),
    fails: fails as unknown as ShippedPuzzle['fails'],
    position: short,
    solution,
    ...(needsCard && { card: true as const }),
    others: Object.fromEntries(others),
    rest: Math.min(...(left.length > 0 ? left : given.map(([, loss]) => loss))),
    usual,
    why: roundedWhy(why),
  };
}

/** The page promises this many. */
const WANTED = 100;

/**
 * Sequence B is the answer more often than players enjoy: at most as many are kept as there are others, from all
 * games, unless too few are left.
 */
function mixed(puzzles: readonly ShippedPuzzle[]): ShippedPuzzle[] {
  const rolls = puzzles.filter(({ solution }) => planOf(solution) === 'B');
  const others = puzzles.filter((puzzle) => !rolls.includes(puzzle));
  const most = Math.max(others.length, WANTED - others.length);
  const isKept = (i: number): boolean =>
    Math.floor((i * most) / rolls.length) !== Math.floor(((i + 1) * most) / rolls.length);
  return [...others, ...rolls.filter((_, i) => rolls.length <= most || isKept(i))];
}

/** In the shipped position the solution can be played and is accepted. */
function isPlayable(puzzle: ShippedPuzzle): boolean {
  const start = startOfPuzzle(puzzle, { engine: PRESENT_ENGINE, components: COMPONENTS });
  return isSolvedBy(puzzle, turnOf(start, puzzle.solution, PRESENT_ENGINE));
}

/** Writes all puzzles of the journal that fit the present rules and components; returns a line about them. */
export function writePuzzles(searched: readonly Searched[]): string {
  const mined = searched
    .flatMap(({ puzzles }) => puzzles)
    .filter(({ rules, position }) => rules === RULES_VERSION && position.components?.hash === COMPONENTS.hash);
  const puzzles = mixed(mined.map(ship).filter(isPlayable)).sort(
    (a, b) =>
      PUZZLE_LEVELS.indexOf(levelOf(a.fails)) - PUZZLE_LEVELS.indexOf(levelOf(b.fails)) ||
      ratingOf(a.fails) - ratingOf(b.fails) ||
      (a.id < b.id ? -1 : 1),
  );
  const lines = puzzles.map((puzzle) => `    ${JSON.stringify(puzzle)}`).join(',\n');
  const head = `{\n  "rules": ${RULES_VERSION},\n  "components": ${JSON.stringify(COMPONENTS)},\n  "puzzles": [\n`;
  writeFileSync(FILE, `${head}${lines}\n  ]\n}\n`);
  const count = (of: (puzzle: ShippedPuzzle) => string): string =>
    [...new Set(puzzles.map(of))].map((name) => `${name} ${puzzles.filter((p) => of(p) === name).length}`).join(', ');
  return `${puzzles.length} puzzles: ${count((p) => levelOf(p.fails))}; ${count((p) => p.theme)}`;
}
