// Shows what happened one move at a time. Updates wait in a queue; each is shown, then given the time its animation needs.
// No timer runs while the queue is empty.

import type { Update } from '@black-angel/match';
import type { Speed } from '../settings.ts';

/** Milliseconds for a move of somebody else, by speed. */
const PAUSE: Record<Speed, number> = { slow: 1100, normal: 600, fast: 250, off: 0 };

export interface PlaybackSettings {
  /** `isLast`: nothing waits behind it, and it needs no time to be looked at. */
  show(update: Update, isLast: boolean): void;
  /** Called when nothing is left to show. */
  idle(): void;
  speed(): Speed;
  /** One's own moves are shown without a pause: one knows what one did. */
  isOwn(update: Update): boolean;
}

export class Playback {
  private readonly settings: PlaybackSettings;
  private queue: Update[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(settings: PlaybackSettings) {
    this.settings = settings;
  }

  get isBusy(): boolean {
    return this.timer !== null || this.queue.length > 0;
  }

  add(update: Update): void {
    this.queue.push(update);
    if (this.timer === null) this.next();
  }

  /** Shows everything that waits at once. */
  skip(): void {
    if (!this.isBusy) return;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    const waiting = this.queue;
    this.queue = [];
    for (const [i, update] of waiting.entries()) this.settings.show(update, i === waiting.length - 1);
    this.settings.idle();
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.queue = [];
  }

  private next(): void {
    const update = this.queue.shift();
    if (!update) return this.settings.idle();
    const pause = this.settings.isOwn(update) || update.entries.length === 0 ? 0 : PAUSE[this.settings.speed()];
    this.settings.show(update, pause === 0 && this.queue.length === 0);
    if (pause === 0) return this.next();
    this.timer = setTimeout(() => {
      this.timer = null;
      this.next();
    }, pause);
  }
}
