import { REVIEW_VERSION } from '@black-angel/bots/review-marks';
import type { Options } from '@black-angel/engine';
import { newMatch } from '@black-angel/match';
import { type LocalGame, NewLocalGames } from '@black-angel/protocol';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { newGame, type StoredGame } from '../match/game-store.ts';
import { needsOwnSeat } from '../match/own-seat.ts';
import { sandboxId } from '../match/sandbox-id.ts';
import { asLocalGame, gamesToSend, mergeGames, ofLocalGame } from './account-games.ts';
import { gamesAsCsv, gamesAsJson } from './export.ts';
import { type PlayedGame, playedHere, playedOnline } from './played-game.ts';
import { reviewMarks, reviewTally } from './review-marks.ts';
import { averageSources, groupBy, inOrder, monthOf, streaksOf, tallyOf } from './tally.ts';

const DAY = 86_400_000;
const person = (name: string) => ({ name, kind: 'person' as const, level: null });
const bot = (level: 'easy' | 'hard') => ({ name: 'Bot', kind: 'bot' as const, level });
const hal = { name: 'Hal', kind: 'hal' as const, level: null };

function stored(options: Options, seats: Parameters<typeof newMatch>[1], vp: number[], winners: number[]): StoredGame {
  const game = newGame(newMatch({ kind: 'setup', options, seed: 'statistics' }, seats, null), 5 * DAY);
  return { ...game, id: 'abc', createdAt: 4 * DAY, summary: { round: 7, vp, isOver: true, winners } };
}
const solitaire = stored({ players: 1, advanced: true, hal: 'standard' }, [person('Ada'), hal], [50, 43], [0]);

describe('an imported game', () => {
  const imported: StoredGame = { ...solitaire, isImported: true };
  const two = stored({ players: 2, advanced: false, hal: null }, [person('Bob'), person('Ada')], [9, 20], [1]);

  it('does not count until the player has said whose seat was theirs', () => {
    expect(playedHere(imported, 'Ada')).toBeNull();
    expect(needsOwnSeat(imported)).toBe(true);
    // As older pages stored it.
    const old = { ...solitaire, createdAt: solitaire.changedAt };
    expect(playedHere(old, 'Ada')).toBeNull();
    expect(needsOwnSeat(old)).toBe(true);
    expect(needsOwnSeat(solitaire)).toBe(false);
  });

  it('counts for the seat that was answered, and never as a game of others', () => {
    expect(playedHere({ ...two, isImported: true, own: 0 }, 'Ada')).toMatchObject({ isWon: false, vp: 9 });
    expect(playedHere({ ...two, isImported: true, own: 1 }, '')).toMatchObject({ isWon: true, vp: 20 });
    const foreign = { ...two, isImported: true as const, own: null };
    expect(playedHere(foreign, 'Ada')).toBeNull();
    expect(needsOwnSeat(foreign)).toBe(false);
  });

  it('is not asked about where it cannot count', () => {
    for (const change of [
      { summary: { ...imported.summary, isOver: false } },
      { fork: { from: null, move: 3 } },
      { id: sandboxId('t') },
    ])
      expect(needsOwnSeat({ ...imported, ...change })).toBe(false);
  });
});

