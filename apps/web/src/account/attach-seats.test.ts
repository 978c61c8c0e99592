import { beforeEach, expect, it, vi } from 'vitest';
import { type AskedRequest, fakeServer, fakeStorage } from './fake-browser.test-helper.ts';

beforeEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

/** A device with seats at three tables, one of them only watched; somebody has just logged in. */
async function device(answer: (asked: AskedRequest) => { status: number; body?: unknown }) {
  fakeStorage();
  const asked = fakeServer(answer);
  const { keepSeat } = await import('../online/seat-keys.ts');
  keepSeat('table-one', { token: 'seat-one' }, 3);
  keepSeat('table-two', { token: 'seat-two' }, 2);
  keepSeat('watched', {}, 1);
  const { keepSession, session } = await import('./session.ts');
  keepSession({ token: 'mine', name: 'Ada', attached: [], isMerged: false });
  const { attachSeats } = await import('./attach-seats.ts');
  return { asked, session, attachSeats };
}

const tablesIn = (asked: readonly AskedRequest[]): unknown[] => asked.map(({ body }) => body);

it('offers every seat of the device to the account, once', async () => {
  const { asked, session, attachSeats } = await device(() => ({ status: 200 }));
  expect(await attachSeats()).toBe(2);
  expect(tablesIn(asked)).toEqual([
    { table: 'table-one', token: 'seat-one' },
    { table: 'table-two', token: 'seat-two' },
  ]);
  expect(asked.every(({ path, token }) => path === 'account/tables' && token === 'mine')).toBe(true);
  expect(session()?.attached).toEqual(['table-one', 'table-two']);
  expect(await attachSeats()).toBe(0);
  expect(asked.length).toBe(2);
});

it('leaves alone what is another account’s or opens nothing, and stays logged in', async () => {
  const { session, attachSeats } = await device(({ body }) =>
    (body as { table: string }).table === 'table-one'
      ? { status: 403, body: { error: 'badToken', message: '' } }
      : { status: 409, body: { error: 'bound', message: '' } },
  );
  expect(await attachSeats()).toBe(0);
  expect(session()).toMatchObject({ name: 'Ada', attached: ['table-one', 'table-two'] });
});

it('tries again later what could not be asked', async () => {
  let status = 429;
  const { asked, attachSeats } = await device(() => ({ status }));
  expect(await attachSeats()).toBe(0);
  expect(asked.length).toBe(1);
  status = 200;
  expect(await attachSeats()).toBe(2);
});
