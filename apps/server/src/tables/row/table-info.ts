// The public information of a table.

import type { RatedMode, SaidLine, TableInfo } from '@black-angel/protocol';
import { commitmentOf, digestOf } from '@black-angel/protocol/fair-dice';
import { skipDamage } from '../../store/damage.ts';
import type { SeatRow, Store, TableRow } from '../../store/store.ts';
import { saidTo } from './chat.ts';
import { hasReadyCheck } from './seating.ts';

/** Whether the table has a game, running or over. */
export const hasBegun = ({ status }: Pick<TableRow, 'status'>): boolean => status !== 'open' && status !== 'closed';

/** Values that an open game knows better than its stored row. */
export type Present = Pick<TableInfo, 'decider' | 'deadline'>;

/**
 * An entry tells how many moves there were, so a viewer sees those alone whose moves the viewer may see.
 * `visible` is how many moves that is.
 */
function seenHandovers({ status, handovers }: TableRow, visible: number): Pick<TableInfo, 'handovers'> {
  const seen = handovers?.filter(({ at }) => status === 'over' || at <= visible) ?? [];
  return seen.length > 0 ? { handovers: seen } : {};
}

/** For those who are no players. Without its log nobody knows how many moves a game has. */
const seenFromRow = ({ spectatorDelay }: TableRow['config']): number =>
  spectatorDelay === 0 ? Number.POSITIVE_INFINITY : -1;

/** By the list of those who have joined: a running game is shown often, and its promise stays the same. */
const promises = new WeakMap<readonly string[], Pick<TableInfo, 'commitment' | 'joined'>>();

/** What binds the server to its dice. */
function promiseOf({ secret, joined }: TableRow): Pick<TableInfo, 'commitment' | 'joined'> {
  if (!joined) return { commitment: commitmentOf(secret) };
  const promise = promises.get(joined) ?? { commitment: commitmentOf(secret), joined: digestOf(joined) };
  promises.set(joined, promise);
  return promise;
}

/** `visible` is how many moves the viewer may know. */
export function infoOf(
  row: TableRow,
  present: Present | null = null,
  visible: number = seenFromRow(row.config),
): TableInfo {
  return {
    id: row.id,
    status: row.status,
    config: row.config,
    seats: row.seats.map((seat, number) => seatInfo(row, seat, number)),
    createdAt: row.createdAt,
    ...(row.set && { components: row.set }),
    ...promiseOf(row),
    ...(row.derivation && { derivation: row.derivation }),
    decider: present ? present.decider : row.decider,
    deadline: present ? present.deadline : (row.deadline ?? null),
    ...(row.seatNews && { seatNews: row.seatNews }),
    ...seenHandovers(row, visible),
    ...(row.closed && { closed: row.closed }),
    ...(row.tournament && { tournament: row.tournament }),
    ...(row.status === 'open' && waitingInfo(row)),
    rematch: row.rematch ?? null,
    result: row.result,
  };
}

/** Old rows do not say what the account chose; the result of their game asks the account. */
const isRanked = ({ account, isRated = true }: SeatRow): boolean => account !== null && isRated;

function seatInfo({ status, drawn }: TableRow, seat: SeatRow, number: number): TableInfo['seats'][number] {
  const { kind, level, name, isSubstituted, isReady = false, since } = seat;
  const isWaiting = status === 'open' && kind === 'person' && name !== null;
  return {
    seat: number,
    kind,
    level,
    name,
    ...(drawn && { colour: drawn[number]! }),
    ...(isRanked(seat) && { isRanked: true }),
    isSubstituted,
    ...(isWaiting && { isReady, ...(since && { since }) }),
  };
}

/** What only a table that waits for players has. */
function waitingInfo(row: TableRow): Partial<TableInfo> {
  const { settingsChangedAt, expiresAt, reserved = [], seats } = row;
  const invited = row.invited ?? reserved.map(({ name }) => name);
  const awaited = invited.filter((name) => seats.every((seat) => seat.name !== name));
  return {
    ...(hasReadyCheck(row) && { hasReadyCheck: true }),
    ...(settingsChangedAt !== undefined && { settingsChangedAt }),
    ...(expiresAt !== undefined && { expiresAt }),
    ...(awaited.length > 0 && { awaited }),
  };
}

export interface MineSettings {
  store: Pick<Store, 'chat'>;
  report(problem: string, error: unknown): void;
}

/** The rating of an account as the page shows it; null if the account is not ranked. */
export type ShownRating = (account: string, mode: RatedMode) => Promise<number | null>;

export interface FoundSeat {
  row: TableRow;
  seat: number;
}

export interface MyTable {
  table: TableInfo;
  seat: number;
  said?: SaidLine[];
}

/** Tables that wait for their player first, by deadline; then the others, the latest change first. */
export function mineFirst({ store, report }: MineSettings, found: readonly FoundSeat[]): Promise<MyTable[]> {
  const urgency = ({ row, seat }: FoundSeat): number =>
    row.decider === seat ? (row.deadline ?? Number.MAX_SAFE_INTEGER) : Number.MAX_VALUE;
  const sorted = [...found].sort((a, b) => urgency(a) - urgency(b) || b.row.changedAt - a.row.changedAt);
  return Promise.all(
    sorted.map(async ({ row, seat }) => {
      // A damaged chat does not hide the tables.
      const said =
        (await saidTo(store, row, seat).catch((error: unknown) => {
          const none = skipDamage(error);
          report(`table ${row.id}: its chat is damaged`, error);
          return none;
        })) ?? [];
      return { table: infoOf(row, null, Number.POSITIVE_INFINITY), seat, ...(said.length > 0 && { said }) };
    }),
  );
}
