import { beforeEach, expect, it, vi } from 'vitest';
import { type AskedRequest, fakeServer, fakeStorage } from '../../test/fake-browser.ts';

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

type Answer = { status: number; body?: unknown };

/** A device, just logged in, with seats at tables in these states and one table that is only watched. */
async function device(tables: Record<string, string>, bind: (asked: AskedRequest) => Answer, list?: () => Answer) {
  fakeStorage();
  const known = Object.entries(tables).map(([id, status]) => ({ table: { id, status }, seat: 0 }));
  const asked = fakeServer((one) => {
    if (one.path !== 'my-tables') return bind(one);
    return list?.() ?? { status: 200, body: { tables: known } };
  });
  const { keepSeat } = await import('../net/seat-keys.ts');
  for (const [i, table] of Object.keys(tables).entries()) keepSeat(table, { token: `seat at ${table}` }, 9 - i);
  keepSeat('watched', {}, 1);
  const { keepSession, session } = await import('../net/session.ts');
  keepSession({ token: 'mine', name: 'Ada', attached: [], isMerged: false });
  const { attachSeats } = await import('./attach-seats.ts');
  const bound = () => asked.filter(({ path }) => path === 'account/tables');
  return { asked, bound, session, attachSeats };
}
const OPEN = { 'table-one': 'open', 'table-two': 'open' };

it('offers every seat of the device to the account, once', async () => {
  const { asked, bound, session, attachSeats } = await device(OPEN, () => ({ status: 200 }));
  expect(await attachSeats()).toEqual({ attached: 2, left: 0 });
  expect(bound().map(({ body }) => body)).toEqual([
    { table: 'table-one', token: 'seat at table-one' },
    { table: 'table-two', token: 'seat at table-two' },
  ]);
  expect(bound().every(({ token }) => token === 'mine')).toBe(true);
  expect(session()?.attached).toEqual(['table-one', 'table-two']);
  expect(await attachSeats()).toEqual({ attached: 0, left: 0 });
  expect(asked.length).toBe(3);
});

it('does not offer the seat of a game that has begun: it stays on the device', async () => {
  const tables = { running: 'running', open: 'open', over: 'over', gone: 'abandoned' };
  const { bound, session, attachSeats } = await device(tables, () => ({ status: 200 }));
  expect(await attachSeats()).toEqual({ attached: 1, left: 1 });
  expect(bound().map(({ body }) => body)).toEqual([{ table: 'open', token: 'seat at open' }]);
  const { seatKey } = await import('../net/seat-keys.ts');
  expect(seatKey('running')?.token).toBe('seat at running');
  // And it is not requested again.
  expect(session()?.attached.toSorted()).toEqual(Object.keys(tables).toSorted());
  expect(await attachSeats()).toEqual({ attached: 0, left: 0 });
});

it('leaves alone what is another account’s, opens nothing or has just begun, and stays logged in', async () => {
  const tables = { ...OPEN, 'table-three': 'open' };
  const errors: Record<string, [number, string]> = {
    'table-one': [403, 'badToken'],
    'table-two': [409, 'bound'],
    'table-three': [409, 'begun'],
  };
  const { session, attachSeats } = await device(tables, ({ body }) => {
    const [status, error] = errors[(body as { table: string }).table]!;
    return { status, body: { error, message: '' } };
  });
  expect(await attachSeats()).toEqual({ attached: 0, left: 0 });
  expect(session()).toMatchObject({ name: 'Ada', attached: ['table-one', 'table-two', 'table-three'] });
});

it('tries again later what could not be asked', async () => {
  let status = 429;
  const { bound, attachSeats } = await device(OPEN, () => ({ status }));
  expect(await attachSeats()).toEqual({ attached: 0, left: 0 });
  expect(bound().length).toBe(1);
  status = 200;
  expect(await attachSeats()).toEqual({ attached: 2, left: 0 });
});

it('tries again later when not even the tables could be asked for', async () => {
  let isDown = true;
  const list = (): Answer =>
    isDown
      ? { status: 503 }
      : { status: 200, body: { tables: Object.keys(OPEN).map((id) => ({ table: { id, status: 'open' }, seat: 0 })) } };
  const { session, attachSeats } = await device(OPEN, () => ({ status: 200 }), list);
  expect(await attachSeats()).toEqual({ attached: 0, left: 0 });
  expect(session()?.attached).toEqual([]);
  isDown = false;
  expect(await attachSeats()).toEqual({ attached: 2, left: 0 });
});
