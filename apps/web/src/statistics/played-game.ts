// The player's finished games, as the statistics count them. Headless.

import { type HalLevel, LEVEL_NAMES, type LevelName } from '@black-angel/engine';
import type { ReviewMarks } from '@black-angel/protocol';
import type { OnlineGame, StoredGame, VpSources } from '../match/game-store.ts';
import { mayCount, ownSeat } from '../match/own-seat.ts';
import type { MyTable } from '../net/tables-api.ts';
import { reviewMarks } from './review-marks.ts';

export const PLAY_MODES = ['solitaire', 'bots', 'hot-seat', 'online'] as const;
export type PlayMode = (typeof PLAY_MODES)[number];

/** The strongest opponent: Hal at a level, a bot of a level, or people. */
export type Opponent = `hal:${HalLevel}` | `bot:${LevelName}` | 'people';

export interface PlayedGame {
  id: string;
  /** Milliseconds since 1970. Of a game on a server: when its table was made. */
  at: number;
  mode: PlayMode;
  opponent: Opponent;
  advanced: boolean;
  isWon: boolean;
  vp: number;
  /** The best of the others. */
  rivalVp: number;
  /** Null for a game on a server. */
  rounds: number | null;
  /** Null until it is computed. */
  sources: VpSources['vp'] | null;
  /** Null for a game that has not been reviewed. */
  review: ReviewMarks | null;
}

/** The best of the others; a shared victory is a win. */
function resultOf(seat: number, vp: readonly number[], winners: readonly number[]) {
  const others = vp.filter((_, other) => other !== seat);
  return { isWon: winners.includes(seat), vp: vp[seat] ?? 0, rivalVp: Math.max(0, ...others) };
}

function strongestBot(levels: readonly (LevelName | null)[]): Opponent {
  const rank = Math.max(0, ...levels.map((level) => (level ? LEVEL_NAMES.indexOf(level) : 0)));
  return `bot:${LEVEL_NAMES[rank]!}`;
}

/** What has been computed from the moves of a game. */
const foundIn = (
  { saved, vpSources, review }: Pick<StoredGame, 'saved' | 'vpSources' | 'review'>,
  seat: number,
): Pick<PlayedGame, 'sources' | 'review'> => ({
  sources: vpSources?.moves === saved.moves.length ? vpSources.vp : null,
  review: reviewMarks(review, seat),
});

/** Null for games that do not count: those that may not, and imported ones of others or without an answer. */
export function playedHere(game: StoredGame, name: string): PlayedGame | null {
  const { id, saved, summary, changedAt } = game;
  const seat = ownSeat(game, name);
  if (!mayCount(game) || saved.start.kind !== 'setup' || seat === null) return null;
  const { hal, advanced } = saved.start.options;
  const others = saved.seats.filter((_, other) => other !== seat);
  const isAmongPeople = others.some(({ kind }) => kind === 'person');
  return {
    id,
    at: changedAt,
    mode: hal ? 'solitaire' : isAmongPeople ? 'hot-seat' : 'bots',
    opponent: hal ? `hal:${hal}` : isAmongPeople ? 'people' : strongestBot(others.map(({ level }) => level)),
    advanced,
    ...resultOf(seat, summary.vp, summary.winners),
    rounds: summary.round,
    ...foundIn(game, seat),
  };
}

/** A finished game on a server; null if it has no result. `kept` is what this browser has stored of it. */
export function playedOnline({ table, seat }: MyTable, kept: OnlineGame | null): PlayedGame | null {
  const { id, result, config, seats, createdAt } = table;
  if (result === null || table.status !== 'over') return null;
  const others = seats.filter((_, other) => other !== seat);
  const isAmongPeople = others.some(({ kind }) => kind === 'person');
  return {
    id,
    at: createdAt,
    mode: 'online',
    opponent: isAmongPeople ? 'people' : strongestBot(others.map(({ level }) => level)),
    advanced: config.advanced,
    ...resultOf(seat, result.vp, result.winners),
    rounds: null,
    ...(kept ? foundIn(kept, seat) : { sources: null, review: null }),
  };
}
