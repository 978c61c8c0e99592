import { expect, it } from 'vitest';
import { sharedBox } from './spotlight.tsx';

it('a thing is seen as far as its frame shows it', () => {
  const list = { x: 0, y: 100, width: 390, height: 100 };
  expect(sharedBox({ x: 10, y: 180, width: 370, height: 44 }, list)).toEqual({ x: 10, y: 180, width: 370, height: 20 });
  expect(sharedBox({ x: 10, y: 90, width: 50, height: 44 }, list)).toEqual({ x: 10, y: 100, width: 50, height: 34 });
  expect(sharedBox({ x: 10, y: 120, width: 50, height: 44 }, list)).toEqual({ x: 10, y: 120, width: 50, height: 44 });
  expect(sharedBox({ x: 10, y: 200, width: 50, height: 44 }, list)).toBeNull();
});
