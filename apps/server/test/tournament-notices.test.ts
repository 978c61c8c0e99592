// Players of a tournament get one notice of each round, of their game and of the end, over all their channels and in
// their language.

import type { TournamentNotice } from '@black-angel/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../src/notify/mail.ts';
import { LOOK_EVERY, Tournaments } from '../src/tournaments/tournaments.ts';
import { SITE, useAccountServer } from './account-server.ts';
import { FakeNetwork } from './fake-network.ts';
import { NAMES, TournamentHall, worth } from './tournament-hall.ts';

const server = useAccountServer();
const hall = new TournamentHall(server);
let network: FakeNetwork;
let mails: Mail[];
beforeEach(async () => {
  network = new FakeNetwork();
  mails = [];
  await server.restart({ outgoing: network, mail: async (mail) => void mails.push(mail) });
});

const addWebhook = (session: string, name: string) =>
  server.ask('POST', '/api/account/channels', session, {
    kind: 'webhook',
    url: `https://hooks.example/${name}`,
    style: 'json',
  });

/** What has been sent to webhooks since the last call, as `to kind`. */
async function sent(): Promise<{ to: string; notice: TournamentNotice }[]> {
  await server.app.notifier.settled();
  return network.sent
    .splice(0)
    .map(({ url, body }) => ({ to: url.pathname.slice(1), notice: JSON.parse(String(body)) as TournamentNotice }))
    .toSorted((a, b) => a.to.localeCompare(b.to));
}
const kinds = (told: Awaited<ReturnType<typeof sent>>): string[] =>
  told.map(({ to, notice }) => `${to} ${notice.kind}`);

describe('the players of a tournament', () => {
  it('are told once of each round, of their game and of the end', async () => {
    const { id, url, sessions, maker, info } = await hall.open(NAMES, { name: 'Cup of @all' });
    for (const name of NAMES) await addWebhook(sessions[name]!, name);
    await server.ask('POST', `${url}/start`, maker);
    const first = await sent();
    expect(kinds(first)).toEqual(['Ada round', 'Bea round', 'Cy round', 'Dee round']);
    const begun = await info();
    const mine = begun.rounds[0]!.tables.find(({ players }) => players.includes('Bea'))!;
    expect(first[1]!.notice).toEqual({
      kind: 'round',
      tournament: id,
      title: 'Cup of @all',
      name: 'Bea',
      round: 1,
      table: mine.id,
      seatBy: begun.rounds[0]!.seatBy,
      url: `${SITE}/#/t/${mine.id}`,
    });
    await hall.pass(LOOK_EVERY);
    expect(await sent()).toEqual([]);
    await hall.sitDown(begun, sessions);
    await hall.pass(LOOK_EVERY);
    const games = await sent();
    expect(kinds(games)).toEqual(['Ada game', 'Bea game', 'Cy game', 'Dee game']);
    expect(games[1]!.notice).toMatchObject({ table: mine.id, round: 1, name: 'Bea', url: `${SITE}/#/t/${mine.id}` });
    await hall.endGames(begun, worth);
    await hall.pass(LOOK_EVERY);
    expect(kinds(await sent())).toEqual(['Ada round', 'Bea round', 'Cy round', 'Dee round']);
    await hall.sitDown(await info(), sessions);
    await hall.endGames(await info(), worth);
    await hall.pass(LOOK_EVERY);
    const end = await sent();
    expect(kinds(end)).toEqual(['Ada end', 'Bea end', 'Cy end', 'Dee end']);
    expect(end[0]!.notice).toEqual({
      kind: 'end',
      tournament: id,
      title: 'Cup of @all',
      name: 'Ada',
      place: 1,
      players: 4,
      url: `${SITE}/#/tournaments/${id}`,
    });
    await hall.pass(LOOK_EVERY);
    expect(await sent()).toEqual([]);
  });

  it('are told by e-mail in the language of the channel; a round off is told, too', async () => {
    const names = [...NAMES, 'Eve'];
    const { url, sessions, maker, info } = await hall.open(names);
    for (const [i, name] of names.entries()) {
      const language = (['en', 'fr', 'ru'] as const)[i % 3]!;
      const address = `${name}@a.example`;
      const added = await server.ask<{ channels: { id: string }[] }>('POST', '/api/account/channels', sessions[name], {
        kind: 'mail',
        address,
        language,
      });
      const code = /\d{8}/.exec(mails.at(-1)!.text)![0];
      const channel = `/api/account/channels/${added.body.channels[0]!.id}`;
      await server.ask('POST', `${channel}/code`, sessions[name], { code });
    }
    mails = [];
    await server.ask('POST', `${url}/start`, maker);
    await server.app.notifier.settled();
    const [off] = (await info()).rounds[0]!.byes;
    const subjects = Object.fromEntries(mails.map(({ to, subject }) => [to.replace(/@.*/, ''), subject]));
    expect(subjects).toMatchObject({
      Ada: expect.stringMatching(/^Black Angel · Ada · .*round 1 of “Spring cup”/i),
      Bea: expect.stringMatching(/^Black Angel · Bea · .*ronde 1 de «\u202fSpring cup\u202f»/),
      Cy: expect.stringMatching(/^«Чёрный ангел» · Cy · .*тур 1 турнира «Spring cup»/i),
    });
    const free = mails.find(({ to }) => to.startsWith(off!))!;
    expect(free.text).toMatch(/a bye|ne jouez pas|пропускаете/);
    expect(mails.filter(({ text }) => /take your seat|prenez place|займите место/.test(text))).toHaveLength(4);
  });

  it('are told by one of several nodes, and after a restart where it was not done before', async () => {
    const { id, url, maker } = await hall.open(NAMES);
    await server.ask('POST', `${url}/start`, maker);
    const fact = (await server.store.getDocument('tournament', id)) as { rounds: { isUntold?: boolean }[] };
    expect(fact.rounds[0]!.isUntold).toBeUndefined();
    // The node stopped before it told them.
    await server.store.putDocument('tournament', id, { ...fact, rounds: [{ ...fact.rounds[0]!, isUntold: true }] });
    const told: string[] = [];
    const { store, app } = server;
    const settings = { store, tables: app.tables, now: () => server.now, report: () => {} };
    const tell = (_to: unknown, { kind, name }: TournamentNotice): void => void told.push(`${name} ${kind}`);
    const nodes = [1, 2].map(() => new Tournaments({ ...settings, tell }));
    await Promise.all(nodes.map((node) => node.advance(id)));
    expect(told.toSorted()).toEqual(['Ada round', 'Bea round', 'Cy round', 'Dee round']);
  });

  it('find an ended tournament among those that are over, also if the node stopped in between', async () => {
    const { id, url, maker } = await hall.open(NAMES);
    await server.ask('POST', `${url}/start`, maker);
    const fact = (await server.store.getDocument('tournament', id)) as object;
    await server.store.putDocument('tournament', id, { ...fact, status: 'over' });
    await hall.pass(LOOK_EVERY);
    expect(await server.store.listDocuments('tournament-live')).toEqual([]);
    expect((await server.store.listDocuments('tournament-over')).map(({ key }) => key)).toEqual([id]);
    // A tournament of an earlier version has nothing to tell.
    expect(await sent()).toEqual([]);
  });
});
