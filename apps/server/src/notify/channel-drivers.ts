// What the server knows of each kind of channel. The table is complete by its type: a new kind does not compile
// without an entry.

import type { ChannelInfo, ChannelKind, NewChannelOf, Notice, PushNotice } from '@black-angel/protocol';
import webPush, { type VapidKeys } from 'web-push';
import type { Channel, ChannelOf } from '../store/store.ts';
import { languageOf } from './channel.ts';
import type { SendMail } from './mail.ts';
import { noticeMail, webhookBody } from './messages.ts';
import { checkUrl, type OutgoingSettings, post, type WebhookReach } from './outgoing.ts';

export interface DriverSettings {
  /** Null: this server sends no e-mail. */
  mail: SendMail | null;
  reach: WebhookReach;
  outgoing?: Pick<OutgoingSettings, 'resolve' | 'transport'>;
  publicUrl: string | null;
  vapid(): Promise<VapidKeys>;
}

export interface ChannelDriver<Kind extends ChannelKind> {
  /** Throws RefusedAddress if this server would never send there. Sends nothing. */
  check(asked: NewChannelOf<Kind>, reach: WebhookReach): void;
  /** Where it leads. A secret: it is used for rate limits only. */
  address(channel: ChannelOf<Kind>): string;
  /** The part of the address that is shown. */
  host(channel: ChannelOf<Kind>): string;
  isConfirmed(channel: ChannelOf<Kind>): boolean;
  /** Throws NotTaken or Gone if the receiver refuses the notice. */
  deliver(channel: ChannelOf<Kind>, notice: Notice, settings: DriverSettings): Promise<void>;
}

/** The receiver refused the notice; a retry may succeed. */
export class NotTaken extends Error {}
/** The address no longer exists. */
export class Gone extends Error {}

const PUSH_SECONDS = 24 * 3600;
const JSON_TYPE = { 'content-type': 'application/json' };

function checkStatus(status: number): void {
  if (status === 404 || status === 410) throw new Gone(`answered ${status}`);
  if (status < 200 || status >= 300) throw new NotTaken(`answered ${status}`);
}

const pushDriver: ChannelDriver<'push'> = {
  check: ({ endpoint }) => void checkUrl(endpoint, 'public'),
  address: ({ endpoint }) => endpoint,
  host: ({ endpoint }) => new URL(endpoint).hostname,
  isConfirmed: () => true,
  deliver: async (channel, notice, { vapid, publicUrl, reach, outgoing }) => {
    const { endpoint, keys } = channel;
    const body: PushNotice = { ...notice, language: languageOf(channel) };
    const { publicKey, privateKey } = await vapid();
    const subject = publicUrl?.startsWith('https:') ? publicUrl : 'mailto:operator@localhost.invalid';
    const details = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(body), {
      vapidDetails: { subject, publicKey, privateKey },
      TTL: PUSH_SECONDS,
    });
    const headers = Object.fromEntries(Object.entries(details.headers).map(([name, value]) => [name, String(value)]));
    // Push services of browsers are public, so they stay reachable when webhooks are off.
    const to = { reach: reach === 'off' ? ('public' as const) : reach, ...outgoing };
    checkStatus(await post(endpoint, headers, details.body ?? '', to));
  },
};

const webhookDriver: ChannelDriver<'webhook'> = {
  check: ({ url }, reach) => void checkUrl(url, reach),
  address: ({ url }) => url,
  host: ({ url }) => new URL(url).hostname,
  isConfirmed: () => true,
  deliver: async (channel, notice, { reach, outgoing }) => {
    const body = webhookBody(notice, channel.style, languageOf(channel));
    checkStatus(await post(channel.url, JSON_TYPE, body, { reach, ...outgoing }));
  },
};

const mailDriver: ChannelDriver<'mail'> = {
  check: () => {},
  address: ({ address }) => address.toLowerCase(),
  host: ({ address }) => address.replace(/^.*@/, ''),
  isConfirmed: ({ code }) => code === null,
  deliver: async (channel, notice, { mail }) => {
    if (channel.code === null && mail) await mail({ to: channel.address, ...noticeMail(notice, languageOf(channel)) });
  },
};

export const CHANNEL_DRIVERS: { readonly [Kind in ChannelKind]: ChannelDriver<Kind> } = {
  push: pushDriver,
  webhook: webhookDriver,
  mail: mailDriver,
};

/** The entry of a channel's kind, for that channel. */
export const driverOf = (channel: Pick<Channel, 'kind'>): ChannelDriver<ChannelKind> =>
  CHANNEL_DRIVERS[channel.kind] as ChannelDriver<ChannelKind>;

/** What its owner may see of a channel. */
export const channelInfo = (channel: Channel): ChannelInfo => ({
  id: channel.id,
  kind: channel.kind,
  host: driverOf(channel).host(channel),
  isConfirmed: driverOf(channel).isConfirmed(channel),
  language: languageOf(channel),
});
