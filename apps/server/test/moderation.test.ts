// The operator: reports, mute, rename, ban, close, and the log of it.

import type { OperatorAction, OperatorLogEntry, ReportInfo, TournamentInfo } from '@black-angel/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, useAccountServer } from './account-server.ts';
import { config, entropy, makeTable, PERSON } from './online-client.ts';
import { NAMES, PLAN, TournamentHall } from './tournament-hall.ts';
import { settle, Wire } from './wire.ts';

const OPERATOR = 'a-token-of-the-operator';
const server = useAccountServer();
beforeEach(() => server.restart({ operatorToken: OPERATOR, limits: { logIns: { burst: 1000, perSecond: 0 } } }));

type Bare = OperatorAction extends infer Each ? (Each extends OperatorAction ? Omit<Each, 'reason'> : never) : never;
const act = (action: Bare, token: string | null = OPERATOR) =>
  server.ask('POST', '/api/operator/actions', token, { ...action, reason: 'Rude.' });
const logged = async () =>
  (await server.ask<{ entries: OperatorLogEntry[] }>('GET', '/api/operator/log', OPERATOR)).body.entries;

async function twoPlayers() {
  const bea = await server.make('Bea');
  const { tables } = server.app;
  const made = await makeTable(tables, 'Ada', config([PERSON, PERSON]));
  const { id } = made.table;
  await server.ask('POST', `/api/tables/${id}/join`, bea, { name: 'Bea', entropy: entropy() });
  return { id, ada: made.token, bea };
}
const lastOf = (wire: Wire) => wire.messages.at(-1);

describe('an account', () => {
  it('is muted for a time, at every table', async () => {
    const { id, bea } = await twoPlayers();
    const wire = await Wire.connect(server.app.tables, id, bea);
    expect((await act({ kind: 'mute', name: 'bea', hours: 2 })).status).toBe(204);
    wire.say({ kind: 'chat', text: 'Hello' });
    await settle();
    expect(lastOf(wire)).toEqual({ kind: 'chatRefused', text: 'Hello', why: 'muted' });
    expect(await server.store.chat(id, 10)).toEqual([]);
    server.now += 2 * 3_600_000;
    wire.say({ kind: 'chat', text: 'Hello' });
    await settle();
    expect(await server.store.chat(id, 10)).toHaveLength(1);
  });

  it('is renamed in the tournaments that the player has joined, running and over', async () => {
    const hall = new TournamentHall(server);
    const { id, maker, info } = await hall.open(['Ada', 'Rude Name', 'Cy', 'Dee']);
    const other = await server.ask<TournamentInfo>('POST', '/api/tournaments', maker, PLAN);
    await server.ask('POST', `/api/tournaments/${id}/start`, maker);
    expect((await act({ kind: 'rename', name: 'Rude Name', to: 'Bea' })).status).toBe(204);
    const { rounds, standings } = await info();
    expect(rounds[0]!.tables.flatMap(({ players }) => players).sort()).toEqual(NAMES);
    expect(standings.map(({ name }) => name).sort()).toEqual(NAMES);
    // One that the player has not joined stays as it is.
    const { body } = await server.ask<TournamentInfo>('GET', `/api/tournaments/${other.body.id}`);
    expect(body).toEqual(other.body);
    const fact = (await server.store.getDocument('tournament', id)) as object;
    await server.store.putDocument('tournament', id, { ...fact, status: 'over' });
    await act({ kind: 'rename', name: 'Bea', to: 'Beatrice' });
    expect((await info()).standings.map(({ name }) => name)).toContain('Beatrice');
  });

  it('is renamed; the old name is free, and nobody gets a name that is taken', async () => {
    const bea = await server.make('Rude Name');
    await server.make('Ada');
    expect((await act({ kind: 'rename', name: 'Rude Name', to: 'Ada' })).body.error).toBe('nameTaken');
    expect((await act({ kind: 'rename', name: 'Rude Name', to: 'Bea' })).status).toBe(204);
    expect((await server.ask<{ name: string }>('GET', '/api/account', bea)).body.name).toBe('Bea');
    expect((await server.tryLogIn('Bea', PASSWORD)).status).toBe(201);
    expect((await server.tryLogIn('Rude Name', PASSWORD)).status).toBe(403);
    expect((await server.signUp('Rude Name')).status).toBe(201);
  });

  it('is banned: logged out at once, and cannot log in until the time is over', async () => {
    const { id, bea } = await twoPlayers();
    const wire = await Wire.connect(server.app.tables, id, bea);
    expect((await act({ kind: 'ban', name: 'Bea', hours: 24 })).status).toBe(204);
    expect(await server.holds(bea)).toBe(false);
    expect(lastOf(wire)).toEqual({ kind: 'bye', why: 'revoked' });
    expect((await server.tryLogIn('Bea', PASSWORD)).body.error).toBe('banned');
    // Who does not know the password learns nothing.
    expect((await server.tryLogIn('Bea', 'a wrong password')).body.error).toBe('badLogIn');
    await act({ kind: 'ban', name: 'Bea', hours: 0 });
    expect((await server.tryLogIn('Bea', PASSWORD)).status).toBe(201);
  });

  it('that does not exist is said to be unknown', async () => {
    expect((await act({ kind: 'ban', name: 'Nobody', hours: 1 })).status).toBe(404);
  });
});

