// What is sent to one socket, as WebSocket frames. Everything that one task sends is one write: a move causes an update
// and an answer, and a system call costs more than its bytes. The frames are a string of bytes, which the stream writes
// without a buffer of its own.

import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

const WHOLE_TEXT = 0x81;

/** The header of a text message in one frame, not masked, as servers send it (RFC 6455, 5.2). */
function headerOf(length: number): string {
  if (length < 126) return String.fromCharCode(WHOLE_TEXT, length);
  if (length < 0x10000) return String.fromCharCode(WHOLE_TEXT, 126, length >> 8, length & 0xff);
  const size = [length >>> 24, (length >>> 16) & 0xff, (length >>> 8) & 0xff, length & 0xff];
  return String.fromCharCode(WHOLE_TEXT, 127, 0, 0, 0, 0, ...size);
}

/** How many of the bytes are not ASCII. */
function countBeyond(bytes: string): number {
  let count = 0;
  for (let i = 0; i < bytes.length; i++) if (bytes.charCodeAt(i) > 0x7f) count++;
  return count;
}

/** Text messages as frames, a character for each byte. */
function framesOf(texts: readonly string[]): string {
  const parts: string[] = [];
  let beyond = 0;
  for (const text of texts) {
    const header = headerOf(text.length);
    beyond += countBeyond(header);
    parts.push(header, text);
  }
  const frames = parts.join('');
  // Nearly all messages are ASCII: their characters are their bytes. It is checked once, in the joined text.
  if (Buffer.byteLength(frames) === frames.length + beyond) return frames;
  return texts
    .map((text) => Buffer.from(text).toString('latin1'))
    .map((bytes) => headerOf(bytes.length) + bytes)
    .join('');
}

/** Outboxes with messages that are not written yet. */
let waiting: Outbox[] = [];

function flushAll(): void {
  const flushed = waiting;
  waiting = [];
  for (const outbox of flushed) outbox.flush();
}

export class Outbox {
  private readonly socket: WebSocket;
  private texts: string[] = [];

  /** The socket does not compress: its frames have no state. */
  constructor(socket: WebSocket) {
    this.socket = socket;
  }

  send(text: string): void {
    if (!this.stream) return this.socket.send(text);
    if (this.texts.push(text) === 1 && waiting.push(this) === 1) process.nextTick(flushAll);
  }

  /** Writes now. Call it before the socket closes: nothing may follow the frame that closes it. */
  flush(): void {
    const { texts, socket } = this;
    if (texts.length === 0) return;
    this.texts = [];
    if (socket.readyState === socket.OPEN) this.stream!.write(framesOf(texts), 'latin1');
  }

  /** The stream below the WebSocket; absent in tests. */
  private get stream(): Socket | undefined {
    return (this.socket as WebSocket & { _socket?: Socket })._socket;
  }
}
