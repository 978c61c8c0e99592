// The worker of a match for tests: a real session, with messages that arrive only when they are let through.

import type { Move } from '@black-angel/engine';
import { PRESENT_ENGINE, RULES_VERSION } from '@black-angel/engine/load';
import { type MatchSeat, newMatch, type Start } from '@black-angel/match';
import { newGame, type StoredGame } from '../src/match/game-store.ts';
import type { MatchPort } from '../src/match/local-match.ts';
import { MatchSession, messageOf } from '../src/match/match-session.ts';
import type { FromWorker, ToWorker } from '../src/match/worker-calls.ts';

export const person = (name: string): MatchSeat => ({ name, kind: 'person', level: null });

export class FakeWorker implements MatchPort {
  readonly session: MatchSession;
  /** What was stored, the latest last. */
  readonly stored: StoredGame[] = [];
  /** What reached the worker, in order. */
  readonly asked: ToWorker[] = [];
  /** What `open` answers. */
  rules: number | null = RULES_VERSION;
  isDiskFull = false;
  isStopped = false;
  private readonly toWorker: ToWorker[] = [];
  private readonly toPage: FromWorker[] = [];
  private hear: (message: FromWorker) => void = () => {};

  constructor(start: Start, seats: readonly MatchSeat[]) {
    this.session = new MatchSession(newGame(newMatch(start, [...seats]), 0), PRESENT_ENGINE, {
      tell: (news) => this.toPage.push({ kind: 'news', news }),
      put: async (game) => {
        if (this.isDiskFull) throw new Error('the disk is full');
        this.stored.push(game);
      },
      // Bots take the first legal move.
      startBots: () => ({
        think: async ({ moves }: { moves: readonly Move[] }) => ({ move: moves[0]!, lines: [] }),
      }),
    });
  }

  /** The moves that reached the worker. */
  get played(): string[] {
    return this.asked.flatMap(({ call, args }) => (call === 'play' ? (args[1] as string) : []));
  }

  post(message: ToWorker): void {
    this.toWorker.push(message);
  }

  onMessage(listen: (message: FromWorker) => void): void {
    this.hear = listen;
  }

  onError(): void {}

  stop(): void {
    this.isStopped = true;
    this.session.stop();
  }

  /** One message reaches the worker; what it causes waits to go to the page. False if there is none. */
  up(): boolean {
    const message = this.toWorker.shift();
    if (!message) return false;
    this.asked.push(message);
    void this.answer(message);
    return true;
  }

  /** One message reaches the page. False if there is none. */
  down(): boolean {
    const message = this.toPage.shift();
    if (message) this.hear(structuredClone(message));
    return message !== undefined;
  }

  private async answer({ id, call, args }: ToWorker): Promise<void> {
    try {
      const value =
        call === 'open' ? this.rules : await (this.session.calls[call] as (...given: unknown[]) => unknown)(...args);
      this.toPage.push({ kind: 'answer', id, value });
    } catch (error) {
      this.toPage.push({ kind: 'failed', id, problem: messageOf(error) });
    }
  }

  /** Everything that is on its way arrives, and what that causes. Needs fake timers. */
  async deliver(wait: (milliseconds: number) => Promise<unknown>): Promise<void> {
    for (let isQuiet = false; !isQuiet; ) {
      isQuiet = true;
      await wait(0);
      while (this.up() || this.down()) isQuiet = false;
    }
  }
}
