// The table without a page: a real match in a fake worker, pointed at as a player would.

import type { MatchSeat } from '@black-angel/match';
import type { GameEvent, MoveKind, Options } from '@black-angel/rules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from '../browser/fake-browser.test-helper.ts';
import { changeSettings } from '../browser/settings.ts';
import { FakeWorker, person } from '../match/fake-worker.test-helper.ts';
import { openLocalMatch } from '../match/local-match.ts';
import type { Option } from '../ui-state/paths.ts';
import type { Target } from '../ui-state/target.ts';
import { TableStore } from './table-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  changeSettings({ speed: 'off', confirm: true, automatic: true, sound: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

const SOLITAIRE: MatchSeat[] = [person('Ada'), { name: 'Hal', kind: 'hal', level: null }];
const HOT_SEAT = [person('Ada'), person('Bea')];
const WITH_BOT: MatchSeat[] = [person('Ada'), { name: 'Bot', kind: 'bot', level: 'novice' }];

async function open(seats: MatchSeat[], seed = 'store') {
  const players = seats === SOLITAIRE ? 1 : 2;
  const options: Options = { players, advanced: false, hal: players === 1 ? 'standard' : null };
  const worker = new FakeWorker({ kind: 'setup', options, seed }, seats);
  const deliver = () => worker.deliver(wait);
  const opening = openLocalMatch('game', false, () => worker).then((match) => TableStore.open(match!));
  await deliver();
  const store = await opening;
  await deliver();
  return { store, worker, deliver };
}

const isHals = (event: GameEvent): boolean => event.kind === 'turnStarted' && event.seat === 1;

/** An option of the present decision by the kind of its move. */
function option(store: TableStore, kind: MoveKind, n = 0): Option {
  const found = store.get().decision!.options.filter(({ move }) => move.kind === kind)[n];
  if (!found) throw new Error(`no ${kind} among ${store.get().decision!.options.map(({ text }) => text)}`);
  return found;
}

/** Points at everything that names a move. */
function make(store: TableStore, { path, text }: Option): void {
  for (const target of path) {
    const { decision, selection } = store.get();
    if (decision && !selection!.chosen.includes(target)) store.point(target, false);
  }
  if (store.get().doubtful?.option.text === text) store.choose(store.get().doubtful!.option, true);
}

/** Plays until the seat's turn is over. */
async function endTurn(store: TableStore, deliver: () => Promise<void>): Promise<void> {
  const seat = store.viewer;
  while (store.viewer === seat && store.get().decision) {
    make(store, store.get().decision!.options[0]!);
    await deliver();
  }
}

describe('opening', () => {
  it('shows the only person the match with that person’s eyes', async () => {
    const { store } = await open(SOLITAIRE);
    expect(store.viewer).toBe(0);
    expect(store.get()).toMatchObject({ handover: null, isShowing: false, isRecapShown: false });
    expect(store.get().decision).toMatchObject({ kind: 'turn', seat: 0 });
  });

  it('ends with the table', async () => {
    const { store, worker } = await open(SOLITAIRE);
    store.close();
    expect(worker.isStopped).toBe(true);
  });
});

