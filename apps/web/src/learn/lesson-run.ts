// One running lesson: the match of the present step, what was tried, and the change to the next step. Headless.

import type { Engine, GameEvent, State, Thought } from '@black-angel/engine';
import { PRESENT_ENGINE } from '@black-angel/engine/load';
import { type MatchSeat, newMatch } from '@black-angel/match';
import { newGame } from '../match/game-store.ts';
import { MatchSession } from '../match/match-session.ts';
import { Optimistic } from '../match/optimistic.ts';
import type { MatchNews, TableMatch } from '../match/table-match.ts';
import type { SessionNews } from '../match/worker-calls.ts';
import { LEARNER, type Played, playMove, startOf } from './play-line.ts';
import {
  type Answer,
  answerTo,
  type Cut,
  cutBefore,
  judge,
  type Lesson,
  type Step,
  TRIES_BEFORE_POINTING,
} from './step.ts';

export interface RunState {
  /** The number of the step. */
  index: number;
  /**
   * `passed`: the learner has seen the result and asks for the next step. A step that continues the same game
   * follows at once.
   */
  phase: 'doing' | 'passed';
  /** Wrong tries of this step. */
  tries: number;
  /** The answer to the last wrong try, or that there is none. */
  answer: Answer | 'none' | null;
  /** The moves of the last turn that did not pass, the trivial ones included. */
  tried: readonly string[];
  /** The previous step, if the present one continues from it, and the VP that it gained. */
  before: { step: Step; vp: number } | null;
  /** How the present step has left the one before it behind (step.ts); null if it has not. */
  cut: Cut | null;
  /** Whether the rest of the line is played for the learner. */
  isShown: boolean;
  /** A new match begins with a new number. */
  scene: number;
}

/** A move of the learner in the present step. */
interface Made {
  move: string;
  /** With the trivial ones that followed. */
  moves: readonly string[];
  /** Moves of the match before it. */
  at: number;
  events: readonly GameEvent[];
  /** VP that it gained. */
  vp: number;
}

/** No bot plays in a lesson: the next step begins before it would. */
const NOBODY = { think: (): Promise<Thought> => new Promise<Thought>(() => {}) };

const seatsOf = ({ options, players }: State, learner: number, name: string): MatchSeat[] => {
  const persons = players.map((_, seat): MatchSeat => {
    if (seat === learner) return { name, kind: 'person', level: null };
    return { name: '', kind: 'bot', level: 'novice', number: seat + 1 };
  });
  return options.hal ? [...persons, { name: 'Hal', kind: 'hal', level: null }] : persons;
};

export interface RunSettings {
  /** The learner's name. */
  name: string;
  /** Called when the learner comes to a step; after the last with its number and `isFinished`. */
  onStep(index: number, isFinished: boolean): void;
}

export class LessonRun {
  readonly lesson: Lesson;
  private readonly engine: Engine;
  private readonly settings: RunSettings;
  private readonly listeners = new Set<() => void>();
  private readonly hearers = new Set<(news: MatchNews) => void>();
  private readonly shown = new Optimistic({
    tell: (line, from) => this.tell({ kind: 'update', line, from }),
    isAutomatic: () => true,
  });
  private state: RunState;
  private session: MatchSession | null = null;
  /** The full state at the beginning of the step, and at present. */
  private start: State;
  private present: State;
  private made: Made[] = [];
  /** Moves that the match has made. */
  private count = 0;

  constructor(lesson: Lesson, index: number, settings: RunSettings) {
    this.lesson = lesson;
    this.settings = settings;
    const first = index >= 0 && index < lesson.steps.length ? index : 0;
    this.engine = lesson.engine ?? PRESENT_ENGINE;
    this.state = {
      ...{ index: first, phase: 'doing', tries: 0, answer: null, tried: [] },
      ...{ before: null, cut: null, isShown: false, scene: 0 },
    };
    this.start = startOf(lesson, first);
    this.present = this.start;
    settings.onStep(first, false);
  }

  // For useSyncExternalStore.
  readonly get = (): RunState => this.state;
  readonly subscribe = (listen: () => void): (() => void) => {
    this.listeners.add(listen);
    return () => this.listeners.delete(listen);
  };

  private set(change: Partial<RunState>): void {
    this.state = { ...this.state, ...change };
    for (const listen of this.listeners) listen();
  }

  get step(): Step {
    return this.lesson.steps[this.state.index]!;
  }

  get isLast(): boolean {
    return this.state.index === this.lesson.steps.length - 1;
  }

  /** The learner's moves of this step. */
  get moves(): readonly string[] {
    return this.made.map(({ move }) => move);
  }

  /** All moves of this step, the trivial ones included. */
  private get turn(): readonly string[] {
    return this.made.flatMap(({ moves }) => moves);
  }

  /** The learner's seat: the one that decides at the beginning of the step. */
  get seat(): number {
    return this.engine.decision(this.start)?.seat ?? LEARNER;
  }

  /** VP gained in this step. */
  get vpGained(): number {
    return this.made.reduce((sum, { vp }) => sum + vp, 0);
  }

  /** Begins a step with a new match. */
  goTo(index: number): void {
    const cut = this.cutTo(index);
    this.start = startOf(this.lesson, index);
    this.begin({ index, before: null, cut, tries: 0, answer: null, isShown: false });
  }

  /** What is said of another table. The same step begins again without a word. */
  private cutTo(index: number): Cut | null {
    const from = this.state.index;
    if (index === from || this.engine.hashState(startOf(this.lesson, index)) === this.engine.hashState(this.present))
      return null;
    if (index < from) return 'back';
    return cutBefore(this.lesson, index) ?? 'on';
  }

