import { describe, expect, it } from 'vitest';
import { NEW_PLAYER, rate, type Strength, sureStrength } from './plackett-luce.ts';

const strength = (mu: number, sigma: number): Strength => ({ mu, sigma });

/** Computed with openskill 5.0.1 before it was removed. Players, places, [mu, sigma] after the game. */
const BY_OPENSKILL: [string, Strength[], number[], [number, number][]][] = [
  [
    'a first win',
    [NEW_PLAYER, NEW_PLAYER],
    [1, 2],
    [
      [27.635389493140497, 8.06590141354368],
      [22.364610506859503, 8.06590141354368],
    ],
  ],
  [
    'a draw',
    [NEW_PLAYER, NEW_PLAYER],
    [1, 1],
    [
      [25, 8.06590141354368],
      [25, 8.06590141354368],
    ],
  ],
  [
    'three players, listed by seat and not by place',
    [strength(31.5, 2.1), strength(22, 7.4), strength(18.25, 5)],
    [3, 1, 2],
    [
      [30.999239238360857, 2.099016751188507],
      [25.513238949650027, 7.220991280671812],
      [19.480936083699927, 4.93480169287153],
    ],
  ],
  [
    'four players, two of them tied',
    [NEW_PLAYER, strength(28, 4), strength(20, 1.2), strength(35, 6)],
    [2, 1, 2, 4],
    [
      [25.167351458752737, 8.00589065889447],
      [28.867295994030606, 3.991889492349346],
      [20.018220114105763, 1.2027835550797872],
      [32.50888712829534, 5.880331933533169],
    ],
  ],
  [
    'a favourite comes last behind three who are tied',
    [strength(10, 0.5), strength(55, 9), strength(30, 3), strength(30, 3)],
    [1, 4, 1, 1],
    [
      [10.006125916542224, 0.5068965297286047],
      [50.28665438907705, 8.71967227956238],
      [30.15466301081707, 2.999340530272217],
      [30.15466301081707, 2.999340530272217],
    ],
  ],
];

describe('ratings', () => {
  it.each(BY_OPENSKILL)('%s', (_name, players, places, expected) => {
    const after = rate(players, places);
    expect(after).toHaveLength(expected.length);
    for (const [i, [mu, sigma]] of expected.entries()) {
      expect(after[i]!.mu).toBeCloseTo(mu, 10);
      expect(after[i]!.sigma).toBeCloseTo(sigma, 10);
    }
  });

  it('a new player is listed at 0', () => {
    expect(sureStrength(NEW_PLAYER)).toBe(0);
    expect(sureStrength(strength(30, 2))).toBe(24);
  });
});
