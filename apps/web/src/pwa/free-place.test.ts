import { describe, expect, it } from 'vitest';
import { freeTop } from './free-place.ts';

describe('the place of a notice', () => {
  it('is at the bottom of the window where nothing is pressed there', () => {
    expect(freeTop(50, 800, [], null)).toBe(742);
    expect(freeTop(50, 800, [{ top: 100, bottom: 140 }], null)).toBe(742);
  });

  it('is above what is pressed there, as low as there is room', () => {
    const taken = [
      { top: 700, bottom: 790 },
      { top: 620, bottom: 660 },
    ];
    expect(freeTop(50, 800, taken, null)).toBe(562);
    expect(freeTop(20, 800, taken, null)).toBe(672);
  });

  it('stays while it covers nothing', () => {
    expect(freeTop(50, 800, [{ top: 100, bottom: 140 }], 300)).toBe(300);
    expect(freeTop(50, 800, [{ top: 320, bottom: 340 }], 300)).toBe(742);
  });

  it('is nowhere in a window full of buttons', () => {
    const taken = Array.from({ length: 20 }, (_, i) => ({ top: i * 40, bottom: i * 40 + 36 }));
    expect(freeTop(50, 800, taken, null)).toBeNull();
  });
});
