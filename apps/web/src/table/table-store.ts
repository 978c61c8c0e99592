// The store of the table: it listens to the match, handles what the player points at, and notifies React.

import type { Moment } from '@black-angel/match';
import { findComponents, type GameEvent, loadOldComponents, type View, type Viewer } from '@black-angel/rules';
import { settings } from '../browser/settings.ts';
import type { Opened, TableMatch } from '../match/table-match.ts';
import { playSounds } from '../sound/sounds.ts';
import { deciderOf, decisionOf, vpLost } from '../ui-state/decision.ts';
import type { Option } from '../ui-state/paths.ts';
import { leadsOn, moveNamed, point, select } from '../ui-state/selection.ts';
import { share } from '../ui-state/share.ts';
import type { Target } from '../ui-state/target.ts';
import { whyNot } from '../ui-state/why-not.ts';
import { Playback } from './playback.ts';
import type { Scene } from './scenes.ts';
import { haveOthersMoved, lastEvents, type TableState } from './table-state.ts';

const REPLAY_PAUSE = 700;

/** Makes a change of the moment on the table visible: it measures before `change` and lets pieces fly after it. */
export type Transition = (before: View, after: View, events: readonly GameEvent[], change: () => void) => void;

const CUT: Transition = (_before, _after, _events, change) => change();

export class TableStore {
  private readonly match: TableMatch;
  private readonly playback: Playback;
  private readonly listeners = new Set<() => void>();
  private readonly unlisten: () => void;
  private state: TableState;
  private transition: Transition = CUT;
  private replayTimer: ReturnType<typeof setTimeout> | null = null;

