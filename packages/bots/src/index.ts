// Opponents: bots, levels for players, and a game of bots.

export { type Bot, type BotInput, type Budget, type Line, type Thought, thinkInSteps } from './bot.ts';
export { type Evaluation, makeEvaluation } from './evaluation.ts';
export { extractFeatures, FEATURES, type FeatureName } from './features.ts';
export { makeGreedy } from './greedy.ts';
export { LEVEL_NAMES, type LevelName } from './level-names.ts';
export { LEVELS, type Level } from './levels.ts';
export { makeBot, parseBotSpec } from './make-bot.ts';
export { botRandom, playBots } from './play.ts';
export { makeUnitRandom } from './random.ts';
export { noviceBot, randomBot } from './simple-bots.ts';
export { makeStrategist, STRATEGIST, type StrategistSettings } from './strategist.ts';
export { FULL, TurnSearch } from './turn-search.ts';
export { WEIGHTS, type Weights } from './weights.ts';
export { BotClient, type Port, type Question, serveBots, type Thinker } from './worker.ts';
