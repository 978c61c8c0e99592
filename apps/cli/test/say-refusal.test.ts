// An illegal move is refused in words, never in data.

import { explain, formatMove, isOver, legalMoves, parseMove, setup } from '@black-angel/rules';
import { contentOf } from '@black-angel/rules/components';
import { applyChoice, choices, copy, decider } from '@black-angel/rules/playout';
import { ruleText } from '@black-angel/rules/texts';
import { describe, expect, it } from 'vitest';
import { sayRefusal } from '../src/say-refusal.ts';

/** Refusals of moves that are legal elsewhere, by problem: in games that always play the first or the last choice. */
function met(): Map<string, { said: string; rule: string }> {
  const found = new Map<string, { said: string; rule: string }>();
  const texts = new Set<string>();
  for (const round of [0, 1])
    for (const advanced of [false, true]) {
      const state = setup({ players: 2, advanced }, 'refused');
      const out: number[] = [];
      for (let move = 0; !isOver(state); move++) {
        const seat = decider(state);
        const content = contentOf(state);
        if (round === 0) for (const one of legalMoves(state, seat)) texts.add(formatMove(one, content)!);
        else
          for (const text of [...texts].filter((_, i) => i % 17 === move % 17)) {
            const refused = explain(copy(state), seat, parseMove(text, content));
            if (refused)
              found.set(String(refused.params['problem']), { said: sayRefusal(refused, content), rule: refused.rule });
          }
        const count = choices(state, out);
        applyChoice(state, out[move % count]!, null);
      }
    }
  return found;
}

describe('a refusal in the terminal', () => {
  it('is a sentence with its rule, whatever is refused', () => {
    const all = met();
    expect(all.size).toBeGreaterThan(20);
    for (const [problem, { said, rule }] of all) {
      expect(said, problem).toMatch(/^[A-Z][^{}]+[^.] \([A-Z0-9.]+\)$/);
      expect(said, problem).not.toMatch(/undefined|NaN/);
      expect(said, problem).not.toContain(ruleText(rule, 'en')!);
    }
  });

  const content = contentOf(setup({ players: 2 }, 'words'));
  it.each([
    ['A2.3', { problem: 'wrongColour', action: 1, value: 2, colour: 'orange' }, 'Discover needs an orange die (A2.3)'],
    ['A2.R1', { problem: 'noDamage', colour: 'gray' }, 'There is no damaged gray die in the supply (A2.R1)'],
    ['A2.C1', { problem: 'tooFar', from: '3c', to: '1a', steps: 1 }, 'Too far: the ship can move only 1 hex (A2.C1)'],
    ['A2.C1', { problem: 'tooFar', from: '3c', to: '1a', steps: 2 }, 'Too far: the ship can move only 2 hexes (A2.C1)'],
    ['A2.R1', { problem: 'nothingThere', action: 3, value: 2 }, 'There is nothing to repair (A2.R1)'],
    ['A2.M2', { problem: 'cannotPay', ship: 2 }, 'To pay for this Mission you need 2 ships more (A2.M2)'],
    ['E3', { problem: 'unheardOf' }, `${ruleText('E3', 'en')} (E3)`],
  ])('%s, %j: %s', (rule, params, said) => expect(sayRefusal({ rule, params }, content)).toBe(said));
});
