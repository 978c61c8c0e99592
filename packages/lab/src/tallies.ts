// The sums of the tallies of all games, for balance reports.

import type { BlockResult, GameResult } from './blocks.ts';
import { type Settings, seatsOf } from './settings.ts';
import { meanOf, winScore } from './statistics.ts';
import { addTally, emptyTally, type SeatTally } from './tally.ts';

export type Role = 'candidate' | 'field' | 'hal';

export interface RoleTally extends SeatTally {
  /** Seats × games that are summed up here; divide by it for a mean. */
  seatGames: number;
}

export interface SeatFigures {
  /** Share of victories; a shared one counts 1/winners. */
  winShare: number;
  vp: number;
  /** Per game. */
  sequenceBs: number;
}

export interface Range {
  least: number;
  mean: number;
  most: number;
}

export interface MissionTally {
  placed: number;
  activated: number;
  /** How many of the placements were by a seat that won or shared the victory. */
  placedByWinners: number;
}

export interface Tallies {
  endings: { spes: number; ravagers: number };
  rounds: Range;
  moves: Range;
  /** By seat in turn order, with any bot; Hal last. */
  bySeat: SeatFigures[];
  byRole: Partial<Record<Role, RoleTally>>;
  /** By card. */
  missions: Record<string, MissionTally>;
}

const rangeOf = (values: readonly number[]): Range => ({
  least: values.reduce((least, value) => Math.min(least, value)),
  mean: meanOf(values),
  most: values.reduce((most, value) => Math.max(most, value)),
});

const roleOf = (settings: Settings, game: GameResult, seat: number): Role =>
  seat === game.seat ? 'candidate' : seat < settings.options.players ? 'field' : 'hal';

function tallyRoles(settings: Settings, games: readonly GameResult[]): Tallies['byRole'] {
  const roles: Tallies['byRole'] = {};
  for (const game of games)
    for (const [seat, tally] of game.tally.entries()) {
      const role = roleOf(settings, game, seat);
      roles[role] ??= { seatGames: 0, ...emptyTally() };
      const sum = roles[role];
      sum.seatGames++;
      addTally(sum, tally);
    }
  return roles;
}

function tallyMissions(games: readonly GameResult[]): Tallies['missions'] {
  const missions = new Map<string, MissionTally>();
  const entry = (card: string): MissionTally => {
    const known = missions.get(card) ?? { placed: 0, activated: 0, placedByWinners: 0 };
    missions.set(card, known);
    return known;
  };
  for (const game of games)
    for (const [seat, tally] of game.tally.entries()) {
      for (const [card, times] of Object.entries(tally.placed)) {
        entry(card).placed += times;
        if (game.winners.includes(seat)) entry(card).placedByWinners += times;
      }
      for (const [card, times] of Object.entries(tally.activated)) entry(card).activated += times;
    }
  return Object.fromEntries([...missions].sort(([a], [b]) => (a < b ? -1 : 1)));
}

export function tallyBlocks(settings: Settings, blocks: readonly BlockResult[]): Tallies {
  const games = blocks.flatMap((block) => block.games);
  const ending = (kind: GameResult['ending']): number => games.filter((game) => game.ending === kind).length;
  return {
    endings: { spes: ending('spes'), ravagers: ending('ravagers') },
    rounds: rangeOf(games.map((game) => game.rounds)),
    moves: rangeOf(games.map((game) => game.moves)),
    bySeat: Array.from({ length: seatsOf(settings) }, (_, seat) => ({
      winShare: meanOf(games.map((game) => winScore(game.winners, seat))),
      vp: meanOf(games.map((game) => game.vp[seat]!)),
      sequenceBs: meanOf(games.map((game) => game.tally[seat]!.sequenceBs)),
    })),
    byRole: tallyRoles(settings, games),
    missions: tallyMissions(games),
  };
}
