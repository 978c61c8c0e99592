// The sums of the tallies of all games, for balance reports.

import { isRavager } from '@black-angel/rules/components';
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

/** All seats together, by card. */
export interface MissionTally {
  placed: number;
  activated: number;
  /** How often it gave a seat something as a neutralization. */
  resolved: number;
  /** VP and other goods that it gave to all seats. */
  vp: number;
  goods: number;
  /** Played around the board instead. */
  played: number;
  /** How many of the placements were by a seat that won or shared the victory. */
  placedByWinners: number;
}

export interface RavagerTally {
  /** How often it was destroyed, and by a seat that won or shared the victory. */
  destroyed: number;
  destroyedByWinners: number;
  /** How often a player met it at an action. */
  struck: number;
  /** Played around the board, and by a seat that won or shared the victory. */
  played: number;
  playedByWinners: number;
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
  ravagers: Record<string, RavagerTally>;
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

/** An entry for each card, made when it is first asked for. */
class ByCard<T extends object> {
  private readonly cards = new Map<string, T>();
  private readonly make: () => T;

  constructor(make: () => T) {
    this.make = make;
  }

  of(card: string): T {
    const known = this.cards.get(card) ?? this.make();
    this.cards.set(card, known);
    return known;
  }

  sorted(): Record<string, T> {
    return Object.fromEntries([...this.cards].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

function tallyCards(games: readonly GameResult[]): Pick<Tallies, 'missions' | 'ravagers'> {
  const missions = new ByCard<MissionTally>(() => ({
    ...{ placed: 0, activated: 0, resolved: 0, vp: 0, goods: 0, played: 0, placedByWinners: 0 },
  }));
  const ravagers = new ByCard<RavagerTally>(() => ({
    ...{ destroyed: 0, destroyedByWinners: 0, struck: 0, played: 0, playedByWinners: 0 },
  }));
  for (const { tally: seats, winners } of games)
    for (const [seat, tally] of seats.entries()) {
      const won = winners.includes(seat) ? 1 : 0;
      for (const [card, times] of Object.entries(tally.placed)) {
        missions.of(card).placed += times;
        missions.of(card).placedByWinners += won * times;
      }
      for (const [card, times] of Object.entries(tally.activated)) missions.of(card).activated += times;
      for (const [card, times] of Object.entries(tally.resolved)) missions.of(card).resolved += times;
      for (const [card, vp] of Object.entries(tally.missionVp)) missions.of(card).vp += vp;
      for (const [card, goods] of Object.entries(tally.missionGoods)) missions.of(card).goods += goods;
      for (const [card, times] of Object.entries(tally.played)) {
        if (isRavager(Number(card))) {
          ravagers.of(card).played += times;
          ravagers.of(card).playedByWinners += won * times;
        } else missions.of(card).played += times;
      }
      for (const [card, times] of Object.entries(tally.destroyed)) {
        ravagers.of(card).destroyed += times;
        ravagers.of(card).destroyedByWinners += won * times;
      }
      for (const [card, times] of Object.entries(tally.struck)) ravagers.of(card).struck += times;
    }
  return { missions: missions.sorted(), ravagers: ravagers.sorted() };
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
    ...tallyCards(games),
  };
}
