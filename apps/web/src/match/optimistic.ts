// The log of the match in this page, and optimistic moves and undos, for a match in a worker, on a server, and in a
// lesson. The table shows the result of the player's move at once. The authority's line is the truth: if the table
// shows another one, it is reconciled with it. While nothing is predicted, both have the same log.

import type { State } from '@black-angel/engine';
import { engineOf } from '@black-angel/engine/load';
import { automaticMove, type Entry, type Line, logBefore, type Moment, type Update, updated } from '@black-angel/match';

import { rememberState, stateThatFits } from '../ui-state/fitting-state.ts';
import { share } from '../ui-state/share.ts';
import type { MomentInSteps } from './table-match.ts';

/** Missed moves of others that are shown one by one. Of more moves the earlier ones are shown together. */
const MOST_STEPS = 20;

export interface OptimisticSettings {
  /** The table shows this line. Its log is new from an index on. */
  tell(line: Line, from: number): void;
  /** Whether the authority resolves trivial decisions. */
  isAutomatic(): boolean;
  /**
   * The moments after each move from one index to another: lets missed moves of others be shown one by one. Without it
   * they are shown together.
   */
  moments?(from: number, to: number): Promise<MomentInSteps[]>;
}

/** A request that the authority has not answered. */
interface Pending {
  kind: 'move' | 'undo';
}

const isSame = (a: unknown, b: unknown): boolean => share(a, b) === a;

/** How many entries two lines have in common from the beginning. */
function commonEntries(a: readonly Entry[], b: readonly Entry[]): number {
  const most = Math.min(a.length, b.length);
  let common = 0;
  while (common < most && isSame(a[common], b[common])) common++;
  return common;
}

/** Whether the authority has sent the table after each of the moves. */
const hasEnds = ({ stepViews = [] }: Line, moves: readonly Entry[]): boolean =>
  moves.slice(0, -1).every((move) => stepViews.some((s) => s.index === move.index && s.events === move.events.length));

/**
 * Where a move of the viewer leads, with the trivial moves that follow it: what they add to the log, and the state.
 * Null if it rolls, reveals or passes the decision on: then only the authority knows.
 */
export function predict(
  { index, view: seen, undo }: Moment,
  text: string,
  isAutomatic: boolean,
): (Line & { state: State }) | null {
  const seat = seen.viewer;
  if (seat === 'spectator') return null;
  const engine = engineOf(seen);
  let state = stateThatFits(seen);
  const entries: Entry[] = [];
  let move: unknown = engine.parseMove(text, engine.contentOf(state));
  while (move) {
    const applied = engine.apply(state, seat, move);
    if (!applied.ok || applied.barrier) return null;
    const events = applied.events.map((event) => engine.viewEvent(event, seat));
    entries.push({ index: index + entries.length, seat, events });
    state = applied.state;
    // A decision of another player is a barrier, so this one is the viewer's.
    move = isAutomatic ? automaticMove(state, engine) : null;
  }
  const made = entries.length;
  if (made === 0) return null;
  const after = { index: index + made, undo: { step: made, turn: undo.turn + made }, result: null };
  return { moment: { ...after, view: engine.view(state, seat) }, entries, state };
}

export class Optimistic {
  private readonly settings: OptimisticSettings;
  /** What the table shows. */
  private shown: Line | null = null;
  /** What the authority said last. */
  private truth: Line | null = null;
  /** Moments of the shown line, by their index: an undo leads back to one of them. */
  private readonly history = new Map<number, Moment>();
  private readonly pending = new Set<Pending>();
  /** A request was not carried out: the table gets the authority's state even if it already shows that. */
  private isForced = false;
  private isStepping = false;

  constructor(settings: OptimisticSettings) {
    this.settings = settings;
  }

  /** The moment that the table shows; null before the match is watched. */
  get moment(): Moment | null {
    return this.shown?.moment ?? null;
  }

  /** The moment that the table shows, if it has this index. */
  at(index: number): Moment | null {
    return this.moment?.index === index ? this.moment : null;
  }

  /** The match is watched from now on. Answers to earlier requests no longer matter. */
  begin(line: Line): void {
    this.shown = line;
    this.truth = line;
    this.pending.clear();
    this.isForced = false;
    this.history.clear();
    this.history.set(line.moment.index, line.moment);
  }

