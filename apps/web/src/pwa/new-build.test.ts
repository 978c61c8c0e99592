import { expect, it } from 'vitest';
import { reloadForNewBuild } from './new-build.ts';

it('a file that is gone reloads the page once in a minute', () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  let reloads = 0;
  const fail = (now: number): boolean => reloadForNewBuild(storage, now, () => reloads++);
  expect(fail(1_000_000)).toBe(true);
  expect(fail(1_030_000)).toBe(false);
  expect(fail(1_060_000)).toBe(true);
  expect(reloads).toBe(2);
});
