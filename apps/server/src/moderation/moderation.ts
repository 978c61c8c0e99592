// The operator's actions on players and tables, with a log of them.

import { randomBytes } from 'node:crypto';
import type { ChatLine, OperatorAction, OperatorLogEntry, PlayerReport, ReportInfo } from '@black-angel/protocol';
import type { Static } from 'typebox';
import type { Account } from '../accounts/account.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { RequestProblem } from '../http/problem.ts';
import type { Store, TableRow } from '../store/store.ts';
import { HOUR } from '../store/time.ts';
import type { Tables } from '../tables/all/tables.ts';
import { lineOf } from '../tables/row/chat.ts';
import { endWithoutResult } from '../tables/verbs/abandon.ts';

const MOST_LISTED = 200;
const CHAT_KEPT = 50;
const LOG = 'operator-log';

/** What the operator gets: the reporter, the reported player, the reason and the chat. */
interface Report {
  table: string;
  from: { seat: number; name: string | null };
  about: { seat: number; name: string | null };
  text: string;
  chat: ChatLine[];
  at: number;
  isDone?: boolean;
}

type ActionOf<Kind extends OperatorAction['kind']> = Extract<OperatorAction, { kind: Kind }>;

export interface ModerationServices {
  store: Store;
  accounts: Accounts;
  tables: Tables;
  /** An account has another name. */
  renamed(account: Account): Promise<void>;
  now(): number;
}

export class Moderation {
  private readonly services: ModerationServices;

  constructor(services: ModerationServices) {
    this.services = services;
  }

  /** Stores what the player of a seat tells the operator. */
  async report(row: TableRow, seat: number, { seat: other, text }: Static<typeof PlayerReport>): Promise<void> {
    const { store, now } = this.services;
    const about = row.seats[other];
    if (!about) throw new RequestProblem(404, 'noSeat', 'There is no such seat.');
    const chat = (await store.chat(row.id, CHAT_KEPT)).map((line) => lineOf(line, row));
    await store.putDocument('report', `${now()}-${randomBytes(6).toString('hex')}`, {
      table: row.id,
      from: { seat, name: row.seats[seat]!.name },
      about: { seat: other, name: about.name },
      text,
      chat,
      at: now(),
    } satisfies Report);
  }

  /** As they were stored, the oldest first. */
  async reportsAsSent(): Promise<unknown[]> {
    return (await this.services.store.listDocuments<Report>('report')).map(({ value }) => value);
  }

  /** The latest reports first. */
  async reports(): Promise<ReportInfo[]> {
    const { store, accounts } = this.services;
    const kept = (await store.listDocuments<Report>('report')).slice(-MOST_LISTED).reverse();
    return Promise.all(
      kept.map(async ({ key, value }) => {
        const { isDone = false, ...report } = value;
        const row = await store.getTable(report.table).catch(() => null);
        // By name: seats may have been shuffled since.
        const id = row?.seats.find(({ name }) => name === report.about.name)?.account ?? null;
        const account = id === null ? null : ((await accounts.get(id))?.name ?? null);
        return { ...report, id: key, about: { ...report.about, account }, isDone };
      }),
    );
  }

  /** The latest entries first. */
  async log(): Promise<OperatorLogEntry[]> {
    const kept = (await this.services.store.listDocuments<OperatorLogEntry>(LOG)).slice(-MOST_LISTED).reverse();
    return kept.map(({ value }) => value);
  }

  /** An action is logged before it is carried out, so none is missing in the log. */
  async act(action: OperatorAction): Promise<void> {
    const { store, now } = this.services;
    const entry: OperatorLogEntry = { at: now(), action };
    await store.putDocument(LOG, `${String(now()).padStart(15, '0')}-${randomBytes(6).toString('hex')}`, entry);
    switch (action.kind) {
      case 'mute':
        return this.mute(action);
      case 'muteSeat':
        return this.muteSeat(action);
      case 'rename':
        return this.services.renamed(await this.services.accounts.rename(await this.account(action.name), action.to));
      case 'ban':
        return this.ban(action);
      case 'close':
        return this.close(action);
      case 'dismiss':
        return this.dismiss(action);
      default:
        return action satisfies never;
    }
  }

  private async account(name: string): Promise<Account> {
    const account = await this.services.accounts.byName(name);
    if (!account) throw new RequestProblem(404, 'unknownPlayer', 'There is no account of that name.');
    return account;
  }

  private async mute({ name, hours }: ActionOf<'mute'>): Promise<void> {
    const { accounts, now } = this.services;
    const mutedUntil = now() + hours * HOUR;
    await accounts.change((await this.account(name)).id, (account) => ({ ...account, mutedUntil }));
  }

  private async ban({ name, hours }: ActionOf<'ban'>): Promise<void> {
    const { accounts, now } = this.services;
    const { id } = await this.account(name);
    await accounts.change(id, (account) => ({ ...account, bannedUntil: now() + hours * HOUR }));
    if (hours > 0) await accounts.endAllOf(id);
  }

  private async muteSeat({ table, seat, isMuted }: ActionOf<'muteSeat'>): Promise<void> {
    const room = await this.services.tables.room(table);
    await room.request(async () => {
      if (room.row.seats[seat]?.kind !== 'person') throw new RequestProblem(404, 'noSeat', 'There is no such seat.');
      await room.changeRow((row) => ({
        seats: row.seats.map((other, i) => (i === seat ? { ...other, isMuted } : other)),
      }));
    });
  }

  private async close({ table }: ActionOf<'close'>): Promise<void> {
    const { tables, now } = this.services;
    const room = await tables.room(table);
    await room.request(async () => {
      if (room.row.status === 'open')
        return tables.changeOpen(room, (row) =>
          row.status === 'open' ? { status: 'closed', closed: { why: 'operator', at: now() } } : {},
        );
      if (room.row.status === 'running') await endWithoutResult(room);
    });
  }

  private async dismiss({ report }: ActionOf<'dismiss'>): Promise<void> {
    const { store } = this.services;
    const kept = await store.getDocument<object>('report', report);
    if (!kept) throw new RequestProblem(404, 'badRequest', 'There is no such report.');
    await store.putDocument('report', report, { ...kept, isDone: true });
  }
}
