// The store of the table: it listens to the match, handles what the player points at, and notifies React.

import type { Viewer } from '@black-angel/engine';
import { type Line, logBefore, type Moment } from '@black-angel/match';
import { rememberSeen, seenMoves } from '../../browser/kept-numbers.ts';
import { filmSpeed, settings } from '../../browser/settings.ts';
import type { Opened, TableMatch } from '../../match/table-match.ts';
import { playSounds } from '../../sound/sounds.ts';
import { deciderOf, decisionOf } from '../../ui-state/decision.ts';
import { marksSince, missedFrom, sinceOwn } from '../../ui-state/last-marks.ts';
import type { TonedGhost } from '../../ui-state/line-ghosts.ts';
import type { Option } from '../../ui-state/paths.ts';
import { needsSecondTap, vpLost } from '../../ui-state/preview.ts';
import { leadsOn, moveNamed, point, select } from '../../ui-state/selection.ts';
import { share } from '../../ui-state/share.ts';
import { suggestedLine } from '../../ui-state/suggested-option.ts';
import type { Target } from '../../ui-state/target.ts';
import { whyNot } from '../../ui-state/why-not.ts';
import { Playback, type Shown } from './playback.ts';
import { Proposals } from './proposals.ts';
import type { Scene } from './scenes.ts';
import { type ReplayedTable, TableReplay } from './table-replay.ts';
import {
  type Change,
  CUT,
  FORGOTTEN,
  firstState,
  haveOthersMoved,
  lastEvents,
  type TableState,
  type Transition,
  type Warning,
} from './table-state.ts';

export class TableStore implements ReplayedTable {
  private readonly match: TableMatch;
  private readonly playback: Playback;
  private readonly listeners = new Set<() => void>();
  private hasNews = false;
  private readonly unlisten: () => void;
  private state: TableState;
  private transition: Transition = CUT;
  readonly replay: TableReplay;
  readonly proposals = new Proposals();
  /** Warns before a choice that gives VP up. */
  coach: ((option: Option) => Warning | null) | null = null;
  /** News that came while the moves before it are fetched. */
  private waiting: [line: Line, from: number][] | null = null;

  private constructor(match: TableMatch, opened: Opened) {
    this.match = match;
    this.state = firstState(opened);
    this.replay = new TableReplay(this, match);
    this.playback = new Playback(
      {
        show: (scene, shown) => this.show(scene, shown),
        idle: () => this.settle(),
        // Reduced motion stops the flights (use-flights.ts), not the steps.
        speed: filmSpeed,
        viewer: () => this.viewer,
        isOwn: (scene) => this.isOwn(scene),
      },
      opened.moment.view.seat,
    );
    this.unlisten = match.listen((news) => {
      if (news.kind === 'update') {
        // Each update stores the whole match, so the last problem is over or comes again. What a bot has not learned is
        // said once.
        const problem = this.state.problem?.kind;
        if (problem === 'notKept' || problem === 'unlearned') this.set({ problem: null });
        if (this.waiting) this.waiting.push([news.line, news.from]);
        else this.playback.add(news.line, news.from);
      } else this.set({ problem: { kind: news.kind, text: news.problem } });
    });
  }

  static async open(match: TableMatch): Promise<TableStore> {
    await match.setAutomatic(settings().automatic);
    const spectated = await match.watch(match.ownViewer ?? 'spectator');
    const persons = spectated.info.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    const isAlone = match.ownViewer === null && persons.length === 1;
    const opened = isAlone ? await match.watch(persons[0]!) : spectated;
    const store = new TableStore(match, opened);
    await store.welcome(opened);
    return store;
  }

  /** Tells a returning player what was missed: as a film, or as a text where films are off. */
  private async welcome({ info, moment, entries }: Opened): Promise<void> {
    const { viewer } = this;
    const from = missedFrom(entries, viewer, this.isShared ? null : seenMoves(info.id));
    if (from !== null) {
      if (filmSpeed() !== 'off') return this.catchUp(from);
      this.set({ isRecapShown: typeof viewer === 'number' && moment.result === null });
    }
    this.settle();
  }

