// Why a move is refused, in words. That every problem has a sentence in every language is shown by the page's tests.

import { defaultContent as content } from '@black-angel/rules/components';
import { describe, expect, it } from 'vitest';
import { SAY, sayRefusal, sayRule } from '../src/all.ts';

describe('a refusal', () => {
  it.each([
    ['A2.3', { problem: 'wrongColour', action: 1, value: 2, colour: 'orange' }, 'Discover needs an orange die'],
    ['A2.R1', { problem: 'noDamage', colour: 'gray' }, 'There is no damaged gray die in the supply'],
    ['A2.C1', { problem: 'tooFar', from: '3c', to: '1a', steps: 1 }, 'Too far: the ship can move only 1 hex'],
    ['A2.C1', { problem: 'tooFar', from: '3c', to: '1a', steps: 2 }, 'Too far: the ship can move only 2 hexes'],
    ['A2.R1', { problem: 'nothingThere', action: 3, value: 2 }, 'There is nothing to repair'],
    ['A2.M2', { problem: 'cannotPay', ship: 2 }, 'To pay for this Mission you need 2 ships more'],
    ['E3', { problem: 'unheardOf' }, sayRule(SAY.en, 'E3')!],
  ])('%s, %j: %s', (rule, params, said) => expect(sayRefusal(SAY.en, { rule, params }, content)).toBe(said));
});
