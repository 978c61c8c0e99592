import type { GameEvent } from '@black-angel/engine';
import { PRESENT_ENGINE } from '@black-angel/engine/load';
import { type Line, logFrom, Match, type MatchSeat, newMatch } from '@black-angel/match';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Speed } from '../../browser/settings.ts';
import { Playback, type Shown } from './playback.ts';
import type { Scene } from './scenes.ts';

const { decision, formatMove, legalMoves } = PRESENT_ENGINE;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HAL = 1;
const person = (name: string): MatchSeat => ({ name, kind: 'person', level: null });
const SOLITAIRE = [person('Ada'), { name: 'Hal', kind: 'hal', level: null } as const];
const TWO = [person('Ada'), person('Bea')];

/** A line, and the index from which on its log is new. */
interface Told extends Required<Line> {
  from: number;
}

/** The events that are new. */
const eventsOf = ({ entries, from }: Told): GameEvent[] => logFrom(entries, from).flatMap(({ events }) => events);

/** A game move by move as the first seat is told it. Moves are chosen by a number. */
function* linesOf(seats: MatchSeat[], seed = 'playback'): Generator<Told> {
  const players = seats === SOLITAIRE ? 1 : 2;
  const options = { players, advanced: false, hal: players === 1 ? 'standard' : null } as const;
  const match = new Match(newMatch({ kind: 'setup', options, seed }, seats));
  for (let i = 0; !match.isOver; i++) {
    const from = match.count;
    const { seat } = decision(match.state)!;
    const legal = legalMoves(match.state, seat);
    match.play(seat, formatMove(legal[(i * 7 + 3) % legal.length]!)!);
    yield { moment: match.moment(0), entries: match.entries(0), from, stepViews: match.stepViews(0, from) };
  }
}

interface ShownScene extends Shown {
  scene: Scene;
  at: number;
}

function play(speed: Speed) {
  const shown: ShownScene[] = [];
  const start = Date.now();
  let idle = 0;
  const playback = new Playback(
    {
      show: (scene, how) => shown.push({ scene, ...how, at: Date.now() - start }),
      idle: () => idle++,
      speed: () => speed,
      viewer: () => 0,
      isOwn: ({ step }) => step === null || step.seat === 0,
    },
    0,
  );
  return { playback, shown, idle: () => idle };
}

const has = (events: readonly GameEvent[], kind: GameEvent['kind']): boolean =>
  events.some((event) => event.kind === kind);
const isHals = ({ scene }: { scene: Scene }): boolean => scene.moment.view.decision?.seat === HAL;
const kindsOf = (shown: readonly ShownScene[]): (string | null)[] => shown.map(({ scene }) => scene.step?.kind ?? null);

const HALS_TURNS = ['one', 'two', 'three'].flatMap((seed) =>
  [...linesOf(SOLITAIRE, seed)].filter(({ stepViews }) => stepViews.length > 0),
);
const WITH_CARD = HALS_TURNS.find(({ entries }) => has(entries.at(-1)!.events, 'dieBought'))!;

describe('Hal’s turn', () => {
  it('is shown step by step after the player’s, whose next turn begins only then', () => {
    const line = WITH_CARD;
    const { playback, shown, idle } = play('normal');
    playback.add(line, line.from);
    // The player's move is shown at once, and nothing of Hal's.
    expect(shown).toHaveLength(1);
    expect(shown[0]!.scene.events.at(-1)).toMatchObject({ kind: 'turnStarted', seat: HAL });
    vi.runAllTimers();
    expect(kindsOf(shown).slice(1, 4)).toEqual(['card', 'die', 'action']);
    expect(shown.map(isHals)).toEqual([...shown.slice(1).map(() => true), false]);
    expect(shown.map(({ isLast }) => isLast)).toEqual([...shown.slice(1).map(() => false), true]);
    const hals = shown.slice(1, -1);
    expect(hals.map(({ number }) => number)).toEqual(hals.map((_, i) => i + 1));
    expect(hals.every(({ of }) => of === hals.length)).toBe(true);
    // The log grows with the steps, without repetition or loss.
    expect(shown.flatMap(({ scene }) => scene.events)).toEqual(eventsOf(line));
    expect(shown.at(-1)!.scene).toMatchObject({ moment: line.moment, entries: line.entries });
    const lines = shown.map(({ scene }) => scene.entries.at(-1)!.events.length);
    expect(lines).toEqual([...lines].sort((a, b) => a - b));
    expect(new Set(lines).size).toBe(lines.length);
    // Nothing can be taken back, and the game is not over.
    expect(shown.slice(0, -1).every(({ scene }) => scene.moment.undo.turn === 0 && !scene.moment.result)).toBe(true);
    expect(idle()).toBe(1);
  });

  it('takes two to three seconds at normal speed, with few steps or many', () => {
    for (const line of HALS_TURNS) {
      const { playback, shown } = play('normal');
      playback.add(line, line.from);
      vi.runAllTimers();
      const pauses = shown.filter(isHals).slice(1);
      const total = pauses.reduce((sum, { pause }) => sum + pause, 0);
      if (pauses.length >= 4) expect(total).toBeGreaterThanOrEqual(2000);
      if (pauses.length <= 6) expect(total).toBeLessThanOrEqual(3000);
      for (const { pause } of pauses) expect(pause).toBeGreaterThanOrEqual(380);
    }
  });

  it('never advances in one scene with the player’s Sequence B', () => {
    let both = 0;
    for (const line of HALS_TURNS) {
      const { playback, shown } = play('fast');
      playback.add(line, line.from);
      vi.runAllTimers();
      const advances = shown.map(({ scene }) => scene.events.filter(({ kind }) => kind === 'angelAdvanced').length);
      expect(Math.max(...advances)).toBeLessThanOrEqual(1);
      if (advances.reduce((sum, n) => sum + n, 0) === 2) both++;
    }
    expect(both).toBeGreaterThan(0);
  });

  it('is faster or slower by the speed; without any it is one scene', () => {
    const lengths = (['slow', 'normal', 'fast'] as const).map((speed) => {
      const { playback, shown } = play(speed);
      playback.add(WITH_CARD, WITH_CARD.from);
      vi.runAllTimers();
      return shown.at(-1)!.at;
    });
    expect(lengths).toEqual([...lengths].sort((a, b) => b - a));
    expect(new Set(lengths).size).toBe(3);
    const { playback, shown, idle } = play('off');
    const line = WITH_CARD;
    playback.add(line, line.from);
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatchObject({ isLast: true, scene: { moment: line.moment, entries: line.entries } });
    expect(shown[0]!.scene.events).toEqual(eventsOf(line));
    expect(idle()).toBe(1);
  });

  it('can be skipped: what is left of it comes at once', () => {
    const line = WITH_CARD;
    const { playback, shown, idle } = play('slow');
    playback.add(line, line.from);
    vi.advanceTimersToNextTimer();
    expect(shown).toHaveLength(2);
    playback.skip();
    expect(shown).toHaveLength(3);
    expect(shown[2]!.isLast).toBe(true);
    expect(shown.flatMap(({ scene }) => scene.events)).toEqual(eventsOf(line));
    expect(idle()).toBe(1);
    vi.runAllTimers();
    expect(shown).toHaveLength(3);
  });

  it('waits while the page is hidden', () => {
    const { playback, shown } = play('normal');
    playback.hold(true);
    playback.add(WITH_CARD, WITH_CARD.from);
    vi.runAllTimers();
    expect(shown).toHaveLength(0);
    playback.hold(false);
    vi.advanceTimersToNextTimer();
    playback.hold(true);
    vi.runAllTimers();
    expect(shown).toHaveLength(2);
    playback.hold(false);
    vi.runAllTimers();
    expect(shown.at(-1)!.isLast).toBe(true);
  });
});