  /** Whether several persons share the device. */
  private get isShared(): boolean {
    return this.match.ownViewer === null && this.state.info.seats.filter(({ kind }) => kind === 'person').length > 1;
  }

  /** Shows the moves from an index on once more, step by step, up to the present. */
  private async catchUp(from: number, retold: TableState['retold'] = 'missed'): Promise<void> {
    const { count, entries, moment: present } = this.state;
    this.waiting = [];
    const film = await this.match.film(from, count).catch(() => ({ from: count, moments: [] }));
    const start = film.moments.length > 0 ? await this.match.momentAt(film.from).catch(() => null) : null;
    const later = this.waiting ?? [];
    this.waiting = null;
    if (start) {
      this.playback.begin(start.view.seat);
      let { from: at } = film;
      let moment = share(present, start);
      const before = { entries: logBefore(entries, at), happened: [], count: at, marks: [] };
      this.set({ ...before, moment, isUndone: false, decision: null, selection: null, isShowing: true, retold });
      for (const { moment: next, stepViews = [] } of film.moments) {
        // The last moment is the present one again.
        moment = share(moment, share(present, next));
        this.playback.add({ moment, stepViews, entries: logBefore(entries, moment.index) }, at);
        at = moment.index;
      }
    }
    for (const [line, at] of later) this.playback.add(line, at);
    if (!this.playback.isBusy) this.settle();
  }

  /** Shows the others' last turns again. */
  tellAgain(): void {
    const from = sinceOwn(this.state.entries, this.viewer);
    if (from !== null && !this.state.isSending && !this.playback.isBusy) void this.catchUp(from, 'again');
  }

  /** Whether nobody else acts in a scene. Hal's turn is part of the viewer's move. */
  private isOwn({ step, entries, isBack }: Scene): boolean {
    if (step === null || step.seat === this.viewer) return true;
    return !isBack && entries.at(-1)?.seat === this.viewer && this.state.info.seats[step.seat]?.kind !== 'hal';
  }

  // For useSyncExternalStore.
  readonly get = (): TableState => this.state;
  readonly subscribe = (listen: () => void): (() => void) => {
    this.listeners.add(listen);
    return () => this.listeners.delete(listen);
  };

  /** Sets the transition hook; returns its disposer. */
  onTransition(transition: Transition): () => void {
    this.transition = transition;
    return () => {
      this.transition = CUT;
    };
  }

  close(): void {
    this.unlisten();
    this.playback.stop();
    this.replay.stop();
    this.match.close();
  }

  get viewer(): Viewer {
    return this.state.moment.view.viewer;
  }

  /** Listeners hear of the changes of one task together, before the next frame: each of them compares what it reads. */
  set(change: Partial<TableState>): void {
    this.state = { ...this.state, ...change };
    if (this.hasNews) return;
    this.hasNews = true;
    queueMicrotask(() => this.tell());
  }

  private tell(): void {
    if (!this.hasNews) return;
    this.hasNews = false;
    for (const listen of this.listeners) listen();
  }

  /**
   * Puts a moment on the table and drops everything that belongs to the one before. Listeners hear of it within the
   * transition, which then measures and moves what they have drawn.
   */
  setMoment(change: Partial<TableState>, how: Partial<Omit<Change, 'before' | 'after'>> = {}): void {
    const { view: before } = this.state.moment;
    const { events = [], later = [], time = null } = how;
    this.transition({ before, after: change.moment?.view ?? before, events, later, time }, () => {
      this.set({ ...FORGOTTEN, decision: null, selection: null, ...change });
      this.tell();
    });
  }

