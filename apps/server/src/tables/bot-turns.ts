// Lets the bots of a table move, and trivial decisions resolve themselves: of several nodes on one only.

import type { LevelName } from '@black-angel/bots';
import { Driver, type Match } from '@black-angel/match';
import type { Refused } from '@black-angel/rules';
import type { Bots } from '../bots.ts';
import type { FanOut } from '../fan-out.ts';
import { ConflictError, type TableRow } from '../store/store.ts';

const SUBSTITUTE: LevelName = 'normal';

/** What it needs of a table. */
export interface DrivenTable {
  readonly row: TableRow;
  readonly decider: number | null;
  /** Whether a bot plays the present turn for a person. */
  isStoodIn(seat: number): boolean;
  readonly settings: { bots: Bots; fanOut?: FanOut | null; report(problem: string, error: unknown): void };
  /** Carries something out when everything asked before is done. */
  request<T>(work: () => Promise<T>): Promise<T>;
  /** Keeps what has happened, then tells everybody. */
  changed(): Promise<void>;
  /** Back to what is kept. */
  reload(): Promise<void>;
}

export class BotTurns {
  private readonly table: DrivenTable;
  private driver: Driver | null = null;
  private isDriving = false;
  /** Something happened while a run was under way. */
  private isWanted = false;

  constructor(table: DrivenTable) {
    this.table = table;
  }

  get isBusy(): boolean {
    return this.isDriving;
  }

  /** The match that is driven from now on. */
  take(match: Match): void {
    const { table } = this;
    this.stop();
    this.driver = new Driver(match, {
      think: (question, signal) => {
        const level = table.row.seats[question.seat]!.level ?? SUBSTITUTE;
        return table.settings.bots.think(level, question, signal);
      },
      changed: () => table.changed(),
      isAutomatic: () => {
        const next = match.next();
        return next.kind === 'person' && table.row.seats[next.seat]!.isAutomatic;
      },
      inTurn: (step) => table.request(step),
      isBot: (seat) => this.isBot(seat),
    });
  }

  stop(): void {
    this.driver?.stop();
  }

  private isBot(seat: number): boolean {
    const { kind, isSubstituted } = this.table.row.seats[seat]!;
    return kind === 'bot' || isSubstituted || this.table.isStoodIn(seat);
  }

  /** A person's move, with the trivial ones that follow it. Null if it was made. */
  async play(seat: number, move: string): Promise<Refused | null> {
    return this.driver!.play(seat, move);
  }

  /** Plays on until a person must decide. */
  advance(): void {
    const { table } = this;
    if (table.row.status !== 'running') return;
    this.isWanted = this.isDriving;
    if (this.isDriving) return;
    this.isDriving = true;
    this.drive()
      .catch((error) => {
        const isLate = error instanceof ConflictError;
        if (!isLate) table.settings.report(`table ${table.row.id}: a bot could not move`, error);
        // Memory may be ahead of the log: begin again from what is kept. After any other failure it is tried again when somebody
        // asks or the table is due, not at once: what failed now would fail again.
        table
          .request(() => table.reload())
          .then(
            () => isLate && this.advance(),
            (again) => table.settings.report(`table ${table.row.id}`, again),
          );
      })
      .finally(() => {
        this.isDriving = false;
        if (this.isWanted) this.advance();
      });
  }

  private async drive(): Promise<void> {
    const { driver, table } = this;
    const { fanOut } = table.settings;
    const { decider } = table;
    if (!driver || decider === null) return;
    if (!fanOut || !this.isBot(decider)) return driver.run();
    if (!(await fanOut.take(table.row.id))) return;
    try {
      await driver.run();
    } finally {
      await fanOut.give(table.row.id);
    }
  }
}
