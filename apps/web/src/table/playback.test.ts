import { Match, type MatchSeat, newMatch, type Update } from '@black-angel/match';
import { decision, formatMove, type GameEvent, legalMoves } from '@black-angel/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Speed } from '../browser/settings.ts';
import { Playback } from './playback.ts';
import type { Scene } from './scenes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HAL = 1;
const person = (name: string): MatchSeat => ({ name, kind: 'person', level: null });
const SOLITAIRE = [person('Ada'), { name: 'Hal', kind: 'hal', level: null } as const];
const TWO = [person('Ada'), person('Bea')];

/** A game move by move as the authority tells it to the first seat. Moves are chosen by a number. */
function* updatesOf(seats: MatchSeat[], seed = 'playback'): Generator<Required<Update>> {
  const players = seats === SOLITAIRE ? 1 : 2;
  const options = { players, advanced: false, hal: players === 1 ? 'standard' : null } as const;
  const match = new Match(newMatch({ kind: 'setup', options, seed }, seats));
  for (let i = 0; !match.isOver; i++) {
    const keep = match.count;
    const { seat } = decision(match.state)!;
    const legal = legalMoves(match.state, seat);
    match.play(seat, formatMove(legal[(i * 7 + 3) % legal.length]!)!);
    const entries = match.entries(0, keep).filter(({ index }) => index >= keep);
    yield { moment: match.moment(0), entries, keep, halSteps: match.halSteps(0, keep) };
  }
}

function play(speed: Speed) {
  const shown: { scene: Scene; isLast: boolean; at: number }[] = [];
  const start = Date.now();
  let idle = 0;
  const playback = new Playback({
    show: (scene, isLast) => shown.push({ scene, isLast, at: Date.now() - start }),
    idle: () => idle++,
    speed: () => speed,
    isOwn: ({ entries }) => entries.every(({ seat }) => seat === 0),
  });
  return { playback, shown, idle: () => idle };
}

const has = (events: readonly GameEvent[], kind: GameEvent['kind']): boolean =>
  events.some((event) => event.kind === kind);
const isHals = ({ scene }: { scene: Scene }): boolean => scene.moment.view.decision?.seat === HAL;

const HALS_TURNS = ['one', 'two', 'three'].flatMap((seed) =>
  [...updatesOf(SOLITAIRE, seed)].filter(({ halSteps }) => halSteps.length > 0),
);
const WITH_CARD = HALS_TURNS.find(({ entries }) => has(entries.at(-1)!.events, 'dieBought'))!;

describe('Hal’s turn', () => {
  it('is shown step by step after the player’s, whose next turn begins only then', () => {
    const update = WITH_CARD;
    const { playback, shown, idle } = play('normal');
    playback.add(update);
    // The player's move is shown at once, and nothing of Hal's.
    expect(shown).toHaveLength(1);
    expect(shown[0]!.scene.events.at(-1)).toMatchObject({ kind: 'turnStarted', seat: HAL });
    vi.runAllTimers();
    expect(shown.map(({ at }) => at)).toEqual([0, 600, 1200, 1800, 2400]);
    expect(shown.map(isHals)).toEqual([true, true, true, true, false]);
    expect(shown.map(({ isLast }) => isLast)).toEqual([false, false, false, false, true]);
    const kinds: GameEvent['kind'][] = ['halCardRevealed', 'dieBought', 'actionTaken', 'turnStarted'];
    expect(shown.slice(1).map(({ scene }, i) => has(scene.events, kinds[i]!))).toEqual([true, true, true, true]);
    // The log grows with the steps, without repetition or loss.
    expect(shown.flatMap(({ scene }) => scene.events)).toEqual(update.entries.flatMap(({ events }) => events));
    expect(shown.at(-1)!.scene).toMatchObject({ moment: update.moment, entries: update.entries, keep: update.keep });
    const lines = shown.map(({ scene }) => scene.entries.at(-1)!.events.length);
    expect(lines).toEqual([...lines].sort((a, b) => a - b));
    expect(new Set(lines).size).toBe(lines.length);
    // Nothing can be taken back, and the game is not over.
    expect(shown.slice(0, -1).every(({ scene }) => scene.moment.undo.turn === 0 && !scene.moment.result)).toBe(true);
    expect(idle()).toBe(1);
  });

  it('never advances in one scene with the player’s Sequence B', () => {
    let both = 0;
    for (const update of HALS_TURNS) {
      const { playback, shown } = play('fast');
      playback.add(update);
      vi.runAllTimers();
      const advances = shown.map(({ scene }) => scene.events.filter(({ kind }) => kind === 'angelAdvanced').length);
      expect(Math.max(...advances)).toBeLessThanOrEqual(1);
      if (advances.reduce((sum, n) => sum + n, 0) === 2) both++;
    }
    expect(both).toBeGreaterThan(0);
  });

  it('has the pauses of the speed; without any it is one scene', () => {
    for (const [speed, pause] of [
      ['slow', 1100],
      ['normal', 600],
      ['fast', 250],
    ] as const) {
      const { playback, shown } = play(speed);
      playback.add(WITH_CARD);
      vi.runAllTimers();
      expect(shown.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4].map((n) => n * pause));
    }
    const { playback, shown, idle } = play('off');
    const update = WITH_CARD;
    playback.add(update);
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatchObject({ isLast: true, scene: { moment: update.moment, entries: update.entries } });
    expect(shown[0]!.scene.events).toEqual(update.entries.flatMap(({ events }) => events));
    expect(idle()).toBe(1);
  });

  it('can be skipped: what is left of it comes at once', () => {
    const update = WITH_CARD;
    const { playback, shown, idle } = play('slow');
    playback.add(update);
    vi.advanceTimersByTime(1100);
    expect(shown).toHaveLength(2);
    playback.skip();
    expect(shown).toHaveLength(3);
    expect(shown[2]!.isLast).toBe(true);
    expect(shown.flatMap(({ scene }) => scene.events)).toEqual(update.entries.flatMap(({ events }) => events));
    expect(idle()).toBe(1);
    vi.runAllTimers();
    expect(shown).toHaveLength(3);
  });
});

describe('a game without Hal', () => {
  it('shows every update as one scene: an own one at once, another player’s with a pause', () => {
    const updates = [...updatesOf(TWO)];
    for (const update of updates) {
      const { playback, shown, idle } = play('normal');
      playback.add(update);
      const isOwn = update.entries[0]!.seat === 0;
      expect(idle()).toBe(isOwn ? 1 : 0);
      expect(shown).toHaveLength(1);
      expect(shown[0]!.isLast).toBe(isOwn);
      vi.runAllTimers();
      expect(shown).toHaveLength(1);
      expect(idle()).toBe(1);
    }
  });

  it('shows an undo at once', () => {
    const [first] = updatesOf(TWO);
    const { playback, shown } = play('slow');
    playback.add({ moment: first!.moment, entries: [], keep: 0 });
    expect(shown).toMatchObject([{ isLast: true, scene: { events: [], isStep: false } }]);
  });
});
