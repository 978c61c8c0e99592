// A tournament as it is stored, and as players see it.

import type { TournamentInfo, TournamentPlan, TournamentSummary } from '@black-angel/protocol';
import { type SeatResult, standingsOf } from './standings.ts';

export interface TournamentTableDocument {
  /** Null until the table is made. */
  id: string | null;
  /** Ids of accounts. */
  players: string[];
  results: SeatResult[] | null;
  /** The players still need the notice that the game begins. Also absent in tournaments of earlier versions. */
  isUntold?: boolean;
}

export interface TournamentRoundDocument {
  at: number;
  seatBy: number;
  tables: TournamentTableDocument[];
  byes: string[];
  /** The players still need the notice of the round. */
  isUntold?: boolean;
}

export interface TournamentDocument {
  id: string;
  plan: TournamentPlan;
  status: TournamentSummary['status'];
  /** The id of the account that made it. */
  by: string;
  createdAt: number;
  players: { account: string; name: string; hasLeft: boolean }[];
  rounds: TournamentRoundDocument[];
  /** The players still need the notice of the end. */
  isUntold?: boolean;
}

export const nameOf = ({ players }: Pick<TournamentDocument, 'players'>, account: string): string =>
  players.find((player) => player.account === account)?.name ?? '—';

export function summaryOf(tournament: TournamentDocument): TournamentSummary {
  const { id, plan, status, by, createdAt, players, rounds } = tournament;
  return { id, plan, status, by: nameOf(tournament, by), players: players.length, round: rounds.length, createdAt };
}

/** With names instead of accounts. */
export function infoOf(tournament: TournamentDocument): TournamentInfo {
  const { players, rounds } = tournament;
  const say = (account: string): string => nameOf(tournament, account);
  const left = new Set(players.filter(({ hasLeft }) => hasLeft).map(({ account }) => account));
  const accounts = players.map(({ account }) => account);
  return {
    ...summaryOf(tournament),
    standings: standingsOf(accounts, rounds, say).map(({ player, ...standing }) => ({
      name: say(player),
      ...standing,
      hasLeft: left.has(player),
    })),
    rounds: rounds.map(({ at, seatBy, tables, byes }) => ({
      at,
      seatBy,
      byes: byes.map(say),
      tables: tables.map(({ id, players: seated, results }) => ({ id, players: seated.map(say), results })),
    })),
  };
}
