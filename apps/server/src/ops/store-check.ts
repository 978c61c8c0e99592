// A health check of the store. Its result is cached for a second.

import type { HealthState } from '@black-angel/protocol';
import type { Store } from '../store/store.ts';
import type { LastWrite } from './measured-store.ts';

/** Milliseconds until a check without an answer fails. */
const PATIENCE = 2000;
const EVERY = 1000;
/** More than a move needs: on a disk that is almost full a smaller write may still succeed. */
const ROOM = 'x'.repeat(64 * 1024);

export class StoreCheck {
  private readonly store: Store;
  private readonly lastWrite: LastWrite;
  private readonly patience: number;
  private asked: { at: number; answer: Promise<HealthState> } | null = null;

  constructor(store: Store, lastWrite: LastWrite, patience = PATIENCE) {
    this.store = store;
    this.lastWrite = lastWrite;
    this.patience = patience;
  }

  async state(): Promise<HealthState> {
    const now = performance.now();
    if (!this.asked || now - this.asked.at >= EVERY) this.asked = { at: now, answer: this.ask() };
    return this.asked.answer;
  }

  /** A write is needed: a full disk can still be read. */
  private async ask(): Promise<HealthState> {
    const until = performance.now() + this.patience;
    if (!(await this.within(this.store.getDocument('server', 'checked'), until))) return 'not';
    return (await this.within(this.write(), until)) ? 'ready' : 'degraded';
  }

  /** After a failed write this writes as much as `ROOM`, so the check recovers even if nobody else writes. */
  private async write(): Promise<void> {
    if (this.lastWrite.hasFailed) {
      await this.store.putDocument('server', 'room', ROOM);
      await this.store.deleteDocument('server', 'room');
      this.lastWrite.hasFailed = false;
    }
    await this.store.putDocument('server', 'checked', { at: Date.now() });
  }

  private within(work: Promise<unknown>, until: number): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), until - performance.now());
    });
    const done = work.then(
      () => true,
      () => false,
    );
    return Promise.race([done, late]).finally(() => clearTimeout(timer));
  }
}
