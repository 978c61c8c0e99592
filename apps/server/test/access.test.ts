// Every route and every message, tried without permission: without a token, with another seat's, a spectator's, a
// revoked one. A route or message that is not in these tables fails the test: a new one needs an entry here.

import { tmpdir } from 'node:os';
import { ClientMessage } from '@black-angel/protocol';
import { seedOf } from '@black-angel/protocol/fair-dice';
import { decision, determinize, formatMove, legalMoves } from '@black-angel/rules';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MemoryStore } from '../src/store/memory-store.ts';
import { config, entropy, makeTable, moveId, PERSON } from './online-client.ts';
import { ROUTE_ACCESS, type Who } from './route-access.ts';
import { routesOf } from './routes.ts';
import { makeApp } from './seeded.ts';
import { NO_BOTS, settle, Wire } from './wire.ts';

let app: FastifyInstance;
let store: MemoryStore;
let id: string;
const tokens: Record<Who, string | null> = {
  nobody: null,
  stranger: null,
  other: null,
  revoked: null,
  own: null,
  owner: null,
};

async function post<T>(url: string, payload: object, token?: string): Promise<T> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  return (await app.inject({ method: 'POST', url, payload, headers })).json() as T;
}

beforeAll(async () => {
  store = new MemoryStore();
  app = await makeApp({ root: tmpdir(), store, bots: NO_BOTS, now: () => 2_000_000 });
  await app.ready();
});
afterAll(() => app.close());

/** A new table: Ada is in seat 0, Bea in seat 1. Ada's first token is revoked. A stranger is at another table. */
beforeEach(async () => {
  type Made = { token: string };
  const made = await makeTable(app.tables, 'Ada', config([PERSON, PERSON]));
  id = made.table.id;
  const joined = await post<Made>(`/api/tables/${id}/join`, { name: 'Bea', entropy: entropy() });
  const fresh = await post<Made>(`/api/tables/${id}/seats/0/token`, {}, made.token);
  const elsewhere = await makeTable(app.tables, 'Cy', config([PERSON, PERSON]));
  Object.assign(tokens, {
    stranger: elsewhere.token,
    other: joined.token,
    revoked: made.token,
    own: fresh.token,
    owner: made.owner,
  });
});

/** All stored data of the table. */
const kept = async (): Promise<string> =>
  JSON.stringify([await store.getTable(id), await store.log(id), await store.chat(id, 100)]);

describe('every endpoint', () => {
  it('is in the table of who may use it, and nothing else is', () => {
    const named = Object.keys(ROUTE_ACCESS).sort();
    expect(
      routesOf(app)
        .map(({ method, path }) => `${method} ${path}`)
        .sort(),
    ).toEqual(named);
  });

  it.each(Object.entries(ROUTE_ACCESS))(
    '%s answers nobody more than it should',
    async (route, { ask, expected, changes }) => {
      const [method, path] = route.split(' ') as [string, string];
      for (const who of Object.keys(tokens) as Who[]) {
        const before = await kept();
        const token = tokens[who];
        const url = path.replace(':id', id).replace(':seat', '0').replace(/:\w+/g, 'something-else').replace('*', '/');
        const request = ask?.({ id, token }) ?? {};
        const headers = { ...(token && { authorization: `Bearer ${token}` }), ...request.headers };
        const answer = await app.inject({
          method: method as 'GET',
          url,
          headers,
          ...(request.body && { payload: request.body }),
        });
        const status = typeof expected === 'number' ? expected : expected[who];
        expect({ who, status: answer.statusCode, body: answer.statusCode === status ? '' : answer.body }).toEqual({
          who,
          status,
          body: '',
        });
        if (!(changes?.includes(who) ?? false)) expect(await kept()).toBe(before);
      }
    },
  );
});

/** A message of each kind that has an effect if it is allowed. */
const CALLS: Record<ClientMessage['kind'], (at: number, move: string) => Record<string, unknown>> = {
  hello: () => ({ table: id, token: null, since: null }),
  move: (at, move) => ({ id: moveId(), at, move }),
  undo: (at) => ({ id: moveId(), at, what: 'turn' }),
  momentAt: () => ({ id: moveId(), index: 1 }),
  scores: () => ({ id: moveId() }),
  legal: () => ({ id: moveId() }),
  record: () => ({ id: moveId() }),
  automatic: () => ({ isOn: false }),
  chat: () => ({ text: 'Hello' }),
  takeBack: () => ({}),
  resign: () => ({}),
  abandon: () => ({ agrees: true }),
  ping: () => ({}),
};
/** Messages that a seat may send at any time, and messages that only read. */
const EVERY_SEAT = ['automatic', 'chat', 'takeBack', 'resign', 'abandon'];
const READS = ['momentAt', 'scores', 'legal', 'ping', 'hello'];

