// The streams of one program. It sends each line of the program, or how the program ended, and counts what it has sent
// for the thread that waits (program.ts).

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';

export interface ProgramTask {
  readonly file: string;
  readonly args: readonly string[];
  readonly port: MessagePort;
  readonly sent: Int32Array;
}

export type Heard = { line: string } | { problem: string };

const { file, args, port, sent } = workerData as ProgramTask;
const MOST_COMPLAINT = 2000;

function send(heard: Heard): void {
  port.postMessage(heard);
  Atomics.add(sent, 0, 1);
  Atomics.notify(sent, 0);
}

const child = spawn(file, args, { stdio: 'pipe' });
let complaint = '';
child.stderr.on('data', (data: Buffer) => {
  complaint = (complaint + data).slice(-MOST_COMPLAINT);
});
// A program that has ended reads no more; how it ended is said below.
child.stdin.on('error', () => {});
createInterface({ input: child.stdout }).on('line', (line) => send({ line }));
child.on('error', (error) => send({ problem: `cannot be started: ${error.message}` }));
child.on('close', (code, signal) => {
  const end = signal ? `was ended by ${signal}` : `ended with exit code ${code}`;
  send({ problem: complaint === '' ? end : `${end} (${complaint.trim()})` });
});

parentPort!.on('message', (message: { say: string } | { end: true }) => {
  if ('say' in message) child.stdin.write(message.say);
  else {
    child.kill('SIGKILL');
    parentPort!.close();
  }
});