describe('pointing', () => {
  it('makes a move that one thing names', async () => {
    const { store, worker, deliver } = await open(SOLITAIRE);
    const die = option(store, 'die');
    store.point(die.path[0]!, false);
    expect(store.get().moment.index).toBe(1);
    await deliver();
    expect(worker.played).toEqual([die.text]);
    expect(store.get()).toMatchObject({ isSending: false, count: 1 });
    expect(store.get().decision!.kind).toBe('use-die');
    expect(worker.stored.at(-1)!.saved.moves).toEqual([die.text]);
  });

  it('collects the things of a longer move, and lets them go', async () => {
    const { store, worker } = await open(SOLITAIRE);
    const [card, slot] = option(store, 'play').path as [Target, Target];
    store.point(card, false);
    expect(store.get().selection!.chosen).toEqual([card]);
    store.point(card, false);
    expect(store.get().selection!.chosen).toEqual([]);
    store.point(card, false);
    store.letGo();
    expect(store.get().selection!.chosen).toEqual([]);
    store.point(card, false);
    store.point(slot, false);
    expect(store.get().moment.index).toBe(1);
    expect(worker.played).toEqual([]);
  });

  it('says why a thing leads nowhere, and sends nothing', async () => {
    const { store, worker, deliver } = await open(SOLITAIRE);
    store.point('action:1', false);
    expect(store.get().refusal).toMatchObject({ target: 'action:1', illegal: { rule: 'A2.1' } });
    await deliver();
    expect(worker.played).toEqual([]);
    store.letGo();
    expect(store.get().refusal).toBeNull();
  });

  it('does nothing while a move is on its way', async () => {
    const { store, worker, deliver } = await open(SOLITAIRE);
    changeSettings({ confirm: false });
    store.choose(option(store, 'sequence-b'));
    expect(store.get().isSending).toBe(true);
    store.point(option(store, 'die').path[0]!, false);
    await deliver();
    expect(worker.played).toEqual(['B']);
  });
});

describe('a touch', () => {
  it('plays what can be undone', async () => {
    const { store, worker, deliver } = await open(SOLITAIRE);
    const die = option(store, 'die', 1);
    store.point(die.path[0]!, true);
    expect(store.get().armed).toBeNull();
    await deliver();
    expect(worker.played).toEqual([die.text]);
    expect(store.get().moment.undo.step).toBe(1);
  });

  it('asks twice for what cannot be undone', async () => {
    changeSettings({ confirm: false });
    const { store, worker, deliver } = await open(SOLITAIRE);
    store.point('button:sequence-b', true);
    expect(store.get()).toMatchObject({ armed: { text: 'B' }, pointed: 'button:sequence-b', isSending: false });
    store.point('button:sequence-b', true);
    await deliver();
    expect(worker.played).toEqual(['B']);
    expect(store.get().moment.undo.step).toBe(0);
  });

  it('asks only once for what costs VP: that question is enough', async () => {
    const { store } = await open(SOLITAIRE);
    store.point('button:sequence-b', true);
    expect(store.get()).toMatchObject({ armed: null, doubtful: { option: { text: 'B' } } });
  });

  it('is taken back by letting go and by a first step elsewhere', async () => {
    changeSettings({ confirm: false });
    const { store } = await open(SOLITAIRE);
    store.point('button:sequence-b', true);
    store.letGo();
    expect(store.get().armed).toBeNull();
    store.point('button:sequence-b', true);
    store.point(option(store, 'play').path[0]!, true);
    expect(store.get().armed).toBeNull();
    expect(store.get().selection!.chosen).toHaveLength(1);
  });
});

describe('confirming', () => {
  it('asks before a move that costs VP, and makes it after a yes', async () => {
    const { store, worker, deliver } = await open(SOLITAIRE);
    const costly = option(store, 'sequence-b');
    store.point(costly.path[0]!, false);
    expect(store.get().doubtful).toMatchObject({ option: { text: 'B' }, vp: expect.any(Number) });
    expect(store.get().isSending).toBe(false);
    store.letGo();
    expect(store.get().doubtful).toBeNull();
    store.choose(costly);
    store.choose(costly, true);
    expect(store.get()).toMatchObject({ doubtful: null, isSending: true });
    await deliver();
    expect(worker.played).toEqual(['B']);
  });

  it('is a setting', async () => {
    const { store, deliver, worker } = await open(SOLITAIRE);
    changeSettings({ confirm: false });
    store.choose(option(store, 'sequence-b'));
    await deliver();
    expect(worker.played).toEqual(['B']);
  });
});

