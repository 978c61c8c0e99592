// Joining and leaving a table. The last player's row change also begins the game, so no crash can come between.

import { RULES_VERSION } from '@black-angel/engine/load';
import type { SeatNews, SetInfo, TableConfig } from '@black-angel/protocol';
import { drawnOrder, lotOf, mixedOf } from '@black-angel/protocol/fair-dice';
import { defaultContent } from '@black-angel/rules/components';
import { isAlike } from '../../accounts/names.ts';
import { RequestProblem } from '../../http/problem.ts';
import type { SeatRow, TableRow } from '../../store/store.ts';
import { startClock } from '../clock/clock.ts';
import { isTimeZone } from '../clock/play-time.ts';

/** Throws for settings that no schema can refuse. */
export function checkConfig({ seats, pace, ratings }: TableConfig): void {
  if (seats.every(({ kind }) => kind === 'bot'))
    throw new RequestProblem(400, 'noPerson', 'A table needs at least one seat for a person.');
  if (pace.kind === 'days' && pace.window && !isTimeZone(pace.window.timeZone))
    throw new RequestProblem(400, 'badTimeZone', 'There is no such time zone.');
  if (ratings && ratings.from > ratings.to)
    throw new RequestProblem(400, 'badRange', 'The range of ratings ends before it begins.');
}

/** The dice follow from everybody who has joined, so nobody is forgotten. */
const MOST_JOINED = 200;

/** The row after a player has joined; the last one begins the game. */
export function seated(
  row: TableRow,
  sitter: Partial<SeatRow> & { name: string },
  wanted: number | undefined,
  now: number,
  rating: number | null = null,
): Partial<TableRow> {
  checkOpen(row);
  if (row.seats.some((seat) => seat.name === sitter.name))
    throw new RequestProblem(409, 'nameTaken', 'Somebody of that name sits here already.');
  if (row.seats.some((seat) => seat.name !== null && isAlike(seat.name, sitter.name)))
    throw new RequestProblem(409, 'nameAlike', 'Somebody sits here whose name looks the same.');
  if (sitter.account != null && row.seats.some(({ account }) => account === sitter.account))
    throw new RequestProblem(409, 'alreadySeated', 'The account has a seat at this table already.');
  if (row.reserved && !row.reserved.some(({ account }) => account === sitter.account))
    throw new RequestProblem(409, 'reserved', 'This table is for the players whom the tournament has paired.');
  if (sitter.entropy != null && mixedOf(row).includes(sitter.entropy))
    throw new RequestProblem(400, 'badRequest', 'Somebody has joined with this entropy already: draw your own.');
  const { ratings } = row.config;
  if (ratings && (rating === null || rating < ratings.from || rating > ratings.to))
    throw new RequestProblem(409, 'notInRange', 'This table is for ranked accounts with a rating in its range.');
  const seat = wanted ?? row.seats.findIndex(isFree);
  if (seat < 0 || !row.seats[seat] || !isFree(row.seats[seat]))
    throw new RequestProblem(409, 'noSeat', 'That seat is taken.');
  const { entropy = null } = sitter;
  const joined = row.joined && entropy !== null ? [...row.joined, entropy] : row.joined;
  if (joined && joined.length > MOST_JOINED)
    throw new RequestProblem(409, 'noSeat', 'Too many players have joined this table and left: make a new one.');
  const seats = row.seats.map((other, i) => (i === seat ? { ...other, ...sitter, since: now } : other));
  return begunIfReady(row, { seats, ...(joined && { joined }) }, now);
}

const hasBegun = () => new RequestProblem(409, 'begun', 'The game has begun already.');

/** Throws for a table whose game has begun, or that is closed. */
export function checkOpen({ status }: TableRow, begun: () => RequestProblem = hasBegun): void {
  if (status === 'closed') throw new RequestProblem(409, 'closed', 'This table was closed.');
  if (status !== 'open') throw begun();
}