describe('every message', () => {
  const kinds = (
    ClientMessage as unknown as { anyOf: { properties: { kind: { const: ClientMessage['kind'] } } }[] }
  ).anyOf.map(({ properties }) => properties.kind.const);

  it('is in the table of messages', () => {
    expect([...kinds].sort()).toEqual(Object.keys(CALLS).sort());
  });

  it('does nothing for a socket that has not shown a token that holds', async () => {
    for (const who of ['revoked', 'stranger'] as const)
      for (const kind of kinds) {
        const before = await kept();
        const wire = await Wire.connect(app.tables, id, tokens[who]);
        expect(wire.messages).toEqual([{ kind: 'bye', why: 'badToken' }]);
        wire.say({ kind, ...CALLS[kind](0, 'B') } as ClientMessage);
        await settle();
        expect(wire.frames.length).toBe(1);
        expect(await kept()).toBe(before);
      }
    for (const kind of kinds.filter((one) => !READS.includes(one))) {
      const wire = new Wire(app.tables);
      wire.say({ kind, ...CALLS[kind](0, 'B') } as ClientMessage);
      await settle();
      expect(wire.messages).toEqual([{ kind: 'bye', why: 'badMessage' }]);
    }
  });

  it.each(kinds)(
    '"%s" of a spectator or of a seat that does not decide changes nothing it should not',
    async (kind) => {
      const ada = await Wire.connect(app.tables, id, tokens.own);
      const opened = ada.messages[0]!;
      if (opened.kind !== 'opened') throw new Error('not opened');
      const state = determinize(opened.game!.moment.view, () => 0);
      const seat = decision(state)!.seat;
      const move = formatMove(legalMoves(state, seat)[0]!)!;
      const bystander = await Wire.connect(app.tables, id, tokens[seat === 0 ? 'other' : 'own']);
      const spectator = await Wire.connect(app.tables, id, null);
      for (const wire of [spectator, bystander]) {
        const before = await kept();
        const call = CALLS[kind](0, move);
        wire.say({ kind, ...call } as ClientMessage);
        await settle();
        const mayChange = wire === bystander && EVERY_SEAT.includes(kind);
        if (!mayChange) expect(await kept()).toBe(before);
        if (kind === 'move') {
          const refused = wire === spectator ? { why: 'notAllowed' } : { why: 'refused', illegal: { rule: 'T1' } };
          expect(wire.answerTo(call['id'] as string)).toMatchObject({ ok: false, ...refused });
        }
        if (kind === 'record') expect(wire.answerTo(call['id'] as string)).toEqual({ ok: false, why: 'notAllowed' });
      }
    },
  );

  it('of a revoked seat reaches nothing any more, even over a socket that was open', async () => {
    const ada = await Wire.connect(app.tables, id, tokens.own);
    await post(`/api/tables/${id}/seats/0/token`, {}, tokens.own!);
    expect(ada.messages.at(-1)).toEqual({ kind: 'bye', why: 'revoked' });
    const before = await kept();
    ada.say({ kind: 'chat', text: 'still here' });
    ada.emit('message', Buffer.from(JSON.stringify({ kind: 'resign' })));
    await settle();
    expect(await kept()).toBe(before);
  });

  it('nobody watches a table that is not watchable', async () => {
    const plan = config([PERSON, PERSON], { spectatorDelay: null });
    const { table } = await makeTable(app.tables, 'Ada', plan);
    expect((await Wire.connect(app.tables, table.id, null)).messages).toEqual([{ kind: 'bye', why: 'notWatchable' }]);
  });
});

describe('secrets', () => {
  it('appear in no message and no answer before the game is over', async () => {
    const row = (await store.getTable(id))!;
    const ada = await Wire.connect(app.tables, id, tokens.own);
    const bea = await Wire.connect(app.tables, id, tokens.other);
    const spectator = await Wire.connect(app.tables, id, null);
    const bodies: string[] = [];
    for (let i = 0; i < 60; i++) {
      const last = [ada, bea].map((wire) =>
        wire.messages.findLast((message) => message.kind === 'update' || message.kind === 'opened'),
      );
      const moments = last.map((message) =>
        message?.kind === 'opened' ? message.game!.moment : message?.kind === 'update' ? message.update.moment : null,
      );
      // A short game may be over already.
      if (moments.some((moment) => moment?.result)) break;
      const seat = moments.findIndex((moment, own) => moment?.view.decision?.seat === own);
      const moment = moments[seat]!;
      const state = determinize(moment.view, () => 0);
      const moves = legalMoves(state, seat);
      const wire = seat === 0 ? ada : bea;
      wire.say({ kind: 'move', id: moveId(), at: moment.index, move: formatMove(moves[(i * 7) % moves.length]!)! });
      if (i % 30 === 0)
        for (const { method, path } of routesOf(app)) {
          if (method !== 'GET' || path === '/api/socket' || path === '*') continue;
          bodies.push((await app.inject({ url: path.replace(':id', id).replace(/:\w+/g, '0') })).body);
        }
      await settle();
    }
    expect((await store.log(id)).length).toBeGreaterThan(50);
    const seed = seedOf(
      row.secret,
      row.seats.map((one) => one.entropy),
      row.derivation!,
    );
    const secrets = [
      row.secret,
      seed,
      row.ownerHash,
      ...row.seats.flatMap((one) => [one.entropy!, one.tokenHash!]),
      ...Object.values(tokens).flatMap((token) => token ?? []),
    ];
    const traffic = [...ada.frames, ...bea.frames, ...spectator.frames, ...bodies].join('\n');
    for (const secret of secrets) expect(traffic).not.toContain(secret);
    for (const word of [
      '"key":',
      '"drawn":',
      '"ravagersRemoved":',
      '"tokenHash":',
      '"entropy":"',
      '"secret":"',
      '"moveId":',
    ])
      expect(traffic).not.toContain(word);
  });
});
