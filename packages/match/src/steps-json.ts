// The steps of one update as JSON, for one viewer after the other. What they all see is compared once; for each viewer
// only the own seat and the decisions are compared.

import type { State, View, Viewer } from '@black-angel/engine';
import type { Match, WatchedStep } from './match.ts';
import { differenceJson } from './packed-steps.ts';

/** The difference between two states as a spectator sees it, but for the decisions. */
interface OpenDifference {
  from: State;
  fields: string;
  players: readonly string[];
}

const entry = (name: string | number, difference: string): string => difference && `,"${name}":${difference}`;

/** Differences, each with a comma before it, as an object. Empty if there are none. */
const objectOf = (entries: string): string => entries && `{${entries.slice(1)}}`;

export class StepsJson {
  private readonly match: Match;
  private readonly open = new Map<State, OpenDifference>();

  constructor(match: Match) {
    this.match = match;
  }

  /** As `packSteps`, for the watched steps that lead to the state of a moment. */
  of(viewer: Viewer, steps: readonly WatchedStep[], moment: State): string {
    let text = '';
    for (let i = 0; i < steps.length; i++) {
      const step = steps[i]!;
      const { index, events } = step;
      const back = this.back(viewer, steps[i + 1] ?? { state: moment, isWithin: false }, step) || '{}';
      text += `${i > 0 ? ',' : ''}{"index":${index},"events":${events},"back":${back}}`;
    }
    return `[${text}]`;
  }

  private back(
    viewer: Viewer,
    from: Pick<WatchedStep, 'state' | 'isWithin'>,
    to: Pick<WatchedStep, 'state' | 'isWithin'>,
  ): string {
    const { match } = this;
    const { fields, players } = this.openDifference(from.state, to.state);
    const [old, wanted] = [match.decisionsSeen(viewer, from), match.decisionsSeen(viewer, to)];
    let seats = '';
    for (let seat = 0; seat < players.length; seat++)
      seats += entry(seat, seat === viewer ? this.own(seat, from.state, to.state) : players[seat]!);
    return objectOf(
      fields +
        entry('decision', differenceJson(old.decision, wanted.decision)) +
        entry('pending', differenceJson(old.pending, wanted.pending)) +
        entry('players', objectOf(seats)),
    );
  }

  private own(seat: number, from: State, to: State): string {
    if (from.players[seat] === to.players[seat]) return '';
    // In the order of the game: successive views share what has not changed.
    const wanted = this.match.views.view(to, seat).players[seat];
    return differenceJson(this.match.views.view(from, seat).players[seat], wanted);
  }

  private openDifference(from: State, to: State): OpenDifference {
    const known = this.open.get(to);
    if (known?.from === from) return known;
    const wanted = this.match.views.view(to, 'spectator');
    const old = this.match.views.view(from, 'spectator');
    let fields = '';
    for (const field in wanted) {
      if (field === 'decision' || field === 'pending' || field === 'players') continue;
      const [one, other] = [old[field as keyof View], wanted[field as keyof View]];
      if (one !== other) fields += entry(field, differenceJson(one, other));
    }
    const players = wanted.players.map((player, seat) => differenceJson(old.players[seat], player));
    const made = { from, fields, players };
    this.open.set(to, made);
    return made;
  }
}
