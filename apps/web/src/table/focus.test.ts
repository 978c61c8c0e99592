import { describe, expect, it } from 'vitest';
import { meantOf } from './focus.ts';

const glowing = ['die:1:gray:1:s', 'action:2', 'die:0:green:3:s', 'card:017'];

describe('what takes a lost focus', () => {
  it('is an own die or card rather than one of another player, which has a price', () => {
    expect(meantOf(glowing, [''], 0)).toBe('die:0:green:3:s');
    expect(meantOf(glowing, [], 1)).toBe('die:1:gray:1:s');
    expect(meantOf(['hex:3b', 'hex:2c'], [], 0)).toBe('hex:3b');
    expect(meantOf([], [], 0)).toBe(undefined);
  });

  it('is in a lesson what it points at, if that can be chosen', () => {
    expect(meantOf(glowing, ['action:2', 'card:017'], 0)).toBe('action:2');
    expect(meantOf(glowing, ['hex:3b', 'card:017'], 0)).toBe('card:017');
  });
});
