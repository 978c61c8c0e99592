// The authority of one game: it has the full state, makes and undoes moves, and shows each viewer what that viewer may
// see. It has no clock and no I/O; a worker or a server drives it.

import type { Components, Decision, Engine, GameEvent, GameRecord, Refused, State, Viewer } from '@black-angel/engine';
import { PRESENT_ENGINE } from '@black-angel/engine/load';
import { automaticMove } from './automatic-move.ts';
import type { Entry, MatchInfo, Moment, StepView } from './moment.ts';
import { checkSaved, MatchError, type Opening, openStart, type SavedMatch } from './saved-match.ts';
import { type Decisions, plainViewCache, type ViewCache } from './view-cache.ts';

/** The state after a step within a move, and how many events of the move have happened. */
interface Step {
  events: number;
  state: State;
}

/** A step that a viewer watches, or the end of a move. */
export interface WatchedStep extends Step {
  /** The index of its move. */
  index: number;
  /** Whether it is a step within the move: then nothing is decided. */
  isWithin: boolean;
}

interface Made {
  seat: number;
  move: string;
  events: GameEvent[];
  barrier: boolean;
  automatic: boolean;
  /** VP of every seat after the move, Hal's last. */
  vp: number[];
  /** The steps within the move; most moves have none. Null if they are no longer stored: they are replayed. */
  steps: readonly Step[] | null;
}

/** A state is stored for every this many moves. */
const KEPT_EVERY = 32;
/** The states of the latest moves are stored too, for callers that log what has just happened. */
const KEPT_RECENT = 8;
const NO_STEPS: readonly Step[] = [];

const scoresOf = ({ players, hal }: State): number[] => [...players.map(({ vp }) => vp), ...(hal ? [hal.vp] : [])];

/** Between the steps of a move nothing is decided. The view needs a decision: without one the game would seem over. */
const turnOf = (seat: number): Decision => ({ kind: 'turn', seat });

/** What must happen next. */
export type Next = { readonly kind: 'person' | 'bot'; readonly seat: number } | { readonly kind: 'over' };

export interface MatchOptions {
  engine?: Engine;
  opening?: Opening;
  /** How it keeps and shows its states; made for this match alone. */
  views?: ViewCache;
}

export class Match {
  readonly engine: Engine;
  private readonly start: SavedMatch;
  private readonly opening: GameEvent[];
  private readonly content: Components;
  readonly views: ViewCache;
  /**
   * The state after each number of moves. Only some states are stored: one for every KEPT_EVERY moves, and those that
   * an undo may return to. The others are replayed when they are needed.
   */
  private readonly states: (State | null)[];
  /** States before this index have been thinned out. */
  private thinned = 1;
  /** The number of moves up to the last barrier. */
  private publicBefore = 0;
  private readonly made: Made[] = [];
  /** What must happen next in the latest state that was asked about. */
  private present: { state: State | null; next: Next } = { state: null, next: { kind: 'over' } };

  /** Opens a match and replays its moves. Throws a MatchError that says what is wrong. */
  constructor(
    saved: SavedMatch,
    { engine = PRESENT_ENGINE, opening, views = plainViewCache(engine) }: MatchOptions = {},
  ) {
    checkSaved(saved, engine);
    this.engine = engine;
    this.views = views;
    const { state, content, events } = opening ?? openStart(saved.start, saved.components, engine);
    const expected = state.options.players + (state.options.hal ? 1 : 0);
    if (saved.seats.length !== expected)
      throw new MatchError(`the match needs ${expected} seats`, { kind: 'entry', entry: 'seats' });
    this.start = saved;
    this.opening = events;
    this.content = content;
    this.states = [state];
    const automatic = new Set(saved.automatic);
    for (const [i, text] of saved.moves.entries()) {
      const frame = this.engine.decision(this.state);
      const refused = frame && this.play(frame.seat, text, automatic.has(i));
      if (!frame || refused)
        throw new MatchError(`move ${i + 1}, "${text}", is not legal${refused ? ` (rule ${refused.rule})` : ''}`, {
          kind: 'move',
          number: i + 1,
          move: text,
          rule: refused ? refused.rule : null,
        });
    }
  }

  get state(): State {
    return this.states[this.states.length - 1]!;
  }

  get count(): number {
    return this.made.length;
  }

  next(): Next {
    const { state } = this;
    if (this.present.state !== state) this.present = { state, next: this.nextIn(state) };
    return this.present.next;
  }

