// Shows lines one step at a time, from a queue. A turn of another player takes two to three seconds at normal speed,
// whatever the number of its steps. No timer runs while the queue is empty.

import type { Viewer } from '@black-angel/engine';
import type { Line } from '@black-angel/match';
import type { Speed } from '../../browser/settings.ts';
import { beginThread, type StepKind, type Thread } from '../../ui-state/turn-steps.ts';
import { merged, type Scene, scenesOf, withoutSteps } from './scenes.ts';

interface Pace {
  /** Milliseconds for a whole turn, and the limits for one step of it. */
  turn: number;
  least: number;
  most: number;
  /** After the viewer's own move, before another's turn is played back. */
  own: number;
}

const PACE: Record<Speed, Pace> = {
  slow: { turn: 5000, least: 700, most: 1600, own: 1000 },
  normal: { turn: 2600, least: 380, most: 850, own: 550 },
  fast: { turn: 1200, least: 180, most: 400, own: 250 },
  off: { turn: 0, least: 0, most: 0, own: 0 },
};

/** The relative duration of a step: more important steps take longer. */
const WEIGHT: Readonly<Record<StepKind, number>> = {
  card: 1.1,
  die: 1,
  action: 1,
  strike: 1,
  tiles: 1,
  ship: 1.1,
  mission: 1.2,
  ravagers: 1.2,
  destroy: 1,
  repair: 1,
  robots: 0.8,
  dice: 1,
  advance: 1.4,
  draw: 0.6,
  pass: 0.8,
  scoring: 1,
  other: 0.7,
};
/** With more scenes than this, as after hours in a hidden page, all are shown at once. */
const MOST_WAITING = 300;

const weigh = ({ step }: Scene): number => (step ? WEIGHT[step.kind] : 0);

export interface Shown {
  /** Nothing is left to show and no pause follows. */
  isLast: boolean;
  /** Milliseconds until the next scene; 0 for a scene that is not told. */
  pause: number;
  /** The number of the step in its turn, and how many are known. */
  number: number;
  of: number;
}

export interface PlaybackSettings {
  show(scene: Scene, shown: Shown): void;
  /** Called when nothing is left to show. */
  idle(): void;
  speed(): Speed;
  viewer(): Viewer;
  /** The viewer's own moves have no pause, unless another's turn follows in the same line. */
  isOwn(scene: Scene): boolean;
}

/** What has been told of the present turn. */
interface Told {
  turn: number;
  steps: number;
  weight: number;
}

export class Playback {
  private readonly settings: PlaybackSettings;
  private queue: Scene[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private thread: Thread;
  private told: Told = { turn: -1, steps: 0, weight: 0 };
  /** The time until which an own move is shown. */
  private ownUntil = 0;
  private isHeld = false;

  /** @param seat Whose turn it is. */
  constructor(settings: PlaybackSettings, seat: number) {
    this.settings = settings;
    this.thread = beginThread(seat);
  }

  get isBusy(): boolean {
    return this.timer !== null || this.queue.length > 0;
  }

  /** Another moment is on the table. Nothing of the queue remains. */
  begin(seat: number): void {
    this.stop();
    this.thread = { ...beginThread(seat), turn: this.thread.turn + 1 };
  }

  /** @param from The log is new from this index on. */
  add(line: Line, from: number): void {
    const { scenes, thread } = scenesOf(line, from, this.thread, this.settings.viewer());
    this.thread = thread;
    // Without pauses the steps are not visible, so they are not drawn.
    this.queue.push(...(this.settings.speed() === 'off' ? withoutSteps(scenes) : scenes));
    if (this.queue.length > MOST_WAITING) return this.skip();
    if (this.timer === null && !this.isWaiting) this.next();
  }

  /** Waits, for example while the page is hidden, or continues. */
  hold(isHeld: boolean): void {
    this.isHeld = isHeld;
    if (!isHeld && this.timer === null && this.queue.length > 0) this.next();
  }

  /** Without pauses there is nothing to wait for. */
  private get isWaiting(): boolean {
    return this.isHeld && this.settings.speed() !== 'off';
  }

  /** Shows the whole queue at once. */
  skip(): void {
    if (!this.isBusy) return;
    this.clearTimer();
    const waiting = withoutSteps(this.queue);
    this.queue = [];
    for (const [i, scene] of waiting.entries())
      this.settings.show(scene, { isLast: i === waiting.length - 1, pause: 0, number: 0, of: 0 });
    this.settings.idle();
  }

  stop(): void {
    this.clearTimer();
    this.queue = [];
  }

  private clearTimer(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private wait(milliseconds: number): void {
    this.timer = setTimeout(() => {
      this.timer = null;
      if (!this.isWaiting) this.next();
    }, milliseconds);
  }

  private next(): void {
    if (this.queue.length === 0) return this.settings.idle();
    // The own move is seen before another's turn begins.
    const rest = this.ownUntil - Date.now();
    if (rest > 0 && !this.settings.isOwn(this.queue[0]!) && this.queue[0]!.step) return this.wait(rest);
    const scene = this.takeScene();
    const shown = this.timesOf(scene);
    this.settings.show(scene, { ...shown, isLast: shown.pause === 0 && this.queue.length === 0 });
    if (shown.pause === 0) return this.next();
    this.wait(shown.pause);
  }

  /** The next scene, with those that follow it and show the same step. */
  private takeScene(): Scene {
    let scene = this.queue.shift()!;
    while (this.queue.length > 0 && !this.settings.isOwn(scene)) {
      const both = merged(scene, this.queue[0]!);
      if (!both) break;
      scene = both;
      this.queue.shift();
    }
    return scene;
  }

  private timesOf(scene: Scene): Omit<Shown, 'isLast'> {
    const { turn, least, most, own } = PACE[this.settings.speed()];
    const { step } = scene;
    if (!step || this.settings.isOwn(scene)) {
      if (!scene.isBack) this.ownUntil = Date.now() + own;
      return { pause: step && scene.isStep ? own : 0, number: 0, of: 0 };
    }
    if (this.told.turn !== step.turn) this.told = { turn: step.turn, steps: 0, weight: 0 };
    const weight = weigh(scene);
    this.told.steps++;
    this.told.weight += weight;
    const following = this.followingOf(step.turn);
    const all = this.told.weight + following.reduce((sum, other) => sum + weigh(other), 0);
    const pause = Math.round(Math.min(most, Math.max(least, (turn * weight) / all)));
    return { pause, number: this.told.steps, of: this.told.steps + following.length };
  }

  /** The scenes of a turn that are still in the queue, merged as they will be shown. */
  private followingOf(turn: number): Scene[] {
    const following: Scene[] = [];
    for (const scene of this.queue) {
      if (!scene.step) continue;
      if (scene.step.turn !== turn) break;
      const last = following.at(-1);
      const both = last && merged(last, scene);
      if (both) following[following.length - 1] = both;
      else following.push(scene);
    }
    return following;
  }
}
