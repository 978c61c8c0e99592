// Which other nodes are there: one that has not been heard of for a while is gone, and nobody is connected to it any more.

import type { FanOut } from '../store/fan-out.ts';

const BEAT_EVERY = 10_000;
const SILENT_AFTER = 35_000;

export class Neighbours {
  private readonly fanOut: FanOut;
  private readonly gone: (node: string) => void;
  /** When each was last heard of, by the process's own clock. */
  private readonly heardAt = new Map<string, number>();
  private readonly timer: NodeJS.Timeout;

  /** `gone` is called once for each that is gone. */
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

  /** Tells that this node is there, and looks which others are not. */
  beat(now = performance.now()): void {
    this.fanOut.tell({ what: 'alive' });
    for (const [node, at] of this.heardAt) if (now - at > SILENT_AFTER) this.drop(node);
  }

  close(): void {
    clearInterval(this.timer);
    this.fanOut.tell({ what: 'gone' });
  }
}
