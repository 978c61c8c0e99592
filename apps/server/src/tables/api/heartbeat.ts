// Closes sockets whose other side is gone: each beat sends a ping, and closes the sockets that were silent since the
// last one. Browsers and libraries answer pings by themselves.

import type { WebSocket } from 'ws';

export class Heartbeat {
  /** Whether the socket was heard of since the last beat. */
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

  beat(): void {
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
