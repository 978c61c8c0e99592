// The services of the server behind its HTTP interface, wired together.

import type { Account } from './accounts/account.ts';
import { Accounts } from './accounts/accounts.ts';
import { Keys } from './accounts/keys.ts';
import { StoredLocalGames } from './accounts/local-games.ts';
import { Owners } from './accounts/owners.ts';
import { Passkeys } from './accounts/passkeys.ts';
import { Recovery } from './accounts/recovery.ts';
import { RecoveryMail, type SendCode } from './accounts/recovery-mail.ts';
import { type Bots, startBots } from './bots/bots.ts';
import { Daily } from './daily/daily.ts';
import { DEFAULT_LIMITS, type LimitSettings, Limits } from './http/limits.ts';
import { Moderation } from './moderation/moderation.ts';
import { channelInfo } from './notify/channel-drivers.ts';
import { dropChannel } from './notify/drop-channel.ts';
import type { SendMail } from './notify/mail.ts';
import { recoveryMail } from './notify/messages.ts';
import { Notifier } from './notify/notifier.ts';
import type { OutgoingSettings, WebhookReach } from './notify/outgoing.ts';
import { type LastWrite, measuredStore } from './ops/measured-store.ts';
import { Metrics } from './ops/metrics.ts';
import { Ratings } from './ratings/ratings.ts';
import { Sets } from './sets/sets.ts';
import { DEFAULT_EMPTY_FOR, DEFAULT_WAITING_FOR } from './settings.ts';
import type { FanOut } from './store/fan-out.ts';
import type { Store } from './store/store.ts';
import { AccountTables } from './tables/all/account-tables.ts';
import { Lobby } from './tables/all/lobby.ts';
import { countOpenTables } from './tables/all/open-tables.ts';
import { Scheduler } from './tables/all/scheduler.ts';
import { Tables } from './tables/all/tables.ts';
import { roomServices } from './tables/room/services.ts';
import type { ShownRating } from './tables/row/table-info.ts';
import { Tournaments } from './tournaments/tournaments.ts';

export interface ServiceSettings {
  store: Store;
  /** Set if several nodes share the store. */
  fanOut?: FanOut | null;
  bots?: Bots;
  now?: () => number;
  limits?: Partial<LimitSettings>;
  /** Milliseconds after which an open table without players is deleted; null: never. */
  emptyFor?: number | null;
  /** Milliseconds that a table with players waits for more; null: without limit. */
  waitingFor?: number | null;
  operatorToken?: string | null;
  publicUrl?: string | null;
  /** Sends e-mail; null: this server sends none. */
  mail?: SendMail | null;
  webhooks?: WebhookReach;
  /** Draws the secrets of the dice; tests seed it. */
  newSecret?: () => string;
  /** The cost of scrypt; tests use a low one. */
  passwordCost?: number;
  /** The data is a copy: nobody is told anything, no clock runs out and no bot moves. */
  isDrill?: boolean;
  /** How names are resolved and requests sent, for tests. */
  outgoing?: Pick<OutgoingSettings, 'resolve' | 'transport'>;
}

const sendCodes =
  (mail: SendMail): SendCode =>
  (to, purpose, code, language) =>
    mail({ to, ...recoveryMail(purpose, code, language) });

/** All services, by the names by which the interfaces of app.ts take them. */
export type Services = ReturnType<typeof makeServices>;

type Report = (problem: string, error: unknown) => void;

