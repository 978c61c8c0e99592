// Raw requests: HTTP clients and `inject` normalize addresses and headers.

import { connect, type Socket } from 'node:net';

export class RawConnection {
  readonly socket: Socket;
  /** Everything that the server has sent. */
  heard = '';
  /** Resolves when the server has closed the connection. */
  readonly closed: Promise<string>;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on('error', () => {});
    socket.on('data', (data) => {
      this.heard += data.toString('latin1');
    });
    this.closed = new Promise((resolve) => socket.once('close', () => resolve(this.heard)));
  }

  static async open(url: string): Promise<RawConnection> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    await new Promise((resolve) => socket.once('connect', resolve));
    return new RawConnection(socket);
  }

  write(text: string): void {
    this.socket.write(text, 'latin1');
  }

  /** The status of the next answer. */
  status(): Promise<number> {
    return new Promise((resolve) => {
      const look = (): void => {
        const found = /^HTTP\/1\.1 (\d{3})/.exec(this.heard);
        if (found || this.socket.destroyed) resolve(Number(found?.[1] ?? 0));
        else this.socket.once('data', look).once('close', look);
      };
      look();
    });
  }

  close(): void {
    this.socket.destroy();
  }
}

export interface RawRequest {
  method?: string;
  /** The target in the request line. */
  target: string;
  headers?: Record<string, string>;
  body?: string;
}

export function rawRequest({ method = 'GET', target, headers = {}, body }: RawRequest): string {
  const all = {
    Host: 'angel.example',
    ...(body !== undefined && { 'Content-Type': 'application/json', 'Content-Length': String(body.length) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${target} HTTP/1.1`, ...lines, '', body ?? ''].join('\r\n');
}

export const UPGRADE = {
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

/** The status of one request on its own connection. */
export async function askRaw(url: string, request: RawRequest): Promise<number> {
  const connection = await RawConnection.open(url);
  connection.write(rawRequest({ ...request, headers: { Connection: 'close', ...request.headers } }));
  const status = await connection.status();
  connection.close();
  return status;
}
