// What each viewer may see of a game.

import { type Entry, type Match, packSteps, seenHash, stepsOfEntries } from '@black-angel/match';
import type { ClockState, SentMoment, ServerMessage, Since } from '@black-angel/protocol';
import type { View, Viewer } from '@black-angel/rules';

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

const stepsTo = (match: Match, viewer: Viewer, view: View, entries: readonly Entry[]): Pick<SentMoment, 'steps'> => {
  const steps = packSteps(view, stepsOfEntries(match, viewer, entries.slice(-MOST_IN_STEPS)));
  return steps.length > 0 ? { steps } : {};
};

/** An earlier moment, with the steps of the move that led to it. */
export function momentFor(match: Match, viewer: Viewer, index: number): SentMoment {
  const moment = match.moment(viewer, index);
  const entries = index > 0 ? entriesFrom(match, viewer, index - 1, index) : [];
  return { ...moment, ...stepsTo(match, viewer, moment.view, entries) };
}

type UpdateMessage = Extract<ServerMessage, { kind: 'update' }>;

/** Updates for clients. Clients with the same view and the same moves share a message, which is serialized once. */
export class Telling {
  private readonly match: Match;
  private readonly undoneTo: number;
  private readonly clock: ClockState;
  private readonly made = new Map<string, UpdateMessage>();

  /** `undoneTo` is the lowest number of moves reached by an undo since the last update. */
  constructor(match: Match, undoneTo: number, clock: ClockState) {
    this.match = match;
    this.undoneTo = undoneTo;
    this.clock = clock;
  }

  message(viewer: Viewer, told: number, visible: number): UpdateMessage {
    const keep = Math.min(told, visible, this.undoneTo);
    const name = `${viewer} ${keep} ${visible}`;
    const known = this.made.get(name);
    if (known) return known;
    const moment = this.match.moment(viewer, visible);
    const entries = visible > keep ? entriesFrom(this.match, viewer, keep, visible) : [];
    const steps = stepsTo(this.match, viewer, moment.view, entries);
    const message: UpdateMessage = { kind: 'update', update: { moment, entries, keep, ...steps }, clock: this.clock };
    this.made.set(name, message);
    return message;
  }
}