describe('hand-over', () => {
  it('hides everything until the next person has the device', async () => {
    const { store, deliver } = await open(HOT_SEAT);
    expect(store.viewer).toBe('spectator');
    expect(store.get()).toMatchObject({ handover: 0, decision: null });
    expect(store.get().moment.view.players.every(({ hand }) => hand === null)).toBe(true);
    const taking = store.takeOver(0);
    await deliver();
    await taking;
    expect(store.get()).toMatchObject({ handover: null, isRecapShown: false, decision: { seat: 0 } });
    expect(store.get().moment.view.players.map(({ hand }) => hand !== null)).toEqual([true, false]);
    await endTurn(store, deliver);
    expect(store.viewer).toBe('spectator');
    expect(store.get()).toMatchObject({ handover: 1, decision: null, isShowing: false });
    expect(store.get().moment.view.players.every(({ hand }) => hand === null)).toBe(true);
  });

  it('shows the next person what happened since that person’s last turn', async () => {
    const { store, deliver } = await open(HOT_SEAT);
    for (const seat of [0, 1, 0]) {
      void store.takeOver(seat);
      await deliver();
      // Nobody has had a turn before the first one.
      expect(store.get().isRecapShown).toBe(store.get().entries.some((entry) => entry.seat === seat));
      expect(store.get().decision!.seat).toBe(seat);
      await endTurn(store, deliver);
    }
  });
});

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
    void store.lookAt(1);
    await deliver();
    expect(store.get()).toMatchObject({ isReplaying: true, decision: null, count });
    expect(store.get().moment.index).toBe(1);
    store.point('action:1', false);
    expect(store.get().refusal).toBeNull();
    void store.lookAt(count + 5);
    await deliver();
    expect(store.get().moment.index).toBe(count);
    void store.leaveReplay();
    await deliver();
    expect(store.get()).toMatchObject({ isReplaying: false, moment });
    expect(store.get().decision).not.toBeNull();
  });

  it('keeps what happens meanwhile for later', async () => {
    const { store, worker, deliver } = await played();
    const { count } = store.get();
    const { text } = store.get().decision!.options[0]!;
    void store.lookAt(0);
    await deliver();
    // Another way to move than by this table.
    void worker.session.calls.play(0, text);
    await deliver();
    expect(store.get()).toMatchObject({ isReplaying: true, decision: null, moment: { index: 0 } });
    expect(store.get().count).toBeGreaterThan(count);
    void store.leaveReplay();
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
      void store.stepReplay(by);
      await deliver();
    };
    void store.lookAt(index);
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
    void store.lookAt(0);
    await deliver();
    store.runReplay(true);
    await deliver();
    expect(store.get()).toMatchObject({ isReplayRunning: true, moment: { index: 1 } });
    store.runReplay(false);
    await pass();
    expect(store.get()).toMatchObject({ isReplayRunning: false, moment: { index: 1 } });
    store.runReplay(true);
    for (let i = 0; i < count; i++) await pass();
    expect(store.get()).toMatchObject({ isReplayRunning: false, moment: { index: count } });
  });
});

describe('dragging', () => {
  it('a card onto a slot is the move of both', async () => {
    const { store, worker, deliver } = await open(SOLITAIRE);
    const { path, text } = option(store, 'play');
    expect(store.leads(path[0]!)).toBe(true);
    store.pointInTurn(path[0]!, path[1]!);
    await deliver();
    expect(worker.played).toEqual([text]);
  });

  it('a die, which is a move of its own, onto an action is two moves', async () => {
    const { store, worker, deliver } = await open(SOLITAIRE);
    const die = option(store, 'die');
    store.pointInTurn(die.path[0]!, 'action:1');
    await deliver();
    expect(worker.played).toEqual([die.text, 'action 1']);
  });

  it('onto a thing that cannot follow makes the first move only', async () => {
    const { store, worker, deliver } = await open(SOLITAIRE);
    const die = option(store, 'die');
    store.pointInTurn(die.path[0]!, 'deck:green');
    await deliver();
    expect(worker.played).toEqual([die.text]);
  });

  it('waits for the decision that only the authority knows', async () => {
    changeSettings({ confirm: false });
    const first = await open(SOLITAIRE);
    make(first.store, option(first.store, 'sequence-b'));
    await first.deliver();
    const [next] = first.store.get().decision!.options;
    const { store, worker, deliver } = await open(SOLITAIRE);
    store.pointInTurn('button:sequence-b', next!.path[0]!);
    expect(store.get().isSending).toBe(true);
    await deliver();
    expect(next!.path).toHaveLength(1);
    expect(worker.played).toEqual(['B', next!.text]);
  });
});

