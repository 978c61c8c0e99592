// Runs the bots of a table, on one node only, and resolves trivial decisions that no move of a player leads to.

import type { LevelName } from '@black-angel/engine';
import { Driver, type Match } from '@black-angel/match';
import { ConflictError, type TableRow } from '../../store/store.ts';
import type { RoomSettings } from './services.ts';

const SUBSTITUTE: LevelName = 'normal';

/** The part of a table that it needs. */
export interface BotTable {
  readonly row: TableRow;
  readonly decider: number | null;
  readonly settings: Pick<RoomSettings, 'bots' | 'fanOut' | 'isDrill' | 'report'>;
  /** Whether a bot makes the present decision of a seat. */
  isBot(seat: number): boolean;
  /** Whether trivial decisions of a seat resolve themselves. */
  isAutomatic(seat: number): boolean;
  /** Runs a task when all tasks before it are done. */
  request<T>(work: () => Promise<T>): Promise<T>;
  /** Stores the new moves, then tells everybody. */
  keepMoves(moveId: null): Promise<void>;
  /** Discards what is in memory and loads what is stored. */
  reload(): Promise<void>;
}

export class BotTurns {
  private readonly table: BotTable;
  private driver: Driver | null = null;
  private isDriving = false;
  /** `advance` was called during a run. */
  private isWanted = false;

  constructor(table: BotTable) {
    this.table = table;
  }

  get isBusy(): boolean {
    return this.isDriving;
  }

  /** Drives this match from now on. */
  take(match: Match): void {
    const { table } = this;
    this.stop();
    const { components } = match.info(table.row.id);
    this.driver = new Driver(match, {
      think: (question, signal) => {
        const { id, seats, owners } = table.row;
        const level = seats[question.seat]!.level ?? SUBSTITUTE;
        return table.settings.bots.think(level, { ...question, components, owner: owners?.at(-1) ?? id }, signal);
      },
      changed: () => table.keepMoves(null),
      isAutomatic: () => {
        const next = match.next();
        return next.kind !== 'over' && table.isAutomatic(next.seat);
      },
      inTurn: (step) => table.request(step),
      isBot: (seat) => table.isBot(seat),
    });
  }

  stop(): void {
    this.driver?.stop();
  }

  /** Plays on until a person must decide. */
  advance(): void {
    const { table } = this;
    if (table.row.status !== 'running' || table.settings.isDrill) return;
    this.isWanted = this.isDriving;
    if (this.isDriving) return;
    this.isDriving = true;
    this.drive()
      .catch((error) => this.recover(error))
      .finally(() => {
        this.isDriving = false;
        if (this.isWanted) this.advance();
      });
  }

  /**
   * Memory may be ahead of the log: loads the game again. Only a conflict is retried at once; other failures would
   * repeat.
   */
  private recover(error: unknown): void {
    const { table } = this;
    const isLate = error instanceof ConflictError;
    if (!isLate) table.settings.report(`table ${table.row.id}: a bot could not move`, error);
    table
      .request(() => table.reload())
      .then(
        () => isLate && this.advance(),
        (again) => table.settings.report(`table ${table.row.id}`, again),
      );
  }

  private async drive(): Promise<void> {
    const { driver, table } = this;
    const { fanOut } = table.settings;
    const { decider } = table;
    if (!driver || decider === null) return;
    if (!fanOut || !table.isBot(decider)) return driver.run();
    if (!(await fanOut.take(table.row.id))) return;
    try {
      await driver.run();
    } finally {
      await fanOut.give(table.row.id);
    }
  }
}
