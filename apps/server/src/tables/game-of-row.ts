// A running game made anew from what is kept.

import { Match, type MatchSeat, newMatch, type SavedMatch } from '@black-angel/match';
import { seedOf } from '../fair-dice.ts';
import { hashOf } from '../state-hash.ts';
import type { LogEntry, TableRow } from '../store/store.ts';

/** Seats as the match knows them. A person whose seat a bot plays for stays a person there. */
const matchSeats = (row: TableRow): MatchSeat[] =>
  row.seats.map(({ kind, level, name }, i) => ({ name: name ?? `Bot ${i + 1}`, kind, level }));

export function savedOf(row: TableRow, log: readonly LogEntry[]): SavedMatch {
  const seed = seedOf(
    row.secret,
    row.seats.map(({ entropy }) => entropy),
  );
  const options = { players: row.seats.length as 2 | 3 | 4, advanced: row.config.advanced, hal: null };
  const made: { move: string; isAutomatic: boolean }[] = [];
  for (const entry of log)
    if (entry.kind === 'undo') made.length -= Number(entry.move);
    else made.push(entry);
  return {
    ...newMatch({ kind: 'setup', options, seed }, matchSeats(row)),
    rules: row.rules,
    moves: made.map(({ move }) => move),
    automatic: made.flatMap(({ isAutomatic }, i) => (isAutomatic ? [i] : [])),
  };
}

/** Replays the log. Throws if it does not lead to the hash that was kept with its last entry. */
export function matchOfRow(row: TableRow, log: readonly LogEntry[]): Match {
  const match = new Match(savedOf(row, log));
  const last = log.at(-1);
  if (last && last.hash !== hashOf(match.state))
    throw new Error(`table ${row.id}: the log replays to another state than the one that was kept`);
  return match;
}

/** Carries on by what another node has kept. Returns the lowest number of moves reached by taking moves back. */
export function followLog(match: Match, entries: readonly LogEntry[]): number {
  let undoneTo = Number.POSITIVE_INFINITY;
  for (const { kind, seat, move, isAutomatic } of entries)
    if (kind === 'undo') {
      match.takeBack(Number(move));
      undoneTo = Math.min(undoneTo, match.count);
    } else if (match.play(seat, move, isAutomatic))
      throw new Error(`another node kept ${move}, which is not legal here`);
  const last = entries.at(-1);
  if (last && last.hash !== hashOf(match.state)) throw new Error('another node came to another state');
  return undoneTo;
}
