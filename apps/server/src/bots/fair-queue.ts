// Runs tasks one at a time. The owners of tasks take turns, so an owner with many tasks delays only these.

type Task = () => Promise<void>;

export class FairQueue {
  /** The waiting tasks by owner. The owner whose turn is next comes first. */
  private readonly waiting = new Map<string, Task[]>();
  private isRunning = false;

  /** Settles with the task's result. A failed task does not stop the queue. */
  add<T>(owner: string, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const task = (): Promise<void> => work().then(resolve, reject);
      const own = this.waiting.get(owner);
      if (own) own.push(task);
      else this.waiting.set(owner, [task]);
      void this.run();
    });
  }

  private async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    for (let task = this.take(); task; task = this.take()) await task();
    this.isRunning = false;
  }

  private take(): Task | undefined {
    for (const [owner, [task, ...rest]] of this.waiting) {
      this.waiting.delete(owner);
      if (rest.length > 0) this.waiting.set(owner, rest);
      return task;
    }
    return undefined;
  }
}
