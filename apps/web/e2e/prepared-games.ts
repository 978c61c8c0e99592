// Games up to some moment, imported as files. Moves are random, so that changes of the bots change nothing.

import { LEVELS, makeUnitRandom, playBots } from '@black-angel/bots';
import type { DecisionKind, LevelName, Options } from '@black-angel/engine';
import { newMatch, type SavedMatch } from '@black-angel/match';
import { decision, makeRecord, playGame, replaySteps, type State, setup } from '@black-angel/rules';
import type { Page } from 'playwright-core';
import { atTable } from './new-game-form.ts';
import type { TableDriver } from './table-driver.ts';

export interface Preparation {
  players: 1 | 2 | 3 | 4;
  seed: string;
  advanced?: boolean;
  /** Played by bots of this level instead of at random: more natural, but it changes with the bots. */
  by?: LevelName;
  /** All seats are persons: one shared device. */
  isHotSeat?: boolean;
}

/** Who sits at the table, by seat. */
export const NAMES = ['Ada', 'Grace', 'Edsger', 'Barbara'];

export interface Moment {
  /** Moves made. */
  index: number;
  kind: DecisionKind;
  seat: number;
  state: State;
}

export class PreparedGame {
  private readonly options: Options;
  private readonly moves: readonly string[];
  private readonly preparation: Preparation;
  /** Every decision of the game. */
  readonly moments: readonly Moment[];

  constructor(preparation: Preparation) {
    const { players, seed, advanced = false, by } = preparation;
    this.preparation = preparation;
    this.options = { players, advanced, hal: players === 1 ? 'standard' : null };
    this.moves = by ? this.byBots(by) : this.byChance();
    const start = setup(this.options, seed);
    const steps = [...replaySteps(makeRecord(start, seed, this.moves))];
    this.moments = [start, ...steps.map(({ state }) => state)].flatMap((state, index) => {
      const frame = decision(state);
      return frame ? [{ index, kind: frame.kind, seat: frame.seat, state }] : [];
    });
  }

  private byBots(level: LevelName): string[] {
    const bots = Array.from({ length: this.options.players }, () => LEVELS[level].make());
    return playBots(bots, this.options, this.preparation.seed, { iterations: 50 }).moves;
  }

  private byChance(): string[] {
    const random = makeUnitRandom(this.preparation.seed.length);
    const any = (_state: State, moves: readonly unknown[]): number => Math.floor(random() * moves.length);
    return playGame(this.options, this.preparation.seed, any).moves;
  }

  /** The first moment of this kind from a move on. */
  find(kind: DecisionKind, from = 0): Moment {
    const found = this.moments.find((moment) => moment.kind === kind && moment.index >= from);
    if (!found) throw new Error(`There is no "${kind}" in this game.`);
    return found;
  }

  /** The first turn after the end has been triggered: whatever is played, the game is over soon. */
  lastRound(): Moment {
    const found = this.moments.find(({ kind, state }) => kind === 'turn' && state.ending !== 'none');
    if (!found) throw new Error('This game ends with the turn that triggers its end.');
    return found;
  }

  /** The game up to a moment. The decider is a person. */
  upTo({ index, seat }: Pick<Moment, 'index' | 'seat'>): SavedMatch {
    const { players, seed, isHotSeat = false } = this.preparation;
    const seats: SavedMatch['seats'] = NAMES.slice(0, players).map((name, i) => {
      const isPerson = isHotSeat || i === seat;
      return { name, kind: isPerson ? 'person' : 'bot', level: isPerson ? null : 'novice' };
    });
    if (this.options.hal) seats.push({ name: 'Hal', kind: 'hal', level: null });
    const match = newMatch({ kind: 'setup', options: this.options, seed }, seats);
    return { ...match, moves: this.moves.slice(0, index) };
  }

  /** The whole game, with its result. */
  whole(): SavedMatch {
    return this.upTo({ index: this.moves.length, seat: 0 });
  }
}

/** Imports a file on the page of games, in any language. */
export async function bringIn(page: Page, text: string): Promise<void> {
  await page.goto('#/games');
  await page
    .locator('.import-form input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** Opens a game at the table and closes the recap. */
export async function openMatch(page: Page, saved: SavedMatch): Promise<TableDriver> {
  await bringIn(page, JSON.stringify(saved));
  const driver = await atTable(page);
  const seen = await driver.see();
  // "Since your last turn" comes first.
  if (seen.waiting === 'dialog') await driver.accept(seen);
  return driver;
}
