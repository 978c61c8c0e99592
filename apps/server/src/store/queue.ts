// Runs tasks one after the other, in the order of their requests.

export class Queue {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** Resolves with the task's result. A failed task does not stop the queue. */
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

  /** Resolves when all tasks so far are done. */
  async idle(): Promise<void> {
    await this.last;
  }
}
