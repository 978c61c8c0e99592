// What each viewer may see of a game.

import type { Viewer } from '@black-angel/engine';
import {
  type Entry,
  entryJson,
  hiddenIn,
  type Match,
  momentJson,
  packSteps,
  StepsJson,
  seenHash,
  stepsOfMoves,
  watchedMoves,
} from '@black-angel/match';
import type { ClockState, SentMoment, ServerMessage, Since } from '@black-angel/protocol';

/** How many moves a viewer may know: the decider all, others those up to the last barrier, spectators fewer. */
export function visibleTo(viewer: Viewer, match: Match, spectatorDelay: number | null): number {
  const next = match.next();
  if (next.kind === 'over') return match.count;
  if (viewer !== 'spectator') return next.seat === viewer ? match.count : match.publicCount;
  return Math.max(0, match.publicCount - (spectatorDelay ?? 0));
}

/** Entries from move `from` on; -1 includes the setup. */
const entriesFrom = (match: Match, viewer: Viewer, keep: number, visible: number): Entry[] =>
  match.entries(viewer, Math.max(0, keep), visible).filter(({ index }) => index >= keep);

/** How many of the client's moves are still valid; -1 if it has none, or others than the log. */
function stillTrue(since: Since, match: Match, viewer: Viewer, visible: number): number {
  if (!since || since.index > visible) return -1;
  return seenHash(match.entries(viewer, 0, since.index)) === since.seen ? since.index : -1;
}

type Game = NonNullable<Extract<ServerMessage, { kind: 'opened' }>['game']>;

/** The game up to a number of moves, without those that the viewer has already. */
export function gameFor(
  match: Match,
  table: string,
  viewer: Viewer,
  visible: number,
  since: Since,
): Omit<Game, 'clock'> {
  const info = match.info(table);
  const keep = stillTrue(since, match, viewer, visible);
  return {
    // The seed is secret until the game is over.
    info: match.isOver ? info : { ...info, seed: null },
    moment: match.moment(viewer, visible),
    entries: entriesFrom(match, viewer, keep, visible),
    keep,
  };
}

/** The most moves that are sent in their steps. After an undo or a bot's long turn there may be more. */
const MOST_IN_STEPS = 30;

/** An earlier moment, with the steps of the move that led to it. */
export function momentFor(match: Match, viewer: Viewer, index: number): SentMoment {
  const moment = match.moment(viewer, index);
  const steps = index > 0 ? packSteps(moment.view, stepsOfMoves(match, viewer, index - 1, index)) : [];
  return { ...moment, ...(steps.length > 0 && { steps }) };
}

/** Updates for clients, as JSON. What viewers see alike is made once, and the text for viewers who see the same. */
export class Broadcast {
  private readonly match: Match;
  private readonly undoneTo: number;
  private readonly clock: string;
  private readonly texts = new Map<string, string>();
  private readonly entries = new Map<string, string>();
  private readonly steps: StepsJson;

  /** `undoneTo` is the low-water mark of undos since the last broadcast. */
  constructor(match: Match, undoneTo: number, clock: ClockState) {
    this.match = match;
    this.steps = new StepsJson(match);
    this.undoneTo = undoneTo;
    this.clock = JSON.stringify(clock);
  }

  /** A message of the kind `update`. */
  text(viewer: Viewer, sentIndex: number, visible: number): string {
    const keep = Math.min(sentIndex, visible, this.undoneTo);
    const name = `${viewer} ${keep} ${visible}`;
    const known = this.texts.get(name);
    if (known !== undefined) return known;
    const steps = this.stepsTo(viewer, keep, visible);
    const moment = momentJson(this.match, viewer, visible);
    const entries = this.entriesOf(viewer, keep, visible);
    const update = `{"moment":${moment},"entries":[${entries}],"keep":${keep}${steps}}`;
    const text = `{"kind":"update","update":${update},"clock":${this.clock}}`;
    this.texts.set(name, text);
    return text;
  }

  private entriesOf(viewer: Viewer, keep: number, visible: number): string {
    let text = '';
    for (let index = keep; index < visible; index++) text += `${index > keep ? ',' : ''}${this.entry(viewer, index)}`;
    return text;
  }

  private entry(viewer: Viewer, index: number): string {
    const name = `${index}${hiddenIn(this.match, viewer, index)}`;
    const known = this.entries.get(name);
    if (known !== undefined) return known;
    const text = entryJson(this.match, viewer, index);
    this.entries.set(name, text);
    return text;
  }

  private stepsTo(viewer: Viewer, keep: number, visible: number): string {
    const steps = watchedMoves(this.match, viewer, Math.max(keep, visible - MOST_IN_STEPS), visible);
    if (steps.length === 0) return '';
    return `,"steps":${this.steps.of(viewer, steps, this.match.stateAt(visible))}`;
  }
}
