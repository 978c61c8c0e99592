// Optimistic moves and undos, for a match in a worker and for a match on a server. The table shows the result of the
// player's move at once. The authority's line is the truth: if the table shows another one, it is reconciled with it.

import { engineOf } from '@black-angel/engine/load';
import { automaticMove, type Entry, type Moment, type StepView, type Update } from '@black-angel/match';
import { rememberState, stateThatFits } from '../ui-state/fitting-state.ts';
import { share } from '../ui-state/share.ts';

/** Missed moves of others that are shown one by one. Of more moves the earlier ones are shown together. */
const MOST_STEPS = 20;

/** The game up to a moment, from its setup on. */
export interface Line {
  moment: Moment;
  entries: readonly Entry[];
  /** The steps within the latest entries. */
  stepViews?: readonly StepView[];
}

/** A moment, and the steps of the move that led to it. */
export type MomentInSteps = Pick<Line, 'moment' | 'stepViews'>;

export interface OptimisticSettings {
  tell(update: Update): void;
  /** Whether the authority resolves trivial decisions. */
  isAutomatic(): boolean;
  /** Lets missed moves of others be shown one by one. Without it they are shown together. */
  momentAt?(index: number): Promise<MomentInSteps>;
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
 * Where a move of the viewer leads, with the trivial moves that follow it. Null if it rolls, reveals or passes the
 * decision on: then only the authority knows.
 */
export function predict({ index, view: seen, undo }: Moment, text: string, isAutomatic: boolean): Line | null {
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
  const after = share(seen, engine.view(state, seat));
  rememberState(after, state);
  return {
    moment: { index: index + made, view: after, undo: { step: made, turn: undo.turn + made }, result: null },
    entries,
  };
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
    this.show({ ...predicted, entries: [...shown.entries, ...predicted.entries] }, shown.moment.index);
  }

  /** Shows where an undo leads that was sent. */
  undo(what: 'step' | 'turn'): void {
    const { shown } = this;
    const index = shown && shown.moment.index - shown.moment.undo[what];
    const before = index !== null && this.history.get(index);
    if (!shown || !before || index === shown.moment.index) return;
    this.show({ moment: before, entries: shown.entries.filter((entry) => entry.index < index) }, index);
  }

  /** The authority says what changed since it last spoke. */
  hearUpdate({ moment, entries, keep, stepViews = [] }: Update): void {
    const kept = this.truth?.entries.filter(({ index }) => index < keep) ?? [];
    this.hear({ moment, entries: [...kept, ...entries], stepViews });
  }

  /** The authority says how the whole match stands. */
  hear(truth: Line): void {
    this.truth = truth;
    this.reconcile();
  }

  private show(line: Line, keep: number): void {
    const { moment: before } = this.shown!;
    const moment = share(before, line.moment);
    const entries = line.entries.filter(({ index }) => index >= keep);
    const stepViews = line.stepViews?.filter(({ index }) => index >= keep && index < moment.index) ?? [];
    this.shown = { moment, entries: line.entries };
    for (const index of this.history.keys()) if (index > keep) this.history.delete(index);
    this.history.set(moment.index, moment);
    this.settings.tell({ moment, entries, keep, ...(stepViews.length > 0 && { stepViews }) });
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
    const { momentAt } = this.settings;
    if (isOwn || missed.length < 2 || !momentAt || hasEnds(truth, missed)) return this.show(truth, keep);
    this.isStepping = true;
    void this.showStepwise(truth, missed, keep, momentAt).finally(() => {
      this.isStepping = false;
      this.reconcile();
    });
  }

  /**
   * The authority has sent the state after the missed moves. This requests the moments between them, to show each one.
   */
  private async showStepwise(
    truth: Line,
    missed: readonly Entry[],
    keep: number,
    momentAt: (index: number) => Promise<MomentInSteps>,
  ): Promise<void> {
    const between = missed.slice(0, -1).slice(-MOST_STEPS);
    const moments = await Promise.all(between.map(({ index }) => momentAt(index + 1).catch(() => null)));
    let from = keep;
    for (const known of moments) {
      if (!known) continue;
      const { moment } = known;
      this.show({ ...known, entries: truth.entries.filter(({ index }) => index < moment.index) }, from);
      from = moment.index;
    }
    this.show(truth, from);
  }
}
