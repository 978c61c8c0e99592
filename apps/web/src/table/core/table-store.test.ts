// The table without a page: what a player points at, confirms, drags, takes back and hands over.

import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../../../test/fake-browser.ts';
import { endTurn, HOT_SEAT, make, open, option, SOLITAIRE, withFakeTime } from '../../../test/open-table.ts';
import { seenMoves } from '../../browser/kept-numbers.ts';
import { changeSettings } from '../../browser/settings.ts';
import { needsSecondTap } from '../../ui-state/preview.ts';
import type { Target } from '../../ui-state/target.ts';
import { Proposals } from './proposals.ts';

withFakeTime();

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
    const { players } = store.get().moment.view;
    store.point(die.path[0]!, false);
    expect(store.get().moment.index).toBe(1);
    // What has not changed stays the same object.
    expect(store.get().moment.view.players[0]!.grid).toBe(players[0]!.grid);
    const { entries } = store.get();
    await deliver();
    // The answer says the same: the table has the log that it had.
    expect(store.get().entries).toBe(entries);
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

  it('asks for each thing on its own: a second tap elsewhere asks for that', async () => {
    changeSettings({ confirm: false });
    const { store, worker, deliver } = await open(SOLITAIRE, 'two secrets');
    const final = () =>
      store
        .get()
        .decision!.options.filter(({ path, move }) => path.length === 1 && needsSecondTap(store.get().decision!, move));
    while (final().length < 2) {
      make(store, store.get().decision!.options[0]!);
      await deliver();
    }
    const played = [...worker.played];
    const [first, second] = final();
    store.point(first!.path[0]!, true);
    expect(store.get().armed).toEqual(first);
    store.point(second!.path[0]!, true);
    expect(store.get()).toMatchObject({ armed: { text: second!.text }, isSending: false });
    store.point(second!.path[0]!, true);
    await deliver();
    expect(worker.played.slice(played.length)).toEqual([second!.text]);
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

describe('a transition', () => {
  it('ends with the new moment drawn: listeners hear of it within', async () => {
    const { store } = await open(SOLITAIRE);
    const drawn: number[] = [];
    const inTransitions: (readonly number[])[] = [];
    store.subscribe(() => drawn.push(store.get().moment.index));
    store.onTransition((_change, make) => {
      make();
      inTransitions.push([...drawn]);
    });
    const die = option(store, 'die');
    store.point(die.path[0]!, false);
    expect(inTransitions).toEqual([[1]]);
    // Nothing is left to be told, so nothing is drawn twice.
    await Promise.resolve();
    expect(drawn).toEqual([1]);
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

describe('what the program proposes', () => {
  const B_THEN_END = { move: { kind: 'sequence-b' as const }, lines: [{ moves: ['B', 'end'], value: 0, visits: 1 }] };

  it('is played without a question from a hint, and is asked for twice by touch as ever', async () => {
    const { store, worker, deliver } = await open(SOLITAIRE);
    worker.session.calls.hint = async () => B_THEN_END;
    void store.askHint();
    await deliver();
    expect(store.get().hint).toEqual(B_THEN_END);
    const costly = option(store, 'sequence-b');
    store.point(costly.path[0]!, true);
    expect(store.get()).toMatchObject({ armed: { text: 'B' }, doubtful: null, isSending: false });
    store.choose(costly);
    expect(store.get()).toMatchObject({ doubtful: null, isSending: true });
    await deliver();
    expect(worker.played).toEqual(['B']);
  });

  it('is doubted by no coach', async () => {
    const { store } = await open(SOLITAIRE);
    const chosen = option(store, 'die');
    store.coach = () => ({ loss: 2, better: 'B' });
    store.proposals.propose('coach', [[chosen.text]]);
    store.choose(chosen);
    expect(store.get()).toMatchObject({ doubtful: null, decision: { kind: 'use-die' } });
  });

  it('stays proposed up to the end of the turn, in its order, as long as the player follows', async () => {
    const proposals = new Proposals();
    proposals.propose('hint', [['die orange 2', 'discover', 'end']]);
    proposals.propose('paths', [['die orange 2', 'place 017 3b']]);
    expect(['die orange 2', 'discover', 'place 017 3b', 'B'].map((move) => proposals.has(move))).toEqual([
      ...[true, true, true, false],
    ]);
    proposals.follow('die orange 2');
    expect(proposals.has('die orange 2')).toBe(false);
    proposals.follow('discover');
    expect([proposals.has('end'), proposals.has('place 017 3b')]).toEqual([true, false]);
    proposals.follow('B');
    expect(proposals.has('end')).toBe(false);
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

describe('what this browser has shown', () => {
  it('is remembered for the only person, not for those who share the device', async () => {
    const stored = fakeStorage();
    const { store } = await open(SOLITAIRE);
    expect(seenMoves(store.get().info.id)).toBe(0);
    stored.clear();
    const shared = await open(HOT_SEAT);
    void shared.store.takeOver(0);
    await shared.deliver();
    expect(shared.store.get().decision).toMatchObject({ seat: 0 });
    expect(stored.get('black-angel-seen')).toBeUndefined();
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
    expect(store.get().isUndone).toBe(false);
    store.undo('step');
    expect(store.get().isUndone).toBe(true);
    expect(store.get().moment.index).toBe(1);
    expect(store.get().decision!.kind).toBe('use-die');
    store.undo('turn');
    expect(store.get().moment).toEqual(moment);
    await deliver();
    expect(store.get().isUndone).toBe(true);
    expect(store.get().moment).toEqual(moment);
    expect(store.get().entries.map(({ index }) => index)).toEqual([-1]);
    expect(worker.stored.at(-1)!.saved.moves).toEqual([]);
  });

  it('does nothing where nothing can be taken back', async () => {
    const { store, worker, deliver } = await open(SOLITAIRE);
    store.undo('turn');
    await deliver();
    expect(worker.asked.map(({ call }) => call)).not.toContain('undo');
    expect(store.get().isUndone).toBe(false);
  });
});

describe('the coach', () => {
  it('asks before a choice that gives VP up, and lets it be made anyway', async () => {
    const { store } = await open(SOLITAIRE);
    const chosen = option(store, 'die');
    store.coach = ({ text }) => (text === chosen.text ? { loss: 2, better: 'B' } : null);
    store.choose(chosen);
    expect(store.get()).toMatchObject({ isSending: false, doubtful: { warning: { loss: 2, better: 'B' } } });
    store.choose(chosen, true);
    expect(store.get().doubtful).toBeNull();
    expect(store.get().decision).not.toMatchObject({ kind: 'turn' });
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
