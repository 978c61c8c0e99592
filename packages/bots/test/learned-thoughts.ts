// What the learned bot and the level Expert think in some positions, as text. Node and Chromium must agree to the bit
// (apps/web/e2e/learned.e2e.ts).

import { isOver, legalMoves, setup, view } from '@black-angel/rules';
import { applyChoice, choices, decider, decisionKind } from '@black-angel/rules/playout';
import { botRandom, loadNet, makeBot, netProblem } from '../src/index.ts';

/** The lines of every tenth turn of a random game, with all digits of their values. */
export async function learnedThoughts(): Promise<string[]> {
  await loadNet();
  const problem = netProblem();
  if (problem) return [problem];
  const random = botRandom('thoughts', 0, 0);
  const out: number[] = [];
  const thoughts: string[] = [];
  const state = setup({ players: 3, advanced: true }, 'thoughts');
  for (let turns = 0; !isOver(state); ) {
    if (decisionKind(state) === 'turn' && turns++ % 10 === 0) {
      const seat = decider(state);
      const asked = { view: view(state, seat), moves: legalMoves(state, seat), budget: {} };
      // The level Expert in one turn of three: it takes long.
      for (const bot of turns % 30 === 1 ? ['learned', 'level-expert:iterations=4'] : ['learned']) {
        const { lines } = makeBot(bot).think({ ...asked, random: botRandom('thoughts', seat, turns) });
        for (const { moves, value } of lines) thoughts.push(`${bot} ${moves.join(' ')}: ${value}`);
      }
    }
    applyChoice(state, out[random(choices(state, out))]!, null);
  }
  return thoughts;
}
