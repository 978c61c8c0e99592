// The HTTP interface of channels, of one seat or of an account.

import { randomBytes, randomInt } from 'node:crypto';
import {
  ChannelId,
  type ChannelInfo,
  type ChannelKind,
  ChannelLanguage,
  ChannelList,
  MailCode,
  NewChannel,
  NoticeWays,
  TableId,
  TestedChannel,
  type TextLanguage,
} from '@black-angel/protocol';
import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import type { Accounts } from '../accounts/accounts.ts';
import type { Limits } from '../http/limits.ts';
import { RequestProblem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { hashToken, isTokenOf } from '../http/tokens.ts';
import type { Channel } from '../store/store.ts';
import type { Tables } from '../tables/all/tables.ts';
import { changeSeat } from '../tables/verbs/change-seat.ts';
import { languageOf, MOST_CHANNELS } from './channel.ts';
import { channelInfo, driverOf } from './channel-drivers.ts';
import type { SendMail } from './mail.ts';
import { codeMail, TEST_RESULTS } from './messages.ts';
import type { Notifier } from './notifier.ts';
import type { WebhookReach } from './outgoing.ts';

export interface NoticeServices {
  tables: Tables;
  accounts: Accounts;
  limits: Limits;
  notifier: Notifier;
  mail: SendMail | null;
  reach: WebhookReach;
}

/** Changes the channels of a seat or an account, and returns them. */
type Change = (change: (channels: Channel[]) => Channel[]) => Promise<Channel[]>;

const listOf = (channels: readonly Channel[]): { channels: ChannelInfo[] } => ({ channels: channels.map(channelInfo) });

const noMail = () => new RequestProblem(409, 'noMail', 'This server does not send e-mail.');
const newCode = (): string => String(randomInt(100_000_000)).padStart(8, '0');

/** The new channel, checked as far as possible without sending anything. */
function makeChannel(asked: Static<typeof NewChannel>, code: string, { mail, reach }: NoticeServices): Channel {
  const id = randomBytes(9).toString('base64url');
  try {
    driverOf(asked).check(asked, reach);
  } catch (error) {
    throw new RequestProblem(400, 'badAddress', (error as Error).message);
  }
  if (asked.kind !== 'mail') return { id, ...asked };
  if (!mail) throw noMail();
  return { id, ...asked, code: hashToken(code) };
}

function withChannel(channels: readonly Channel[], channel: Channel): Channel[] {
  // A browser subscribes again on every visit.
  const others = channels.filter(
    (one) => !(one.kind === 'push' && channel.kind === 'push' && one.endpoint === channel.endpoint),
  );
  if (others.length >= MOST_CHANNELS) throw new RequestProblem(409, 'tooMany', 'There are five ways already.');
  return [...others, channel];
}

function confirmed(channels: readonly Channel[], id: string, code: string): Channel[] {
  const found = channels.find((one) => one.id === id);
  if (found?.kind !== 'mail' || (found.code !== null && !isTokenOf(code, found.code)))
    throw new RequestProblem(403, 'badCode', 'This is not the code that was sent.');
  return channels.map((one) => (one === found ? { ...found, code: null } : one));
}

/** All channels in this language; the same list if nothing changes. */
const inLanguage = (channels: Channel[], language: TextLanguage): Channel[] =>
  channels.every((one) => languageOf(one) === language) ? channels : channels.map((one) => ({ ...one, language }));

/** The channel to test. An unconfirmed address gets nothing. */
function testable(channels: readonly Channel[], id: string, mail: SendMail | null): Channel {
  const found = channels.find((one) => one.id === id);
  if (!found) throw new RequestProblem(404, 'unknownChannel', 'There is no such way to be told.');
  if (found.kind !== 'mail') return found;
  if (!mail) throw noMail();
  if (found.code !== null) throw new RequestProblem(409, 'unconfirmed', 'This address is not confirmed yet.');
  return found;
}

/** Binds new channels to the session that added them. */
const markNew = (channels: readonly Channel[], before: readonly Channel[], session: string): Channel[] =>
  channels.map((channel) => (before.some(({ id }) => id === channel.id) ? channel : { ...channel, session }));

export function serveNotices(app: FastifyInstance, services: NoticeServices): void {
  const { tables, accounts, notifier, mail, reach } = services;
  route(app, 'GET /api/notices', {
    id: 'listNoticeKinds',
    answer: NoticeWays,
    summary: 'How this server can tell players of their turn',
    handle: async () =>
      ({
        push: (await notifier.vapid()).publicKey,
        webhook: reach !== 'off',
        mail: mail !== null,
      }) satisfies Record<ChannelKind, unknown>,
  });
  serveChannels(app, services, '/api/tables/:id/channels', 'Seat', { id: TableId }, ({ params, token }) => {
    const { id } = params as { id: string };
    return (change) =>
      tables.forSeat(id, token, async (room, seat) => {
        const kept = room.row.seats[seat]!.channels ?? [];
        const before = await notifier.present(kept);
        const changed = change(before);
        const channels = room.seatOf(token) === seat ? changed : markNew(changed, before, hashToken(token));
        if (changed !== kept) await changeSeat(room, seat, { channels });
        return channels;
      });
  });
  serveChannels(app, services, '/api/account/channels', 'Account', {}, ({ token }) => async (change) => {
    const { id } = await accounts.ofSession(token);
    const changed = await accounts.change(id, (account) => ({
      ...account,
      channels: markNew(change(account.channels), account.channels, hashToken(token)),
    }));
    return changed.channels;
  });
}

/** The same routes for a seat and for an account. `of` is whose they are, in the names of the operations. */
function serveChannels(
  app: FastifyInstance,
  services: NoticeServices,
  path: `/api/${string}`,
  of: 'Seat' | 'Account',
  ownParams: Type.TProperties,
  changeOf: (asked: { params: unknown; token: string }) => Change,
): void {
  const { limits, mail, notifier } = services;
  /** Messages are limited by their receiver and by the client that asks. */
  const chargeSending = (channel: Channel, { ip }: { ip: string }): void =>
    limits.chargeFor('logIns', `${channel.kind} ${driverOf(channel).address(channel)}`, `${channel.kind} from ${ip}`);
  const common = { token: 'needed', answer: ChannelList } as const;
  const all = { ...common, params: Type.Object(ownParams) };
  const one = { ...common, params: Type.Object({ ...ownParams, channel: ChannelId }) };

  route(app, `GET ${path}`, {
    ...all,
    id: `list${of}Channels`,
    summary: 'How one is told of a turn',
    handle: async (asked) => listOf(await changeOf(asked)((channels) => channels)),
  });
  route(app, `POST ${path}`, {
    ...all,
    id: `add${of}Channel`,
    body: NewChannel,
    summary: 'One more way to be told of a turn',
    handle: async (asked) => {
      const code = newCode();
      const channel = makeChannel(asked.body, code, services);
      if (channel.kind === 'mail') chargeSending(channel, asked.request);
      const channels = await changeOf(asked)((list) => withChannel(list, channel));
      if (channel.kind === 'mail') await mail!({ to: channel.address, ...codeMail(code, languageOf(channel)) });
      return listOf(channels);
    },
  });
  route(app, `PUT ${path}/language`, {
    ...all,
    id: `set${of}ChannelLanguage`,
    body: ChannelLanguage,
    summary: 'The language in which one is told of a turn, in every way',
    handle: async (asked) => listOf(await changeOf(asked)((list) => inLanguage(list, asked.body.language))),
  });
  route(app, `DELETE ${path}/:channel`, {
    ...one,
    id: `remove${of}Channel`,
    summary: 'No longer told in that way',
    handle: async (asked) =>
      listOf(await changeOf(asked)((list) => list.filter(({ id }) => id !== asked.params.channel))),
  });
  route(app, `POST ${path}/:channel/code`, {
    ...one,
    id: `confirm${of}Channel`,
    body: MailCode,
    summary: 'The code that was sent by e-mail',
    handle: async (asked) => {
      const { channel } = asked.params;
      limits.chargeFor('logIns', `code ${channel}`);
      return listOf(await changeOf(asked)((list) => confirmed(list, channel, asked.body.code)));
    },
  });
  route(app, `POST ${path}/:channel/test`, {
    ...one,
    id: `test${of}Channel`,
    answer: TestedChannel,
    summary: 'Sends “this is a test” that way, and tells what became of it',
    handle: async (asked) => {
      const channel = testable(await changeOf(asked)((list) => list), asked.params.channel, mail);
      chargeSending(channel, asked.request);
      const result = await notifier.test(channel);
      return { result, message: TEST_RESULTS[result] };
    },
  });
}
