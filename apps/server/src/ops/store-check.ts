// A health check of the store. Its result is cached for a second.

import type { Store } from '../store/store.ts';

/** Milliseconds until a check without an answer fails. */
const PATIENCE = 2000;
const EVERY = 1000;

export class StoreCheck {
  private readonly store: Store;
  private readonly patience: number;
  private asked: { at: number; answer: Promise<boolean> } | null = null;

  constructor(store: Store, patience = PATIENCE) {
    this.store = store;
    this.patience = patience;
  }

  async isWell(): Promise<boolean> {
    const now = performance.now();
    if (!this.asked || now - this.asked.at >= EVERY) this.asked = { at: now, answer: this.within(this.ask()) };
    return this.asked.answer;
  }

  /** A write is needed: a full disk can still be read. */
  private async ask(): Promise<boolean> {
    try {
      await this.store.getFact('server', 'checked');
      await this.store.putFact('server', 'checked', { at: Date.now() });
      return true;
    } catch {
      return false;
    }
  }

  private within(answer: Promise<boolean>): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), this.patience);
    });
    return Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }
}
