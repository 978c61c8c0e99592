import { describe, expect, it } from 'vitest';
import { checkPacking, findPacking } from './check-packing.ts';

describe('the packed state is known to the rules alone', () => {
  it('nobody else unpacks it by hand', () => {
    expect(checkPacking()).toEqual([]);
  });

  it.each([
    'const tile = cell >> 2;',
    'if ((captive & 7) === seat) held++;',
    'const frame = state.frames.at(-1)!;',
    'if (card > 60) return null;',
    'const die = colour * 4 + value;',
    'content.set.missions[card - 1]',
  ])('the check finds %s', (line) => {
    expect(findPacking(line)).toHaveLength(1);
  });

  it.each(['const half = total >>> 0;', 'if (isOpen && count > 60) close();', '// value >> 2', 'list[at - 1]'])(
    'the check lets pass %s',
    (line) => {
      expect(findPacking(line)).toEqual([]);
    },
  );
});