  /** The present step from its beginning. */
  again(): void {
    this.begin({ answer: null });
  }

  private begin(change: Partial<RunState>): void {
    this.present = this.start;
    this.made = [];
    this.set({ ...change, phase: 'doing', scene: this.state.scene + 1 });
    this.settings.onStep(this.state.index, false);
  }

  /** The next step. A step that is read passes by it. Returns false after the last. */
  next(): boolean {
    if (this.isLast) {
      this.settings.onStep(0, true);
      return false;
    }
    this.follow();
    return true;
  }

  private follow(): void {
    const index = this.state.index + 1;
    const { step, vpGained } = this;
    const start = startOf(this.lesson, index);
    const isSame = this.engine.hashState(start) === this.engine.hashState(this.present);
    if (!isSame) return this.goTo(index);
    this.start = this.present;
    this.made = [];
    const before = { step, vp: vpGained };
    this.set({ index, phase: 'doing', tries: 0, answer: null, isShown: false, cut: null, before });
    this.settings.onStep(index, false);
  }

  /** The learner wants to see it. A turn begins again for that. */
  show(): void {
    if (this.step.passes === 'line') this.set({ isShown: true, answer: null });
    else this.begin({ isShown: true, answer: null });
  }

  /** A wrong try without a move, such as pointing at what cannot be chosen. The table says why. */
  countTry(): void {
    if (this.state.phase === 'doing') this.set({ tries: this.state.tries + 1 });
  }

  /** Instead of a hint the guide points: a bot's advice would lead away from the step. */
  private point(): Promise<Thought> {
    this.set({ tries: Math.max(this.state.tries, TRIES_BEFORE_POINTING) });
    return Promise.reject(new Error('the guide points'));
  }

  private isNextAtOnce(): boolean {
    const next = this.lesson.steps[this.state.index + 1];
    return next !== undefined && next.position === undefined;
  }

  private wrong(move: string, { isTurnOver, moves }: Played): void {
    const isGuided = this.step.passes === 'line' || this.step.passes === 'read';
    const answer = answerTo(this.step, isGuided ? [move] : [...this.moves, move], isTurnOver) ?? 'none';
    const tried = isTurnOver ? [...this.turn, ...moves] : [];
    this.set({ tries: this.state.tries + 1, answer, tried });
    // A turn that went wrong begins again; a single move is not made at all.
    if (isGuided) this.tellSame();
    else this.begin({ answer });
  }

  /** Nothing has changed: the table asks again. */
  private tellSame(): void {
    this.shown.send('move')(false);
  }

  private hear(news: SessionNews): void {
    if (news.kind !== 'update') return this.tell(news);
    this.count = news.update.moment.index;
    this.shown.hearUpdate(news.update);
  }

  private tell(news: MatchNews): void {
    for (const hear of this.hearers) hear(news);
  }

  private async play(seat: number, move: string): ReturnType<TableMatch['play']> {
    const { session, step } = this;
    const played = this.state.phase === 'doing' ? playMove(this.present, move, this.engine) : null;
    if (!played) {
      this.tellSame();
      return null;
    }
    const { isTurnOver } = played;
    const turn = [...this.turn, ...played.moves];
    const events = [...this.made.flatMap((made) => made.events), ...played.events];
    const vpGained = this.vpGained + played.vp;
    const verdict = judge(step, { move, made: this.moves, turn, events, vpGained, isTurnOver });
    if (verdict === 'wrong') {
      this.wrong(move, played);
      return null;
    }
    this.made = [...this.made, { move, moves: played.moves, at: this.count, events: played.events, vp: played.vp }];
    this.present = played.state;
    this.set({ answer: null });
    const refused = await session!.calls.play(seat, move);
    if (verdict === 'passes') {
      if (this.isNextAtOnce()) this.follow();
      else this.set({ phase: 'passed' });
    }
    return refused;
  }

  /** An undo at the beginning of a step leads to the step before. */
  private async undo(seat: number, what: 'step' | 'turn'): Promise<void> {
    if (this.made.length === 0) return this.goTo(Math.max(0, this.state.index - 1));
    if (what === 'turn') return this.again();
    await this.session!.calls.undo(seat, what);
    this.made = this.made.filter(({ at }) => at < this.count);
    this.present = this.made.reduce((state, { move }) => playMove(state, move, this.engine)!.state, this.start);
  }

  /** The match of the present step, for the table. */
  open(): TableMatch {
    const position = this.engine.makePosition(this.start);
    const match = newMatch({ kind: 'position', position }, seatsOf(this.start, this.seat, this.settings.name));
    const game = newGame({ ...match, rules: this.engine.RULES_VERSION });
    const session = new MatchSession({ ...game, id: `lesson-${this.lesson.id}` }, this.engine, {
      tell: (news) => {
        if (this.session === session) this.hear(news);
      },
      put: async () => {},
      startBots: () => NOBODY,
    });
    this.session = session;
    this.count = 0;
    const { calls } = session;
    return {
      ...calls,
      ownViewer: this.seat,
      listen: (hear) => {
        this.hearers.add(hear);
        return () => this.hearers.delete(hear);
      },
      watch: async (viewer) => {
        const opened = await calls.watch(viewer);
        this.shown.begin(opened);
        return opened;
      },
      play: (seat, move) => this.play(seat, move),
      undo: (seat, what) => this.undo(seat, what),
      hint: () => this.point(),
      // The steps assume that trivial decisions resolve themselves.
      setAutomatic: async () => {},
      close: () => session.stop(),
    };
  }
}
