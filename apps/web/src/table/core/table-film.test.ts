// The table without a page: replay, what others do, and what a returning player has missed.

import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../../../test/fake-browser.ts';
import type { FakeWorker } from '../../../test/fake-worker.ts';
import {
  endTurn,
  HOT_SEAT,
  isHals,
  make,
  open,
  SOLITAIRE,
  WITH_BOT,
  wait,
  withFakeTime,
} from '../../../test/open-table.ts';
import { changeSettings } from '../../browser/settings.ts';
import { openLocalMatch } from '../../match/local-match.ts';
import { TableStore } from './table-store.ts';

withFakeTime();

describe('replay', () => {
  /** A table after a few moves. */
  async function played() {
    const game = await open(SOLITAIRE);
    for (let i = 0; i < 3; i++) {
      make(game.store, game.store.get().decision!.options[0]!);
      await game.deliver();
    }
    return game;
  }

  it('looks at an earlier moment, where nothing can be decided, and comes back', async () => {
    const { store, deliver } = await played();
    const { moment, count } = store.get();
    void store.replay.lookAt(1);
    await deliver();
    expect(store.get()).toMatchObject({ isReplaying: true, decision: null, count });
    expect(store.get().moment.index).toBe(1);
    store.point('action:1', false);
    expect(store.get().refusal).toBeNull();
    void store.replay.lookAt(count + 5);
    await deliver();
    expect(store.get().moment.index).toBe(count);
    void store.replay.leave();
    await deliver();
    expect(store.get()).toMatchObject({ isReplaying: false, moment });
    expect(store.get().decision).not.toBeNull();
  });

  it('goes from turn to turn, on and back, however fast it is asked to', async () => {
    const { store, deliver } = await open(HOT_SEAT);
    const begins: number[] = [];
    for (const seat of [0, 1, 0]) {
      void store.takeOver(seat);
      await deliver();
      begins.push(store.get().count);
      await endTurn(store, deliver);
    }
    const { count } = store.get();
    expect([begins[0], new Set(begins).size, count > begins[2]! + 1]).toEqual([0, 3, true]);
    const turns = async (...steps: (1 | -1)[]): Promise<number> => {
      for (const by of steps) void store.replay.stepTurn(by);
      await deliver();
      return store.get().moment.index;
    };
    void store.replay.lookAt(begins[2]! + 1);
    await deliver();
    expect(await turns(-1)).toBe(begins[2]);
    expect(await turns(-1)).toBe(begins[1]);
    expect(await turns(1)).toBe(begins[2]);
    expect(await turns(-1, -1, -1)).toBe(0);
    expect(await turns(1, 1)).toBe(begins[2]);
    expect(await turns(1, 1, 1)).toBe(count);
    // So do single moves.
    for (const by of [-1, -1, -1] as const) void store.replay.step(by);
    await deliver();
    expect(store.get().moment.index).toBe(count - 3);
  });

  it('keeps what happens meanwhile for later', async () => {
    const { store, worker, deliver } = await played();
    const { count } = store.get();
    const { text } = store.get().decision!.options[0]!;
    void store.replay.lookAt(0);
    await deliver();
    // Another way to move than by this table.
    void worker.session.calls.play(0, text);
    await deliver();
    expect(store.get()).toMatchObject({ isReplaying: true, decision: null, moment: { index: 0 } });
    expect(store.get().count).toBeGreaterThan(count);
    void store.replay.leave();
    await deliver();
    expect(store.get().moment.index).toBe(store.get().count);
  });

  it('goes through Hal’s turn step by step, forwards and back, and the log with it', async () => {
    const game = await open(SOLITAIRE);
    const { store, deliver } = game;
    while (!store.get().entries.some(({ events }) => events.some(isHals))) {
      make(store, store.get().decision!.options[0]!);
      await deliver();
    }
    const { index } = store.get().entries.find(({ events }) => events.some(isHals))!;
    const step = async (by: 1 | -1): Promise<void> => {
      void store.replay.step(by);
      await deliver();
    };
    void store.replay.lookAt(index);
    await deliver();
    const positions: string[] = [];
    const look = (): void => {
      const { moment, replayStep, replayed } = store.get();
      positions.push(`${moment.index} ${replayStep?.number ?? 'end'} ${replayed!.at(-1)!.events.length}`);
    };
    look();
    do {
      await step(1);
      look();
    } while (store.get().replayStep !== null);
    expect(positions.length).toBeGreaterThan(3);
    expect(store.get().moment.index).toBe(index + 1);
    expect(new Set(positions).size).toBe(positions.length);
    const back: string[] = [positions.at(-1)!];
    for (const _ of positions.slice(1)) {
      await step(-1);
      const { moment, replayStep, replayed } = store.get();
      back.push(`${moment.index} ${replayStep?.number ?? 'end'} ${replayed!.at(-1)!.events.length}`);
    }
    expect(back.reverse()).toEqual(positions);
  });

  it('runs on by itself to the present, and can be halted', async () => {
    const { store, deliver } = await played();
    const { count } = store.get();
    const pass = async (): Promise<void> => {
      await wait(700);
      await deliver();
    };
    void store.replay.lookAt(0);
    await deliver();
    store.replay.run(true);
    await deliver();
    expect(store.get()).toMatchObject({ isReplayRunning: true, moment: { index: 1 } });
    store.replay.run(false);
    await pass();
    expect(store.get()).toMatchObject({ isReplayRunning: false, moment: { index: 1 } });
    store.replay.run(true);
    for (let i = 0; i < count; i++) await pass();
    expect(store.get()).toMatchObject({ isReplayRunning: false, moment: { index: count } });
  });
});

