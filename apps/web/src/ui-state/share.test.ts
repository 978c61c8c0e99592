import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { share } from './share.ts';

describe('share', () => {
  it('gives what is equal back as it was, and only that', () => {
    const before = { grid: [1, 2, 3], players: [{ vp: 1 }, { vp: 2 }], seat: 0 };
    const after = { grid: [1, 2, 3], players: [{ vp: 1 }, { vp: 5 }], seat: 1 };
    const shared = share(before, after);
    expect(shared).toEqual(after);
    expect(shared).not.toBe(before);
    expect(shared.grid).toBe(before.grid);
    expect(shared.players).not.toBe(before.players);
    expect(shared.players[0]).toBe(before.players[0]);
    expect(shared.players[1]).not.toBe(before.players[1]);
  });

  it('is always equal to the later one', () => {
    const data = fc.jsonValue({ maxDepth: 4 });
    const later = fc.property(data, data, (before, after) => {
      expect(share(before, after)).toEqual(after);
    });
    const same = fc.property(data, (before) => {
      expect(share(before, structuredClone(before))).toBe(before);
    });
    fc.assert(later, { seed: 1 });
    fc.assert(same, { seed: 2 });
  });

  it('gives a value back as it is once it is shared', () => {
    const before = { grid: [1, 2, 3], players: [{ vp: 1 }, { vp: 2 }] };
    const shared = share(before, { grid: [1, 2, 3], players: [{ vp: 1 }, { vp: 5 }] });
    expect(share(before, shared)).toBe(shared);
  });

  it('sees the difference between what is missing and what is undefined, and between shorter and longer lists', () => {
    expect(Object.keys(share({ a: 1 }, { a: 1, b: undefined }))).toEqual(['a', 'b']);
    expect(share([1, 2], [1])).toEqual([1]);
    expect(share([1], [1, 2])).toEqual([1, 2]);
    expect(share({}, [])).toEqual([]);
  });
});