  private show(scene: Scene, { isLast, pause, number, of }: Shown): void {
    const { moment, entries, events, step, later } = scene;
    const change = { entries, happened: events, count: moment.index, isSending: false };
    if (this.state.isReplaying) return this.set(change);
    const telling = step && pause > 0 ? { step, number, of } : null;
    const marks = marksSince(entries, moment.view, this.state.content);
    // The answer to an undo that is shown already brings nothing new.
    const { count, isUndone: wasUndone } = this.state;
    const isUndone = moment.index < count || (moment.index === count && wasUndone);
    // One render for the move and the next decision.
    const next = isLast ? this.nextDecision(moment) : null;
    this.setMoment(
      { ...change, moment, marks, telling, isUndone, isShowing: true, ...next },
      { events, later, time: pause || null },
    );
    playSounds(events);
  }

  /** Nothing is left to show: somebody decides, or the device changes hands. */
  settle(): void {
    const { isReplaying, isShowing, decision, moment, info, count, isRecapShown } = this.state;
    // Moves that come while the player looks back are not seen yet, nor what a text tells until it is confirmed.
    if (!this.isShared && !isReplaying && !isRecapShown) rememberSeen(info.id, count);
    if (isReplaying || (decision && !isShowing)) return;
    const next = this.nextDecision(moment);
    if (next) this.set(next);
    else void this.handOver(deciderOf(moment.view)!);
  }

  /** What the viewer may decide now, if anything; null when the device must change hands first. */
  private nextDecision({ view }: Moment): Partial<TableState> | null {
    const decider = deciderOf(view);
    const isPerson = decider !== null && this.state.info.seats[decider]?.kind === 'person';
    const isAnyonesDevice = this.match.ownViewer === null;
    if (isAnyonesDevice && isPerson && decider !== view.viewer) return null;
    const decision = decisionOf(view);
    const selection = decision && select(decision);
    return { isShowing: false, telling: null, retold: null, decision, selection };
  }

  /** The device goes to another person. Until that person confirms, the table shows the spectator's view. */
  private async handOver(seat: number): Promise<void> {
    if (this.viewer !== 'spectator') {
      const { moment, entries } = await this.match.watch('spectator');
      this.setMoment({ moment, entries, happened: lastEvents(entries), count: moment.index, marks: [] });
    }
    this.set({ isShowing: false, telling: null, retold: null, isRecapShown: false, handover: seat });
  }

  /** The person has the device now. */
  async takeOver(seat: number): Promise<void> {
    const { moment, entries } = await this.match.watch(seat);
    const marks = marksSince(entries, moment.view, this.state.content);
    this.setMoment({ moment, entries, happened: lastEvents(entries), count: moment.index, marks });
    this.playback.begin(moment.view.seat);
    const isOff = filmSpeed() === 'off';
    const from = isOff ? null : missedFrom(entries, seat, null);
    this.set({ handover: null, isRecapShown: isOff && haveOthersMoved(entries, seat) });
    if (from === null) this.settle();
    else await this.catchUp(from);
  }

  showRecap(isRecapShown: boolean): void {
    this.set({ isRecapShown });
    if (!isRecapShown) this.settle();
  }

  hover(pointed: Target | null): void {
    if (pointed !== this.state.pointed) this.set({ pointed });
  }

  /**
   * The player points at a target. By touch, one that makes a move that cannot be undone is armed first: a second tap
   * makes the move.
   */
  point(target: Target, byTouch: boolean): void {
    const { decision, selection, armed, isSending } = this.state;
    if (!decision || !selection || isSending) return;
    const option = moveNamed(selection, target);
    if (!option) {
      if (!leadsOn(decision, selection, target) && !selection.chosen.includes(target)) return this.refuse(target);
      const following = point(decision, selection, target);
      const only = following.chosen.length === 0 ? null : this.named(following);
      return only ? this.choose(only) : this.set({ selection: following, armed: null, refusal: null });
    }
    const isSure = !byTouch || armed?.text === option.text || this.cost(option) > 0;
    if (isSure || !needsSecondTap(decision, option.move)) return this.choose(option);
    this.set({ armed: option, refusal: null, pointed: target });
  }

