// Opponents: bots, levels for players, and a game of bots.

export { type Bot, type BotInput, type Budget, type Thought, thinkInSteps } from './bot.ts';
export { makeEvaluation } from './evaluation.ts';
export { extractFeatures, FEATURES } from './features.ts';
export { LEVELS, type LevelName } from './levels.ts';
export { makeBot, parseBotSpec } from './make-bot.ts';
export { botRandom, playBots } from './play.ts';
export { makeUnitRandom } from './random.ts';
export { noviceBot } from './simple-bots.ts';
export { makeStrategist, STRATEGIST } from './strategist.ts';
export { BotClient } from './worker.ts';
