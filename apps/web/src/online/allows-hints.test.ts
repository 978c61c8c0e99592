import type { SeatInfo, TableInfo } from '@black-angel/protocol';
import { describe, expect, it } from 'vitest';
import { allowsHints } from './remote-match.ts';

type Table = Parameters<typeof allowsHints>[0];

const RANKED: Partial<SeatInfo> = { kind: 'person', isRanked: true };
const GUEST: Partial<SeatInfo> = { kind: 'person' };
const BOT: Partial<SeatInfo> = { kind: 'bot' };

const table = (config: Partial<TableInfo['config']>, seats: readonly Partial<SeatInfo>[], more = {}): Table =>
  ({ config, seats, ...more }) as Table;

describe('hints online', () => {
  it('are off in rated games and where the maker forbids them', () => {
    expect(allowsHints(table({}, [RANKED, RANKED]))).toBe(false);
    expect(allowsHints(table({ rated: true, hints: true }, [RANKED, RANKED, GUEST]))).toBe(false);
    expect(allowsHints(table({ rated: false }, [RANKED, RANKED]))).toBe(true);
    expect(allowsHints(table({ hints: false }, [RANKED, BOT]))).toBe(false);
    expect(allowsHints(table({ hints: false }, [GUEST, GUEST]))).toBe(false);
  });

  it('are there where the game changes no rating: without accounts, with a single one, with another set', () => {
    expect(allowsHints(table({}, [GUEST, GUEST]))).toBe(true);
    expect(allowsHints(table({ rated: true }, [RANKED, GUEST]))).toBe(true);
    expect(allowsHints(table({}, [RANKED, BOT]))).toBe(true);
    expect(allowsHints(table({}, [RANKED, RANKED], { components: { name: 'Mine' } }))).toBe(true);
  });
});