export function makeServices(settings: ServiceSettings, log: Report) {
  const {
    bots = startBots(),
    now = Date.now,
    fanOut = null,
    publicUrl = null,
    isDrill = false,
    webhooks: reach = 'public',
  } = settings;
  const mail = isDrill ? null : (settings.mail ?? null);
  const { emptyFor = DEFAULT_EMPTY_FOR, waitingFor = DEFAULT_WAITING_FOR } = settings;
  const metrics = new Metrics();
  const refused = metrics.counter('black_angel_refused_total', 'Requests refused because of a limit.');
  const limits = new Limits({ ...DEFAULT_LIMITS, ...settings.limits }, (limit) => refused({ limit }));
  const lastWrite: LastWrite = { hasFailed: false };
  const store = measuredStore(settings.store, metrics, lastWrite);
  const erred = metrics.counter('black_angel_errors_total', 'Problems that no client can be blamed for.');
  const report: Report = (problem, error) => {
    erred();
    log(problem, error);
  };
  const accounts = new Accounts(store, now, {
    sessionEnded: (session) => tables.rooms.endSession(session),
    passwordCost: settings.passwordCost,
  });
  const ratings = new Ratings(store, accounts);
  const shownRating: ShownRating = (account, mode) => ratings.shownOf(account, mode);
  const owners = new Owners(store, limits.settings);
  const { mostSets, mostOpenTables } = limits.settings;
  const sets = new Sets(store, owners, mostSets, now);
  const tables: Tables = new Tables(
    roomServices({
      store,
      bots,
      now,
      report,
      fanOut,
      isDrill,
      waitingFor,
      ...(settings.newSecret && { newSecret: settings.newSecret }),
      accountOf: (token) => accounts.idOf(token),
      isMuted: (account) => accounts.isMuted(account),
      isSession: (hash) => accounts.isSession(hash),
      setInfo: (hash) => sets.info(hash),
      openTables: countOpenTables(owners, store, mostOpenTables, now),
      onTurn: (row, seat) => notifier.tell(row, seat),
      onGameOver: async (row) => {
        if (row.tournament) tournaments.sweepSoon();
        await ratings.count(row);
      },
    }),
  );
  const notifier = new Notifier({
    store,
    mail,
    reach,
    isDrill,
    publicUrl,
    report,
    ...(settings.outgoing && { outgoing: settings.outgoing }),
    accountChannels: async (account) => (await accounts.get(account))?.channels ?? [],
    isSession: (hash) => accounts.isSession(hash),
    drop: dropChannel(tables, accounts),
  });
  const tournaments = new Tournaments({
    store,
    tables,
    now,
    report,
    publicUrl,
    tell: (to, notice) => notifier.tellOf(to, notice),
  });
  const accountTables = new AccountTables(store, tables, now, shownRating);
  const others = (): Promise<void> => tournaments.sweep();
  const scheduler = new Scheduler({ store, tables, now, report, emptyFor, waitingFor, others, isDrill });
  let isClosing = false;
  return {
    store,
    lastWrite,
    fanOut,
    bots,
    now,
    report,
    metrics,
    limits,
    accounts,
    passkeys: new Passkeys(accounts),
    keys: new Keys(accounts),
    recovery: new Recovery(accounts),
    recoveryMail: new RecoveryMail({ accounts, send: mail && sendCodes(mail), report }),
    localGames: new StoredLocalGames(store),
    tables,
    accountTables,
    unbindSeats: (account: string) => accountTables.unbind(account),
    dropSeatChannels: (account: string, isEnded: (session: string) => boolean) =>
      accountTables.dropChannels(account, isEnded),
    channelInfo,
    forgetRatings: (account: Account) => ratings.forget(account),
    moderation: new Moderation({
      store,
      accounts,
      tables,
      renamed: (account) => tournaments.rename(account),
      now,
    }),
    lobby: new Lobby(store, accounts, shownRating),
    owners,
    sets,
    scheduler,
    notifier,
    ratings,
    tournaments,
    daily: new Daily(store, accounts, now),
    mail,
    reach,
    publicUrl,
    operatorToken: settings.operatorToken ?? null,
    isClosing: () => isClosing,
    /** Stops scheduled work, then closes all connections. The store stays open. */
    stop: async () => {
      isClosing = true;
      await scheduler.stop();
      notifier.stop();
      await tables.close();
    },
  };
}
