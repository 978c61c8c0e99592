// Random games at the speed that bots need. The door './playout': choices are numbers, and a private copy is changed in
// place.

import { isOver, setup } from '@black-angel/rules';
import { applyChoice, choices, copy, standing } from '@black-angel/rules/playout';

const start = setup({ players: 4 }, 'an example');
const out: number[] = [];
let seed = 1;
/** A small generator, so that the example always says the same. */
const random = (below: number): number => {
  seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
};

const wins = [0, 0, 0, 0];
for (let game = 0; game < 20; game++) {
  const state = copy(start);
  while (!isOver(state)) {
    const count = choices(state, out);
    applyChoice(state, out[random(count)]!, null);
  }
  for (const seat of standing(state).winners) wins[seat]! += 1;
}
console.log(`20 playouts, wins by seat ${wins.join(', ')}`);
