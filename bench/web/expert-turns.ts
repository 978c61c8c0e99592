// The turns of an Expert bot at tables with three Normal bots. Bundled and run in the measured browser.

import { LEVELS, loadNet, makeBot, playBots } from '@black-angel/bots';

/** Milliseconds for each turn. */
export async function expertTurns(games: number): Promise<number[]> {
  await loadNet();
  const { make, budget } = LEVELS.expert;
  return Array.from({ length: games }, (_, game) => {
    const bots = [make(), ...[1, 2, 3].map(() => makeBot('greedy'))];
    return playBots(bots, { players: 4, advanced: game % 2 === 1 }, `judge/levels/${game}`, budget).turnTimes[0]!;
  }).flat();
}
