// The games that the page has kept, read from its storage and replayed by the rules: the truth the page is compared with.

import { Match } from '@black-angel/match';
import type { Page } from 'playwright-core';
import type { StoredGame } from '../src/match/game-store.ts';

export async function readGames(page: Page): Promise<StoredGame[]> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('black-angel');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const asking = database.transaction('games').objectStore('games').getAll();
    const games = await new Promise<unknown[]>((resolve, reject) => {
      asking.onsuccess = () => resolve(asking.result);
      asking.onerror = () => reject(asking.error);
    });
    database.close();
    return games as never;
  });
}

export const gameIdOf = (page: Page): string => /#\/play\/([^/]+)/.exec(page.url())?.[1] ?? '';

/** The game at the table, as it is kept. */
export async function readGame(page: Page): Promise<StoredGame> {
  const id = gameIdOf(page);
  const game = (await readGames(page)).find((stored) => stored.id === id);
  if (!game) throw new Error(`The page keeps no game "${id}".`);
  return game;
}

/** Follows the game at the table: each new move is played on, so that the truth is always at hand. */
export class Follower {
  private readonly page: Page;
  private match: Match | null = null;
  private moves: string[] = [];

  constructor(page: Page) {
    this.page = page;
  }

  async follow(): Promise<Match> {
    const { saved } = await readGame(this.page);
    const isLonger = this.moves.every((move, i) => move === saved.moves[i]);
    if (!this.match || !isLonger) this.match = new Match(saved);
    for (const move of saved.moves.slice(this.match.count)) {
      const next = this.match.next();
      if (next.kind === 'over' || this.match.play(next.seat, move)) throw new Error(`The page kept "${move}".`);
    }
    this.moves = saved.moves;
    return this.match;
  }
}

/** The game at the table, replayed. */
export const replayGame = async (page: Page): Promise<Match> => new Match((await readGame(page)).saved);
