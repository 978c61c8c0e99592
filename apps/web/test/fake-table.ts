// A remote match at the end of a connection to a fake server.

import type { Viewer } from '@black-angel/engine';
import { Connection } from '../src/net/connection.ts';
import { makeRemoteMatch } from '../src/online/remote-match.ts';
import type { FakeServer, FakeWire } from './fake-server.ts';
import { ListeningTable } from './listening-table.ts';

/** A table at the end of a connection. */
export class FakeTable extends ListeningTable {
  readonly connection: Connection;
  readonly line: { wire: FakeWire | null };
  private static made = 0;

  constructor(server: FakeServer, viewer: Viewer) {
    const number = ++FakeTable.made;
    const openWire = server.openWire(viewer);
    const line: { wire: FakeWire | null } = { wire: null };
    let ids = 0;
    const connection = new Connection({
      table: 'fake-table',
      token: null,
      openWire: (events) => {
        line.wire = openWire(events) as FakeWire;
        return line.wire;
      },
      random: () => 0,
      newId: () => `table-${number}-request-${++ids}`,
    });
    super(makeRemoteMatch({ connection }));
    this.connection = connection;
    this.line = line;
    connection.open();
  }

  get wire(): FakeWire | null {
    return this.line.wire;
  }

  get isDeciding(): boolean {
    return this.moment?.view.decision?.seat === this.moment?.view.viewer;
  }

  /** A legal move in what is shown. */
  move(n: number): string {
    const moves = this.moves();
    return moves[n % moves.length]!;
  }
}

export async function seat(server: FakeServer, viewers: readonly Viewer[]): Promise<FakeTable[]> {
  const tables = viewers.map((viewer) => new FakeTable(server, viewer));
  await server.deliver();
  for (const table of tables) await table.sitDown(0);
  return tables;
}

export const quietMove = (table: FakeTable): string => table.quietMoves()[0]!;
export const quietOrAnyMove = (table: FakeTable): string => quietMove(table) ?? table.moves()[0]!;
