// A game of two bots of @black-angel/bots, and the first turns that one of them would play by older rules.

import { makeBot, playBots, prepareBot } from '@black-angel/bots';
import { loadEngine } from '@black-angel/engine/load';

await prepareBot('level-novice');
const bots = [makeBot('level-novice'), makeBot('greedy')];
const { result, moves } = playBots(bots, { players: 2 }, 'an example', { iterations: 20 });
console.log(`${moves.length} moves, VP ${result.vp.join(', ')}`);

const old = await loadEngine(2);
const state = old.setup({ players: 2 }, 'an example');
const seat = old.view(state, 0).decision!.seat;
console.log(`rules version ${old.RULES_VERSION}: ${old.legalMoves(state, seat).length} legal moves`);
