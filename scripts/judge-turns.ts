// npm run task judge-turns -- --bot A --bot B … [--games N --every N --worlds N --players N --hal LEVEL --seed TEXT]:
// how many VP the turns of bots are worth more than those of the first one (packages/lab/src/judge-turns.ts).

import { parseArgs } from 'node:util';
import { prepareBot } from '../packages/bots/src/index.ts';
import {
  judgeTurns,
  makeSettings,
  percent,
  sayMean,
  sayTime,
  type TurnGains,
  type TurnJudging,
} from '../packages/lab/src/index.ts';
import { estimateMean, meanOf } from '../packages/lab/src/statistics.ts';
import type { HalLevel } from '../packages/rules/src/index.ts';

const { values } = parseArgs({
  options: {
    bot: { type: 'string', multiple: true, default: ['learned', 'level-expert'] },
    games: { type: 'string', default: '20' },
    every: { type: 'string', default: '8' },
    worlds: { type: 'string', default: '60' },
    players: { type: 'string', default: '4' },
    hal: { type: 'string' },
    seed: { type: 'string', default: 'turns' },
  },
});
const { bot: bots, hal, seed } = values;
const wholeNumber = (name: 'games' | 'every' | 'worlds' | 'players'): number => {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= 1) return number;
  console.error(`--${name} needs a whole number from 1, not "${values[name]}"`);
  process.exit(1);
};
const count = wholeNumber('games');

async function judging(): Promise<TurnJudging> {
  const players = hal ? 1 : wholeNumber('players');
  for (const bot of [...bots, 'learned']) await prepareBot(bot);
  // Checks what is given.
  const { options } = makeSettings({
    candidate: 'learned',
    field: [],
    isTable: true,
    players,
    hal: hal as HalLevel,
    seed,
  });
  return { bots, options, seed, every: wholeNumber('every'), worlds: wholeNumber('worlds') };
}
const judged = await judging().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
const games: TurnGains[][] = [];
for (let game = 0; game < count; game++) {
  games.push([...judgeTurns(judged, game)]);
  if (process.stderr.isTTY) process.stderr.write(`\r${game + 1} games`);
}

const positions = games.flat();
console.log(`${positions.length} positions of ${games.length} games\n`);
console.log(
  '| bot | VP more than the first (95 %) | another result than the first | time a turn |\n| --- | --- | --- | --- |',
);
for (const [i, bot] of bots.entries()) {
  // Positions of one game are alike, so games are the units.
  const gain = estimateMean(games.map((game) => meanOf(game.map(({ gains }) => gains[i]!))));
  const others = positions.filter(({ gains }) => gains[i] !== 0).length;
  const time = meanOf(positions.map(({ milliseconds }) => milliseconds[i]!));
  console.log(
    `| ${bot} | ${sayMean(gain, (vp) => vp.toFixed(2))} | ${percent(others / positions.length)} | ${sayTime(time)} |`,
  );
}