/** A seat for a person where nobody sits. */
export const isFree = ({ kind, name }: SeatRow): boolean => kind === 'person' && name === null;
const isSitter = ({ kind, name }: SeatRow): boolean => kind === 'person' && name !== null;

/** A ready check: a live clock must not start for a player who is away, and everybody must have seen new settings. */
export function hasReadyCheck({ seats, config, settingsChangedAt }: TableRow): boolean {
  if (seats.filter(({ kind }) => kind === 'person').length < 2) return false;
  return config.pace.kind === 'live' || settingsChangedAt !== undefined;
}

/** The change of an open table; if everybody is there and ready, the game begins in the same step. */
export function begunIfReady(before: TableRow, change: Partial<TableRow>, now: number): Partial<TableRow> {
  const row = { ...before, ...change };
  const isComplete = row.seats.every(({ name }) => name !== null);
  const isReady = !hasReadyCheck(row) || row.seats.every((seat) => !isSitter(seat) || seat.isReady === true);
  return isComplete && isReady ? { ...change, ...begun(row, now) } : change;
}

/** The row after a person has become ready, or is no longer ready. */
export function withReady(row: TableRow, seat: number, isReady: boolean, now: number): Partial<TableRow> {
  checkOpen(row);
  const seats = row.seats.map((other, i) => (i === seat ? { ...other, isReady } : other));
  return begunIfReady(row, { seats }, now);
}

/** The row after the person with this token has left the page. */
export const withoutReady = ({ seats }: TableRow, tokenHash: string | null): Partial<TableRow> => ({
  seats: seats.map((other) => (other.tokenHash === tokenHash ? { ...other, isReady: false } : other)),
});

/** Settings that the others have accepted by joining. */
const agreedTo = ({ config: { seats, listed: _, ...rest } }: Pick<TableRow, 'config'>): string =>
  JSON.stringify([seats.length, Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1))]);

/** Whether every bot stays what it was: the others have agreed to its level too. */
const keepsBots = ({ config }: TableRow, { seats }: TableConfig): boolean =>
  config.seats.every((plan, i) => plan.kind !== 'bot' || JSON.stringify(plan) === JSON.stringify(seats[i]));

/** Whether a change only gives free seats to bots. */
export function isFilling(row: TableRow, config: TableConfig): boolean {
  const isSame = agreedTo(row) === agreedTo({ config }) && row.config.listed === config.listed;
  const isUnnamed = (seat: number): boolean => row.seats[seat]!.name === null;
  return (
    isSame &&
    config.seats.every((plan, i) => isUnnamed(i) || JSON.stringify(row.config.seats[i]) === JSON.stringify(plan))
  );
}

/** Nobody sits down after the last one, so nothing that the dice and the turn order follow from may change. */
function checkSeats({ seats }: TableRow, config: TableConfig): void {
  const kindsOf = (list: readonly { kind: string }[]): string => list.map(({ kind }) => kind).join();
  if (seats.every(({ name }) => name !== null) && kindsOf(seats) !== kindsOf(config.seats))
    throw new RequestProblem(409, 'allSeated', 'Everybody sits here: the seats stay as they are.');
}

/** The row with new settings. Everybody at the table keeps a seat. */
export function withConfig(row: TableRow, config: TableConfig, set: SetInfo | null, now: number): Partial<TableRow> {
  checkOpen(row);
  checkSeats(row, config);
  const seats = withBotNames(config.seats.map(makeSeat));
  const moved: SeatRow[] = [];
  for (const [i, seat] of row.seats.entries()) {
    if (!isSitter(seat)) continue;
    if (seats[i]?.kind === 'person') seats[i] = seat;
    else moved.push(seat);
  }
  for (const seat of moved) {
    const free = seats.findIndex(isFree);
    if (free < 0) throw new RequestProblem(409, 'noSeat', 'More people sit here than the new settings have seats for.');
    seats[free] = seat;
  }
  // Without a draw the seats are the turn order.
  const isSame = moved.length === 0 && keepsBots(row, config) && agreedTo(row) === agreedTo({ config });
  const isAgreedAgain = isSame || row.seats.filter(isSitter).length < 2;
  const change = isAgreedAgain
    ? { config, set, seats }
    : { config, set, seats: seats.map((seat) => ({ ...seat, isReady: false })), settingsChangedAt: now };
  return begunIfReady(row, change, now);
}