  private nextIn(state: State): Next {
    const frame = this.engine.decision(state);
    if (!frame) return { kind: 'over' };
    return { kind: this.start.seats[frame.seat]!.kind === 'bot' ? 'bot' : 'person', seat: frame.seat };
  }

  /** Null if the move was made, else why it is refused. */
  play(seat: number, text: string, automatic = false): Refused | null {
    const { state } = this;
    const { applied, steps } = this.applied(state, seat, text);
    if (!applied.ok) return applied;
    const after = this.views.keep(applied.state, steps.at(-1)?.state ?? state);
    this.states.push(after);
    this.made.push({
      seat,
      move: text,
      events: applied.events,
      barrier: applied.barrier,
      automatic,
      vp: scoresOf(after),
      steps,
    });
    if (applied.barrier) this.thinOut();
    return null;
  }

  private applied(state: State, seat: number, text: string) {
    let steps = NO_STEPS;
    let before = state;
    const applied = this.engine.apply(state, seat, this.engine.parseMove(text, this.content), (draft, events) => {
      before = this.views.keepStep(draft, before);
      steps = [...steps, { events, state: before }];
    });
    return { applied, steps };
  }

  /** The move of a decision that resolves itself, as text; null if somebody must decide. */
  trivial(): string | null {
    const move = automaticMove(this.state, this.engine);
    return move && this.engine.formatMove(move, this.content);
  }

  /**
   * The number of moves that a seat may undo: its own moves since the last roll, reveal or decision of another seat.
   */
  private undoable(seat: Viewer): { step: number; turn: number } {
    let turn = 0;
    let step = 0;
    for (let i = this.made.length - 1; i >= 0; i--) {
      const made = this.made[i]!;
      if (made.seat !== seat || made.barrier) break;
      turn++;
      if (step === 0 && !made.automatic) step = turn;
    }
    // Automatic moves alone cannot be undone.
    return step === 0 ? { step: 0, turn: 0 } : { step, turn };
  }

  /** Returns whether anything was undone. */
  undo(seat: number, what: 'step' | 'turn'): boolean {
    const moves = this.undoable(seat)[what];
    this.takeBack(moves);
    return moves > 0;
  }

  /** Undoes moves that were undone elsewhere. Trusted: nothing is checked. */
  takeBack(moves: number): void {
    this.made.length -= moves;
    this.states.length -= moves;
  }

  moment(viewer: Viewer, index = this.count): Moment {
    const { state, ...rest } = this.seenAt(viewer, index);
    return { index, view: this.views.view(state, viewer), ...rest };
  }

  /** What a moment consists of, with the state instead of its view. */
  seenAt(viewer: Viewer, index: number): Pick<Moment, 'undo' | 'result'> & { state: State } {
    if (index < 0 || index > this.count) throw new RangeError(`the match has no moment ${index}`);
    const state = this.stateAt(index);
    const undo = index === this.count ? this.undoable(viewer) : { step: 0, turn: 0 };
    return { state, undo, result: this.engine.result(state) };
  }

  /** The entries from one index to another. The setup comes before the first move. */
  entries(viewer: Viewer, from = 0, to = this.count): Entry[] {
    const entries = this.made.slice(from, to).map(({ seat, events }, i) => ({
      index: from + i,
      seat,
      events: events.map((event) => this.engine.viewEvent(event, viewer)),
    }));
    if (from > 0) return entries;
    return [
      { index: -1, seat: -1, events: this.opening.map((event) => this.engine.viewEvent(event, viewer)) },
      ...entries,
    ];
  }

  /** Who made a move, and what happened. */
  moveAt(index: number): Readonly<Pick<Made, 'seat' | 'events'>> {
    return this.made[index]!;
  }

  /** The table after each step of the turns that the viewer only watches: Hal's and those of the other seats. */
  stepViews(viewer: Viewer, from: number, to = this.count): StepView[] {
    const steps: WatchedStep[] = [];
    for (let index = from; index < to; index++) this.watched(viewer, index, steps);
    return steps.map((step) => this.stepView(viewer, step));
  }

  /** Adds the steps within a move that the viewer watches. */
  watched(viewer: Viewer, index: number, watched: WatchedStep[]): void {
    const steps = this.stepsOf(index);
    if (steps.length === 0) return;
    const { seat, events } = this.made[index]!;
    const halsStart = events.findIndex((event) => this.isStartOfHalsTurn(event));
    // The viewer's own turn is not told.
    const watchedFrom = seat !== viewer ? 0 : halsStart >= 0 ? halsStart : events.length;
    if (watchedFrom >= events.length - 1) return;
    let last = watchedFrom;
    // A step in which nothing happens, such as advancing after the end was triggered (E2), is not shown.
    for (const { events: count, state } of steps)
      if (count > last) {
        watched.push({ index, events: count, state, isWithin: true });
        last = count;
      }
  }