describe('a game without Hal', () => {
  const LINES = [...linesOf(TWO)];

  it('tells another player’s turn in its steps: the moves of one step together', () => {
    const { playback, shown, idle } = play('normal');
    // All moves are known at once, as after a reconnection.
    for (const line of LINES) playback.add(line, line.from);
    vi.runAllTimers();
    expect(idle()).toBeGreaterThan(0);
    expect(shown.at(-1)!.scene.moment).toEqual(LINES.at(-1)!.moment);
    const told = shown.filter(({ pause, scene }) => pause > 0 && scene.step?.seat === 1);
    expect(told.length).toBeGreaterThan(20);
    for (const [i, { scene }] of told.entries()) {
      const before = told[i - 1]?.scene.step;
      if (i > 0 && before!.turn === scene.step!.turn) expect(before!.kind).not.toBe(scene.step!.kind);
    }
    // Every event is shown once, in order.
    const all = LINES.flatMap(eventsOf);
    expect(shown.flatMap(({ scene }) => scene.events)).toEqual(all);
    // A turn takes its time, however many moves it has.
    for (const turn of Map.groupBy(told, ({ scene }) => scene.step!.turn).values()) {
      const total = turn.reduce((sum, { pause }) => sum + pause, 0);
      if (turn.length <= 6) expect(total).toBeLessThanOrEqual(3000);
    }
  });

  it('shows an own move at once, and lets it be seen before another’s turn is told', () => {
    const first = LINES.findIndex(
      ({ entries, from }) => entries[from + 1]!.seat === 1 && entries[from + 1]!.events.length > 0,
    );
    const { playback, shown } = play('normal');
    for (const line of LINES.slice(0, first)) {
      playback.add(line, line.from);
      expect(shown.at(-1)!.scene.moment).toEqual(line.moment);
    }
    const own = shown.length;
    playback.add(LINES[first]!, LINES[first]!.from);
    expect(shown).toHaveLength(own);
    vi.advanceTimersByTime(550);
    expect(shown.length).toBeGreaterThan(own);
    expect(shown[own]!.scene.step!.seat).toBe(1);
  });

  it('shows everything at once when too much waits, as after hours in a hidden page', () => {
    const { playback, shown, idle } = play('normal');
    playback.hold(true);
    const half = Math.floor(LINES.length / 2);
    for (const line of LINES.slice(0, half)) playback.add(line, line.from);
    expect(shown).toHaveLength(0);
    // A second game's worth of scenes.
    for (let i = 0; shown.length === 0 && i < 10; i++)
      for (const line of LINES.slice(half)) playback.add(line, line.from);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.every(({ pause }) => pause === 0)).toBe(true);
    expect(shown.at(-1)!.isLast).toBe(true);
    expect(idle()).toBeGreaterThan(0);
  });

  it('shows an undo at once', () => {
    const [first] = LINES;
    const { playback, shown } = play('slow');
    playback.add({ moment: first!.moment, entries: first!.entries.slice(0, 1) }, 0);
    expect(shown).toMatchObject([{ isLast: true, scene: { events: [], isStep: false } }]);
  });
});
