// Notices of a tournament: a round is paired, a game begins, the tournament is over.

import type { TournamentNotice } from '@black-angel/protocol';
import type { Recipient } from '../notify/notifier.ts';
import type { TableRow } from '../store/store.ts';
import { standingsOf } from './standings.ts';
import { nameOf, type TournamentDocument } from './stored-tournament.ts';

export interface Telling {
  publicUrl?: string | null;
  /** Notifies a player in the background; never throws. */
  tell?(to: Recipient, notice: TournamentNotice): void;
}

const addressOf = ({ publicUrl = null }: Telling, path: string): string | null =>
  publicUrl === null ? null : `${publicUrl}/#/${path}`;

const common = (tournament: TournamentDocument, account: string) => ({
  tournament: tournament.id,
  title: tournament.plan.name,
  name: nameOf(tournament, account),
});

/** Notifies everybody who is paired, and the players with a round off. */
export function tellRound(settings: Telling, tournament: TournamentDocument, round: number): void {
  const { tables, byes, seatBy } = tournament.rounds[round]!;
  const tell = (account: string, table: string | null): void =>
    settings.tell?.(
      { account, seat: null },
      {
        kind: 'round',
        ...common(tournament, account),
        round: round + 1,
        table,
        seatBy,
        url: addressOf(settings, table === null ? `tournaments/${tournament.id}` : `t/${table}`),
      },
    );
  for (const { id, players } of tables) for (const account of players) tell(account, id);
  for (const account of byes) tell(account, null);
}

/** Notifies everybody who has taken a seat. */
export function tellGame(settings: Telling, tournament: TournamentDocument, row: TableRow): void {
  for (const [seat, { account }] of row.seats.entries())
    if (account !== null)
      settings.tell?.(
        { account, seat: { row, seat } },
        {
          kind: 'game',
          ...common(tournament, account),
          round: row.tournament!.round,
          table: row.id,
          url: addressOf(settings, `t/${row.id}`),
        },
      );
}

/** Notifies everybody who took part, including players who have left. */
export function tellEnd(settings: Telling, tournament: TournamentDocument): void {
  const say = (account: string): string => nameOf(tournament, account);
  const standings = standingsOf(
    tournament.players.map(({ account }) => account),
    tournament.rounds,
    say,
  );
  for (const [i, { player }] of standings.entries())
    settings.tell?.(
      { account: player, seat: null },
      {
        kind: 'end',
        ...common(tournament, player),
        place: i + 1,
        players: standings.length,
        url: addressOf(settings, `tournaments/${tournament.id}`),
      },
    );
}
