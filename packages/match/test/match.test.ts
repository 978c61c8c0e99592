import { readFileSync } from 'node:fs';
import type { GameRecord, State } from '@black-angel/engine';
import { PRESENT_ENGINE } from '@black-angel/engine/load';
import { RULES_VERSION } from '@black-angel/rules';
import { describe, expect, it } from 'vitest';
import {
  Match,
  MatchError,
  type MatchSeat,
  matchOfRecord,
  newMatch,
  type SavedMatch,
  toPresent,
} from '../src/index.ts';

const { decision, formatMove, hashState, isOver, legalMoves, replay, makePosition } = PRESENT_ENGINE;

const person = (name: string): MatchSeat => ({ name, kind: 'person', level: null });
const solitaire = (seed: string): SavedMatch =>
  newMatch({ kind: 'setup', options: { players: 1, advanced: false, hal: 'standard' }, seed }, [
    person('Ada'),
    { name: 'Hal', kind: 'hal', level: null },
  ]);
const two = (seed: string): SavedMatch =>
  newMatch({ kind: 'setup', options: { players: 2, advanced: true, hal: null }, seed }, [person('Ada'), person('Bea')]);

/** The text of a legal move, chosen by a number. */
function someMove(state: State, n: number): string {
  const moves = legalMoves(state, decision(state)!.seat);
  return formatMove(moves[n % moves.length]!)!;
}

function playOn(match: Match, moves: number): void {
  for (let i = 0; i < moves && !match.isOver; i++) {
    expect(match.play(decision(match.state)!.seat, someMove(match.state, i * 7 + 3))).toBeNull();
  }
}

describe('a game of an earlier version as a match of the present one', () => {
  const oldGame = (version: number): GameRecord => {
    const file = `../../engine/frozen/v${version}-games/03-2-players-standard.json`;
    return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as GameRecord;
  };

  it('is the same game if only the default set differs', async () => {
    const record = oldGame(2);
    const saved = (await toPresent(matchOfRecord(record, null, 'easy')))!;
    expect(saved.rules).toBe(RULES_VERSION);
    const match = new Match(saved);
    expect(match.isOver).toBe(true);
    expect(match.record()).toMatchObject({ hash: record.hash, result: record.result, components: record.components });
  });

  it('is none if the rules differ', async () => {
    expect(await toPresent(matchOfRecord(oldGame(1), null, 'easy'))).toBeNull();
  });

  it('a game of the present version is itself', async () => {
    const saved = two('present');
    expect(await toPresent(saved)).toBe(saved);
  });
});

