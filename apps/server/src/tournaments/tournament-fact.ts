// A tournament as it is stored, and as players see it.

import type { TournamentInfo, TournamentPlan, TournamentSummary } from '@black-angel/protocol';
import { type SeatResult, standingsOf } from './standings.ts';

export interface TournamentTableFact {
  /** Null until the table is made. */
  id: string | null;
  /** Ids of accounts. */
  players: string[];
  results: SeatResult[] | null;
  /** The players still need the notice that the game begins. Also absent in tournaments of earlier versions. */
  isUntold?: boolean;
}

export interface TournamentRoundFact {
  at: number;
  seatBy: number;
  tables: TournamentTableFact[];
  byes: string[];
  /** The players still need the notice of the round. */
  isUntold?: boolean;
}

export interface TournamentFact {
  id: string;
  plan: TournamentPlan;
  status: TournamentSummary['status'];
  /** The id of the account that made it. */
  by: string;
  createdAt: number;
  players: { account: string; name: string; hasLeft: boolean }[];
  rounds: TournamentRoundFact[];
  /** The players still need the notice of the end. */
  isUntold?: boolean;
}

export const nameOf = ({ players }: Pick<TournamentFact, 'players'>, account: string): string =>
  players.find((player) => player.account === account)?.name ?? '—';

export function summaryOf(fact: TournamentFact): TournamentSummary {
  const { id, plan, status, by, createdAt, players, rounds } = fact;
  return { id, plan, status, by: nameOf(fact, by), players: players.length, round: rounds.length, createdAt };
}

/** With names instead of accounts. */
export function infoOf(fact: TournamentFact): TournamentInfo {
  const { players, rounds } = fact;
  const say = (account: string): string => nameOf(fact, account);
  const left = new Set(players.filter(({ hasLeft }) => hasLeft).map(({ account }) => account));
  const accounts = players.map(({ account }) => account);
  return {
    ...summaryOf(fact),
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
