import type { AccountInfo, TakenSeat } from '@black-angel/protocol';
import { describe, expect, it } from 'vitest';
import type { Accounts } from '../src/accounts/accounts.ts';
import { DAY } from '../src/store/time.ts';
import { PASSWORD, PROOF, useAccountServer } from './account-server.ts';
import { QUICK_BOTS } from './club.ts';
import { Hub } from './hub.ts';
import { config, entropy, PERSON } from './online-client.ts';
import { makeAccounts, Tables } from './seeded.ts';
import { settle, Wire } from './wire.ts';

const server = useAccountServer();

const join = (id: string, name: string, token?: string) =>
  server.ask<TakenSeat>('POST', `/api/tables/${id}/join`, token, { name, entropy: entropy() });

/** A running game. A player with a session joins with the account. */
async function seatTwo(
  sessions: (string | undefined)[] = [],
  pace = config([]).pace,
): Promise<{ id: string; tokens: [string, string] }> {
  const { id } = (await server.app.tables.create({ config: config([PERSON, PERSON], { pace }) })).table;
  const [ada, bea] = [await join(id, 'Ada', sessions[0]), await join(id, 'Bea', sessions[1])];
  return { id, tokens: [ada.body.token, bea.body.token] };
}

/** Two more nodes on the store of the server. */
function twoNodes() {
  const hub = new Hub(server.store);
  const node = () => {
    const { store: shared, fanOut } = hub.node();
    const accounts: Accounts = makeAccounts(shared, () => server.now, {
      sessionEnded: (hash) => tables.rooms.endSession(hash),
    });
    const accountOf = (token: string) => accounts.idOf(token);
    const report = (): void => {};
    const tables: Tables = new Tables({
      store: shared,
      fanOut,
      bots: QUICK_BOTS,
      now: () => server.now,
      report,
      accountOf,
    });
    return { tables, accounts };
  };
  const [first, second] = [node(), node()];
  const close = async (): Promise<void> => {
    for (const { tables } of [first, second]) await tables.close();
  };
  return { first, second, close };
}