describe('what others do', () => {
  it('is shown move by move, each with its time, and can be skipped', async () => {
    const { store, deliver } = await open(WITH_BOT);
    changeSettings({ speed: 'normal' });
    const shown: number[] = [];
    store.onTransition((_change, make) => {
      make();
      shown.push(store.get().moment.index);
    });
    await endTurn(store, deliver);
    // The bot has moved; the table shows it later.
    expect(store.get()).toMatchObject({ telling: null, decision: null });
    const own = shown.length;
    await wait(600);
    expect(shown).toHaveLength(own + 1);
    expect(store.get()).toMatchObject({ isShowing: true, telling: { number: 1, step: { seat: 1 } } });
    store.skip();
    expect(store.get().isShowing).toBe(false);
    expect(store.get().decision).toMatchObject({ seat: 0 });
    expect(shown).toEqual([...shown].sort((a, b) => a - b));
  });
});

describe('a player who comes back', () => {
  /** A game with a bot up to the person's second turn, without films. */
  async function afterBotsTurn() {
    const kept = fakeStorage();
    const game = await open(WITH_BOT);
    while (!game.store.get().entries.some(({ seat }) => seat === 1)) {
      make(game.store, game.store.get().decision!.options[0]!);
      await game.deliver();
    }
    expect(game.store.get().decision).toMatchObject({ seat: 0 });
    return { ...game, kept };
  }

  /** Opens the same game again, as after a reload. */
  async function openAgain(worker: FakeWorker): Promise<TableStore> {
    const opening = openLocalMatch('game', false, () => worker).then((match) => TableStore.open(match!));
    await worker.deliver(wait);
    return opening;
  }

  it('is shown the missed moves from where this browser left, and then decides', async () => {
    const { store, worker, kept } = await afterBotsTurn();
    const { count, moment } = store.get();
    const left = store.get().entries.find(({ seat }) => seat === 1)!.index;
    kept.set('black-angel-seen', JSON.stringify([[store.get().info.id, left]]));
    changeSettings({ speed: 'normal' });
    const again = await openAgain(worker);
    expect(again.get()).toMatchObject({ retold: 'missed', isShowing: true, decision: null, isRecapShown: false });
    expect(again.get().telling).toMatchObject({ number: 1, step: { seat: 1 } });
    expect(again.get().moment.index).toBeGreaterThan(left);
    expect(again.get().moment.index).toBeLessThan(count);
    await wait(20_000);
    expect(again.get()).toMatchObject({ retold: null, isShowing: false, telling: null, count });
    expect(again.get().moment).toEqual(moment);
    expect(again.get().decision).toMatchObject({ seat: 0 });
    // Next time there is nothing to tell.
    const third = await openAgain(worker);
    expect(third.get()).toMatchObject({ retold: null, telling: null, decision: { seat: 0 } });
  });

  it('can skip it, and look at it again until the own move', async () => {
    const { store, worker, kept, deliver } = await afterBotsTurn();
    const { moment } = store.get();
    // A browser that does not know the game tells what happened since the own last move.
    kept.clear();
    changeSettings({ speed: 'normal' });
    const again = await openAgain(worker);
    expect(again.get().retold).toBe('missed');
    again.skip();
    expect(again.get()).toMatchObject({ retold: null, telling: null, moment, decision: { seat: 0 } });
    const present = again.get().moment;
    again.tellAgain();
    await deliver();
    expect(again.get().telling).toMatchObject({ step: { seat: 1 } });
    expect(again.get().retold).toBe('again');
    again.skip();
    expect(again.get()).toMatchObject({ moment, decision: { seat: 0 } });
    // The same object: nothing is drawn again.
    expect(again.get().moment).toBe(present);
  });

  it('reads it as a text where films are off, until it is confirmed', async () => {
    const { worker, kept } = await afterBotsTurn();
    // What was seen as it happened is not told again.
    expect((await openAgain(worker)).get()).toMatchObject({ isRecapShown: false, decision: { seat: 0 } });
    kept.clear();
    const again = await openAgain(worker);
    expect(again.get()).toMatchObject({ retold: null, isRecapShown: true, decision: { seat: 0 } });
    const third = await openAgain(worker);
    expect(third.get()).toMatchObject({ retold: null, isRecapShown: true });
    third.showRecap(false);
    expect((await openAgain(worker)).get()).toMatchObject({ isRecapShown: false, decision: { seat: 0 } });
  });

  it('finds what was done last marked until the own move', async () => {
    const { store, deliver } = await afterBotsTurn();
    expect(store.get().marks.length).toBeGreaterThan(0);
    make(store, store.get().decision!.options[0]!);
    await deliver();
    expect(store.get().marks).toEqual([]);
    store.undo('turn');
    await deliver();
    expect(store.get().marks.length).toBeGreaterThan(0);
  });
});
