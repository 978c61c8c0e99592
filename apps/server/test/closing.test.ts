import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closingBy, MOST_CLOSING } from '../src/ops/closing.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const taking = (milliseconds: number) => () => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

describe('a server that is told to stop', () => {
  it('ends with 0 when it is closed, even if a busy machine needs half a minute', async () => {
    const codes: number[] = [];
    closingBy(taking(30_000), (code) => void codes.push(code))();
    await vi.advanceTimersByTimeAsync(29_000);
    expect(codes).toEqual([]);
    await vi.advanceTimersByTimeAsync(MOST_CLOSING);
    expect(codes).toEqual([0]);
  });

  it('ends with 1 when it cannot close, or is told a second time', async () => {
    const stuck: number[] = [];
    closingBy(taking(2 * MOST_CLOSING), (code) => void stuck.push(code))();
    await vi.advanceTimersByTimeAsync(MOST_CLOSING);
    expect(stuck).toEqual([1]);
    const twice: number[] = [];
    const stop = closingBy(taking(1000), (code) => void twice.push(code));
    stop();
    stop();
    expect(twice).toEqual([1]);
  });
});