  private constructor(match: TableMatch, opened: Opened) {
    this.match = match;
    const { info, moment, entries } = opened;
    this.state = {
      info,
      content: contentFor(opened),
      moment,
      count: moment.index,
      entries,
      happened: lastEvents(entries),
      decision: null,
      selection: null,
      pointed: null,
      armed: null,
      doubtful: null,
      refusal: null,
      hint: null,
      isSending: false,
      isShowing: false,
      isReplaying: false,
      isReplayRunning: false,
      handover: null,
      isRecapShown: false,
      problem: null,
    };
    this.playback = new Playback({
      show: (scene, isLast) => this.show(scene, isLast),
      idle: () => this.settle(),
      // Reduced motion stops the flights (use-flights.ts), not the steps.
      speed: () => settings().speed,
      isOwn: ({ entries: made }) => made.every(({ seat }) => seat === this.viewer),
    });
    this.unlisten = match.listen((news) => {
      if (news.kind === 'update') {
        // Each update stores the whole match, so the last problem is over or comes again.
        if (this.state.problem?.kind === 'notKept') this.set({ problem: null });
        this.playback.add(news.update);
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
    const { moment, entries } = opened;
    if (typeof store.viewer === 'number' && moment.result === null)
      store.set({ isRecapShown: haveOthersMoved(entries, store.viewer) });
    store.settle();
    return store;
  }

  // For useSyncExternalStore.
  readonly get = (): TableState => this.state;
  readonly subscribe = (listen: () => void): (() => void) => {
    this.listeners.add(listen);
    return () => this.listeners.delete(listen);
  };

  /** Every change of the moment goes through it. Returns what ends that. */
  onTransition(transition: Transition): () => void {
    this.transition = transition;
    return () => {
      this.transition = CUT;
    };
  }

  close(): void {
    this.unlisten();
    this.playback.stop();
    this.stopReplay();
    this.match.close();
  }

  get viewer(): Viewer {
    return this.state.moment.view.viewer;
  }

  private set(change: Partial<TableState>): void {
    this.state = { ...this.state, ...change };
    for (const listen of this.listeners) listen();
  }

  /** Puts a moment on the table and drops everything that belongs to the one before. */
  private setMoment(change: Partial<TableState>, events: readonly GameEvent[] = []): void {
    const forgotten = { pointed: null, armed: null, doubtful: null, refusal: null, hint: null };
    const { view } = this.state.moment;
    this.transition(view, change.moment?.view ?? view, events, () =>
      this.set({ ...forgotten, decision: null, selection: null, ...change }),
    );
  }

  private show({ moment: latest, entries, keep, events }: Scene, isLast: boolean): void {
    const moment = share(this.state.moment, latest);
    const kept = this.state.entries.filter(({ index }) => index < keep);
    const change = { entries: [...kept, ...entries], happened: events, count: moment.index, isSending: false };
    if (this.state.isReplaying) return this.set(change);
    // One render for the move and the next decision.
    const next = isLast ? this.nextDecision(moment) : null;
    this.setMoment({ ...change, moment, isShowing: true, ...next }, events);
    playSounds(events);
  }

  /** Nothing is left to show: somebody decides, or the device changes hands. */
  private settle(): void {
    const { isReplaying, isShowing, decision, moment } = this.state;
    if (isReplaying || (decision && !isShowing)) return;
    const next = this.nextDecision(moment);
    if (next) this.set(next);
    else void this.handOver(deciderOf(moment.view)!);
  }

  /** What the viewer may decide now, if anything; null when the device must change hands first. */
  private nextDecision({ view }: Moment): Partial<TableState> | null {
    const decider = deciderOf(view);
    const isPerson = decider !== null && this.state.info.seats[decider]?.kind === 'person';
    const isShared = this.match.ownViewer === null;
    if (isShared && isPerson && decider !== view.viewer) return null;
    const decision = decisionOf(view);
    return { isShowing: false, decision, selection: decision && select(decision) };
  }

  /** The device goes to another person. Until that person confirms, the table shows the spectator's view. */
  private async handOver(seat: number): Promise<void> {
    if (this.viewer !== 'spectator') {
      const { moment, entries } = await this.match.watch('spectator');
      this.setMoment({ moment, entries, happened: lastEvents(entries), count: moment.index });
    }
    this.set({ isShowing: false, isRecapShown: false, handover: seat });
  }

  /** The person has the device now. */
  async takeOver(seat: number): Promise<void> {
    const { moment, entries } = await this.match.watch(seat);
    this.setMoment({ moment, entries, happened: lastEvents(entries), count: moment.index });
    this.set({ handover: null, isRecapShown: haveOthersMoved(entries, seat) });
    this.settle();
  }

  showRecap(isRecapShown: boolean): void {
    this.set({ isRecapShown });
  }

  hover(pointed: Target | null): void {
    if (pointed !== this.state.pointed) this.set({ pointed });
  }

  /** The player points at a target. By touch the last one is armed first: a second tap makes the move. */
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
    if (byTouch && armed?.text !== option.text) return this.set({ armed: option, refusal: null, pointed: target });
    this.choose(option);
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

  /** Makes a move, after asking once if it costs VP. */
  choose(option: Option, isSure = false): void {
    const { decision, isSending } = this.state;
    if (!decision || isSending) return;
    const vp = isSure || !settings().confirm ? 0 : vpLost(decision, option.move);
    if (vp > 0) return this.set({ doubtful: { option, vp } });
    this.set({ isSending: true, doubtful: null, hint: null });
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
    if (this.state.moment === moment && this.state.decision) this.set({ hint });
  }

  forgetHint(): void {
    this.set({ hint: null });
  }

  skip(): void {
    this.playback.skip();
  }

  /** Looks at an earlier moment. */
  async lookAt(index: number): Promise<void> {
    const moment = await this.match.momentAt(Math.max(0, Math.min(index, this.state.count)));
    this.set({ isReplaying: true });
    // The replay ends the playback: leaving it leads to the present.
    this.playback.skip();
    this.setMoment({ moment: share(this.state.moment, moment) });
  }

  async leaveReplay(): Promise<void> {
    this.stopReplay();
    const moment = await this.match.momentAt(this.state.count);
    this.setMoment({ moment, isReplaying: false });
    this.settle();
  }

  /** Starts or stops the replay at the present moment. */
  runReplay(isRunning: boolean): void {
    this.stopReplay();
    this.set({ isReplayRunning: isRunning });
    if (!isRunning) return;
    const next = async (): Promise<void> => {
      const { moment, count } = this.state;
      if (moment.index >= count) return this.runReplay(false);
      await this.lookAt(moment.index + 1);
      if (this.state.isReplayRunning) this.replayTimer = setTimeout(next, REPLAY_PAUSE);
    };
    void next();
  }

  private stopReplay(): void {
    if (this.replayTimer !== null) clearTimeout(this.replayTimer);
    this.replayTimer = null;
    if (this.state.isReplayRunning) this.set({ isReplayRunning: false });
  }

  fork = (): Promise<string> => this.match.fork(this.state.moment.index);
  scores = (): Promise<number[][]> => this.match.scores();
  record = () => this.match.record();

  setAutomatic(isAutomatic: boolean): void {
    void this.match.setAutomatic(isAutomatic);
  }
}

function contentFor({ info, moment }: Opened) {
  if (info.components) return loadOldComponents(info.components);
  return findComponents(moment.view.components)!;
}
