// A node of a rehearsal: the server of the image in its own process, not as root.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

const NOBODY = 65_534;

export class RehearsalNode {
  readonly url: string;
  private readonly image: string;
  private readonly env: NodeJS.ProcessEnv;
  private process: ChildProcess | null = null;

  constructor(image: string, port: number, databaseUrl: string) {
    this.image = image;
    this.url = `http://127.0.0.1:${port}`;
    this.env = {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      PUBLIC_URL: 'http://localhost',
      LOG_LEVEL: 'warn',
      OPERATOR_TOKEN: 'a rehearsal of the operator',
    };
  }

  /** Whether a load balancer sends it requests. */
  isReady(): Promise<boolean> {
    return fetch(`${this.url}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  async start(): Promise<void> {
    const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
    const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
      cwd: this.image,
      env: this.env,
      stdio: ['ignore', 'ignore', 'inherit'],
      ...identity,
    });
    this.process = child;
    while (!(await this.isReady())) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`a node ended while it started: ${child.exitCode ?? child.signalCode}`);
      await pause(50);
    }
  }

  /** As an upgrade does: it drains and ends by itself. */
  async stop(): Promise<void> {
    const child = this.process!;
    const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
    child.kill('SIGTERM');
    const [code, signal] = await ended;
    if (code !== 0) throw new Error(`a node that was told to stop ended with ${code ?? signal}`);
    this.process = null;
  }

  /** Ends it at once, whatever it does. */
  async kill(): Promise<void> {
    const child = this.process;
    this.process = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}
