// A running game: the authority, its driver, and what is sent to a table.

export { automaticMove, playTrivialMoves } from './automatic-move.ts';
export { Driver, type Thinking } from './driver.ts';
export { Match, type Next } from './match.ts';
export { entryJson, hiddenIn, momentJson } from './match-json.ts';
export {
  type Entry,
  type Line,
  logBefore,
  logFrom,
  type MatchInfo,
  type Moment,
  type StepView,
  seenHash,
  type Update,
  updated,
} from './moment.ts';
export { type PackedStep, packSteps, stepsOfMoves, unpackSteps, watchedMoves } from './packed-steps.ts';
export {
  MatchError,
  type MatchSeat,
  matchOfRecord,
  newMatch,
  type Opening,
  type SavedMatch,
  type Start,
  toPresent,
} from './saved-match.ts';
export { StepsJson } from './steps-json.ts';
export { sharedViewCache } from './view-cache.ts';
