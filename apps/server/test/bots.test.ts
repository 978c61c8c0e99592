// The thread of the server's bots: it may fail in every way, and its slow bots take turns.

import { openSet } from '@black-angel/engine/open-set';
import { legalMoves, setup, view } from '@black-angel/rules';
import { defaultContent } from '@black-angel/rules/components';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type BotQuestion, type BotSettings, type Bots, DEADLINE, startBots } from '../src/bots/bots.ts';
import { FairQueue } from '../src/bots/fair-queue.ts';

const state = setup({ players: 2 }, 'bots');
const questionWith = (seed: string, content = defaultContent): BotQuestion => {
  const game = content === defaultContent ? state : setup({ players: 2 }, 'bots', content);
  return {
    ...{ seat: 0, view: view(game, 0), moves: legalMoves(game, 0), seed, owner: 'somebody' },
    components: content === defaultContent ? null : content.set,
  };
};

function started(settings?: BotSettings): Bots {
  const bots = startBots(settings);
  onTestFinished(() => bots.close());
  return bots;
}

/** A thread that does what the seed says. */
const FAKE = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ id, question: { seed, moves } }) => {
      if (seed === 'throw') throw new Error('a fault');
      if (seed === 'exit') process.exit();
      if (seed === 'fill') for (const all = []; ; ) all.push(new Array(100_000).fill(id));
      if (seed === 'move') parentPort.postMessage({ kind: 'thought', id, thought: { move: moves[0], lines: [] } });
    });
  `)}`,
);
const signal = new AbortController().signal;

describe('the thread of the bots', () => {
  it.each([
    ['throw', /a fault/],
    ['exit', /it stopped/],
    ['fill', /memory/],
    ['say nothing', /it stopped/],
  ])(
    'that does this: %s, fails the thoughts of that moment, and the next question starts another one',
    async (seed, why) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      const bots = started({ url: FAKE });
      const thoughts = ['wait', seed].map((one) => bots.think('normal', questionWith(one), signal));
      const failed = Promise.all(thoughts.map((thought) => expect(thought).rejects.toThrow(why)));
      if (seed === 'say nothing') vi.advanceTimersByTime(DEADLINE);
      await failed;
      const { move } = await bots.think('normal', questionWith('move'), signal);
      expect(move).toEqual(questionWith('').moves[0]);
    },
  );

  it('a slow bot that fails does not stop the others', async () => {
    const bots = started({ url: FAKE });
    const [failed, moved] = ['throw', 'move'].map((seed) => bots.think('expert', questionWith(seed), signal));
    await expect(failed).rejects.toThrow('a fault');
    expect(await moved).toBeDefined();
  });

  it('a game with other components needs only its own', async () => {
    const named = (name: string) => openSet({ ...structuredClone(defaultContent.set), id: name, name });
    const bots = started();
    const moved = await bots.think('novice', questionWith('one', named('one')), signal);
    expect(moved.move).toBeDefined();
    await expect(
      bots.think('novice', { ...questionWith('two', named('two')), components: null }, signal),
    ).rejects.toThrow(/is not loaded/);
    expect(await bots.think('novice', questionWith('two', named('two')), signal)).toBeDefined();
  });
});

describe('the queue of slow bots', () => {
  it('lets owners take turns, however many tasks they have', async () => {
    const queue = new FairQueue();
    const order: string[] = [];
    const add = (owner: string, name: string): Promise<void> =>
      queue.add(owner, async () => {
        await Promise.resolve();
        order.push(name);
        if (name === 'a2') throw new Error('failed');
      });
    const many = ['a1', 'a2', 'a3', 'a4'].map((name) => add('a', name));
    const others = [add('b', 'b1'), add('c', 'c1')];
    const settled = await Promise.allSettled([...many, ...others]);
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
    expect(settled.map(({ status }) => status === 'rejected')).toEqual([false, true, false, false, false, false]);
  });

  it('runs one task at a time', async () => {
    const queue = new FairQueue();
    let running = 0;
    let most = 0;
    const task = async (): Promise<void> => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
    };
    await Promise.all(['a', 'b', 'a', 'c'].map((owner) => queue.add(owner, task)));
    expect(most).toBe(1);
  });
});
