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
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import type { Accounts } from '../accounts/accounts.ts';
import { type Bearer, bearer, problems, tokenOf } from '../accounts/api.ts';
import type { Limits } from '../http/limits.ts';
import { RequestProblem } from '../http/problem.ts';
import { hashToken, isTokenOf } from '../http/tokens.ts';
import type { Channel } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { languageOf, MOST_CHANNELS } from './channel.ts';
import type { SendMail } from './mail.ts';
import { codeMail, TEST_RESULTS } from './messages.ts';
import type { Notifier } from './notifier.ts';
import type { WebhookReach } from './outgoing.ts';
import { channelInfo, wayOf } from './ways.ts';

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
    wayOf(asked).check(asked, reach);
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
  app.get(
    '/api/notices',
    { schema: { response: { 200: NoticeWays }, summary: 'How this server can tell players of their turn' } },
    async () =>
      ({
        push: (await notifier.vapid()).publicKey,
        webhook: reach !== 'off',
        mail: mail !== null,
      }) satisfies Record<ChannelKind, unknown>,
  );
  const ofSeat = ({ params, headers }: { params: { id: string }; headers: Bearer }): Change => {
    const token = tokenOf({ headers });
    return (change) =>
      tables.forSeat(params.id, token, async (room, seat) => {
        const kept = room.row.seats[seat]!.channels ?? [];
        const before = await notifier.present(kept);
        const changed = change(before);
        const channels = room.seatOf(token) === seat ? changed : markNew(changed, before, hashToken(token));
        if (changed !== kept) await room.putSeat(seat, { channels });
        return channels;
      });
  };
  const ofAccount = ({ headers }: { headers: Bearer }): Change => {
    return async (change) => {
      const token = tokenOf({ headers });
      const { id } = await accounts.ofSession(token);
      const session = hashToken(token);
      const changed = await accounts.change(id, (account) => {
        return { ...account, channels: markNew(change(account.channels), account.channels, session) };
      });
      return changed.channels;
    };
  };
  serveChannels(app, services, '/api/tables/:id/channels', { id: TableId }, (request) => ofSeat(request as never));
  serveChannels(app, services, '/api/account/channels', {}, (request) => ofAccount(request as never));
}

/** The same routes for a seat and for an account. */
function serveChannels(
  app: FastifyInstance,
  services: NoticeServices,
  path: string,
  params: Type.TProperties,
  changeOf: (request: FastifyRequest) => Change,
): void {
  const { limits, mail, notifier } = services;
  const slow = (...names: string[]): void => {
    if (!names.every((name) => limits.takeFor('logIns', name)))
      throw new RequestProblem(429, 'tooFast', 'Too many attempts. Wait a while.');
  };
  /** Messages are limited by their receiver and by the client that asks. */
  const slowSend = (channel: Channel, { ip }: { ip: string }): void =>
    slow(`${channel.kind} ${wayOf(channel).address(channel)}`, `${channel.kind} from ${ip}`);
  const schema = { headers: bearer, response: { 200: ChannelList, ...problems } };
  const listParams = Object.keys(params).length > 0 ? { params: Type.Object(params) } : {};
  const oneParams = { params: Type.Object({ ...params, channel: ChannelId }) };

  app.get(path, { schema: { ...schema, ...listParams, summary: 'How one is told of a turn' } }, async (request) =>
    listOf(await changeOf(request)((channels) => channels)),
  );
  app.post<{ Body: Static<typeof NewChannel> }>(
    path,
    { schema: { ...schema, ...listParams, body: NewChannel, summary: 'One more way to be told of a turn' } },
    async (request) => {
      const code = newCode();
      const channel = makeChannel(request.body, code, services);
      if (channel.kind === 'mail') slowSend(channel, request);
      const channels = await changeOf(request as FastifyRequest)((list) => withChannel(list, channel));
      if (channel.kind === 'mail') await mail!({ to: channel.address, ...codeMail(code, languageOf(channel)) });
      return listOf(channels);
    },
  );
  app.put<{ Body: Static<typeof ChannelLanguage> }>(
    `${path}/language`,
    {
      schema: {
        ...schema,
        ...listParams,
        body: ChannelLanguage,
        summary: 'The language in which one is told of a turn, in every way',
      },
    },
    async (request) =>
      listOf(await changeOf(request as FastifyRequest)((list) => inLanguage(list, request.body.language))),
  );
  app.delete<{ Params: { channel: string } }>(
    `${path}/:channel`,
    { schema: { ...schema, ...oneParams, summary: 'No longer told in that way' } },
    async (request) =>
      listOf(
        await changeOf(request as FastifyRequest)((list) => list.filter(({ id }) => id !== request.params.channel)),
      ),
  );
  app.post<{ Params: { channel: string }; Body: Static<typeof MailCode> }>(
    `${path}/:channel/code`,
    { schema: { ...schema, ...oneParams, body: MailCode, summary: 'The code that was sent by e-mail' } },
    async (request) => {
      const { params: asked, body } = request;
      slow(`code ${asked.channel}`);
      return listOf(await changeOf(request as FastifyRequest)((list) => confirmed(list, asked.channel, body.code)));
    },
  );
  app.post<{ Params: { channel: string } }>(
    `${path}/:channel/test`,
    {
      schema: {
        ...schema,
        ...oneParams,
        response: { 200: TestedChannel, ...problems },
        summary: 'Sends “this is a test” that way, and tells what became of it',
      },
    },
    async (request) => {
      const channels = await changeOf(request as FastifyRequest)((list) => list);
      const channel = testable(channels, request.params.channel, mail);
      slowSend(channel, request);
      const result = await notifier.test(channel);
      return { result, message: TEST_RESULTS[result] };
    },
  );
}