describe('a played game', () => {
  it('against Hal', () => {
    expect(playedHere(solitaire, 'Ada')).toEqual({
      id: 'abc',
      at: 5 * DAY,
      mode: 'solitaire',
      opponent: 'hal:standard',
      advanced: true,
      isWon: true,
      vp: 50,
      rivalVp: 43,
      rounds: 7,
      sources: null,
      review: null,
    });
  });

  it('with bots is against the strongest of them', () => {
    const game = stored(
      { players: 3, advanced: false, hal: null },
      [bot('easy'), person('Ada'), bot('hard')],
      [9, 20, 31],
      [2],
    );
    expect(playedHere(game, '')).toMatchObject({
      mode: 'bots',
      opponent: 'bot:hard',
      isWon: false,
      vp: 20,
      rivalVp: 31,
    });
  });

  it('on one device is of the person with the player’s name', () => {
    const game = stored({ players: 2, advanced: false, hal: null }, [person('Bob'), person('Ada')], [9, 20], [1]);
    expect(playedHere(game, 'Ada')).toMatchObject({ mode: 'hot-seat', opponent: 'people', isWon: true, vp: 20 });
    expect(playedHere(game, '')).toMatchObject({ isWon: false, vp: 9 });
  });

  it('is finished, and neither continued from another one nor a sandbox', () => {
    expect(playedHere({ ...solitaire, summary: { ...solitaire.summary, isOver: false } }, '')).toBeNull();
    expect(playedHere({ ...solitaire, fork: { from: null, move: 3 } }, '')).toBeNull();
    expect(playedHere({ ...solitaire, id: sandboxId('t') }, '')).toBeNull();
  });

  it('has its sources while no move has changed', () => {
    const vp = { missions: 30, dice: -2 };
    expect(playedHere({ ...solitaire, vpSources: { moves: 0, vp } }, '')?.sources).toEqual(vp);
    expect(playedHere({ ...solitaire, vpSources: { moves: 9, vp } }, '')?.sources).toBeNull();
  });

  it('on a server', () => {
    const table = {
      id: 'online',
      status: 'over',
      createdAt: DAY,
      config: { advanced: false },
      seats: [person('Ada'), person('Bob')],
      result: { vp: [40, 41], winners: [1] },
    };
    const mine = { table, seat: 1 } as unknown as Parameters<typeof playedOnline>[0];
    expect(playedOnline(mine, null)).toMatchObject({
      mode: 'online',
      opponent: 'people',
      isWon: true,
      vp: 41,
      rivalVp: 40,
    });
    const running = { table: { ...table, status: 'running', result: null }, seat: 1 } as unknown as typeof mine;
    expect(playedOnline(running, null)).toBeNull();
  });
});

const game = (change: Partial<PlayedGame>): PlayedGame => ({ ...playedHere(solitaire, '')!, ...change });
const results = (...won: boolean[]): PlayedGame[] => won.map((isWon, i) => game({ id: String(i), isWon, at: i * DAY }));

const MARKS = { luck: 1.5, skill: -4, good: 9, inaccurate: 2, mistake: 1, blunder: 0 };

describe('a review', () => {
  const turn = (seat: number, mark: string) => ({ seat, mark });
  const seat = { start: 1.26, luck: -3.333, skill: -7.777, others: 4.05, result: -5.8 };
  const review = {
    version: REVIEW_VERSION,
    turns: [turn(0, 'good'), turn(1, 'blunder'), turn(0, 'mistake'), turn(0, 'good')],
    seats: [seat, seat],
  } as unknown as NonNullable<StoredGame['review']>;

  it('gives luck and skill as its page shows them, and the marks of the seat', () => {
    expect(reviewMarks(review, 0)).toEqual({ luck: -3.4, skill: -7.8, good: 2, inaccurate: 0, mistake: 1, blunder: 0 });
    expect(playedHere({ ...solitaire, review }, 'Ada')?.review?.mistake).toBe(1);
  });

  it('of an older version does not count', () => {
    expect(reviewMarks({ ...review, version: 1 as never }, 0)).toBeNull();
    expect(reviewMarks(undefined, 0)).toBeNull();
  });
});