  stepView(viewer: Viewer, step: WatchedStep): StepView {
    const { index, events, state } = step;
    return { index, events, view: { ...this.views.view(state, viewer), ...this.decisionsSeen(viewer, step) } };
  }

  decisionsSeen(viewer: Viewer, { state, isWithin }: Pick<WatchedStep, 'state' | 'isWithin'>): Decisions {
    const { decision, pending } = this.views.decisions(state, viewer);
    return { decision: isWithin ? turnOf(state.seat) : decision, pending };
  }

  private stepsOf(index: number): readonly Step[] {
    const { seat, move, steps } = this.made[index]!;
    return steps ?? this.applied(this.stateAt(index), seat, move).steps;
  }

  private isStartOfHalsTurn(event: GameEvent): boolean {
    return event.kind === 'turnStarted' && this.state.hal !== null && event.seat === this.state.players.length;
  }

  /** VP of every seat at each moment, Hal's last. */
  scores(): number[][] {
    return [scoresOf(this.states[0]!), ...this.made.map(({ vp }) => vp.slice())];
  }

  info(id: string): MatchInfo {
    const { seats, components, start } = this.start;
    return { id, options: this.state.options, seats, components, seed: start.kind === 'setup' ? start.seed : null };
  }

  save(upTo = this.count): SavedMatch {
    const made = this.made.slice(0, upTo);
    return {
      ...this.start,
      moves: made.map(({ move }) => move),
      automatic: made.flatMap(({ automatic }, i) => (automatic ? [i] : [])),
    };
  }

  /** Null for a match that began from a position, because a record begins with a setup. */
  record(): GameRecord | null {
    const { start, seats } = this.start;
    if (start.kind !== 'setup') return null;
    return this.engine.makeRecord(
      this.state,
      start.seed,
      this.made.map(({ move }) => move),
      seats.map(({ name, kind }) => ({ name, kind })),
    );
  }

  get isOver(): boolean {
    return this.engine.isOver(this.state);
  }

  /** The number of turns that have begun. Decisions of the setup come before the first. */
  get turnsBegun(): number {
    const begun = (events: readonly GameEvent[]): number => events.filter(({ kind }) => kind === 'turnStarted').length;
    return this.made.reduce((sum, { events }) => sum + begun(events), begun(this.opening));
  }

  /**
   * The number of moves that every viewer may know: up to the last roll, reveal or decision that passed on. Later moves
   * are private to their player.
   */
  get publicCount(): number {
    return this.made.findLastIndex(({ barrier }) => barrier) + 1;
  }

  /** The moves from an index on. */
  movesFrom(from: number): { seat: number; move: string; automatic: boolean }[] {
    return this.made.slice(from).map(({ seat, move, automatic }) => ({ seat, move, automatic }));
  }

  stateAt(index: number): State {
    let from = index;
    while (!this.states[from]) from--;
    let state = this.states[from]!;
    for (; from < index; from++) state = this.playAgain(state, from);
    return state;
  }

  private playAgain(state: State, index: number): State {
    const { seat, move } = this.made[index]!;
    const applied = this.engine.apply(state, seat, this.engine.parseMove(move, this.content));
    if (!applied.ok) throw new Error(`move ${index + 1} cannot be played again`);
    return this.views.keep(applied.state, state);
  }

  /**
   * No undo goes back beyond the present moment, so older states are thinned out. Those since the barrier before it are
   * about to be shown to all.
   */
  private thinOut(): void {
    const before = this.publicBefore;
    this.publicBefore = this.count;
    for (const end = Math.min(before, this.count - KEPT_RECENT); this.thinned < end; this.thinned++) {
      if (this.thinned % KEPT_EVERY !== 0) this.states[this.thinned] = null;
      const made = this.made[this.thinned - 1]!;
      if (made.steps && made.steps.length > 0) made.steps = null;
    }
  }

  /** Whether the last move rolled, revealed, or passed the decision on. A plan made before it is stale. */
  get hasPassedBarrier(): boolean {
    return this.made.at(-1)?.barrier ?? true;
  }

  /** The seed of the bots' random streams; never shown. */
  get seedText(): string {
    const { start } = this.start;
    return start.kind === 'setup' ? start.seed : 'position';
  }
}
