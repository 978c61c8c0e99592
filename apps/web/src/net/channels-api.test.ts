import { beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../test/fake-browser.ts';
import { ofAccount, ofSeat, seatVacation, testChannel } from './channels-api.ts';

beforeEach(() => {
  vi.unstubAllGlobals();
});

it('a test is sent one way of the account or of the seat, and what became of it is told', async () => {
  const asked = fakeServer(({ path }) => ({
    status: 200,
    body: { result: path.startsWith('account') ? 'taken' : 'gone', message: '' },
  }));
  expect(await testChannel(ofAccount('session'), 'one')).toBe('taken');
  expect(await testChannel(ofSeat('a-table', 'seat'), 'two')).toBe('gone');
  expect(asked).toEqual([
    { method: 'POST', path: 'account/channels/one/test', token: 'session', body: null },
    { method: 'POST', path: 'tables/a-table/channels/two/test', token: 'seat', body: null },
  ]);
});

it('the vacation of a seat is read with its token, and is not told where it is the account’s', async () => {
  const vacation = { vacation: null, daysLeft: 12 };
  const asked = fakeServer(({ path }) =>
    path.includes('bound') ? { status: 409, body: { error: 'bound', message: '' } } : { status: 200, body: vacation },
  );
  expect(await seatVacation('a-table', 'seat')).toEqual(vacation);
  expect(asked).toEqual([{ method: 'GET', path: 'tables/a-table/vacation', token: 'seat', body: null }]);
  await expect(seatVacation('bound-table', 'seat')).rejects.toMatchObject({ code: 'bound' });
});
