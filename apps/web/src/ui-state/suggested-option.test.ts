import { setup, view } from '@black-angel/rules';
import { describe, expect, it } from 'vitest';
import { decisionOf } from './decision.ts';
import { suggestedOption } from './suggested-option.ts';

describe('the option of a hint', () => {
  const decision = decisionOf(view(setup({ players: 2, advanced: false, hal: null }, 'hint'), 0))!;

  it('begins the best line; without lines it is the move itself', () => {
    const [first, second] = decision.options as [(typeof decision.options)[0], (typeof decision.options)[0]];
    const line = { moves: [second.text], value: 1, visits: 1 } as never;
    expect(suggestedOption({ move: first.move, lines: [line] }, decision)).toBe(second);
    expect(suggestedOption({ move: first.move, lines: [] }, decision)).toBe(first);
  });
});
