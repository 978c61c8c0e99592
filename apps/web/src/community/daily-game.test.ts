import { dailySeed, dayOf } from '@black-angel/protocol/formulas';
import { expect, it } from 'vitest';
import { dailyDateOf, laterDay } from './daily-game.ts';

const NOON = Date.UTC(2026, 1, 28, 12);
const GAME = {
  seed: dailySeed(dayOf(NOON)),
  options: { players: 1, advanced: false, hal: 'standard' },
  components: null,
} as const;

it('knows the day of a game of the daily challenge', () => {
  expect(dailyDateOf(GAME)).toBe('2026-02-28');
});

it.each([
  ['another seed', { seed: 'daily' }],
  ['no seed', { seed: null }],
  ['the advanced rules', { options: { ...GAME.options, advanced: true } }],
  ['another Hal', { options: { ...GAME.options, hal: 'easy' } }],
  ['several players', { options: { players: 2, advanced: false, hal: null } }],
  ['other components', { components: { name: 'mine' } as never }],
] as const)('lists no game with %s', (_what, change) => {
  expect(dailyDateOf({ ...GAME, ...change })).toBeNull();
});

it('counts days over the ends of months, and leaves alone what is no day', () => {
  expect(dayOf(NOON)).toBe('2026-02-28');
  expect(laterDay('2026-02-28', 1)).toBe('2026-03-01');
  expect(laterDay('2026-01-01', -1)).toBe('2025-12-31');
  expect(laterDay('2026-99-99', 1)).toBe('2026-99-99');
});
