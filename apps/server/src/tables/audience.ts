// Who sees what of a game, and how it is told.

import type { Entry, Match, Moment } from '@black-angel/match';
import type { ServerMessage, TableInfo } from '@black-angel/protocol';
import type { Viewer } from '@black-angel/rules';
import { commitmentOf } from '../fair-dice.ts';
import type { TableRow } from '../store/store.ts';

export interface RoomClient {
  /** Null for a spectator. */
  readonly seat: number | null;
  /** Moves this client has been told of. */
  told: number;
  send(message: ServerMessage): void;
  close(why: Extract<ServerMessage, { kind: 'bye' }>['why']): void;
}

export const viewerOf = (client: RoomClient): Viewer => client.seat ?? 'spectator';

/** How many moves a client may know of: the one who decides all, the others up to the last barrier, spectators later. */
export function visibleTo({ seat }: RoomClient, match: Match, spectatorDelay: number | null): number {
  const next = match.next();
  if (next.kind === 'over') return match.count;
  if (seat !== null) return next.seat === seat ? match.count : match.publicCount;
  return Math.max(0, match.publicCount - (spectatorDelay ?? 0));
}

type Game = NonNullable<Extract<ServerMessage, { kind: 'opened' }>['game']>;

/** The whole game up to a number of moves. */
export function gameFor(match: Match, table: string, viewer: Viewer, visible: number): Omit<Game, 'clock'> {
  const info = match.info(table);
  return {
    // The seed is everybody's secret until the game is over.
    info: match.isOver ? info : { ...info, seed: null },
    moment: match.moment(viewer, visible),
    entries: match.entries(viewer, 0, visible),
  };
}

/** What is new, for clients who stand at the same point: it is made once for all of them. */
export class Telling {
  private readonly match: Match;
  private readonly undoneTo: number;
  private readonly made = new Map<string, { moment: Moment; entries: Entry[]; keep: number }>();

  /** `undoneTo` is the lowest number of moves reached by taking moves back since the last telling. */
  constructor(match: Match, undoneTo: number) {
    this.match = match;
    this.undoneTo = undoneTo;
  }

  update(viewer: Viewer, told: number, visible: number): { moment: Moment; entries: Entry[]; keep: number } {
    const keep = Math.min(told, visible, this.undoneTo);
    const name = `${viewer} ${keep} ${visible}`;
    const known = this.made.get(name);
    if (known) return known;
    const moment = this.match.moment(viewer, visible);
    const entries =
      visible > keep ? this.match.entries(viewer, keep, visible).filter(({ index }) => index >= keep) : [];
    const update = { moment, entries, keep };
    this.made.set(name, update);
    return update;
  }
}

/** What everybody may know of a table. */
export function infoOf(row: TableRow, next: ReturnType<Match['next']> | null = null): TableInfo {
  return {
    id: row.id,
    status: row.status,
    config: row.config,
    seats: row.seats.map(({ kind, level, name, isSubstituted }, seat) => ({ seat, kind, level, name, isSubstituted })),
    createdAt: row.createdAt,
    commitment: commitmentOf(row.secret),
    decider: next ? (next.kind === 'over' ? null : next.seat) : row.decider,
    rematch: row.rematch ?? null,
    result: row.result,
  };
}
