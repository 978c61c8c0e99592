import { createECDH, randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../src/notify/mail.ts';
import { Notifier, type NotifierSettings } from '../src/notify/notifier.ts';
import { MemoryStore } from '../src/store/memory-store.ts';
import type { Channel, TableRow } from '../src/store/store.ts';
import { Club } from './club.ts';
import { FakeNetwork, WEBHOOK } from './fake-network.ts';
import { settle } from './wire.ts';

let network: FakeNetwork;
beforeEach(() => {
  network = new FakeNetwork();
});

const row = (channels: Channel[], turn = 'a turn'): TableRow =>
  ({ id: 'a-table1', turn, seats: [{ name: 'Ada', account: null, channels }] }) as unknown as TableRow;
const hook: Channel = { id: 'hook', kind: 'webhook', url: WEBHOOK, style: 'json' };

function notifier(change: Partial<NotifierSettings> = {}) {
  const waits: number[] = [];
  const problems: string[] = [];
  const dropped: string[] = [];
  const made = new Notifier({
    isSession: async () => true,
    store: new MemoryStore(),
    mail: null,
    reach: 'public',
    outgoing: network,
    publicUrl: 'https://a.example',
    accountChannels: async () => [],
    drop: async (_from, channel) => void dropped.push(channel),
    wait: async (milliseconds) => void waits.push(milliseconds),
    report: (problem, error) => void problems.push(`${problem} ${String(error)}`),
    ...change,
  });
  const tell = async (one: TableRow): Promise<void> => {
    made.tell(one, 0);
    await made.settled();
  };
  return { made, tell, waits, problems, dropped };
}

describe('the notifier', () => {
  it('tells of a turn once, of the next one again', async () => {
    const { tell } = notifier();
    await tell(row([hook]));
    await tell(row([hook]));
    await tell(row([hook], 'another turn'));
    expect(network.sent.length).toBe(2);
    expect(JSON.parse(String(network.sent[0]!.body))).toEqual({
      kind: 'turn',
      table: 'a-table1',
      name: 'Ada',
      url: 'https://a.example/#/t/a-table1',
    });
  });

  it('is one of several nodes', async () => {
    const store = new MemoryStore();
    const [one, two] = [notifier({ store }), notifier({ store })];
    await Promise.all([one.tell(row([hook])), two.tell(row([hook]))]);
    expect(network.sent.length).toBe(1);
  });

  it('tries again a few times, and gives up without a word of where', async () => {
    const { tell, waits, problems } = notifier();
    network.answers = [503, new Error(`no route to ${WEBHOOK}`), 200];
    await tell(row([hook]));
    expect(waits.length).toBe(2);
    expect(problems).toEqual([]);
    network.answers = [500, 500, 500, 500, 500];
    await tell(row([hook], 'another turn'));
    expect(problems.length).toBe(1);
    expect(problems[0]).not.toContain('secret');
    expect(network.sent.length).toBe(3 + 4);
  });

  it('does not try again what can never work', async () => {
    const { tell, waits, problems } = notifier();
    network.names['hooks.example'] = [{ address: '10.0.0.1', family: 4 }];
    await tell(row([hook]));
    expect(waits).toEqual([]);
    expect(problems.length).toBe(1);
    expect(network.sent).toEqual([]);
  });

  it('pushes what only the browser can read, and forgets a browser that is gone', async () => {
    const browser = createECDH('prime256v1');
    const channel: Channel = {
      id: 'push',
      kind: 'push',
      endpoint: 'https://push.example/abc',
      keys: { p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
    };
    const { tell, dropped, made } = notifier();
    await tell(row([channel]));
    expect(network.sent[0]!.headers['Authorization']).toMatch(/^vapid t=/);
    expect(String(network.sent[0]!.body)).not.toContain('Ada');
    expect(await made.vapid()).toBe(await made.vapid());
    network.answers = [410];
    await tell(row([channel], 'another turn'));
    expect(dropped).toEqual(['push']);
  });

  it('keeps its keys for browsers that have subscribed', async () => {
    const store = new MemoryStore();
    const [first, second] = [notifier({ store }).made, notifier({ store }).made];
    expect(await second.vapid()).toEqual(await first.vapid());
  });

  it('sends e-mail only to who has confirmed the address', async () => {
    const mails: Mail[] = [];
    const { tell } = notifier({ mail: async (mail) => void mails.push(mail) });
    const mail = (code: string | null): Channel => ({ id: 'mail', kind: 'mail', address: 'ada@a.example', code });
    await tell(row([mail('a hash')]));
    await tell(row([mail(null)], 'another turn'));
    expect(mails.length).toBe(1);
    expect(mails[0]).toMatchObject({ to: 'ada@a.example', subject: expect.stringContaining('your turn') });
  });
});

describe('the language of a channel', () => {
  it('is the language of its mail; a channel of an earlier version has none and gets English', async () => {
    const mails: Mail[] = [];
    const { tell } = notifier({ mail: async (mail) => void mails.push(mail) });
    const mail = { id: 'mail', kind: 'mail', address: 'ada@a.example', code: null } as const;
    await tell(row([{ ...mail, language: 'fr' }]));
    await tell(row([mail], 'another turn'));
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Black Angel · C’est à vous de jouer, Ada.',
      'Black Angel · It is your turn, Ada.',
    ]);
    expect(mails[0]!.text).toContain('C’est à vous de jouer, Ada.');
  });
});

describe('a failure to tell', () => {
  it('does not disturb the game', async () => {
    const club = new Club();
    const { id } = await club.seatTwo({ kind: 'days', hours: 24, window: null });
    network.answers = [new Error('the network is down')];
    const { made } = notifier({ store: club.store });
    made.tell(await club.row(id), 0);
    await settle();
    await club.pass(24 * 3_600_000);
    expect((await club.row(id)).clock!.missed).toEqual([0]);
    expect(club.problems).toEqual([]);
  });
});
