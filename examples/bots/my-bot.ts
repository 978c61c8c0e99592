// A bot as a module: it looks one move ahead in a few possible worlds and takes what gives the most VP.
//
//   npx black-angel tournament --candidate examples/bots/my-bot.ts --field random --blocks 5

import type { Bot } from '@black-angel/bots';
import { apply, determinize } from '@black-angel/rules';

const WORLDS = 3;

/** A new bot for each game, so nothing is carried over. */
export default (): Bot => ({
  id: 'my-bot',
  think({ view, moves, random }) {
    const seat = view.decision!.seat;
    // What the view does not show is dealt at random: a bot cannot peek.
    const worlds = Array.from({ length: WORLDS }, () => determinize(view, random));
    const worth = moves.map((move) => {
      let vp = random(100) / 100;
      for (const world of worlds) {
        const applied = apply(world, seat, move);
        if (applied.ok) vp += applied.state.players[seat]!.vp;
      }
      // To leave something out is the last choice.
      return move.kind === 'done' || move.kind === 'pass' || move.kind === 'sequence-b' ? vp - 5 : vp;
    });
    return { move: moves[worth.indexOf(Math.max(...worth))]!, lines: [] };
  },
});
