// Notifies players of their turn, once for each turn, and of their tournaments, over all their channels. A failure
// never disturbs the game.

import type { Notice, TestResult, TournamentNotice } from '@black-angel/protocol';
import webPush, { type VapidKeys } from 'web-push';
import type { Channel, Store, TableRow } from '../store/store.ts';
import { type DriverSettings, driverOf, Gone, NotTaken } from './channel-drivers.ts';
import { noticeOf, testNotice } from './messages.ts';
import { RefusedAddress } from './outgoing.ts';

/** The receiver of a notice. */
export interface Recipient {
  account: string | null;
  /** The seat of the notice, which may have its own channels. */
  seat: { row: TableRow; seat: number } | null;
}

export interface NotifierSettings extends Omit<DriverSettings, 'vapid'> {
  store: Store;
  /** Channels of the seat's account. */
  accountChannels(account: string): Promise<Channel[]>;
  /** Whether a session is valid, by the hash of its token. */
  isSession(hash: string): Promise<boolean>;
  /** Removes the channel of a browser that has unsubscribed. */
  drop(from: Recipient, channel: string): Promise<void>;
  /** The data is a copy: nothing is sent. */
  isDrill?: boolean;
  wait?(milliseconds: number): Promise<void>;
  report(problem: string, error: unknown): void;
}

const ATTEMPTS_AFTER = [5_000, 60_000, 600_000];

export class Notifier {
  private readonly settings: NotifierSettings;
  private keys: Promise<VapidKeys> | null = null;
  private isStopped = false;
  private readonly underWay = new Set<Promise<void>>();

  constructor(settings: NotifierSettings) {
    this.settings = settings;
  }

  /** The server's keys for web push: made once and stored, because browsers subscribe with them. */
  vapid(): Promise<VapidKeys> {
    this.keys ??= this.findKeys().catch((error) => {
      this.keys = null;
      throw error;
    });
    return this.keys;
  }

  private async findKeys(): Promise<VapidKeys> {
    const { store } = this.settings;
    const kept = await store.getDocument<VapidKeys>('server', 'vapid');
    if (kept) return kept;
    const made = webPush.generateVAPIDKeys();
    if (await store.swapDocument('server', 'vapid', null, made)) return made;
    return (await store.getDocument('server', 'vapid')) as VapidKeys;
  }

  /** Notifies the player of a seat in the background; never throws. */
  tell(row: TableRow, seat: number): void {
    this.inBackground(this.tellTurn(row, seat), `table ${row.id}: a player could not be told of the turn`);
  }

  /** Notifies a player of a tournament in the background; never throws. The caller does it once. */
  tellOf(to: Recipient, notice: TournamentNotice): void {
    this.inBackground(this.tellAll(to, notice), `tournament ${notice.tournament}: a player could not be told`);
  }

  private inBackground(work: Promise<void>, problem: string): void {
    const telling = work.catch((error) => this.settings.report(problem, error));
    this.underWay.add(telling);
    telling.finally(() => this.underWay.delete(telling));
  }

  /** Sends a test once. The result tells nothing about the network behind the address. */
  async test(channel: Channel): Promise<TestResult> {
    try {
      await this.deliver(channel, testNotice(this.settings.publicUrl));
      return 'taken';
    } catch (error) {
      if (error instanceof Gone) return 'gone';
      return error instanceof NotTaken ? 'refused' : 'unreachable';
    }
  }

  /** Resolves when all notices are sent or given up. */
  async settled(): Promise<void> {
    await Promise.all(this.underWay);
  }

  stop(): void {
    this.isStopped = true;
  }

  private async tellTurn(row: TableRow, seat: number): Promise<void> {
    const { store, publicUrl } = this.settings;
    // One of several nodes notifies.
    const told = await store.getDocument('told', row.id);
    if (told === row.turn || !(await store.swapDocument('told', row.id, told, row.turn))) return;
    const { account } = row.seats[seat]!;
    await this.tellAll({ account, seat: { row, seat } }, noticeOf(row, seat, publicUrl));
  }

  private async tellAll(to: Recipient, notice: Notice): Promise<void> {
    const own = to.seat ? (to.seat.row.seats[to.seat.seat]!.channels ?? []) : [];
    const more = to.account === null ? [] : await this.settings.accountChannels(to.account);
    const present = await this.present([...own, ...more]);
    await Promise.all(present.map((channel) => this.tellBy(channel, notice, to)));
  }

  /** Drops push channels of ended sessions. The same list if there are none. */
  async present(channels: Channel[]): Promise<Channel[]> {
    const holds = await Promise.all(
      channels.map((one) => one.kind !== 'push' || one.session === undefined || this.settings.isSession(one.session)),
    );
    return holds.every(Boolean) ? channels : channels.filter((_channel, i) => holds[i]);
  }

  private async tellBy(channel: Channel, notice: Notice, to: Recipient): Promise<void> {
    const { wait = later, report, drop } = this.settings;
    for (const delay of [...ATTEMPTS_AFTER, null])
      try {
        return await this.deliver(channel, notice);
      } catch (error) {
        if (error instanceof Gone && channel.kind === 'push') return drop(to, channel.id);
        if (delay === null || this.isStopped || error instanceof Gone || error instanceof RefusedAddress)
          // The address is the player's secret: only the kind of the channel is logged.
          return report(
            `${aboutOf(notice)}: ${channel.kind} failed`,
            new Error(error instanceof Error ? error.name : ''),
          );
        await wait(delay);
      }
  }

  private async deliver(channel: Channel, notice: Notice): Promise<void> {
    if (this.settings.isDrill) throw new RefusedAddress('a drill tells nobody');
    return driverOf(channel).deliver(channel, notice, { ...this.settings, vapid: () => this.vapid() });
  }
}

function aboutOf(notice: Notice): string {
  if (notice.kind === 'test') return 'a test';
  return notice.kind === 'turn' ? `table ${notice.table}` : `tournament ${notice.tournament}`;
}

const later = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