  leads(target: Target): boolean {
    const { decision, selection } = this.state;
    return decision !== null && selection !== null && !this.state.isSending && leadsOn(decision, selection, target);
  }

  /**
   * The player drags one thing onto another. If the first is a move, as a die is, the second waits for the next
   * decision.
   */
  pointInTurn(first: Target, second: Target): void {
    const { selection } = this.state;
    if (!selection?.chosen.includes(first)) this.point(first, false);
    if (this.state.decision && !this.state.isSending) return this.point(second, false);
    const unsubscribe = this.subscribe(() => {
      const { decision, isSending, doubtful } = this.state;
      if ((!decision || isSending) && !doubtful) return;
      unsubscribe();
      if (this.leads(second)) this.point(second, false);
    });
  }

  /** The option that a selection names, when a new first step completes a move. */
  private named({ chosen }: { chosen: readonly Target[] }): Option | null {
    const path = chosen.join(' ');
    return this.state.decision?.options.find((option) => option.path.join(' ') === path) ?? null;
  }

  private refuse(target: Target): void {
    const { decision, selection, moment } = this.state;
    if (!decision || !selection) return;
    const illegal = whyNot({ view: moment.view, decision, chosen: selection.chosen }, target);
    this.set({ refusal: illegal ? { target, illegal } : null });
  }

  letGo(): void {
    const { decision, isSending } = this.state;
    if (decision && !isSending) this.set({ selection: select(decision), armed: null, refusal: null, doubtful: null });
  }

  /** VP that a move costs; 0 if the program proposes it, or the player does not want to be asked. */
  private cost({ move, text }: Option): number {
    const { decision } = this.state;
    return decision && settings().confirm && !this.proposals.has(text) ? vpLost(decision, move) : 0;
  }

  /** Makes a move, after asking once if it costs VP. A move that the program proposes is not questioned. */
  choose(option: Option, isSure = false): void {
    const { decision, isSending } = this.state;
    if (!decision || isSending) return;
    const vp = isSure ? 0 : this.cost(option);
    const warning = isSure || this.proposals.has(option.text) ? null : (this.coach?.(option) ?? null);
    if (vp > 0 || warning) return this.set({ doubtful: { option, vp, warning } });
    this.proposals.follow(option.text);
    this.set({ isSending: true, doubtful: null, hint: null, planned: null });
    this.match.play(decision.seat, option.text).then(
      (illegal) => {
        if (illegal) this.set({ isSending: false, refusal: { target: option.path.at(-1)!, illegal } });
      },
      (error: Error) => this.set({ isSending: false, problem: { kind: 'broken', text: error.message } }),
    );
  }

  undo(what: 'step' | 'turn'): void {
    const { viewer } = this;
    if (viewer === 'spectator' || this.state.moment.undo.step === 0) return;
    this.match
      .undo(viewer, what)
      .catch((error: Error) => this.set({ problem: { kind: 'broken', text: error.message } }));
  }

  async askHint(): Promise<void> {
    const { decision, moment } = this.state;
    if (!decision || this.state.isSending) return;
    this.set({ hint: 'thinking' });
    const hint = await this.match.hint(decision.seat).catch(() => null);
    if (this.state.moment !== moment || !this.state.decision) return;
    if (hint) this.proposals.propose('hint', [suggestedLine(hint, decision)]);
    this.set({ hint });
  }

  forgetHint = (): void => this.set({ hint: null, planned: null });
  plan = (planned: readonly TonedGhost[] | null): void => this.set({ planned });
  skip = (): void => this.playback.skip();

  /** Nothing is told while the page is hidden. */
  hold(isHeld: boolean): void {
    this.playback.hold(isHeld);
  }

  fork = (): Promise<string> => this.match.fork(this.state.moment.index);
  scores = (): Promise<number[][]> => this.match.scores();
  record = () => this.match.record();

  setAutomatic(isAutomatic: boolean): void {
    void this.match.setAutomatic(isAutomatic);
  }
}
