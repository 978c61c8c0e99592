// Work that is carried out one after the other, in the order it was asked for.

export class Queue {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** Resolves with what the work gives, when everything asked before is done. A failure holds up nothing. */
  add<T>(work: () => Promise<T>): Promise<T> {
    this.waiting++;
    const done = this.last.then(work);
    this.last = done.then(
      () => this.waiting--,
      () => this.waiting--,
    );
    return done;
  }

  get isIdle(): boolean {
    return this.waiting === 0;
  }

  /** Resolves when what was asked so far is done. */
  async idle(): Promise<void> {
    await this.last;
  }
}
