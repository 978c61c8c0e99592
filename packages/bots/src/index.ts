// Opponents: bots, levels for players, and a game of bots.

export type { Bot, BotInput, Budget, Line, Thought } from './bot.ts';
export { makeBot, parseBotSpec } from './make-bot.ts';
export { type BotGame, botRandom, playBots } from './play.ts';
export { noviceBot, randomBot } from './simple-bots.ts';