describe('a table', () => {
  it('that waits is closed, and says by whom', async () => {
    const { table } = await makeTable(server.app.tables, 'Ada', config([PERSON, PERSON]));
    await act({ kind: 'close', table: table.id });
    expect(await server.app.tables.info(table.id)).toMatchObject({ status: 'closed', closed: { why: 'operator' } });
  });

  it('that plays ends without a result', async () => {
    const { id } = await twoPlayers();
    await act({ kind: 'close', table: id });
    expect(await server.app.tables.info(id)).toMatchObject({ status: 'abandoned', result: null });
  });

  it('has a guest muted, and no other', async () => {
    const { id, ada, bea } = await twoPlayers();
    const [guest, other] = [
      await Wire.connect(server.app.tables, id, ada),
      await Wire.connect(server.app.tables, id, bea),
    ];
    await act({ kind: 'muteSeat', table: id, seat: 0, isMuted: true });
    for (const wire of [guest, other]) wire.say({ kind: 'chat', text: 'Hello' });
    await settle();
    expect((await server.store.chat(id, 10)).map(({ seat }) => seat)).toEqual([1]);
  });
});

it('reports name the account, and are dismissed', async () => {
  const { id, ada } = await twoPlayers();
  const seats = (await server.app.tables.info(id)).seats;
  const { seat } = seats.find(({ name }) => name === 'Bea')!;
  await server.ask('POST', `/api/tables/${id}/report`, ada, { seat, text: 'Rude.' });
  const reports = async () =>
    (await server.ask<{ reports: ReportInfo[] }>('GET', '/api/operator/reports', OPERATOR)).body.reports;
  const [report] = await reports();
  expect(report).toMatchObject({ table: id, text: 'Rude.', about: { name: 'Bea', account: 'Bea' }, isDone: false });
  await act({ kind: 'dismiss', report: report!.id });
  expect((await reports())[0]!.isDone).toBe(true);
});

it('everything is logged with its reason, the latest first', async () => {
  await server.make('Bea');
  await act({ kind: 'mute', name: 'Bea', hours: 1 });
  server.now += 1000;
  await act({ kind: 'mute', name: 'Bea', hours: 0 });
  expect((await logged()).map(({ action }) => action)).toEqual([
    { kind: 'mute', name: 'Bea', hours: 0, reason: 'Rude.' },
    { kind: 'mute', name: 'Bea', hours: 1, reason: 'Rude.' },
  ]);
});

it('nobody but the operator does any of it', async () => {
  const bea = await server.make('Bea');
  for (const token of [null, bea, 'a-token-of-the-operatot', 'x'.repeat(43)]) {
    expect((await act({ kind: 'ban', name: 'Bea', hours: 1 }, token)).status).toBe(403);
    expect((await server.ask('GET', '/api/operator/reports', token)).status).toBe(403);
    expect((await server.ask('GET', '/api/operator/log', token)).status).toBe(403);
  }
  expect(await logged()).toEqual([]);
  await server.restart({ operatorToken: null });
  expect((await act({ kind: 'ban', name: 'Bea', hours: 1 })).status).toBe(403);
});

describe('the token of the operator', () => {
  it('is guessed as slowly as a password, on every route', async () => {
    const limits = { logIns: { burst: 3, perSecond: 0 }, isExempt: () => false };
    const routes = ['/api/operator/reports', '/api/operator/log', '/api/reports', '/api/metrics'];
    for (const route of routes) {
      await server.restart({ operatorToken: OPERATOR, limits });
      const guess = async (n: number) => (await server.ask('GET', route, `guess-number-${n}-of-a-token`)).status;
      const answers = [await guess(1), await guess(2), await guess(3), await guess(4)];
      expect([route, answers]).toEqual([route, [403, 403, 403, 429]]);
      const headers = { authorization: `Bearer ${OPERATOR}` };
      expect((await server.app.inject({ url: route, headers })).statusCode).toBe(200);
    }
  });
});
