// The turns that the search finds, with their values to many digits, as the first version of the search found them. A
// faster search must find the same. It may judge fewer: the first version judged 11683 and 2283.

import { createHash } from 'node:crypto';
import { isOver, type State, setup } from '@black-angel/rules';
import { applyChoice, choices, copy, decisionKind } from '@black-angel/rules/playout';
import { expect, it } from 'vitest';
import { botRandom, FULL, HASTY, makeEvaluation, TurnSearch } from '../src/index.ts';
import { RULES_2_SET } from './rules-2-set.ts';

/** Every third beginning of a turn in a random game, and the decisions at its ninth moves. */
function positions(players: number, advanced: boolean): State[] {
  const random = botRandom('same turns', 0, 0);
  const out: number[] = [];
  const found: State[] = [];
  const state = setup({ players, advanced }, `same turns ${players}`, RULES_2_SET);
  for (let move = 0, turn = 0; !isOver(state); move++) {
    if (decisionKind(state) === 'turn' ? turn++ % 3 === 0 : move % 9 === 0) found.push(copy(state));
    applyChoice(state, out[random(choices(state, out))]!, null);
  }
  return found;
}

function digestOf(limits: typeof FULL): string {
  const hash = createHash('sha256');
  const search = new TurnSearch(makeEvaluation(), limits);
  for (const [players, advanced] of [
    [4, false],
    [3, true],
    [1, true],
  ] as const)
    for (const state of positions(players, advanced))
      for (const { choices: made, value } of search.best(state, 5)) hash.update(`${made} ${value.toFixed(9)}\n`);
  return `${hash.digest('hex').slice(0, 16)}, ${search.leaves} turns judged`;
}

it.each([
  ['full', FULL, 'a0d23c69f5fc1940, 11173 turns judged'],
  ['hasty', HASTY, 'c3f630650e6f9dca, 2133 turns judged'],
] as const)('the %s search finds the turns that its first version found', (_name, limits, digest) => {
  expect(digestOf(limits)).toBe(digest);
});
