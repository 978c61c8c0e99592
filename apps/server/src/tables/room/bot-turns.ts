// Runs the bots of a table, on one node only, and resolves trivial decisions that no move of a player leads to.

import type { LevelName } from '@black-angel/engine';
import { Driver, type Match } from '@black-angel/match';
import { ConflictError } from '../../store/store.ts';
import type { Room } from './room.ts';
import { storeMoves } from './store-moves.ts';

const SUBSTITUTE: LevelName = 'normal';

export class BotTurns {
  private readonly room: Room;
  private driver: Driver | null = null;
  private isDriving = false;
  /** `advance` was called during a run. */
  private isWanted = false;

  constructor(room: Room) {
    this.room = room;
  }

  get isBusy(): boolean {
    return this.isDriving;
  }

  /** Drives this match from now on. */
  take(match: Match): void {
    const { room } = this;
    this.stop();
    const { components } = match.info(room.row.id);
    this.driver = new Driver(match, {
      think: (question, signal) => {
        const { id, seats, owners } = room.row;
        const level = seats[question.seat]!.level ?? SUBSTITUTE;
        return room.services.bots.think(level, { ...question, components, owner: owners?.at(-1) ?? id }, signal);
      },
      changed: () => storeMoves(room, null),
      isAutomatic: () => {
        const next = match.next();
        return next.kind !== 'over' && room.isAutomatic(next.seat);
      },
      inTurn: (step) => room.request(step),
      isBot: (seat) => room.isBot(seat),
    });
  }

  stop(): void {
    this.driver?.stop();
  }

  /** Plays on until a person must decide. */
  advance(): void {
    if (this.room.row.status !== 'running' || this.room.services.isDrill) return;
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
    const { room } = this;
    const { report } = room.services;
    const isLate = error instanceof ConflictError;
    if (!isLate) report(`table ${room.row.id}: a bot could not move`, error);
    room
      .request(() => room.reload())
      .then(
        () => isLate && this.advance(),
        (again) => report(`table ${room.row.id}`, again),
      );
  }

  private async drive(): Promise<void> {
    const { driver, room } = this;
    const { fanOut } = room.services;
    const { decider } = room;
    if (!driver || decider === null) return;
    if (!fanOut || !room.isBot(decider)) return driver.run();
    if (!(await fanOut.take(room.row.id))) return;
    try {
      await driver.run();
    } finally {
      await fanOut.give(room.row.id);
    }
  }
}
