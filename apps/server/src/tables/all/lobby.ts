// Games to join and to watch: running ones, those of friends, and one that suits a player who looks for a game.

import { type FindGame, modeOf, type TableConfig, type TableInfo } from '@black-angel/protocol';
import type { Account } from '../../accounts/account.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import type { Store, TableRow } from '../../store/store.ts';
import { isFree } from '../row/seating.ts';
import { infoOf, type ShownRating } from '../row/table-info.ts';
import { fewOfEach } from './open-tables.ts';

const MOST_LISTED = 50;
/** How many rows are read for a list. */
const LOOKED_AT = 500;

/** The paces of tables that are made for a player who looks for a game. */
const PACES: Record<FindGame['pace'], TableConfig['pace']> = {
  free: { kind: 'free' },
  live: { kind: 'live', minutes: 30, increment: 30 },
  days: { kind: 'days', hours: 24, window: null },
};

const isListed = ({ config }: TableRow): boolean => config.listed;

export class Lobby {
  private readonly store: Store;
  private readonly accounts: Pick<Accounts, 'byName'>;
  private readonly shownRating: ShownRating;

  constructor(store: Store, accounts: Pick<Accounts, 'byName'>, shownRating: ShownRating) {
    this.store = store;
    this.accounts = accounts;
    this.shownRating = shownRating;
  }

  private running(): Promise<TableRow[]> {
    return this.store.listTables({ status: 'running', listed: true, limit: LOOKED_AT });
  }

  private waiting(): Promise<TableRow[]> {
    return this.store.listTables({ isSeated: true, listed: true, limit: LOOKED_AT });
  }

  /** Listed games that anybody may watch, a few of each owner. */
  async watchable(): Promise<TableInfo[]> {
    const rows = (await this.running()).filter(({ config }) => config.spectatorDelay !== null);
    return fewOfEach(rows)
      .slice(0, MOST_LISTED)
      .map((row) => infoOf(row));
  }

  /** The listed tables where friends wait or play. By account: a guest may have any name. */
  async ofFriends({ friends = [] }: Account): Promise<TableInfo[]> {
    const found = await Promise.all(friends.map((name) => this.accounts.byName(name)));
    const ids = new Set(found.flatMap((friend) => (friend ? [friend.id] : [])));
    if (ids.size === 0) return [];
    const rows = [...(await this.waiting()), ...(await this.running())].filter(isListed);
    return rows
      .filter(({ seats }) => seats.some(({ account }) => account !== null && ids.has(account)))
      .slice(0, MOST_LISTED)
      .map((row) => infoOf(row));
  }

  /** A table that suits, the one that waits longest first; else the settings of a new one. */
  async find(wish: FindGame, account: Account | null): Promise<TableInfo | TableConfig> {
    const mode = modeOf(wish);
    const mine = account?.isRanked ? await this.shownRating(account.id, mode) : null;
    const rows = (await this.waiting()).filter((row) => this.suits(row, wish, account, mine));
    for (const row of rows.sort((a, b) => a.createdAt - b.createdAt))
      if (await this.isNear(row, wish, mine)) return infoOf(row);
    const { range = null } = wish;
    return {
      advanced: wish.advanced,
      seats: Array.from({ length: wish.players }, () => ({ kind: 'person' as const })),
      shuffled: true,
      pace: PACES[wish.pace],
      listed: true,
      spectatorDelay: 0,
      ...(mine !== null && range !== null && { ratings: { from: Math.max(0, mine - range), to: mine + range } }),
    };
  }

  private suits(row: TableRow, wish: FindGame, account: Account | null, mine: number | null): boolean {
    const { id, config, seats } = row;
    const { ratings } = config;
    if (wish.except?.includes(id) || seats.some((seat) => account !== null && seat.account === account.id))
      return false;
    if (config.pace.kind !== wish.pace || config.advanced !== wish.advanced || seats.length !== wish.players)
      return false;
    if (!seats.some(isFree) || seats.some(({ kind }) => kind === 'bot')) return false;
    return !ratings || (mine !== null && mine >= ratings.from && mine <= ratings.to);
  }

  /** Whether all who sit there have a rating in the range that the player wants. */
  private async isNear({ seats }: TableRow, wish: FindGame, mine: number | null): Promise<boolean> {
    const { range = null } = wish;
    if (range === null || mine === null) return true;
    const mode = modeOf(wish);
    for (const { account, name } of seats) {
      if (name === null) continue;
      const theirs = account === null ? null : await this.shownRating(account, mode);
      if (theirs === null || Math.abs(theirs - mine) > range) return false;
    }
    return true;
  }
}
