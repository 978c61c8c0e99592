import { describe, expect, it } from 'vitest';
import { allowsHints } from './allows-hints.ts';

type Table = Parameters<typeof allowsHints>[0];
const table = (config: Partial<Table['config']>, kinds: readonly string[]): Table =>
  ({ config, seats: kinds.map((kind) => ({ kind })) }) as unknown as Table;

describe('hints online', () => {
  it('are off in rated games and where the maker forbids them', () => {
    expect(allowsHints(table({}, ['person', 'person']))).toBe(false);
    expect(allowsHints(table({ rated: false }, ['person', 'person']))).toBe(true);
    expect(allowsHints(table({}, ['person', 'bot']))).toBe(true);
    expect(allowsHints(table({ hints: false }, ['person', 'bot']))).toBe(false);
  });
});
