import { expect, it, vi } from 'vitest';
import { FakeWorker, person } from '../../test/fake-worker.ts';
import { openLocalMatch } from './local-match.ts';

const START = { kind: 'setup', options: { players: 2, advanced: false, hal: null }, seed: 'local' } as const;

async function open(rules: number | null) {
  vi.useFakeTimers();
  const worker = new FakeWorker(START, [person('Ada'), person('Bea')]);
  worker.rules = rules;
  const opening = openLocalMatch('game', false, () => worker).catch((error: Error) => error);
  await worker.deliver((milliseconds) => vi.advanceTimersByTimeAsync(milliseconds));
  vi.useRealTimers();
  return { worker, opened: await opening };
}

it('loads the engine before it watches the match: the worker tells of moves from then on', async () => {
  const { worker, opened } = await open(99);
  expect(opened).toMatchObject({ message: expect.stringContaining('rules version 99') });
  expect(worker.asked.map(({ call }) => call)).toEqual(['open']);
  expect(worker.isStopped).toBe(true);
});

it('opens no game that another tab has open', async () => {
  const { worker, opened } = await open(null);
  expect(opened).toBeNull();
  expect(worker.isStopped).toBe(true);
});