describe('a match', () => {
  it('is the same when it is opened again', () => {
    const match = new Match(two('again'));
    playOn(match, 60);
    const again = new Match(JSON.parse(JSON.stringify(match.save())));
    expect(hashState(again.state)).toBe(hashState(match.state));
    expect(again.entries(0)).toEqual(match.entries(0));
  });

  it('refuses an illegal move with its rule and stays as it is', () => {
    const match = new Match(solitaire('refuse'));
    const before = match.save();
    expect(match.play(0, 'end')).toMatchObject({ ok: false, rule: expect.any(String) });
    expect(match.play(0, 'nonsense')).toMatchObject({ rule: 'T1' });
    expect(match.save()).toEqual(before);
  });

  it('undoes steps and whole turns up to a barrier, never beyond', () => {
    for (let game = 0; game < 30; game++) {
      const match = new Match(two(`undo ${game}`));
      const barriers: number[] = [0];
      for (let i = 0; i < 80 && !match.isOver; i++) {
        const { seat } = decision(match.state)!;
        match.play(seat, someMove(match.state, i * 5 + game));
        if (match.hasPassedBarrier) barriers.push(match.count);
        const { step, turn } = match.moment(seat).undo;
        expect(match.count - turn).toBe(match.hasPassedBarrier ? match.count : barriers.at(-1));
        expect(step).toBe(turn === 0 ? 0 : 1);
        expect(match.moment(seat === 0 ? 1 : 0).undo).toEqual({ step: 0, turn: 0 });
      }
      const seat = decision(match.state)?.seat ?? 0;
      const { turn } = match.moment(seat).undo;
      const before = match.count;
      expect(match.undo(seat, 'turn')).toBe(turn > 0);
      expect(match.count).toBe(before - turn);
      expect(hashState(new Match(match.save()).state)).toBe(hashState(match.state));
    }
  });

  it('takes automatic moves back together with the choice before them', () => {
    let isSeen = false;
    for (let game = 0; game < 40 && !isSeen; game++) {
      const match = new Match(solitaire(`auto ${game}`));
      for (let i = 0; i < 60 && !match.isOver && !isSeen; i++) {
        const { seat } = decision(match.state)!;
        const trivial = match.trivial();
        if (trivial) match.play(seat, trivial, true);
        else match.play(seat, someMove(match.state, i * 3 + game));
        const { step, turn } = match.moment(seat).undo;
        if (trivial && step > 1) {
          isSeen = true;
          expect(turn).toBeGreaterThanOrEqual(step);
          const reopened = new Match(match.save());
          expect(reopened.moment(seat).undo).toEqual({ step, turn });
          match.undo(seat, 'step');
          expect(match.trivial()).toBeNull();
        }
      }
    }
    expect(isSeen).toBe(true);
  });

  it('counts the turns that have begun, and no longer those that were taken back', () => {
    const match = new Match(two('turns'));
    for (let i = 0; i < 60; i++) {
      playOn(match, 1);
      const begun = match
        .entries('spectator')
        .flatMap(({ events }) => events.filter(({ kind }) => kind === 'turnStarted'));
      expect(match.turnsBegun).toBe(begun.length);
      // Every seat has had a turn in each earlier round; the seats before this one also in this round.
      const { round, seat } = match.state;
      if (match.turnsBegun > 0) expect(match.turnsBegun).toBe((round - 1) * 2 + seat + 1);
    }
    expect(match.turnsBegun).toBeGreaterThan(3);
  });

  it('shows each viewer only what that viewer may see', () => {
    const match = new Match(two('eyes'));
    playOn(match, 40);
    const own = match.moment(0).view;
    expect(own.players[0]!.hand).not.toBeNull();
    expect(own.players[1]!.hand).toBeNull();
    expect(match.moment('spectator').view.players.every(({ hand }) => hand === null)).toBe(true);
    const drawn = match.entries(1).flatMap(({ events }) => events.filter(({ kind }) => kind === 'cardDrawn'));
    expect(drawn.length).toBeGreaterThan(0);
    for (const event of drawn) if (event.kind === 'cardDrawn') expect(event.card === '').toBe(event.seat !== 1);
  });

  it('makes a record that replays', () => {
    const match = new Match(solitaire('record'));
    playOn(match, 4000);
    expect(isOver(match.state)).toBe(true);
    const record = match.record()!;
    expect(hashState(replay(record))).toBe(hashState(match.state));
    expect(hashState(new Match(matchOfRecord(record, null, 'normal')).state)).toBe(hashState(match.state));
    expect(match.scores().at(-1)).toEqual(record.result!.vp);
  });

  it('begins from a position, and then has no record', () => {
    const base = new Match(solitaire('base'));
    playOn(base, 10);
    const position = JSON.parse(JSON.stringify(makePosition(base.state)));
    const match = new Match(newMatch({ kind: 'position', position }, solitaire('').seats));
    expect(match.state.players).toEqual(base.state.players);
    expect(match.record()).toBeNull();
    expect(match.info('x').seed).toBeNull();
  });

  it('says what is wrong with a match it cannot open', () => {
    const good = solitaire('good');
    const open = (saved: SavedMatch) => () => new Match(saved);
    expect(open({ ...good, moves: ['end'] })).toThrow(/move 1, "end", is not legal/);
    expect(open({ ...good, rules: RULES_VERSION + 1 })).toThrow(/rules version/);
    expect(open({ ...good, seats: good.seats.slice(0, 1) })).toThrow(/needs 2 seats/);
    expect(open({ ...good, start: { kind: 'position', position: { nonsense: 1 } } })).toThrow(MatchError);
    const bot = { name: 'B', kind: 'bot', level: null } as MatchSeat;
    expect(open({ ...good, seats: [bot, good.seats[1]!] })).toThrow(/needs a level/);
  });
});
