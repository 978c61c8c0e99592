// A TCP proxy between a server and its database that simulates failures of the network.

import { createServer, connect as dial, type Server, type Socket } from 'node:net';

/** The fate of a statement: it passes, it is lost, or only its answer is lost. */
export type Fate = 'pass' | 'lost' | 'unanswered';

interface Pair {
  near: Socket;
  far: Socket;
  /** The next answer is lost with its connection. */
  isMuted: boolean;
}

export class Gate {
  readonly url: string;
  private readonly server: Server;
  private readonly pairs = new Set<Pair>();
  private isHeld = false;
  private isShut = false;
  /** Decides the fate of everything that is sent to the database. */
  fate: (text: string) => Fate = () => 'pass';

  private constructor(server: Server, url: string) {
    this.server = server;
    this.url = url;
  }

  static async before(url: string): Promise<Gate> {
    const { hostname, port } = new URL(url);
    const server = createServer((near) => gate.pass(near, dial({ host: hostname, port: Number(port) })));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const through = new URL(url);
    through.port = String((server.address() as { port: number }).port);
    const gate = new Gate(server, through.href);
    return gate;
  }

  private pass(near: Socket, far: Socket): void {
    const pair: Pair = { near, far, isMuted: false };
    const end = (): void => {
      near.destroy();
      far.destroy();
      this.pairs.delete(pair);
    };
    for (const side of [near, far]) side.on('error', end).on('close', end);
    if (this.isShut) return end();
    this.pairs.add(pair);
    near.on('data', (data) => {
      const fate = this.fate(data.toString('latin1'));
      if (fate === 'lost') return end();
      pair.isMuted = fate === 'unanswered';
      if (!this.isHeld) far.write(data);
    });
    far.on('data', (data) => {
      if (pair.isMuted) end();
      else if (!this.isHeld) near.write(data);
    });
  }

  /** Closes all connections and refuses new ones. */
  shut(): void {
    this.isShut = true;
    for (const { near } of this.pairs) near.destroy();
  }

  /** Simulates a frozen database: connections stay open, and nothing passes. */
  hold(): void {
    this.isHeld = true;
  }

  open(): void {
    this.isShut = false;
    // Held data is lost, so those connections are closed.
    if (this.isHeld) for (const { near } of this.pairs) near.destroy();
    this.isHeld = false;
  }

  async close(): Promise<void> {
    this.shut();
    await new Promise<void>((done) => this.server.close(() => done()));
  }
}
