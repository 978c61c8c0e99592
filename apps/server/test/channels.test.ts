import { tmpdir } from 'node:os';
import type { ChannelInfo, TakenSeat, TestedChannel } from '@black-angel/protocol';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../src/notify/mail.ts';
import { MemoryStore } from '../src/store/memory-store.ts';
import { NOTICE_DELAY } from '../src/tables/clock/timekeeper.ts';
import { QUICK_BOTS } from './club.ts';
import { FakeNetwork, WEBHOOK } from './fake-network.ts';
import { config, entropy, makeTable, PERSON } from './online-client.ts';
import { makeApp } from './seeded.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = new FakeNetwork();
});

describe('channels', () => {
  let app: FastifyInstance;
  let store: MemoryStore;
  let now: number;
  let mails: Mail[];
  let id: string;
  let tokens: string[];

  beforeEach(async () => {
    store = new MemoryStore();
    now = 1_000_000;
    mails = [];
    app = await makeApp({
      root: tmpdir(),
      store,
      bots: QUICK_BOTS,
      now: () => now,
      isScheduled: false,
      outgoing: network,
      mail: async (mail) => void mails.push(mail),
    });
    const plan = config([PERSON, PERSON], { pace: { kind: 'days', hours: 24, window: null } });
    const made = await makeTable(app.tables, 'Ada', plan);
    id = made.table.id;
    const joined = await ask<TakenSeat>('POST', `/api/tables/${id}/join`, '', { name: 'Bea', entropy: entropy() });
    tokens = [made.token, joined.body.token];
  });
  afterEach(() => app.close());

  async function ask<T = { channels: ChannelInfo[]; error?: string }>(
    method: string,
    url: string,
    token: string,
    payload?: object,
  ): Promise<{ status: number; body: T }> {
    const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
    const answer = await app.inject({ method: method as 'GET', url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json() as T };
  }
  const channels = (method: string, payload?: object, seat = 0) =>
    ask(method, `/api/tables/${id}/channels`, tokens[seat]!, payload);
  const webhook = { kind: 'webhook', url: WEBHOOK, style: 'json' };

  it('tell the player who is to move, and nobody what they are', async () => {
    const added = await channels('POST', webhook);
    expect(added.body.channels).toMatchObject([{ kind: 'webhook', host: 'hooks.example', isConfirmed: true }]);
    expect(JSON.stringify(added.body)).not.toContain('secret');
    expect(JSON.stringify((await app.inject(`/api/tables/${id}`)).json())).not.toContain('hooks.example');
    expect((await channels('GET', undefined, 1)).body.channels).toEqual([]);
    now += NOTICE_DELAY;
    await app.scheduler.sweep();
    await app.notifier.settled();
    expect(network.sent.map(({ url }) => url.href)).toEqual([WEBHOOK]);
  });

  it('are taken away again', async () => {
    const [channel] = (await channels('POST', webhook)).body.channels;
    const gone = await ask('DELETE', `/api/tables/${id}/channels/${channel!.id}`, tokens[0]!);
    expect(gone.body.channels).toEqual([]);
  });

  it('are refused when they lead inside, or are too many', async () => {
    const inside = await channels('POST', { ...webhook, url: 'http://hooks.example/' });
    expect(inside).toMatchObject({ status: 400, body: { error: 'badAddress' } });
    for (let i = 0; i < 5; i++) expect((await channels('POST', webhook)).status).toBe(200);
    expect((await channels('POST', webhook)).status).toBe(409);
  });

  it('by e-mail are confirmed by the code that was sent', async () => {
    const asked = await channels('POST', { kind: 'mail', address: 'ada@a.example' });
    const [channel] = asked.body.channels;
    expect(channel).toMatchObject({ host: 'a.example', isConfirmed: false });
    const code = /\d{8}/.exec(mails[0]!.subject)![0];
    const confirm = (given: string) =>
      ask('POST', `/api/tables/${id}/channels/${channel!.id}/code`, tokens[0]!, { code: given });
    expect((await confirm(code === '00000000' ? '00000001' : '00000000')).status).toBe(403);
    expect((await confirm(code)).body.channels).toMatchObject([{ isConfirmed: true }]);
    const list = { kind: 'mail', address: 'a@a.example,b@b.example' };
    expect((await channels('POST', list)).status).toBe(400);
  });

  it('speak the language they were asked for in, from the code on, and another one when told so', async () => {
    const address = 'ada@a.example';
    const asked = await channels('POST', { kind: 'mail', address, language: 'fr' });
    const [channel] = asked.body.channels;
    expect(channel).toMatchObject({ language: 'fr' });
    expect(mails[0]!.text).toContain('saisissez ce code à la table');
    const code = /\d{8}/.exec(mails[0]!.subject)![0];
    await ask('POST', `/api/tables/${id}/channels/${channel!.id}/code`, tokens[0]!, { code });
    const told = await ask('PUT', `/api/tables/${id}/channels/language`, tokens[0]!, { language: 'ru' });
    expect(told.body.channels).toMatchObject([{ id: channel!.id, language: 'ru', isConfirmed: true }]);
    await ask('POST', `/api/tables/${id}/channels/${channel!.id}/test`, tokens[0]!);
    expect(mails.at(-1)!.subject).toContain('«Чёрный ангел» · Это проверка.');
    expect((await ask('PUT', `/api/tables/${id}/channels/language`, tokens[0]!, { language: 'de' })).status).toBe(400);
  });

  it('are English where no language was asked for', async () => {
    const asked = await channels('POST', { kind: 'mail', address: 'ada@a.example' });
    expect(asked.body.channels).toMatchObject([{ language: 'en' }]);
    expect(mails[0]!.text).toContain('type this code at the table');
  });

  it('do not let anybody be flooded with codes', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 14; i++) {
      const added = await channels('POST', { kind: 'mail', address: 'victim@a.example' }, i % 2);
      statuses.push(added.status);
    }
    expect(mails.length).toBeLessThanOrEqual(10);
    expect(statuses.at(-1)).toBe(429);
  });

  it('of an account are those of all its seats', async () => {
    const account = { name: 'Ada', password: 'correct horse' };
    const { session } = (await ask<{ session: string }>('POST', '/api/account', '', account)).body;
    const plan = config([PERSON, { kind: 'bot', level: 'novice' }], {
      pace: { kind: 'days', hours: 24, window: null },
    });
    const { table } = await app.tables.create({ config: plan });
    await ask('POST', `/api/tables/${table.id}/join`, session, { name: 'Ada', entropy: entropy() });
    expect((await ask('POST', '/api/account/channels', session, webhook)).status).toBe(200);
    now += NOTICE_DELAY;
    await app.scheduler.sweep();
    await app.notifier.settled();
    expect(network.sent.length).toBe(1);
  });

  describe('that are tried', () => {
    const add = async (payload: object, seat = 0): Promise<string> =>
      (await channels('POST', payload, seat)).body.channels.at(-1)!.id;
    const test = (channel: string, seat = 0) =>
      ask<TestedChannel & { error?: string }>('POST', `/api/tables/${id}/channels/${channel}/test`, tokens[seat]!);

    it.each<[string, number | Error, TestedChannel['result']]>([
      ['taken', 204, 'taken'],
      ['refused', 401, 'refused'],
      ['of nobody any more', 404, 'gone'],
      ['not reached', new Error(`no route to ${WEBHOOK}`), 'unreachable'],
    ])('tell when the test is %s, at once and without another attempt', async (_name, answer, result) => {
      const hook = await add(webhook);
      network.answers = [answer];
      const told = await test(hook);
      expect(told).toMatchObject({ status: 200, body: { result, message: expect.stringMatching(/\.$/) } });
      expect(JSON.stringify(told.body)).not.toContain('hooks.example');
      expect(network.sent.map(({ url, body }) => [url.href, JSON.parse(String(body))])).toEqual([
        [WEBHOOK, { kind: 'test', url: null }],
      ]);
      expect((await channels('GET')).body.channels.length).toBe(1);
    });

    it('tell nothing of an internal network', async () => {
      const hook = await add(webhook);
      network.names['hooks.example'] = [{ address: '10.0.0.1', family: 4 }];
      expect((await test(hook)).body.result).toBe('unreachable');
      expect(network.sent).toEqual([]);
    });

    it('by e-mail only once the address is confirmed', async () => {
      const mail = await add({ kind: 'mail', address: 'ada@a.example' });
      expect(await test(mail)).toMatchObject({ status: 409, body: { error: 'unconfirmed' } });
      expect(mails.length).toBe(1);
      const code = /\d{8}/.exec(mails[0]!.subject)![0];
      await ask('POST', `/api/tables/${id}/channels/${mail}/code`, tokens[0]!, { code });
      expect((await test(mail)).body.result).toBe('taken');
      expect(mails[1]).toMatchObject({
        to: 'ada@a.example',
        subject: 'Black Angel · This is a test. Turn notifications will arrive here.',
      });
    });

    it('only by whose they are', async () => {
      const hook = await add(webhook);
      expect(await test(hook, 1)).toMatchObject({ status: 404, body: { error: 'unknownChannel' } });
      expect((await ask('POST', `/api/tables/${id}/channels/${hook}/test`, 'x'.repeat(43))).status).toBe(403);
      expect((await ask('POST', `/api/account/channels/${hook}/test`, tokens[0]!)).status).toBe(403);
      expect(network.sent).toEqual([]);
    });

    it('not often enough to flood anybody, over all seats', async () => {
      const hooks = [await add(webhook), await add(webhook, 1)];
      const statuses: number[] = [];
      for (let i = 0; i < 14; i++) statuses.push((await test(hooks[i % 2]!, i % 2)).status);
      expect(network.sent.length).toBeLessThanOrEqual(10);
      expect(statuses.at(-1)).toBe(429);
    });

    it('of an account as well', async () => {
      const account = { name: 'Ada', password: 'correct horse' };
      const { session } = (await ask<{ session: string }>('POST', '/api/account', '', account)).body;
      const [hook] = (await ask('POST', '/api/account/channels', session, webhook)).body.channels;
      const told = await ask<TestedChannel>('POST', `/api/account/channels/${hook!.id}/test`, session);
      expect(told.body.result).toBe('taken');
      expect(network.sent.length).toBe(1);
    });
  });

  it('say what the server can do', async () => {
    const ways = (await app.inject('/api/notices')).json() as Record<string, unknown>;
    expect(ways).toMatchObject({ webhook: true, mail: true, push: expect.stringMatching(/^[\w-]{87}$/) });
  });
});
