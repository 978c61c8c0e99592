import { describe, expect, it } from 'vitest';
import { unreadLines } from './unread.ts';

const line = (n: number, seat: number) => ({ n, seat });
const LINES = [line(4, 1), line(5, 0), line(6, 1), line(7, 2), line(8, -1)];
const numbers = (seat: number | null, read: number, muted: readonly number[] = []): number[] =>
  unreadLines(LINES, { seat, read, isMuted: (one) => muted.includes(one.seat) }).map(({ n }) => n);

describe('unread lines of the chat', () => {
  it('are those behind the last one read, or written by the player on any device', () => {
    expect(numbers(0, -1)).toEqual([6, 7, 8]);
    expect(numbers(0, 6)).toEqual([7, 8]);
    expect(numbers(0, 8)).toEqual([]);
    expect(numbers(2, -1)).toEqual([8]);
  });

  it('are not of muted people; a spectator has written none', () => {
    expect(numbers(0, -1, [1])).toEqual([7, 8]);
    expect(numbers(null, 4)).toEqual([5, 6, 7, 8]);
  });
});
