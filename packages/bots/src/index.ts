// Opponents: bots, levels for players, and a game of bots.

export type { Budget, Line, Thought } from '@black-angel/engine';
export { LEVEL_NAMES, type LevelName } from '@black-angel/engine';
export { type Bot, type BotInput, thinkInSteps } from './bot.ts';
export { BotClient, type Port, type Question } from './bot-client.ts';
export { type Evaluation, makeEvaluation } from './evaluation.ts';
export { extractFeatures } from './feature-reader.ts';
export { FEATURES, timeLeft } from './features.ts';
export { makeGreedy } from './greedy.ts';
export { CLOSE_STEPS, makeLeadEvaluation, makeLearned, makeLearnedEvaluation } from './learned/bots.ts';
export { INPUTS, LAYOUT, ONE } from './learned/input-layout.ts';
export { collectInputs, Inputs } from './learned/inputs.ts';
export { AT_ONCE } from './learned/kernel/kernel.ts';
export { fingerprintOf, LEARNED_FINGERPRINT } from './learned/known-set.ts';
export { LEARNED_WEIGHTS } from './learned/learned-weights.ts';
export { loadedNet, loadNet, netProblem, tryNet } from './learned/load-net.ts';
export { Net, type NetWeights } from './learned/net.ts';
export { makeNetFile, NetError, type NetFile, readNet, readNetWeights } from './learned/net-file.ts';
export { LEVEL_BOTS, LEVELS, type Level } from './levels.ts';
export { makeBot, parseBotSpec, prepareBot, unlearnedSet } from './make-bot.ts';
export { botRandom, playBots } from './play.ts';
export { playAhead, playMoves } from './play-ahead.ts';
export { makeUnitRandom } from './random.ts';
export { noviceBot } from './simple-bots.ts';
export { makeStrategist, STRATEGIST } from './strategist.ts';
export { FULL, HASTY, lineOf, QUICK, type SearchLimits, type Turn, TurnSearch } from './turn-search.ts';
export { WEIGHTS, type Weights } from './weights.ts';
export { serveBots } from './worker.ts';
