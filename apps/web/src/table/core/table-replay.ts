// The replay of the table: earlier moments, one after the other, and the way back to the present. Headless.

import type { TableMatch } from '../../match/table-match.ts';
import { marksSince } from '../../ui-state/last-marks.ts';
import { share } from '../../ui-state/share.ts';
import { ReplayCursor, type ReplayPosition } from './replay-cursor.ts';
import type { Change } from './table-state.ts';
import { lastEvents, type TableState } from './table-state.ts';

/** Milliseconds between two moves of a replay that runs. */
const PAUSE = 700;

/** What a replay needs from the store of the table. */
export interface ReplayedTable {
  get(): TableState;
  set(change: Partial<TableState>): void;
  /** Puts a moment on the table. */
  setMoment(change: Partial<TableState>, how?: Partial<Pick<Change, 'events'>>): void;
  /** Ends the telling of others' turns. */
  skip(): void;
  /** The present is on the table again. */
  settle(): void;
}

export class TableReplay {
  private readonly table: ReplayedTable;
  private readonly match: Pick<TableMatch, 'momentAt'>;
  private readonly cursor: ReplayCursor;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private last: Promise<void> = Promise.resolve();

  constructor(table: ReplayedTable, match: Pick<TableMatch, 'momentAt' | 'film'>) {
    this.table = table;
    this.match = match;
    this.cursor = new ReplayCursor(match);
  }

  private get state(): TableState {
    return this.table.get();
  }

  /** One after the other: a key that is held down steps from where the step before it leads. */
  private inTurn(act: () => Promise<void>): Promise<void> {
    const done = this.last.then(act);
    this.last = done.catch(() => {});
    return done;
  }

  /** Looks at an earlier moment. */
  lookAt(index: number): Promise<void> {
    return this.show(async () => this.at(index));
  }

  private at = (index: number): ReplayPosition => ({
    index: Math.max(0, Math.min(index, this.state.count)),
    step: null,
  });

  /** One move on or back; within Hal's turn, one step. */
  step(by: 1 | -1): Promise<void> {
    return this.show(() => {
      this.begin();
      return this.cursor.step(by, this.state.entries, this.state.count);
    });
  }

  /** To the next beginning of a turn, or back to the last one. Hal's turn belongs to the player's. */
  stepTurn(by: 1 | -1): Promise<void> {
    return this.show(async () => {
      this.begin();
      const { index, step } = this.cursor.position;
      const begins = this.state.entries.flatMap((entry) =>
        entry.events.some(({ kind }) => kind === 'turnStarted') ? entry.index + 1 : [],
      );
      // Within Hal's turn the move is not over.
      const at = step === null ? index : index - 0.5;
      if (by > 0) return this.at(begins.find((begin) => begin > at) ?? this.state.count);
      return this.at(begins.findLast((begin) => begin < at) ?? 0);
    });
  }

  /** A replay that begins with a step begins at the present. */
  private begin(): void {
    const { isReplaying, moment } = this.state;
    if (!isReplaying) this.cursor.position = { index: moment.index, step: null };
  }

  private show(where: () => Promise<ReplayPosition>): Promise<void> {
    return this.inTurn(async () => {
      const position = await where();
      const { moment, entries, events, step } = await this.cursor.view(position, this.state.entries);
      this.cursor.position = position;
      this.table.set({ isReplaying: true, telling: null, retold: null });
      // The replay ends the playback: leaving it leads to the present.
      this.table.skip();
      const shown = { moment: share(this.state.moment, moment), replayed: entries, replayStep: step, marks: [] };
      this.table.setMoment({ ...shown, happened: events }, { events: this.state.isReplayRunning ? events : [] });
    });
  }

  /** Back to the present. */
  leave(): Promise<void> {
    this.stop();
    return this.inTurn(async () => {
      const moment = await this.match.momentAt(this.state.count);
      const { entries, content } = this.state;
      this.table.setMoment({
        moment,
        marks: marksSince(entries, moment.view, content),
        happened: lastEvents(entries),
        isReplaying: false,
        replayed: null,
        replayStep: null,
      });
      this.table.settle();
    });
  }

  /** Starts or stops at the present moment. */
  run(isRunning: boolean): void {
    this.stop();
    this.table.set({ isReplayRunning: isRunning });
    if (!isRunning) return;
    const next = async (): Promise<void> => {
      const { moment, count, replayStep } = this.state;
      if (moment.index >= count && replayStep === null) return this.run(false);
      await this.step(1);
      if (this.state.isReplayRunning) this.timer = setTimeout(next, PAUSE);
    };
    void next();
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    if (this.state.isReplayRunning) this.table.set({ isReplayRunning: false });
  }
}
