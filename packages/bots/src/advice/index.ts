// Advice for players: reasons as data, paths to points, the review of a game. The page makes sentences of it.

export { type Advice, type AdviceSettings, advise, type ChoiceWorth, explainLines } from './advise.ts';
export { finish } from './ahead.ts';
export { type Comparison, compareTurns, differences, type Reason } from './compare.ts';
export type { Missing } from './missing.ts';
export { PART_KINDS, type Part, type PartKind, sumOf } from './parts.ts';
export { type Path, type PathSource, pathsToPoints } from './paths.ts';
export { planOf } from './plan-of.ts';
export {
  type FoundPuzzle,
  findPuzzle,
  isSolution,
  leadOf,
  PUZZLE_THEMES,
  type PuzzleTheme,
  type Rival,
} from './puzzles.ts';
export {
  chancesOf,
  type FoundTurn,
  type Review,
  type ReviewedTurn,
  reviewing,
  type SeatReview,
} from './review.ts';
