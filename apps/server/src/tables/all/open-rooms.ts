// The rooms of this node. A room is open while a client is connected or a bot has to move, and is closed when it is
// idle. Open rooms hear what other nodes have written.

import type { FanOut, News } from '../../store/fan-out.ts';
import type { TableRow } from '../../store/store.ts';
import { catchUp, lookAgain } from '../room/catch-up.ts';
import { tellNodes, touch } from '../room/presence.ts';
import { Room } from '../room/room.ts';
import type { RoomServices } from '../room/services.ts';
import { sweepDue } from '../verbs/sweep-due.ts';
import { Neighbours } from './neighbours.ts';

/** Milliseconds until an idle room is closed. */
const MOST_IDLE = 30_000;
const SWEEP_EVERY = 5000;

export class OpenRooms {
  private readonly services: RoomServices;
  /** Rejects if there is no such table. */
  private readonly rowOf: (id: string) => Promise<TableRow>;
  private readonly rooms = new Map<string, Promise<Room>>();
  private sweeping: NodeJS.Timeout | null = null;
  /** Set if several nodes share the store. */
  readonly neighbours: Neighbours | null;

  constructor(services: RoomServices, rowOf: (id: string) => Promise<TableRow>) {
    this.services = services;
    this.rowOf = rowOf;
    this.neighbours = services.fanOut ? this.meetNeighbours(services.fanOut) : null;
  }

  /** The room of a table, opened if necessary. */
  open(id: string): Promise<Room> {
    const known = this.rooms.get(id);
    if (known) return known;
    const opening = (async () => {
      return Room.open(await this.rowOf(id), this.services);
    })();
    this.rooms.set(id, opening);
    opening.then(
      () => this.services.fanOut?.tell({ what: 'who', table: id }),
      () => this.rooms.delete(id),
    );
    this.sweeping ??= setInterval(() => void this.forget(MOST_IDLE), SWEEP_EVERY).unref();
    return opening;
  }

  /** The room of a table if it is open here. */
  async find(id: string): Promise<Room | null> {
    return (await this.rooms.get(id)?.catch(() => null)) ?? null;
  }

  has(id: string): boolean {
    return this.rooms.has(id);
  }

  get count(): number {
    return this.rooms.size;
  }

  /** Touches tables without players that a client of this node looks at: other nodes delete old ones. */
  async touchWatched(changedBefore: number): Promise<void> {
    for (const opening of [...this.rooms.values()]) {
      const room = await opening.catch(() => null);
      if (room && !room.audience.isEmpty) await touch(room, changedBefore);
    }
  }

  /** Stores the ends of games that could not be stored. */
  async persistEnds(): Promise<void> {
    for (const [id, opening] of this.rooms) {
      const room = await opening.catch(() => null);
      if (room?.owesEnd) await sweepDue(room).catch((error) => this.services.report(`table ${id}: its end`, error));
    }
  }

  /** Closes rooms without clients that have been idle for this time. They open again from the store. */
  async forget(milliseconds: number): Promise<void> {
    const before = this.services.monotonic() - milliseconds;
    for (const [id, opening] of this.rooms) {
      const room = await opening.catch(() => null);
      if (room?.isIdle && room.usedAt <= before) this.rooms.delete(id);
    }
  }

  /** Closes the connections of a session, by its hash, on every node. */
  endSession(session: string): void {
    this.services.fanOut?.tell({ what: 'session', session });
    this.inRooms((room) => room.audience.expelSession(session));
  }

  /** Runs a task in every open room, or in one. */
  private inRooms(work: (room: Room) => void | Promise<void>, only?: string): void {
    for (const id of only === undefined ? [...this.rooms.keys()] : [only])
      void this.rooms
        .get(id)
        ?.then(work)
        .catch((error) => this.services.report(`table ${id}: what another node told`, error));
  }

  private meetNeighbours(fanOut: FanOut): Neighbours {
    const neighbours = new Neighbours(fanOut, (node) => this.inRooms((room) => room.audience.hearOf(node, [])));
    fanOut.hear((news, node) => {
      if (!news) return this.checkAll(fanOut);
      neighbours.heard(node);
      if (news.what === 'gone') neighbours.drop(node);
      else this.hear(news, node);
    });
    return neighbours;
  }

  private hear(news: News, node: string): void {
    switch (news.what) {
      case 'row':
      case 'log':
      case 'chat':
        return this.inRooms((room) => catchUp(room, news.what), news.table);
      case 'present':
        return this.inRooms((room) => room.audience.hearOf(node, news.seats), news.table);
      case 'who':
        return this.inRooms((room) => tellNodes(room), news.table);
      case 'session':
        return this.inRooms((room) => room.audience.expelSession(news.session));
    }
  }

  /** News of other nodes may have been missed. */
  private checkAll(fanOut: FanOut): void {
    this.inRooms(async (room) => {
      await room.request(() => lookAgain(room));
      await this.expelEndedSessions(room);
      tellNodes(room);
      fanOut.tell({ what: 'who', table: room.row.id });
      // Bots may have stopped because their lock could not be taken.
      room.turns.advance();
    });
  }

  private async expelEndedSessions({ audience }: Room): Promise<void> {
    for (const session of audience.sessions())
      if (!(await this.services.isSession(session))) audience.expelSession(session);
  }

  async close(): Promise<void> {
    if (this.sweeping) clearInterval(this.sweeping);
    for (const opening of this.rooms.values()) await (await opening.catch(() => null))?.close();
    this.neighbours?.close();
  }
}
