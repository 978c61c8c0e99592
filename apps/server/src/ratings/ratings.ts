// Ratings of players who opt in: a rating with its uncertainty, and statistics. Idempotent: a game counts once.

import { LEAST_RANKED, modeOf, type RatedMode, type Standing } from '@black-angel/protocol';
import { shownRating } from '@black-angel/protocol/formulas';
import type { Account } from '../accounts/account.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { changeDocument } from '../store/documents.ts';
import type { Store, TableRow } from '../store/store.ts';
import { NEW_PLAYER, rate, sureStrength } from './plackett-luce.ts';

export const MODES: readonly RatedMode[] = ['standard', 'advanced'];

interface RatingDocument {
  name: string;
  mu: number;
  sigma: number;
  games: number;
  wins: number;
  vp: number;
  bestVp: number;
  /** The ids of the last counted games, so that none counts twice. */
  counted: string[];
}

/** The effect of one game on the ratings: computed once, then applied to each player. */
interface GameDocument {
  mode: RatedMode;
  /** When it was first counted. Games from before seasons have none. */
  season?: string;
  /** `mu` is added to that of the player, `sigma` multiplies it. */
  changes: { account: string; mu: number; sigma: number; vp: number; isWinner: boolean }[];
}

const MOST_COUNTED = 200;
const MOST_LISTED = 100;
/** Milliseconds that a leaderboard is kept: to make one of 10,000 ratings costs 120 ms of CPU time. */
export const KEPT_FOR = 30_000;
const MONTHS_IN_SEASON = 3;
const SEASONS = 'rating-season';
/** A season has its own ratings, which start fresh; null: those of all time. */
const inSeason = (kind: string, season: string | null): string => (season === null ? kind : `${kind}:${season}`);
const kindOf = (mode: RatedMode, season: string | null = null): string => inSeason(`rating:${mode}`, season);

export function seasonOf(at: number): string {
  const date = new Date(at);
  return `${date.getUTCFullYear()}-${1 + Math.floor(date.getUTCMonth() / MONTHS_IN_SEASON)}`;
}
const round = (value: number): number => Math.round(value * 100) / 100;

const newRating = (name: string): RatingDocument => ({
  name,
  ...NEW_PLAYER,
  games: 0,
  wins: 0,
  vp: 0,
  bestVp: 0,
  counted: [],
});

function standingOf(mode: RatedMode, { name, mu, sigma, games, wins, vp, bestVp }: RatingDocument): Standing {
  return {
    name,
    mode,
    rating: round(sureStrength({ mu, sigma })),
    mu: round(mu),
    sigma: round(sigma),
    games,
    wins,
    averageVp: round(vp / Math.max(1, games)),
    bestVp,
  };
}

/** Places by VP; a player who left the seat to a bot comes last. */
export function placesOf(seats: readonly { vp: number; hasLeft: boolean }[]): number[] {
  const worth = seats.map(({ vp, hasLeft }) => (hasLeft ? Number.NEGATIVE_INFINITY : vp));
  return worth.map((mine) => 1 + worth.filter((other) => other > mine).length);
}

export class Ratings {
  private readonly store: Store;
  private readonly accounts: Accounts;
  private readonly leaderboards = new Map<string, { at: number; standings: Promise<Standing[]> }>();

  constructor(store: Store, accounts: Accounts) {
    this.store = store;
    this.accounts = accounts;
  }

  private async ratingOf(mode: RatedMode, account: Account, season: string | null = null): Promise<RatingDocument> {
    return (await this.store.getDocument<RatingDocument>(kindOf(mode, season), account.id)) ?? newRating(account.name);
  }

  /** The rating of an account as the page shows it: a new player has 1500. Null if the account is not ranked. */
  async shownOf(id: string, mode: RatedMode): Promise<number | null> {
    const account = await this.accounts.get(id);
    return account?.isRanked ? shownRating(await this.ratingOf(mode, account)).rating : null;
  }

  /** Counts a game that is over. Idempotent, also after an interruption. */
  async count(row: TableRow): Promise<void> {
    const game = await this.gameOf(row, null);
    if (!game) return;
    await this.apply(row, game, null);
    const { season } = game;
    if (season === undefined) return;
    const ofSeason = await this.gameOf(row, season);
    if (!ofSeason) return;
    await this.store.putDocument(SEASONS, season, {});
    await this.apply(row, ofSeason, season);
  }

