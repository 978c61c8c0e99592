// A tournament over HTTP: players join, the server pairs them, results make the standing; who does not come is out.

import type { TournamentInfo, TournamentSummary } from '@black-angel/protocol';
import { describe, expect, it } from 'vitest';
import { LOOK_EVERY, OPEN_HOURS, Tournaments } from '../src/tournaments/tournaments.ts';
import { PROOF, useAccountServer } from './account-server.ts';
import { entropy } from './online-client.ts';
import { NAMES, PLAN, TournamentHall, worth } from './tournament-hall.ts';

const server = useAccountServer();
const HOUR = 3_600_000;
const hall = new TournamentHall(server);

describe('a tournament', () => {
  it('is played over two rounds: nobody meets twice, and the standing follows', async () => {
    const { url, sessions, maker, info } = await hall.open(NAMES);
    expect(await server.ask('POST', `${url}/start`, sessions['Bea'])).toMatchObject({ status: 403 });
    const { body: begun } = await server.ask<TournamentInfo>('POST', `${url}/start`, maker);
    expect(begun).toMatchObject({ status: 'running', round: 1, players: 4 });
    expect(begun.rounds[0]!.tables.map(({ id }) => typeof id)).toEqual(['string', 'string']);
    await hall.sitDown(begun, sessions);
    await hall.endGames(begun, worth);
    await hall.pass(LOOK_EVERY);
    const second = await info();
    expect(second).toMatchObject({ status: 'running', round: 2 });
    // The winners of the first round meet.
    const [top] = second.rounds[1]!.tables;
    expect(second.standings.slice(0, 2).map(({ points }) => points)).toEqual([1, 1]);
    expect([...top!.players].sort()).toEqual(
      second.standings
        .slice(0, 2)
        .map(({ name }) => name)
        .sort(),
    );
    await hall.sitDown(second, sessions);
    await hall.endGames(second, worth);
    await hall.pass(LOOK_EVERY);
    const end = await info();
    expect(end.status).toBe('over');
    expect(end.standings[0]).toMatchObject({ name: 'Ada', points: 2, games: 2, averageVp: 100 });
    expect(end.standings.at(-1)).toMatchObject({ name: 'Dee', points: 0 });
    const { tournaments } = (await server.ask<{ tournaments: TournamentSummary[] }>('GET', '/api/tournaments')).body;
    expect(tournaments).toMatchObject([{ status: 'over', by: 'Ada', plan: { name: 'Spring cup' } }]);
  });

  it('ranks a player who left the seat to a bot below one who played, whatever the bot has won', async () => {
    const { url, sessions, maker, info } = await hall.open(NAMES);
    const { body: begun } = await server.ask<TournamentInfo>('POST', `${url}/start`, maker);
    await hall.sitDown(begun, sessions);
    for (const { id } of begun.rounds[0]!.tables) {
      const room = await server.app.tables.room(id!);
      // The first seat is left to a bot, which wins.
      await room.request(() =>
        room.changeRow({
          status: 'over',
          seats: room.row.seats.map((seat, i) => ({ ...seat, isSubstituted: i === 0 })),
          result: { vp: [90, 40], winners: [0] },
          decider: null,
          due: null,
        }),
      );
    }
    await hall.pass(LOOK_EVERY);
    const { standings, rounds } = await info();
    const seats = await Promise.all(
      rounds[0]!.tables.map(async ({ id }) => (await server.app.tables.info(id!)).seats.map(({ name }) => name)),
    );
    const pointsOf = (name: string | null): number => standings.find((one) => one.name === name)!.points;
    expect(seats.map((names) => names.map(pointsOf))).toEqual([
      [0, 1],
      [0, 1],
    ]);
  });

  it('gives seats to the paired accounts only', async () => {
    const { url, sessions, maker, info } = await hall.open(NAMES);
    const eve = await server.make('Eve');
    await server.ask('POST', `${url}/start`, maker);
    const { id, players } = (await info()).rounds[0]!.tables[0]!;
    const sit = (name: string, token: string | null) =>
      server.ask('POST', `/api/tables/${id}/join`, token, { name, entropy: entropy() });
    const other = NAMES.find((name) => !players.includes(name))!;
    expect(await sit('Eve', eve)).toMatchObject({ status: 409, body: { error: 'reserved' } });
    expect(await sit('Guest', null)).toMatchObject({ status: 409, body: { error: 'reserved' } });
    expect(await sit(other, sessions[other]!)).toMatchObject({ status: 409, body: { error: 'reserved' } });
    expect(await sit(players[0]!, sessions[players[0]!]!)).toMatchObject({ status: 201 });
    const { body: table } = await server.ask('GET', `/api/tables/${id}`);
    expect(table).toMatchObject({ tournament: { name: 'Spring cup', round: 1 }, awaited: [players[1]] });
  });

  it('goes on without those who do not come: who is alone wins, two play', async () => {
    const names = ['Ada', 'Bea', 'Cy', 'Dee', 'Eve', 'Flo', 'Gil'];
    const { url, sessions, maker, info } = await hall.open(names, { tableSize: 4, rounds: 2 });
    await server.ask('POST', `${url}/start`, maker);
    const first = await info();
    expect(first.rounds[0]!.tables.map(({ players }) => players.length)).toEqual([4, 3]);
    const [four, three] = first.rounds[0]!.tables.map(({ players }) => players) as [string[], string[]];
    // Of four, two come; of three, one.
    const absent = [four[0]!, four[1]!, three[0]!, three[1]!];
    await hall.sitDown(first, sessions, absent);
    await hall.pass(23 * HOUR);
    expect((await info()).rounds[0]!.tables.every(({ results }) => results === null)).toBe(true);
    await hall.pass(2 * HOUR);
    const waiting = await info();
    expect(waiting.rounds[0]!.tables[1]!.results).toEqual([
      { points: 0, vp: null },
      { points: 0, vp: null },
      { points: 1, vp: null },
    ]);
    const room = await server.app.tables.room(first.rounds[0]!.tables[0]!.id!);
    expect(room.row).toMatchObject({ status: 'running', config: { seats: [{ kind: 'person' }, { kind: 'person' }] } });
    await hall.endGames(waiting, (name) => (name === four[2] ? 80 : 50));
    await hall.pass(LOOK_EVERY);
    const second = await info();
    expect(second.rounds[0]!.tables[0]!.results).toEqual([
      { points: 0, vp: null },
      { points: 0, vp: null },
      { points: 1, vp: 80 },
      { points: 0.667, vp: 50 },
    ]);
    expect(
      second.standings
        .filter(({ hasLeft }) => hasLeft)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...absent].sort());
    expect(second.rounds[1]!.tables.map(({ players }) => players.length)).toEqual([3]);
  });

  it('keeps its waiting tables, however long the seats may be taken', async () => {
    const { url, maker, info } = await hall.open(NAMES, { hours: 48 });
    await server.ask('POST', `${url}/start`, maker);
    for (let hour = 0; hour < 40; hour++) for (let i = 0; i < 4; i++) await hall.pass(HOUR / 4);
    for (const { id } of (await info()).rounds[0]!.tables)
      expect((await server.store.getTable(id!))!.status).toBe('open');
    await hall.pass(9 * HOUR);
    // Nobody came: nobody is left.
    expect(await info()).toMatchObject({ status: 'over', round: 1 });
  });

  it('goes on where it was after a restart, and two nodes do nothing twice', async () => {
    const { id, url, sessions, maker, info } = await hall.open(NAMES);
    const begun = (await server.ask<TournamentInfo>('POST', `${url}/start`, maker)).body;
    await hall.sitDown(begun, sessions);
    await hall.endGames(begun, worth);
    const { store, app } = server;
    const settings = { store, tables: app.tables, now: () => server.now, report: () => {} };
    const nodes = [new Tournaments(settings), new Tournaments(settings)];
    await Promise.all(nodes.map((node) => node.advance(id)));
    const after = await info();
    expect(after.rounds).toHaveLength(2);
    expect(after.standings.map(({ points }) => points).sort()).toEqual([0, 0, 1, 1]);
    expect(after.rounds[1]!.tables.every((table) => table.id !== null)).toBe(true);
  });

  it('is joined and left before the start, needs four players, and is cancelled by its maker only', async () => {
    const { url, sessions, maker, info } = await hall.open(['Ada', 'Bea', 'Cy']);
    expect(await server.ask('POST', `${url}/start`, maker)).toMatchObject({ body: { error: 'tooFewPlayers' } });
    await server.ask('DELETE', `${url}/players/me`, sessions['Cy']);
    expect((await info()).standings.map(({ name }) => name).sort()).toEqual(['Ada', 'Bea']);
    expect((await server.ask('DELETE', url, sessions['Bea'])).status).toBe(403);
    // Its maker would leave a tournament that nobody can start or cancel.
    expect((await server.ask('DELETE', `${url}/players/me`, maker)).status).toBe(409);
    expect((await info()).by).toBe('Ada');
    expect((await server.ask('DELETE', url, maker)).status).toBe(204);
    expect((await server.ask('GET', url)).body).toMatchObject({ error: 'unknownTournament' });
  });

  it('is deleted if nobody starts it for a month, also if its maker is gone', async () => {
    const { url, maker, info } = await hall.open(['Ada', 'Bea']);
    await server.ask('DELETE', '/api/account', maker, { proof: PROOF });
    await hall.pass((OPEN_HOURS - 1) * HOUR);
    expect((await info()).status).toBe('open');
    await hall.pass(2 * HOUR);
    expect((await server.ask('GET', url)).body).toMatchObject({ error: 'unknownTournament' });
    expect(await server.store.listDocuments('tournament-live')).toEqual([]);
  });

  it('is made as seldom as a table, and the list has an end', async () => {
    const plan = (await hall.open(['Ada'])).id;
    const fact = (await server.store.getDocument('tournament', plan)) as { createdAt: number };
    for (let n = 0; n < 150; n++) {
      const id = `tournament-${n}`;
      await server.store.putDocument('tournament', id, {
        ...fact,
        id,
        by: `account-${n}`,
        createdAt: fact.createdAt + n,
      });
      await server.store.putDocument('tournament-live', id, { at: 1 });
    }
    const { tournaments } = (await server.ask<{ tournaments: TournamentSummary[] }>('GET', '/api/tournaments')).body;
    expect(tournaments).toHaveLength(100);
    expect(tournaments[0]!.id).toBe('tournament-149');
    await server.restart({ limits: { tables: { burst: 1, perSecond: 0 }, isExempt: () => false } });
    const bea = await server.make('Bea');
    const make = async () => (await server.ask('POST', '/api/tournaments', bea, PLAN)).status;
    expect([await make(), await make()]).toEqual([201, 429]);
  });

  it('is one of three of its maker at most', async () => {
    const [ada] = Object.values(await hall.makePlayers(['Ada'])) as [string];
    const make = async () => (await server.ask('POST', '/api/tournaments', ada, PLAN)).status;
    expect([await make(), await make(), await make(), await make()]).toEqual([201, 201, 201, 409]);
  });
});
