import { beforeEach, describe, expect, it, vi } from 'vitest';

/** The storage of a browser, for one test. */
function makeStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
}

async function fresh() {
  vi.resetModules();
  return import('./seat-keys.ts');
}

beforeEach(() => void vi.stubGlobal('localStorage', makeStorage()));

const TOKEN = 'A'.repeat(43);

describe('seats kept in the browser', () => {
  it('are there after a reload, the latest first', async () => {
    const { keepSeat } = await fresh();
    keepSeat('table-one', { token: TOKEN, name: 'Ada', owner: 'owner' }, 1);
    keepSeat('table-two', { name: 'Bea' }, 2);
    const { allSeatKeys, seatKey } = await fresh();
    expect(allSeatKeys().map(({ table }) => table)).toEqual(['table-two', 'table-one']);
    expect(seatKey('table-one')).toMatchObject({ token: TOKEN, name: 'Ada', owner: 'owner', commitment: null });
  });

  it('change without losing the rest', async () => {
    const { keepSeat, seatKey } = await fresh();
    keepSeat('table-one', { token: TOKEN, owner: 'owner', entropy: 'e' });
    keepSeat('table-one', { token: 'new' });
    expect(seatKey('table-one')).toMatchObject({ token: 'new', owner: 'owner', entropy: 'e' });
  });

  it('believe a promise only the first time', async () => {
    const { keepCommitment, seatKey } = await fresh();
    keepCommitment({ id: 'table-one', commitment: 'first', derivation: 2 });
    keepCommitment({ id: 'table-one', commitment: 'second' });
    expect(seatKey('table-one')).toMatchObject({ commitment: 'first', derivation: 2 });
    keepCommitment({ id: 'table-two', commitment: 'early' });
    keepCommitment({ id: 'table-two', commitment: 'early', derivation: 2 });
    expect((await fresh()).seatKey('table-two')).toMatchObject({ commitment: 'early', derivation: 1 });
  });

  it('are not too many', async () => {
    const { allSeatKeys, keepSeat, MOST_KEYS } = await fresh();
    for (let i = 0; i < MOST_KEYS + 20; i++) keepSeat(`table-${i}`, { token: TOKEN }, i);
    expect(allSeatKeys()).toHaveLength(MOST_KEYS);
    expect(allSeatKeys()[0]!.table).toBe(`table-${MOST_KEYS + 19}`);
  });

  it('survive broken and forbidden storage', async () => {
    localStorage.setItem('black-angel-seats', '{"a":{"token":5,"muted":[1,"x"]},"b":null}');
    const { allSeatKeys, seatKey } = await fresh();
    expect(allSeatKeys()).toHaveLength(1);
    expect(seatKey('a')).toMatchObject({ token: null, muted: ['x'] });
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('forbidden');
      },
      setItem: () => {
        throw new Error('forbidden');
      },
    });
    const forbidden = await fresh();
    expect(forbidden.allSeatKeys()).toEqual([]);
    forbidden.keepSeat('table-one', { token: TOKEN });
    expect(forbidden.seatKey('table-one')?.token).toBe(TOKEN);
  });

  it('know what a token looks like', async () => {
    const { isToken } = await fresh();
    expect(isToken(TOKEN)).toBe(true);
    for (const other of [null, '', 'short', `${TOKEN}x`, `${'A'.repeat(42)}/`]) expect(isToken(other)).toBe(false);
  });
});