describe('sums', () => {
  it('of reviews, without the games that have none', () => {
    const games = [game({ review: MARKS }), game({}), game({ review: { ...MARKS, luck: -0.5, skill: 0, blunder: 3 } })];
    expect(reviewTally(games)).toEqual({
      games: 2,
      luck: 0.5,
      skill: -2,
      marks: { good: 18, inaccurate: 4, mistake: 2, blunder: 3 },
    });
    expect(reviewTally([game({})])).toMatchObject({ games: 0, luck: 0, skill: 0 });
  });

  it('of results', () => {
    const games = [game({ vp: 40, rivalVp: 50, isWon: false }), game({ vp: 60, rivalVp: 45 })];
    expect(tallyOf(games)).toEqual({ games: 2, won: 1, vp: 50, margin: 2.5, best: 60 });
    expect(tallyOf([])).toEqual({ games: 0, won: 0, vp: 0, margin: 0, best: 0 });
  });

  it('of streaks', () => {
    expect(streaksOf(results(true, true, true, false, true, true))).toEqual({ present: 2, longest: 3 });
    expect(streaksOf(results(true, false, false))).toEqual({ present: -2, longest: 1 });
    expect(streaksOf([])).toEqual({ present: 0, longest: 0 });
  });

  it('of sources, without the games whose sources are not known', () => {
    const games = [game({ sources: { missions: 30, dice: -2 } }), game({ sources: { missions: 10 } }), game({})];
    expect(averageSources(games)).toEqual([
      { source: 'missions', vp: 20 },
      { source: 'dice', vp: -1 },
    ]);
  });

  it('by month, the oldest first', () => {
    const games = inOrder([game({ at: Date.UTC(2026, 1, 3) }), game({ at: Date.UTC(2026, 0, 31) })]);
    expect(groupBy(games, monthOf).map(({ key, games: played }) => [key, played.length])).toEqual([
      ['2026-01', 1],
      ['2026-02', 1],
    ]);
  });
});

describe('games of an account', () => {
  const row = (change: Partial<LocalGame> = {}): LocalGame => ({ ...asLocalGame(game({}))!, ...change });

  it('are told without loss; those on a server are not', () => {
    const own = game({ sources: { missions: 30, dice: -2 }, review: MARKS });
    expect(ofLocalGame(asLocalGame(own)!)).toEqual(own);
    expect(Compile(NewLocalGames).Check({ games: [asLocalGame(own)] })).toBe(true);
    expect(asLocalGame(game({ mode: 'online' }))).toBeNull();
    expect(ofLocalGame(row({ opponent: 'bot:godlike' }))).toBeNull();
  });

  it('count once, with what either device has computed', () => {
    const here = [game({ id: 'both', vp: 61, sources: { missions: 30 } })];
    const stored = [row({ id: 'both', vp: 7, review: MARKS }), row({ id: 'elsewhere' })];
    expect(mergeGames(here, stored)).toEqual([
      game({ id: 'both', vp: 61, sources: { missions: 30 }, review: MARKS }),
      game({ id: 'elsewhere' }),
    ]);
  });

  it('are sent if the account lacks them or something of them', () => {
    const here = [game({ id: 'a' }), game({ id: 'b', review: MARKS }), game({ id: 'c' })];
    const stored = [row({ id: 'a' }), row({ id: 'b' }), row({ id: 'elsewhere' })];
    expect(gamesToSend(here, stored).map(({ id }) => id)).toEqual(['b', 'c']);
    expect(gamesToSend(here, [...stored, ...gamesToSend(here, stored)])).toEqual([]);
  });
});

it('exports as JSON and as CSV', () => {
  const games = [game({ sources: { missions: 30 }, review: MARKS }), game({ id: 'a,"b"', at: 0, rounds: null })];
  expect(JSON.parse(gamesAsJson(games))[0]).toMatchObject({ date: '1970-01-06T00:00:00.000Z', vp: 50 });
  expect(gamesAsCsv(games)).toBe(
    'id,date,mode,opponent,advanced,isWon,vp,rivalVp,rounds,luck,skill,good,inaccurate,mistake,blunder,vp.missions\r\n' +
      'abc,1970-01-06T00:00:00.000Z,solitaire,hal:standard,true,true,50,43,7,1.5,-4,9,2,1,0,30\r\n' +
      '"a,""b""",1970-01-01T00:00:00.000Z,solitaire,hal:standard,true,true,50,43,,,,,,,,\r\n',
  );
});