/** The row without its free seats: the game begins with those who came, unless only one did. */
export function withoutFree(row: TableRow, now: number): Partial<TableRow> {
  checkOpen(row);
  const seats = row.seats.filter((seat) => !isFree(seat));
  if (seats.length < 2) return { status: 'closed', closed: { why: 'expired', at: now } };
  const plans = row.config.seats.filter((_, i) => !isFree(row.seats[i]!));
  return begunIfReady(row, { seats, config: { ...row.config, seats: plans } }, now);
}

/** Bots have a name by their number. */
export function withBotNames(seats: SeatRow[]): SeatRow[] {
  let bots = 0;
  return seats.map((seat) => (seat.kind === 'bot' ? { ...seat, name: `Bot ${++bots}` } : seat));
}

function begun(row: TableRow, now: number): Partial<TableRow> {
  const drawn = row.config.shuffled
    ? drawnOrder(row.secret, row.seats.map(lotOf), mixedOf(row), row.derivation ?? 1)
    : null;
  // Whether the game counts for ratings is fixed now, so that nobody decides by the result. Every person plays.
  const counts = row.config.rated === false ? { isRated: false } : {};
  const seats = row.seats.map((seat) => ({ ...seat, ...counts, isSubstituted: false }));
  return {
    status: 'running',
    rules: RULES_VERSION,
    components: row.set?.hash ?? defaultContent.hash,
    ...(drawn ? { drawn, seats: drawn.map((seat) => seats[seat]!) } : { seats }),
    clock: startClock(row.config.pace, row.seats.length, now),
  };
}

const MOST_NEWS = 20;

/** The news of a table with one more. */
const withNews = ({ seatNews = [] }: TableRow, news: SeatNews): SeatNews[] => [...seatNews, news].slice(-MOST_NEWS);

/** The row after the player of a seat has left or was removed. */
export function freed(row: TableRow, seat: number, what: 'left' | 'removed', now: number): Partial<TableRow> {
  const present = row.seats[seat];
  checkOpen(row, () => new RequestProblem(409, 'seatsFixed', 'The game has begun: nobody can be removed.'));
  if (present?.kind !== 'person' || present.name === null)
    throw new RequestProblem(409, 'noSeat', 'Nobody sits there.');
  const free = makeSeat({ kind: 'person' });
  const { since = 0 } = present;
  const isMissed = row.seats.some((other, i) => i !== seat && isSitter(other) && (other.since ?? 0) >= since);
  return {
    // Who was ready was so for a game with this player.
    seats: row.seats.map((other, i) => (i === seat ? free : isSitter(other) ? { ...other, isReady: false } : other)),
    // Others have sat down since, with this player at the table: they are asked, whatever becomes of the seat.
    ...(isMissed && { settingsChangedAt: now }),
    seatNews: withNews(row, { at: now, name: present.name, what }),
  };
}

/** The row after a seat was given a new token. */
export function withNewToken(row: TableRow, seat: number, tokenHash: string, now: number): Partial<TableRow> {
  const { name } = row.seats[seat]!;
  return {
    seats: row.seats.map((other, i) => (i === seat ? { ...other, tokenHash } : other)),
    seatNews: withNews(row, { at: now, name: name!, what: 'newToken' }),
  };
}

/** A seat where nobody sits. */
export function makeSeat(plan: TableConfig['seats'][number]): SeatRow {
  return {
    kind: plan.kind,
    level: plan.kind === 'bot' ? plan.level : null,
    name: null,
    tokenHash: null,
    account: null,
    entropy: null,
    isSubstituted: false,
    isAutomatic: true,
  };
}