describe('undo', () => {
  it('takes a step or the turn back at once', async () => {
    const { store, worker, deliver } = await open(SOLITAIRE);
    const { moment } = store.get();
    make(store, option(store, 'die'));
    make(store, option(store, 'action'));
    await deliver();
    const { count } = store.get();
    expect(store.get().moment.undo.turn).toBe(count);
    store.undo('step');
    expect(store.get().moment.index).toBe(1);
    expect(store.get().decision!.kind).toBe('use-die');
    store.undo('turn');
    expect(store.get().moment).toEqual(moment);
    await deliver();
    expect(store.get().moment).toEqual(moment);
    expect(store.get().entries.map(({ index }) => index)).toEqual([-1]);
    expect(worker.stored.at(-1)!.saved.moves).toEqual([]);
  });

  it('does nothing where nothing can be taken back', async () => {
    const { store, worker, deliver } = await open(SOLITAIRE);
    store.undo('turn');
    await deliver();
    expect(worker.asked.map(({ call }) => call)).not.toContain('undo');
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
    expect(again.get()).toMatchObject({ isCatchingUp: true, isShowing: true, decision: null, isRecapShown: false });
    expect(again.get().telling).toMatchObject({ number: 1, step: { seat: 1 } });
    expect(again.get().moment.index).toBeGreaterThan(left);
    expect(again.get().moment.index).toBeLessThan(count);
    await wait(20_000);
    expect(again.get()).toMatchObject({ isCatchingUp: false, isShowing: false, telling: null, count });
    expect(again.get().moment).toEqual(moment);
    expect(again.get().decision).toMatchObject({ seat: 0 });
    // Next time there is nothing to tell.
    const third = await openAgain(worker);
    expect(third.get()).toMatchObject({ isCatchingUp: false, telling: null, decision: { seat: 0 } });
  });

  it('can skip it, and look at it again until the own move', async () => {
    const { store, worker, kept, deliver } = await afterBotsTurn();
    const { moment } = store.get();
    // A browser that does not know the game tells what happened since the own last move.
    kept.clear();
    changeSettings({ speed: 'normal' });
    const again = await openAgain(worker);
    expect(again.get().isCatchingUp).toBe(true);
    again.skip();
    expect(again.get()).toMatchObject({ isCatchingUp: false, telling: null, moment, decision: { seat: 0 } });
    again.tellAgain();
    await deliver();
    expect(again.get().telling).toMatchObject({ step: { seat: 1 } });
    again.skip();
    expect(again.get()).toMatchObject({ moment, decision: { seat: 0 } });
  });

  it('reads it as a text where films are off', async () => {
    const { worker, kept } = await afterBotsTurn();
    kept.clear();
    const again = await openAgain(worker);
    expect(again.get()).toMatchObject({ isCatchingUp: false, isRecapShown: true, decision: { seat: 0 } });
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

describe('trouble', () => {
  it('is said when a move is not stored, until one is', async () => {
    const { store, worker, deliver } = await open(SOLITAIRE);
    worker.isDiskFull = true;
    make(store, option(store, 'die'));
    await deliver();
    expect(store.get().problem).toEqual({ kind: 'notKept', text: 'the disk is full' });
    worker.isDiskFull = false;
    make(store, option(store, 'action'));
    await deliver();
    expect(store.get().problem).toBeNull();
  });

  it('forgets a hint that comes after the moment it is for', async () => {
    const { store, deliver } = await open(SOLITAIRE);
    void store.askHint();
    expect(store.get().hint).toBe('thinking');
    await deliver();
    expect(store.get().hint).toMatchObject({ lines: [] });
    store.forgetHint();
    void store.askHint();
    make(store, option(store, 'die'));
    await deliver();
    expect(store.get().hint).toBeNull();
  });
});
