// A health check of the store. Its result is cached for a second.

import type { HealthState } from '@black-angel/protocol';
import type { Store } from '../store/store.ts';

/** Milliseconds until a check without an answer fails. */
const PATIENCE = 2000;
const EVERY = 1000;

export class StoreCheck {
  private readonly store: Store;
  private readonly patience: number;
  private asked: { at: number; answer: Promise<HealthState> } | null = null;

  constructor(store: Store, patience = PATIENCE) {
    this.store = store;
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
    if (!(await this.within(this.store.getFact('server', 'checked'), until))) return 'not';
    return (await this.within(this.store.putFact('server', 'checked', { at: Date.now() }), until))
      ? 'ready'
      : 'degraded';
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
