// Shows updates one scene at a time, from a queue, with a pause after each. No timer runs while the queue is empty.

import type { Update } from '@black-angel/match';
import type { Speed } from '../browser/settings.ts';
import { type Scene, scenesOf, withoutSteps } from './scenes.ts';

/** Milliseconds after a move of another player or a step of Hal's turn, by speed. */
const PAUSE: Record<Speed, number> = { slow: 1100, normal: 600, fast: 250, off: 0 };

export interface PlaybackSettings {
  /** `isLast`: the queue is empty and no pause follows. */
  show(scene: Scene, isLast: boolean): void;
  /** Called when nothing is left to show. */
  idle(): void;
  speed(): Speed;
  /** The viewer's own moves have no pause, unless Hal's turn follows. */
  isOwn(scene: Scene): boolean;
}

export class Playback {
  private readonly settings: PlaybackSettings;
  private queue: Scene[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(settings: PlaybackSettings) {
    this.settings = settings;
  }

  get isBusy(): boolean {
    return this.timer !== null || this.queue.length > 0;
  }

  add(update: Update): void {
    const scenes = scenesOf(update);
    // Without pauses the steps are not visible, so they are not drawn.
    this.queue.push(...(this.settings.speed() === 'off' ? withoutSteps(scenes) : scenes));
    if (this.timer === null) this.next();
  }

  /** Shows the whole queue at once. */
  skip(): void {
    if (!this.isBusy) return;
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    const waiting = withoutSteps(this.queue);
    this.queue = [];
    for (const [i, scene] of waiting.entries()) this.settings.show(scene, i === waiting.length - 1);
    this.settings.idle();
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    this.queue = [];
  }

  private next(): void {
    const scene = this.queue.shift();
    if (!scene) return this.settings.idle();
    const pause = this.pauseAfter(scene);
    this.settings.show(scene, pause === 0 && this.queue.length === 0);
    if (pause === 0) return this.next();
    this.timer = setTimeout(() => {
      this.timer = null;
      this.next();
    }, pause);
  }

  private pauseAfter(scene: Scene): number {
    if (!scene.isStep && (scene.entries.length === 0 || this.settings.isOwn(scene))) return 0;
    return PAUSE[this.settings.speed()];
  }
}
