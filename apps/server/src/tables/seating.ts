// Joining a table. The last player's row change also begins the game, so no crash can come between.

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
    components: defaultContent.hash,
    ...(drawn ? { drawn, seats: drawn.map((seat) => row.seats[seat]!) } : { seats: row.seats }),
    clock: startClock(row.config.pace, row.seats.length, now),
  };
}
