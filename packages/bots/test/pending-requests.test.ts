import { describe, expect, it } from 'vitest';
import { PendingRequests } from '../src/pending-requests.ts';

describe('pending requests', () => {
  it('settle by their id, in any order, once', async () => {
    const pending = new PendingRequests();
    const posted: number[] = [];
    const one = pending.ask<string>((id) => void posted.push(id));
    const two = pending.ask<string>((id) => void posted.push(id));
    pending.resolve(posted[1]!, 'second');
    pending.reject(posted[0]!, new Error('first failed'));
    pending.resolve(posted[0]!, 'too late');
    expect(await two).toBe('second');
    await expect(one).rejects.toThrow('first failed');
  });

  it('are all rejected when the worker is gone, and so are later ones', async () => {
    const pending = new PendingRequests();
    const waiting = pending.ask(() => {});
    pending.fail(new Error('gone'));
    pending.fail(new Error('gone again'));
    await expect(waiting).rejects.toThrow('gone');
    let isPosted = false;
    const later = pending.ask(() => {
      isPosted = true;
    });
    await expect(later).rejects.toThrow(/^gone$/);
    expect(isPosted).toBe(false);
  });
});