  /** A request goes to the authority. Returns what to call with the answer: whether it was carried out. */
  send(kind: Pending['kind']): (isDone: boolean) => void {
    const request: Pending = { kind };
    this.pending.add(request);
    return (isDone) => {
      if (!this.pending.delete(request)) return;
      if (!isDone) this.isForced = true;
      this.reconcile();
    };
  }

  /** Shows where a move leads that was sent. */
  play(move: string): void {
    const { shown } = this;
    const predicted = shown && predict(shown.moment, move, this.settings.isAutomatic());
    if (!predicted) return;
    const { moment, entries, state } = predicted;
    this.show({ moment, entries: [...shown.entries, ...entries] }, shown.moment.index, state);
  }

  /** Shows where an undo leads that was sent. */
  undo(what: 'step' | 'turn'): void {
    const { shown } = this;
    const index = shown && shown.moment.index - shown.moment.undo[what];
    const before = index !== null && this.history.get(index);
    if (!shown || !before || index === shown.moment.index) return;
    this.show({ moment: before, entries: logBefore(shown.entries, index) }, index);
  }

  /** The authority says what changed since it last spoke. */
  hearUpdate(update: Update): void {
    this.hear(updated(this.truth?.entries ?? [], update));
  }

  /** The authority says how the whole match stands. */
  hear(truth: Line): void {
    this.truth = truth;
    this.reconcile();
  }

  /** What it tells shares its unchanged parts with what it told before. `state`: a known one that fits the view. */
  private show({ entries, ...latest }: Line, from: number, state: State | null = null): void {
    let { view } = this.shown!.moment;
    const steps = latest.stepViews?.filter(({ index }) => index >= from && index < latest.moment.index) ?? [];
    const stepViews = steps.map((step) => {
      view = share(view, step.view);
      return { ...step, view };
    });
    const moment = share(this.shown!.moment, { ...latest.moment, view: share(view, latest.moment.view) });
    if (state) rememberState(moment.view, state);
    this.shown = { moment, entries };
    for (const index of this.history.keys()) if (index > from) this.history.delete(index);
    this.history.set(moment.index, moment);
    this.settings.tell({ moment, entries, ...(stepViews.length > 0 && { stepViews }) }, from);
  }

  /** Leads the table from what it shows to the truth. */
  private reconcile(): void {
    const { shown, truth } = this;
    if (!shown || !truth || this.isStepping) return;
    const common = commonEntries(shown.entries, truth.entries);
    const missed = truth.entries.slice(common);
    const isExtended = common === shown.entries.length;
    // A difference may come from requests that are not answered. Only what follows the shown line can be shown already.
    if (this.pending.size > 0) {
      const isUndoing = [...this.pending].some(({ kind }) => kind === 'undo');
      if (isUndoing || !isExtended || missed.length === 0) return;
    }
    if (missed.length === 0 && isExtended && isSame(shown.moment, truth.moment) && !this.isForced) {
      // The moment reuses the table's objects, the entries those of the authority, so later comparisons are cheap.
      this.shown = { moment: shown.moment, entries: truth.entries };
      return;
    }
    this.isForced = false;
    // The first entry is the setup, before the first move.
    const keep = Math.max(0, common - 1);
    const isOwn = missed.every(({ seat }) => seat === truth.moment.view.viewer);
    const { moments } = this.settings;
    if (isOwn || missed.length < 2 || !moments || hasEnds(truth, missed)) return this.show(truth, keep);
    this.isStepping = true;
    void this.showStepwise(truth, keep, moments).finally(() => {
      this.isStepping = false;
      this.reconcile();
    });
  }

  /**
   * The authority has sent the state after the missed moves. This requests the moments between them, to show each one.
   */
  private async showStepwise(
    truth: Line,
    keep: number,
    askMoments: NonNullable<OptimisticSettings['moments']>,
  ): Promise<void> {
    const last = truth.moment.index - 1;
    let from = keep;
    for (const known of await askMoments(Math.max(keep, last - MOST_STEPS), last)) {
      const { index } = known.moment;
      this.show({ ...known, entries: logBefore(truth.entries, index) }, from);
      from = index;
    }
    this.show(truth, from);
  }
}