  private async apply(row: TableRow, game: GameDocument, season: string | null): Promise<void> {
    for (const change of game.changes) {
      const account = await this.accounts.get(change.account);
      if (!account?.isRanked) continue;
      await changeDocument<RatingDocument>(this.store, kindOf(game.mode, season), account.id, (kept) => {
        const rating = kept ?? newRating(account.name);
        if (rating.counted.includes(row.id)) return null;
        return {
          name: account.name,
          mu: rating.mu + change.mu,
          sigma: rating.sigma * change.sigma,
          games: rating.games + 1,
          wins: rating.wins + (change.isWinner ? 1 : 0),
          vp: rating.vp + change.vp,
          bestVp: Math.max(rating.bestVp, change.vp),
          counted: [...rating.counted, row.id].slice(-MOST_COUNTED),
        };
      });
      this.leaderboards.clear();
    }
  }

  private async gameOf(row: TableRow, season: string | null): Promise<GameDocument | null> {
    const kind = inSeason('rated-game', season);
    const known = await this.store.getDocument<GameDocument>(kind, row.id);
    // Other components are another game: its results are not comparable.
    if (known || !row.result || row.set) return known;
    const mode = modeOf(row.config);
    const players: { account: Account; seat: number }[] = [];
    for (const [seat, { account: id, isRated = true }] of row.seats.entries()) {
      const account = id === null ? null : await this.accounts.get(id);
      // The account must be ranked both when the game begins and when it ends, so that nobody decides by the result.
      if (account?.isRanked && isRated) players.push({ account, seat });
    }
    if (players.length === 0) return null;
    const { vp, winners } = row.result;
    const ratings = await Promise.all(players.map(({ account }) => this.ratingOf(mode, account, season)));
    const places = placesOf(players.map(({ seat }) => ({ vp: vp[seat]!, hasLeft: row.seats[seat]!.isSubstituted })));
    const after = players.length < LEAST_RANKED ? ratings : rate(ratings, places);
    const game: GameDocument = {
      mode,
      season: season ?? seasonOf(this.accounts.now()),
      changes: players.map(({ account, seat }, i) => ({
        account: account.id,
        mu: after[i]!.mu - ratings[i]!.mu,
        sigma: after[i]!.sigma / ratings[i]!.sigma,
        vp: vp[seat]!,
        isWinner: winners.includes(seat) && !row.seats[seat]!.isSubstituted,
      })),
    };
    if (await this.store.swapDocument(kind, row.id, null, game)) return game;
    return (await this.store.getDocument(kind, row.id)) as GameDocument;
  }

  /** The latest first. */
  async seasons(): Promise<string[]> {
    return (await this.store.listDocuments(SEASONS)).map(({ key }) => key).sort((a, b) => (a < b ? 1 : -1));
  }

  /** Kept for a while: it is made from every rating. Other nodes' games show after that time. */
  leaderboard(mode: RatedMode, season: string | null = null): Promise<Standing[]> {
    const kind = kindOf(mode, season);
    const kept = this.leaderboards.get(kind);
    const now = this.accounts.now();
    if (kept && Math.abs(now - kept.at) < KEPT_FOR) return kept.standings;
    const standings = this.readLeaderboard(kind, mode);
    this.leaderboards.set(kind, { at: now, standings });
    standings.catch(() => this.leaderboards.delete(kind));
    return standings;
  }

  private async readLeaderboard(kind: string, mode: RatedMode): Promise<Standing[]> {
    return (await this.store.listDocuments<RatingDocument>(kind))
      .map(({ value }) => standingOf(mode, value))
      .sort((a, b) => b.rating - a.rating || a.name.localeCompare(b.name))
      .slice(0, MOST_LISTED);
  }

  /** Null also without opt-in, so that the API does not reveal who exists. */
  async player(name: string): Promise<{ name: string; standings: Standing[] } | null> {
    const account = await this.accounts.byName(name);
    if (!account?.isRanked) return null;
    const standings: Standing[] = [];
    for (const mode of MODES) {
      const rating = await this.store.getDocument<RatingDocument>(kindOf(mode), account.id);
      if (rating) standings.push(standingOf(mode, rating));
    }
    return { name: account.name, standings };
  }

  async forget({ id }: Account): Promise<void> {
    for (const season of [null, ...(await this.seasons())])
      for (const mode of MODES) await this.store.deleteDocument(kindOf(mode, season), id);
    this.leaderboards.clear();
  }
}
