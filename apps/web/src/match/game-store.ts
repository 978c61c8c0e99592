// The games of this browser, in IndexedDB. Every function rejects on an error, so no loss is silent.

import type { Review } from '@black-angel/bots/advice';
import type { Match, SavedMatch } from '@black-angel/match';
import type { Handover } from '@black-angel/protocol';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** For the list of games, which replays none of them. */
export interface Summary {
  round: number;
  /** VP by seat, Hal's last. */
  vp: number[];
  isOver: boolean;
  /** Seats that won; empty while the game runs. */
  winners: number[];
}

/** The origin of a game that continues another one. */
export interface Fork {
  /** The id of a game of this browser; null for a game of a server. */
  from: string | null;
  /** Moves made there before. */
  move: number;
}

/** Where the player's VP came from, as the statistics have counted it. */
export interface VpSources {
  /** Moves of the game then: after more moves it is counted again. */
  moves: number;
  vp: Readonly<Partial<Record<string, number>>>;
}

export interface StoredGame {
  id: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  changedAt: number;
  saved: SavedMatch;
  summary: Summary;
  fork?: Fork;
  vpSources?: VpSources;
  /** From a file or a link. Missing for games that were imported by older pages. */
  isImported?: true;
  /** The player's seat in an imported game, null for a game of others. Missing until the player has said it. */
  own?: number | null;
  /** The account that counts this game, by its name: the first that was signed in here after the end. */
  account?: string;
  /** Of a finished game, once it has been made. */
  review?: Review;
}

/** A finished game of a server, by the id of its table. Its seats are those that the server sent. */
export interface OnlineGame extends Pick<StoredGame, 'id' | 'saved' | 'vpSources' | 'review'> {
  /** The player's seat; null for a game that was watched. */
  seat: number | null;
  /** When bots played for persons. Games that were stored early have none. */
  handovers?: Handover[];
}

/** A component set of the player's own (own-sets/own-set.ts). */
interface StoredSet {
  readonly id: string;
  readonly changedAt: number;
}

interface Schema extends DBSchema {
  games: { key: string; value: StoredGame; indexes: { changedAt: number } };
  sets: { key: string; value: StoredSet; indexes: { changedAt: number } };
  online: { key: string; value: OnlineGame };
}

const NAME = 'black-angel';
/** Version 2 has the sets, version 3 the games of servers. */
const VERSION = 3;
let opened: Promise<IDBPDatabase<Schema>> | null = null;

export function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(NAME, VERSION, {
    upgrade(db, version) {
      if (version < 1) db.createObjectStore('games', { keyPath: 'id' }).createIndex('changedAt', 'changedAt');
      if (version < 3) db.createObjectStore('online', { keyPath: 'id' });
      if (version < 2) db.createObjectStore('sets', { keyPath: 'id' }).createIndex('changedAt', 'changedAt');
    },
    // Another tab upgrades the database. This tab opens it again when it needs it.
    blocking(_current, _next, event) {
      (event.target as IDBDatabase).close();
      opened = null;
    },
    terminated() {
      opened = null;
    },
  });
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

export async function putGame(game: StoredGame): Promise<void> {
  await (await database()).put('games', game);
}

export async function getGame(id: string): Promise<StoredGame | null> {
  return (await (await database()).get('games', id)) ?? null;
}

/** The latest first. */
export async function listGames(): Promise<StoredGame[]> {
  return (await (await database()).getAllFromIndex('games', 'changedAt')).reverse();
}

export async function deleteGame(id: string): Promise<void> {
  await (await database()).delete('games', id);
}

export async function putOnlineGame(game: OnlineGame): Promise<void> {
  await (await database()).put('online', game);
}

export async function getOnlineGame(id: string): Promise<OnlineGame | null> {
  return (await (await database()).get('online', id)) ?? null;
}

export function newGame(saved: SavedMatch, now = Date.now()): StoredGame {
  return {
    id: crypto.randomUUID().slice(0, 8),
    createdAt: now,
    changedAt: now,
    saved,
    summary: { round: 1, vp: [], isOver: false, winners: [] },
  };
}

/** What the list of games shows of a match. */
export function summaryOf(match: Match): Summary {
  const outcome = match.engine.result(match.state);
  return {
    round: match.state.round,
    vp: match.scores().at(-1)!,
    isOver: outcome !== null,
    winners: outcome?.winners ?? [],
  };
}
