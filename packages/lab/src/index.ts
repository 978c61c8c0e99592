// The lab: measures whether one bot is stronger than another, and how certain that is.

export type { BlockResult } from './blocks.ts';
export { binsOf, histogram, type Series } from './histogram.ts';
export { openJournal } from './journal.ts';
export {
  type LadderResult,
  type LadderRun,
  ladderResult,
  ladderRuns,
  type Rating,
  rate,
  sayLadder,
} from './ladder.ts';
export { intervalPlot } from './plots.ts';
export { makeReport } from './report.ts';
export { type RunOptions, runBlocks } from './run.ts';
export { percent, sayBounds, sayMean, sayResult, sayShare, sayTime } from './say.ts';
export {
  gamesPerBlock,
  makeSettings,
  PURPOSES,
  type Purpose,
  parseBudget,
  type Settings,
  type SettingsInput,
} from './settings.ts';
export { estimateShare, type Hypotheses } from './statistics.ts';
export { inOrder, shareOf, sprtOf, summarize, type TournamentResult } from './summary.ts';
export { standalone } from './svg.ts';
export { generateParts, type Progress, partPath } from './training/generate.ts';
export { GroupFileError } from './training/group-file.ts';
export type { Figure } from './training/held-out.ts';
export { TRAINING_MODES } from './training/modes.ts';
export { type TrainedRound, trainOnFolders } from './training/round.ts';
export { TRAIN, type TrainSettings } from './training/train-net.ts';
