// The lab: tells whether one bot is stronger than another, and how sure one can be.

export { type BlockResult, blockSeed, type GameResult, playBlock, seating, withoutTimes } from './blocks.ts';
export { binsOf, histogram, type Series } from './histogram.ts';
export { type Journal, JournalError, openJournal } from './journal.ts';
export { intervalPlot } from './plots.ts';
export { makeReport } from './report.ts';
export { type RunOptions, runBlocks, runTournament } from './run.ts';
export { percent, sayBounds, sayMean, sayResult, sayShare, sayTime } from './say.ts';
export {
  gamesPerBlock,
  isReproducible,
  makeSettings,
  PURPOSES,
  type Purpose,
  parityOf,
  parseBudget,
  type Settings,
  SettingsError,
  type SettingsInput,
} from './settings.ts';
export {
  type Elo,
  type Estimate,
  eloOf,
  estimateElo,
  estimateMean,
  estimateShare,
  type Hypotheses,
  marginOf,
  type Sprt,
  sprt,
  studentT,
  winScore,
} from './statistics.ts';
export { type GameLine, inOrder, shareOf, sprtOf, summarize, type TournamentResult } from './summary.ts';
export { standalone } from './svg.ts';
export type { RoleTally, Tallies } from './tallies.ts';
export type { Counts, SeatTally } from './tally.ts';
