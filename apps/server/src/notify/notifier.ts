// Tells players of their turn: once for each turn, by every way they asked for. Whatever fails here, the game goes on.

import type { Notice, PushNotice, TestResult } from '@black-angel/protocol';
import webPush, { type VapidKeys } from 'web-push';
import type { WebhookReach } from '../settings.ts';
import type { Store, TableRow } from '../store/store.ts';
import { type Channel, languageOf } from './channel.ts';
import type { SendMail } from './mail.ts';
import { noticeMail, noticeOf, testNotice, webhookBody } from './messages.ts';
import { type OutgoingSettings, post, RefusedAddress } from './outgoing.ts';

export interface NotifierSettings {
  store: Store;
  /** Null: no e-mail. */
  mail: SendMail | null;
  reach: WebhookReach;
  outgoing?: Pick<OutgoingSettings, 'resolve' | 'transport'>;
  publicUrl: string | null;
  /** Channels of the seat's account. */
  accountChannels(account: string): Promise<Channel[]>;
  /** Whether a session holds, by the hash of its token. */
  isSession(hash: string): Promise<boolean>;
  /** A browser has unsubscribed: its channel is of no use any more. */
  drop(row: TableRow, seat: number, channel: string): Promise<void>;
  wait?(milliseconds: number): Promise<void>;
  report(problem: string, error: unknown): void;
}

/** It was not taken; another attempt may succeed. */
class NotTaken extends Error {}
/** Whoever was to be told has gone from there. */
class Gone extends Error {}

const ATTEMPTS_AFTER = [5_000, 60_000, 600_000];
const PUSH_SECONDS = 24 * 3600;
const JSON_TYPE = { 'content-type': 'application/json' };

function check(status: number): void {
  if (status === 404 || status === 410) throw new Gone(`answered ${status}`);
  if (status < 200 || status >= 300) throw new NotTaken(`answered ${status}`);
}

export class Notifier {
  private readonly settings: NotifierSettings;
  private keys: Promise<VapidKeys> | null = null;
  private isStopped = false;
  private readonly underWay = new Set<Promise<void>>();

  constructor(settings: NotifierSettings) {
    this.settings = settings;
  }

  /** The server's keys for web push: made at first, and then kept, because browsers subscribe to them. */
  vapid(): Promise<VapidKeys> {
    this.keys ??= this.findKeys().catch((error) => {
      this.keys = null;
      throw error;
    });
    return this.keys;
  }

  private async findKeys(): Promise<VapidKeys> {
    const { store } = this.settings;
    const kept = (await store.getFact('server', 'vapid')) as VapidKeys | null;
    if (kept) return kept;
    const made = webPush.generateVAPIDKeys();
    if (await store.swapFact('server', 'vapid', null, made)) return made;
    return (await store.getFact('server', 'vapid')) as VapidKeys;
  }

  /** Begins to tell the player of a seat; never throws. */
  tell(row: TableRow, seat: number): void {
    const telling = this.tellAll(row, seat).catch((error) =>
      this.settings.report(`table ${row.id}: a player could not be told of the turn`, error),
    );
    this.underWay.add(telling);
    telling.finally(() => this.underWay.delete(telling));
  }

  /** Sends a test, once, and tells what became of it. Nothing is told of where it leads: that is for nobody to find out. */
  async test(channel: Channel): Promise<TestResult> {
    try {
      await this.deliver(channel, testNotice(this.settings.publicUrl));
      return 'taken';
    } catch (error) {
      if (error instanceof Gone) return 'gone';
      return error instanceof NotTaken ? 'refused' : 'unreachable';
    }
  }

  /** All that was begun has been sent or given up; for tests and for stopping. */
  async settled(): Promise<void> {
    await Promise.all(this.underWay);
  }

  stop(): void {
    this.isStopped = true;
  }

  private async tellAll(row: TableRow, seat: number): Promise<void> {
    const { store, publicUrl } = this.settings;
    // Of several nodes one tells.
    const told = await store.getFact('told', row.id);
    if (told === row.turn || !(await store.swapFact('told', row.id, told, row.turn))) return;
    const { account, channels = [] } = row.seats[seat]!;
    const more = account === null ? [] : await this.settings.accountChannels(account);
    const notice = noticeOf(row, seat, publicUrl);
    const present = await this.present([...channels, ...more]);
    await Promise.all(present.map((channel) => this.tellBy(channel, notice, row, seat)));
  }

  /** Without the browsers whose session has ended; the same list if there are none. */
  async present(channels: Channel[]): Promise<Channel[]> {
    const holds = await Promise.all(
      channels.map((one) => one.kind !== 'push' || one.session === undefined || this.settings.isSession(one.session)),
    );
    return holds.every(Boolean) ? channels : channels.filter((_channel, i) => holds[i]);
  }

  private async tellBy(channel: Channel, notice: Notice, row: TableRow, seat: number): Promise<void> {
    const { wait = later, report, drop } = this.settings;
    for (const delay of [...ATTEMPTS_AFTER, null])
      try {
        return await this.deliver(channel, notice);
      } catch (error) {
        if (error instanceof Gone && channel.kind === 'push') return drop(row, seat, channel.id);
        if (delay === null || this.isStopped || error instanceof Gone || error instanceof RefusedAddress)
          // What is sent where is the player's secret; the kind of the channel is enough here.
          return report(`table ${row.id}: ${channel.kind} failed`, new Error(error instanceof Error ? error.name : ''));
        await wait(delay);
      }
  }

  private async deliver(channel: Channel, notice: Notice): Promise<void> {
    switch (channel.kind) {
      case 'push':
        return this.push(channel, notice);
      case 'webhook':
        return check(await this.post(channel.url, JSON_TYPE, webhookBody(notice, channel.style, languageOf(channel))));
      case 'mail':
        if (channel.code === null && this.settings.mail)
          await this.settings.mail({ to: channel.address, ...noticeMail(notice, languageOf(channel)) });
    }
  }

  private post(url: string, headers: Readonly<Record<string, string>>, body: string | Buffer): Promise<number> {
    const { reach, outgoing } = this.settings;
    return post(url, headers, body, { reach, ...outgoing });
  }

  private async push(channel: Extract<Channel, { kind: 'push' }>, notice: Notice): Promise<void> {
    const { endpoint, keys } = channel;
    const said: PushNotice = { ...notice, language: languageOf(channel) };
    const { publicKey, privateKey } = await this.vapid();
    const { publicUrl } = this.settings;
    const subject = publicUrl?.startsWith('https:') ? publicUrl : 'mailto:operator@localhost.invalid';
    const details = webPush.generateRequestDetails({ endpoint, keys }, JSON.stringify(said), {
      vapidDetails: { subject, publicKey, privateKey },
      TTL: PUSH_SECONDS,
    });
    const headers = Object.fromEntries(Object.entries(details.headers).map(([name, value]) => [name, String(value)]));
    // Browsers' push services are public, whatever reach webhooks have.
    const { reach, outgoing } = this.settings;
    const to = { reach: reach === 'off' ? ('public' as const) : reach, ...outgoing };
    check(await post(endpoint, headers, details.body ?? '', to));
  }
}

const later = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
