// Requests to a worker that wait for an answer, by id. It loads no bot, so pages and stores can use it too.

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** Requests to a worker that wait for their answers. */
export class PendingRequests {
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;
  private failure: Error | null = null;

  /** Calls `post` with a new id. Settles when the answer with that id arrives. */
  ask<Answer>(post: (id: number) => void): Promise<Answer> {
    if (this.failure) return Promise.reject(this.failure);
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      post(id);
    });
  }

  resolve(id: number, answer: unknown): void {
    this.take(id)?.resolve(answer);
  }

  reject(id: number, error: Error): void {
    this.take(id)?.reject(error);
  }

  /** The worker has stopped: rejects every pending and every later request. */
  fail(error: Error): void {
    this.failure ??= error;
    for (const id of [...this.waiting.keys()]) this.reject(id, error);
  }

  private take(id: number): Waiting | undefined {
    const found = this.waiting.get(id);
    this.waiting.delete(id);
    return found;
  }
}
