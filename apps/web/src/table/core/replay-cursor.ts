// The positions of a replay: after every move, and after every step of Hal's turn within a move. Headless.

import type { GameEvent } from '@black-angel/engine';
import { type Entry, logBefore, type Moment } from '@black-angel/match';
import type { TableMatch } from '../../match/table-match.ts';
import { beginThread } from '../../ui-state/turn-steps.ts';
import { type Scene, scenesOf } from './scenes.ts';

export interface ReplayPosition {
  /** Moves made, the last one perhaps in part. */
  index: number;
  /** The step of the last move; null when it is complete. */
  step: number | null;
}

/** What a position shows. */
export interface ReplayView {
  moment: Moment;
  events: readonly GameEvent[];
  entries: readonly Entry[];
  step: { number: number; of: number } | null;
}

export class ReplayCursor {
  private readonly match: Pick<TableMatch, 'momentAt' | 'film'>;
  /** The steps of the move that was looked at last. */
  private known: { index: number; scenes: Scene[] } | null = null;
  position: ReplayPosition = { index: 0, step: null };

  constructor(match: Pick<TableMatch, 'momentAt' | 'film'>) {
    this.match = match;
  }

  /** The scenes before the end of the move that leads to an index: those of Hal's turn. */
  private async innerScenes(entries: readonly Entry[], index: number): Promise<Scene[]> {
    if (this.known?.index === index) return this.known.scenes;
    const log = logBefore(entries, index);
    const entry = log.at(-1);
    const turns = entry?.events.filter(({ kind }) => kind === 'turnStarted').length ?? 0;
    // A move with Hal's turn starts two turns, or ends the game in his.
    const isHals = turns > 1 || (turns === 1 && entry?.events.some(({ kind }) => kind === 'gameEnded'));
    const known = isHals ? (await this.match.film(index - 1, index)).moments[0] : undefined;
    const scenes =
      known?.stepViews?.length && entry
        ? scenesOf({ ...known, entries: log }, index - 1, beginThread(entry.seat), entry.seat).scenes
        : [];
    this.known = { index, scenes: scenes.filter(({ isStep }) => isStep) };
    return this.known.scenes;
  }

  /** The position one step on or back. */
  async step(by: 1 | -1, entries: readonly Entry[], last: number): Promise<ReplayPosition> {
    const { index, step } = this.position;
    if (by > 0) {
      if (step === null && index >= last) return this.position;
      const at = step === null ? index + 1 : index;
      const inner = await this.innerScenes(entries, at);
      const next = step === null ? 0 : step + 1;
      return { index: at, step: next < inner.length ? next : null };
    }
    if (step !== null) return step > 0 ? { index, step: step - 1 } : { index: index - 1, step: null };
    if (index <= 0) return this.position;
    const inner = await this.innerScenes(entries, index);
    return inner.length > 0 ? { index, step: inner.length - 1 } : { index: index - 1, step: null };
  }

  async view(position: ReplayPosition, entries: readonly Entry[]): Promise<ReplayView> {
    const { index, step } = position;
    if (step === null) {
      const moment = await this.match.momentAt(index);
      const before = logBefore(entries, index);
      return { moment, events: before.at(-1)?.events ?? [], entries: before, step: null };
    }
    const inner = await this.innerScenes(entries, index);
    const { moment, events, entries: shown } = inner[step]!;
    return { moment, events, entries: shown, step: { number: step + 1, of: inner.length } };
  }
}
