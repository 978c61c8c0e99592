// The lab: measures whether one bot is stronger than another, and how certain that is.

export type { BlockResult } from './blocks.ts';
export { binsOf, histogram, type Series } from './histogram.ts';
export { openJournal } from './journal.ts';
export { judgeTurns, type TurnGains, type TurnJudging } from './judge-turns.ts';
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
export { checkPort } from './programs/conformance.ts';
export { type BotModule, isForeign, makePlayer, type Player, preparePlayer } from './programs/foreign-bot.ts';
export { ProgramError } from './programs/program.ts';
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
export { heldOutOf, type RoundFigures } from './training/figures.ts';
export { fitWeights } from './training/fit-weights.ts';
export { KnowledgeError, newKnowledge, readKnowledge, writeKnowledge } from './training/knowledge-file.ts';
export { LEARN, type LearnSettings } from './training/learner.ts';
export { TRAINING_MODES } from './training/modes.ts';
export { roundWeights } from './training/net-weights.ts';
export { PLAY } from './training/self-play.ts';
export { type Knowledge, trainRound } from './training/train-round.ts';
