// The clients of a table, on this and other nodes, and what they are sent.

import type { Viewer } from '@black-angel/engine';
import type { ClockState, ServerMessage, Since } from '@black-angel/protocol';
import type { ChatRow, TableRow } from '../../store/store.ts';
import { Broadcast, gameFor, visibleTo } from '../game/broadcast.ts';
import type { PersistedGame } from '../game/persisted-game.ts';
import { lineOf } from '../row/chat.ts';

export type Bye = Extract<ServerMessage, { kind: 'bye' }>['why'];

export interface RoomClient {
  /** Null for a spectator. */
  readonly seat: number | null;
  /** The hash of the session that opened the seat; null if the seat's token did. */
  readonly session: string | null;
  /** The number of moves that the client has been sent. */
  sentIndex: number;
  send(message: ServerMessage): void;
  /** Sends a message that is JSON already. */
  sendText(text: string): void;
  close(why: Bye): void;
}

export const viewerOf = (client: RoomClient): Viewer => client.seat ?? 'spectator';

export class Audience {
  private readonly clients = new Set<RoomClient>();
  /** Seats that are connected to other nodes, by node. */
  private readonly elsewhere = new Map<string, readonly number[]>();

  get isEmpty(): boolean {
    return this.clients.size === 0;
  }

  add(client: RoomClient): void {
    this.clients.add(client);
  }

  remove(client: RoomClient): void {
    this.clients.delete(client);
  }

  tellAll(message: ServerMessage, but: RoomClient | null = null): void {
    for (const client of this.clients) if (client !== but) client.send(message);
  }

  /** Sends what depends on the viewer; players see the same. */
  tellEach(messageFor: (viewer: Viewer) => ServerMessage): void {
    const told = new Map<boolean, ServerMessage>();
    for (const client of this.clients) {
      const isPlayer = client.seat !== null;
      const message = told.get(isPlayer) ?? messageFor(viewerOf(client));
      told.set(isPlayer, message);
      client.send(message);
    }
  }

  tellChat(rows: readonly ChatRow[], table: TableRow): void {
    for (const row of rows) this.tellAll({ kind: 'chat', line: lineOf(row, table) });
  }

  // Presence

  /** Seats that are connected to this node. */
  here(): number[] {
    return [...new Set([...this.clients].flatMap(({ seat }) => (seat === null ? [] : [seat])))].sort();
  }

  present(): number[] {
    return [...new Set([...this.here(), ...[...this.elsewhere.values()].flat()])].sort();
  }

  /** The seats that are connected to another node; none if it is gone. */
  hearOf(node: string, seats: readonly number[]): void {
    const before = String(this.present());
    if (seats.length > 0) this.elsewhere.set(node, seats);
    else this.elsewhere.delete(node);
    const present = this.present();
    if (String(present) !== before) this.tellAll({ kind: 'present', seats: present });
  }

  // Updates of the game

  visible(client: RoomClient, { match }: PersistedGame, { config }: TableRow): number {
    return visibleTo(viewerOf(client), match, config.spectatorDelay);
  }

  /** The game as a client may see it, without the moves it has already. Marks the client as up to date. */
  show(client: RoomClient, game: PersistedGame, row: TableRow, since: Since): ReturnType<typeof gameFor> {
    const seen = gameFor(game.match, row.id, viewerOf(client), this.visible(client, game, row), since);
    client.sentIndex = seen.moment.index;
    return seen;
  }

  /** Sends the whole game, whatever the client had before. */
  tellFresh(client: RoomClient, game: PersistedGame, row: TableRow, clock: ClockState): void {
    const { moment, entries, keep } = this.show(client, game, row, null);
    client.send({ kind: 'update', update: { moment, entries, keep }, clock });
  }

  tellAllFresh(game: PersistedGame, row: TableRow, clock: ClockState): void {
    for (const client of this.clients) this.tellFresh(client, game, row, clock);
  }

  tellMoves(game: PersistedGame, row: TableRow, clock: ClockState): void {
    const broadcast = new Broadcast(game.match, game.undoneTo, clock);
    for (const client of this.clients) {
      const visible = this.visible(client, game, row);
      if (visible === client.sentIndex && client.seat !== game.lastMover) continue;
      const text = broadcast.text(viewerOf(client), client.sentIndex, visible);
      client.sentIndex = visible;
      client.sendText(text);
    }
    game.match.views.close();
    game.undoneTo = Number.POSITIVE_INFINITY;
  }

  // Revocation

  /** Closes the connections of a seat whose token was replaced. */
  expelSeat(seat: number): void {
    for (const client of this.clients) if (client.seat === seat) client.close('revoked');
  }

  /** The hashes of the sessions that clients have opened seats with. */
  sessions(): Set<string> {
    return new Set([...this.clients].flatMap(({ session }) => session ?? []));
  }

  /** Closes the connections of a session that has ended. */
  expelSession(session: string): void {
    for (const client of this.clients) if (client.session === session) client.close('revoked');
  }

  closeAll(): void {
    for (const client of this.clients) client.close('closing');
  }
}
