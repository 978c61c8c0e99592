// The games in the page's storage, replayed by the rules: tests compare the page with them.

import { Match } from '@black-angel/match';
import type { Page } from 'playwright-core';
import { PATIENCE } from '../../../scripts/patience.ts';
import type { StoredGame } from '../src/match/game-store.ts';
import { fetchLanguage, fixedT } from '../src/texts/i18n.ts';
import { sayPrompt } from '../src/texts/index.ts';
import { decisionOf } from '../src/ui-state/decision.ts';
import { select } from '../src/ui-state/selection.ts';

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

/** The stored game of the table. */
export async function readGame(page: Page): Promise<StoredGame> {
  const id = gameIdOf(page);
  const game = (await readGames(page)).find((stored) => stored.id === id);
  if (!game) throw new Error(`The page keeps no game "${id}".`);
  return game;
}

/** Follows the stored game of the table and plays its new moves. */
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

/** Polls until it finds something: a move is shown first and stored later. */
async function until<T>(what: string, look: () => Promise<T | null>): Promise<T> {
  for (const start = performance.now(); performance.now() - start < PATIENCE; ) {
    const found = await look();
    if (found !== null) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`The page does not keep ${what}.`);
}

/** The game at the table, once its end is stored. */
export const readFinishedGame = (page: Page): Promise<StoredGame> =>
  until('the end of the game', async () => {
    const game = await readGame(page);
    return game.summary.isOver ? game : null;
  });

/** A decision on the page: the prompt, and what glows. */
const askedBy = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const textOf = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
    const glowing = window.seeTable().glowing.map(({ target }) => target);
    return JSON.stringify([textOf('.prompt-title'), textOf('.prompt-text'), glowing.sort()]);
  });

/** The expected decision of the first player in English, before a selection. */
function askedIn(match: Match): string {
  const { view } = match.moment(0);
  const decision = decisionOf(view);
  if (!decision) return '';
  const moves = decision.options.map(({ move }) => move);
  const { title, text } = sayPrompt(fixedT('en'), view, decision.content, moves);
  return JSON.stringify([title, text, [...select(decision).next.keys()].sort()]);
}

/** The game at the table, once the shown decision is stored. In English, without a selection. */
export async function replayShownGame(page: Page): Promise<Match> {
  await fetchLanguage('en');
  return until('what it shows', async () => {
    const match = new Match((await readGame(page)).saved);
    return askedIn(match) === (await askedBy(page)) ? match : null;
  });
}