describe('the tables of an account', () => {
  it('come together, and its session opens their seats', async () => {
    const session = await server.make('Ada');
    const { id } = await seatTwo([session]);
    const mine = await server.ask<{ tables: { table: { id: string }; seat: number }[] }>(
      'GET',
      '/api/account/tables',
      session,
    );
    expect(mine.body.tables).toMatchObject([{ table: { id }, seat: 0 }]);
    const wire = await Wire.connect(server.app.tables, id, session);
    expect(wire.messages[0]).toMatchObject({ kind: 'opened', seat: 0 });
    // Other players do not see it.
    expect(JSON.stringify((await server.ask('GET', `/api/tables/${id}`)).body)).not.toContain('account');
  });

  it('are left by the sockets of a session that logs out, on every node, and by no others', async () => {
    const session = await server.make('Ada');
    const { session: elsewhere } = (await server.tryLogIn('Ada', PASSWORD)).body;
    const { id, tokens } = await seatTwo([session]);
    const { first, second, close } = twoNodes();
    const left = [await Wire.connect(first.tables, id, session), await Wire.connect(second.tables, id, session)];
    const stay = [await Wire.connect(first.tables, id, elsewhere), await Wire.connect(second.tables, id, tokens[0])];
    await settle();
    expect([...left, ...stay].map(({ messages }) => messages[0])).toMatchObject(
      Array(4).fill({ kind: 'opened', seat: 0 }),
    );
    await first.accounts.end(session);
    await settle();
    for (const wire of left) expect(wire.messages.at(-1)).toEqual({ kind: 'bye', why: 'revoked' });
    for (const wire of stay) expect(wire.isClosed).toBe(false);
    await close();
  });

  it('are left by the sockets of all its sessions when it logs out everywhere, on every node, and by no others', async () => {
    const sessions = [await server.make('Ada'), await server.logIn('Ada')];
    const bea = await server.make('Bea');
    const { id, tokens } = await seatTwo([sessions[0]!, bea]);
    const { first, second, close } = twoNodes();
    const left = [
      await Wire.connect(first.tables, id, sessions[0]!),
      await Wire.connect(second.tables, id, sessions[0]!),
      await Wire.connect(second.tables, id, sessions[1]!),
    ];
    const stay = [await Wire.connect(first.tables, id, bea), await Wire.connect(second.tables, id, tokens[0])];
    for (const wire of [...left, ...stay]) expect(wire.messages[0]).toMatchObject({ kind: 'opened' });
    await first.accounts.endAll(sessions[1]!);
    await settle();
    for (const wire of left) expect(wire.messages.at(-1)).toEqual({ kind: 'bye', why: 'revoked' });
    for (const wire of stay) expect(wire.isClosed).toBe(false);
    for (const token of sessions) {
      expect((await server.ask('GET', '/api/account', token)).status).toBe(403);
      expect((await Wire.connect(second.tables, id, token)).messages).toEqual([{ kind: 'bye', why: 'badToken' }]);
    }
    await close();
  });

  it('are left when the account logs out over HTTP, and when it is deleted', async () => {
    const session = await server.make('Ada');
    const { id } = await seatTwo([session]);
    for (const path of ['/api/session', '/api/sessions', '/api/account']) {
      const again = await server.logIn('Ada');
      const wire = await Wire.connect(server.app.tables, id, again);
      expect(wire.isClosed).toBe(false);
      const body = path === '/api/account' ? { proof: PROOF } : undefined;
      expect((await server.ask('DELETE', path, again, body)).status).toBe(204);
      await settle();
      expect(wire.messages.at(-1)).toEqual({ kind: 'bye', why: 'revoked' });
    }
  });

  it('are not opened by the session of anybody else', async () => {
    const ada = await server.make('Ada');
    const eve = await server.make('Eve');
    const { id, tokens } = await seatTwo([ada]);
    const bind = (token: string, seat: string) =>
      server.ask('POST', '/api/account/tables', token, { table: id, token: seat });
    expect((await Wire.connect(server.app.tables, id, eve)).messages).toEqual([{ kind: 'bye', why: 'badToken' }]);
    expect((await bind(eve, 'x'.repeat(43))).status).toBe(403);
    expect((await bind(eve, tokens[0])).status).toBe(409);
    expect((await bind(ada, tokens[1])).status).toBe(409);
    expect((await server.ask<{ tables: unknown[] }>('GET', '/api/account/tables', eve)).body.tables).toEqual([]);
  });

  it('stay with their tokens when the account is deleted', async () => {
    const session = await server.make('Ada');
    const { id, tokens } = await seatTwo([session]);
    expect((await server.ask('DELETE', '/api/account', session, { proof: PROOF })).status).toBe(204);
    expect((await server.ask('GET', '/api/account', session)).status).toBe(403);
    expect((await Wire.connect(server.app.tables, id, session)).messages).toEqual([{ kind: 'bye', why: 'badToken' }]);
    expect((await Wire.connect(server.app.tables, id, tokens[0])).messages[0]).toMatchObject({
      kind: 'opened',
      seat: 0,
    });
    expect((await server.tryLogIn('Ada', PASSWORD)).status).toBe(403);
    for (const kind of ['account', 'account-name', 'account-look:2', 'session'])
      expect(await server.store.listDocuments(kind)).toEqual([]);
    // The name is free again.
    expect((await server.signUp('Ada')).body.account.name).toBe('Ada');
  });

  it('share its vacation', async () => {
    const session = await server.make('Ada');
    const { id } = await seatTwo([session], { kind: 'days', hours: 24, window: null });
    const away = await server.ask<AccountInfo>('PUT', '/api/account/vacation', session, { days: 10 });
    expect(away.body).toMatchObject({ vacation: { from: server.now, to: server.now + 10 * DAY }, daysLeft: 20 });
    const vacations = [{ from: server.now, to: server.now + 10 * DAY }];
    expect((await server.store.getTable(id))!.seats[0]!.vacations).toEqual(vacations);
    // The same for a later table.
    const later = await seatTwo([undefined, session]);
    expect((await server.store.getTable(later.id))!.seats[1]!.vacations).toEqual(vacations);
    server.now += DAY;
    const back = await server.ask<AccountInfo>('PUT', '/api/account/vacation', session, { days: 0 });
    expect(back.body).toMatchObject({ vacation: null, daysLeft: 29 });
    expect((await server.ask('PUT', '/api/account/vacation', session, { days: 30 })).status).toBe(409);
  });
});
