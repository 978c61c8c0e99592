// The other nodes. One that is silent for too long counts as gone, with all its connections.

import type { FanOut } from '../../store/fan-out.ts';

const BEAT_EVERY = 10_000;
const SILENT_AFTER = 35_000;

export class Neighbours {
  private readonly fanOut: FanOut;
  private readonly gone: (node: string) => void;
  /** Monotonic time of the last news of each node. */
  private readonly heardAt = new Map<string, number>();
  private readonly timer: NodeJS.Timeout;

  /** Calls `gone` once for each node that is gone. */
  constructor(fanOut: FanOut, gone: (node: string) => void) {
    this.fanOut = fanOut;
    this.gone = gone;
    this.timer = setInterval(() => this.beat(), BEAT_EVERY).unref();
  }

  heard(node: string): void {
    this.heardAt.set(node, performance.now());
  }

  drop(node: string): void {
    if (this.heardAt.delete(node)) this.gone(node);
  }

  /** Sends a sign of life, and drops nodes that sent none. */
  beat(now = performance.now()): void {
    this.fanOut.tell({ what: 'alive' });
    for (const [node, at] of this.heardAt) if (now - at > SILENT_AFTER) this.drop(node);
  }

  close(): void {
    clearInterval(this.timer);
    this.fanOut.tell({ what: 'gone' });
  }
}
