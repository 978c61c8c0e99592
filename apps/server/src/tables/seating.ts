// Joining and leaving a table. The last player's row change also begins the game, so no crash can come between.

import type { SeatNews, TableConfig } from '@black-angel/protocol';
import { defaultContent, RULES_VERSION } from '@black-angel/rules';
import { isAlike } from '../accounts/names.ts';
import { drawnOrder, lotOf } from '../fair-dice.ts';
import { RequestProblem } from '../problem.ts';
import type { SeatRow, TableRow } from '../store/store.ts';
import { startClock } from './clock.ts';

/** The row after a player has joined; the last one begins the game. */
export function seated(
  row: TableRow,
  sitter: Partial<SeatRow> & { name: string },
  wanted: number | undefined,
  now: number,
): Partial<TableRow> {
  if (row.status !== 'open') throw new RequestProblem(409, 'begun', 'The game has begun already.');
  if (row.seats.some((seat) => seat.name === sitter.name))
    throw new RequestProblem(409, 'nameTaken', 'Somebody of that name sits here already.');
  if (row.seats.some((seat) => seat.name !== null && isAlike(seat.name, sitter.name)))
    throw new RequestProblem(409, 'nameAlike', 'Somebody sits here whose name looks the same.');
  if (sitter.account != null && row.seats.some(({ account }) => account === sitter.account))
    throw new RequestProblem(409, 'alreadySeated', 'The account has a seat at this table already.');
  const isFree = (seat: SeatRow): boolean => seat.kind === 'person' && seat.name === null;
  const seat = wanted ?? row.seats.findIndex(isFree);
  if (seat < 0 || !row.seats[seat] || !isFree(row.seats[seat]))
    throw new RequestProblem(409, 'noSeat', 'That seat is taken.');
  const seats = row.seats.map((other, i) => (i === seat ? { ...other, ...sitter } : other));
  return seats.every(({ name }) => name !== null) ? begun({ ...row, seats }, now) : { seats };
}

function begun(row: TableRow, now: number): Partial<TableRow> {
  const drawn = row.config.shuffled ? drawnOrder(row.secret, row.seats.map(lotOf)) : null;
  return {
    status: 'running',
    rules: RULES_VERSION,
    components: row.set?.hash ?? defaultContent.hash,
    ...(drawn ? { drawn, seats: drawn.map((seat) => row.seats[seat]!) } : { seats: row.seats }),
    clock: startClock(row.config.pace, row.seats.length, now),
  };
}

const MOST_NEWS = 20;

/** The news of a table with one more. */
const withNews = ({ seatNews = [] }: TableRow, news: SeatNews): SeatNews[] => [...seatNews, news].slice(-MOST_NEWS);

/** The row after the player of a seat has left or was removed. */
export function freed(row: TableRow, seat: number, what: 'left' | 'removed', now: number): Partial<TableRow> {
  const present = row.seats[seat];
  if (row.status !== 'open') throw new RequestProblem(409, 'seatsFixed', 'The game has begun: nobody can be removed.');
  if (present?.kind !== 'person' || present.name === null)
    throw new RequestProblem(409, 'noSeat', 'Nobody sits there.');
  const free = makeSeat({ kind: 'person' });
  return {
    seats: row.seats.map((other, i) => (i === seat ? free : other)),
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
