// Finds sockets whose other side is gone without a word: each is asked for a sign of life, and dropped if none has come until the
// next time. Browsers and libraries answer by themselves.

import type { WebSocket } from 'ws';

export class Heartbeat {
  /** Whether anything was heard since the last beat. */
  private readonly sockets = new Map<WebSocket, boolean>();
  private readonly timer: NodeJS.Timeout;

  constructor(every: number) {
    this.timer = setInterval(() => this.beat(), every).unref();
  }

  watch(socket: WebSocket): void {
    const alive = (): void => void this.sockets.set(socket, true);
    alive();
    socket.on('pong', alive);
    socket.on('message', alive);
    socket.once('close', () => this.sockets.delete(socket));
  }

  private beat(): void {
    for (const [socket, isAlive] of this.sockets)
      if (isAlive) {
        this.sockets.set(socket, false);
        socket.ping();
      } else socket.terminate();
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
