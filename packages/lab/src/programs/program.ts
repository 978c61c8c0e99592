// A program in any language that is asked line by line: JSON on its standard input, JSON on its standard output
// (docs/bots.md). Asking blocks the thread, so a bot of this kind is a `Bot` like the others: a worker has the streams.

import { MessageChannel, receiveMessageOnPort, Worker } from 'node:worker_threads';
import type { Heard, ProgramTask } from './program-worker.ts';

/** What a program does wrong, in words for its author. */
export class ProgramError extends Error {
  constructor(command: string, problem: string) {
    super(`the program "${command}" ${problem}`);
    this.name = 'ProgramError';
  }
}

export type Message = Readonly<Record<string, unknown>>;

/** How long a program may take to end after `quit`. */
const GRACE_MS = 2000;
const SHOWN = 200;

/** The words of a command line; quotes keep blanks. */
export const wordsOf = (command: string): string[] =>
  (command.match(/"[^"]*"|'[^']*'|\S+/g) ?? []).map((word) => word.replace(/^(["'])(.*)\1$/s, '$2'));

const shown = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

export class Program {
  readonly command: string;
  private readonly worker: Worker;
  private readonly port: ReturnType<typeof newPorts>['near'];
  /** The number of messages that the worker has sent. */
  private readonly sent = new Int32Array(new SharedArrayBuffer(4));
  private received = 0;
  private isEnded = false;

  /** A command line, or its words. */
  constructor(command: string | readonly string[]) {
    const [file, ...args] = typeof command === 'string' ? wordsOf(command) : command;
    this.command = typeof command === 'string' ? command : command.join(' ');
    if (!file) throw new ProgramError(this.command, 'has no name');
    const { near, far } = newPorts();
    this.port = near;
    const workerData: ProgramTask = { file, args, port: far, sent: this.sent };
    this.worker = new Worker(new URL('./program-worker.ts', import.meta.url), { workerData, transferList: [far] });
    this.worker.unref();
  }

  tell(message: Message): void {
    this.worker.postMessage({ say: `${JSON.stringify(message)}\n` });
  }

  /** Tells the program something and waits for its answer of the given type. Throws a ProgramError. */
  ask(message: Message, type: string, patience: number): Message {
    this.tell(message);
    const asked = `"${message['type']}"`;
    const heard = this.hear(patience);
    if (!heard) throw this.wrong(`gave no answer to ${asked} within ${patience / 1000} s`);
    if ('problem' in heard) throw this.wrong(`${heard.problem} instead of an answer to ${asked}`);
    const answer = this.parse(heard.line, asked);
    if (answer['type'] === 'error') throw this.wrong(`answered ${asked}: ${shown(String(answer['message']))}`);
    if (answer['type'] !== type)
      throw this.wrong(`answered ${asked} with ${shown(heard.line)}; a message of the type "${type}" is needed`);
    return answer;
  }

  /** Tells the program to quit, and ends it if it does not. */
  close(): void {
    if (this.isEnded) return;
    this.tell({ type: 'quit' });
    for (let heard = this.hear(GRACE_MS); heard && !('problem' in heard); heard = this.hear(GRACE_MS));
    this.end();
  }

  private parse(line: string, asked: string): Message {
    try {
      const answer = JSON.parse(line);
      if (answer !== null && typeof answer === 'object') return answer;
    } catch {
      // Said below.
    }
    throw this.wrong(`answered ${asked} with a line that is no JSON object: ${shown(line)}`);
  }

  /** The next thing that the worker says; null after `patience` milliseconds of silence. */
  private hear(patience: number): Heard | null {
    if (Atomics.wait(this.sent, 0, this.received, patience) === 'timed-out') return null;
    this.received++;
    return receiveMessageOnPort(this.port)!.message as Heard;
  }

  /** The error to throw; the program is ended. */
  wrong(problem: string): ProgramError {
    this.end();
    return new ProgramError(this.command, problem);
  }

  private end(): void {
    this.isEnded = true;
    this.worker.postMessage({ end: true });
    this.port.close();
  }
}

function newPorts() {
  const { port1: near, port2: far } = new MessageChannel();
  return { near, far };
}
