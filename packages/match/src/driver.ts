// Drives a match: bots think and move, trivial decisions resolve themselves, and every change is reported.

import type { Components, Move, Refused, Thought, View } from '@black-angel/engine';
import { playTrivialMoves } from './automatic-move.ts';
import type { Match, Next } from './match.ts';

export interface Thinking {
  seat: number;
  view: View;
  moves: readonly Move[];
  /** The same question of the same match has the same seed. */
  seed: string;
}

export interface DriverSettings {
  /** Thinks for the bot in a seat. */
  think(question: Thinking, signal: AbortSignal): Promise<Thought>;
  /** Called after every move and undo, and awaited before the next bot moves. */
  changed(): void | Promise<void>;
  isAutomatic(): boolean;
  /**
   * Whether a bot plays a seat; by default the seats that are bots. On a server a bot may also play for a person who
   * left.
   */
  isBot?(seat: number): boolean;
  /** Runs a step under a lock, if others change the match too; by default at once. */
  inTurn?<T>(step: () => Promise<T>): Promise<T>;
}

export class Driver {
  readonly match: Match;
  private readonly settings: DriverSettings;
  private readonly stopping = new AbortController();
  private isRunning = false;

  constructor(match: Match, settings: DriverSettings) {
    this.match = match;
    this.settings = settings;
  }

  /** Plays until a person must decide, the game is over, or `stop` is called. */
  async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      while (!this.stopping.signal.aborted && (await this.advance()));
    } finally {
      this.isRunning = false;
    }
  }

  /** A person's move and the trivial ones that follow it. Null if it was made; call `run` to let the bots move. */
  async play(seat: number, move: string): Promise<Refused | null> {
    const refused = this.match.play(seat, move);
    if (refused) return refused;
    this.resolveTrivial();
    await this.settings.changed();
    return null;
  }

  async undo(seat: number, what: 'step' | 'turn'): Promise<void> {
    if (this.match.undo(seat, what)) await this.settings.changed();
  }

  stop(): void {
    this.stopping.abort();
  }

  private next(): Next {
    const next = this.match.next();
    if (next.kind === 'over' || !this.settings.isBot) return next;
    return { kind: this.settings.isBot(next.seat) ? 'bot' : 'person', seat: next.seat };
  }

  private isBotsDecision(seat: number): boolean {
    const next = this.next();
    return next.kind === 'bot' && next.seat === seat;
  }

  private resolveTrivial(): boolean {
    return playTrivialMoves(this.match, () => this.settings.isAutomatic() && this.next().kind === 'person');
  }

  private async advance(): Promise<boolean> {
    const next = this.next();
    if (next.kind === 'over') return false;
    if (next.kind === 'bot') return this.playBot(next.seat);
    return this.inTurn(async () => {
      if (!this.resolveTrivial()) return false;
      await this.settings.changed();
      return true;
    });
  }

  private inTurn<T>(step: () => Promise<T>): Promise<T> {
    return this.settings.inTurn ? this.settings.inTurn(step) : step();
  }

  /** Plays a bot's plan until something is revealed or another seat decides. */
  private async playBot(seat: number): Promise<boolean> {
    const { match } = this;
    const content = match.engine.contentOf(match.state);
    const moves = match.engine.legalMoves(match.state, seat);
    const plan =
      moves.length === 1 ? [match.engine.formatMove(moves[0]!, content)!] : await this.ask(seat, moves, content);
    let { count } = match;
    for (const move of plan) {
      const isDone = await this.inTurn(async () => {
        // Meanwhile a person may have taken the seat back, and may have moved.
        if (this.stopping.signal.aborted || match.count !== count || !this.isBotsDecision(seat)) return true;
        const refused = match.play(seat, move);
        if (refused) throw new Error(`A bot's move was refused: ${move} (${refused.rule})`);
        const isPlanStale = match.hasPassedBarrier;
        this.resolveTrivial();
        count = match.count;
        await this.settings.changed();
        return isPlanStale;
      });
      if (isDone) break;
    }
    return !this.stopping.signal.aborted;
  }

  private async ask(seat: number, moves: readonly Move[], content: Components): Promise<readonly string[]> {
    const { match } = this;
    const question = {
      seat,
      view: match.engine.view(match.state, seat),
      moves,
      seed: `${match.seedText}/${seat}/${match.count}`,
    };
    const thought = await this.settings.think(question, this.stopping.signal);
    return thought.lines[0]?.moves ?? [match.engine.formatMove(thought.move, content)!];
  }
}
