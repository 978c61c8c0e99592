// One open match of this browser: the authority and its bots. It stores the match after every move. Headless: a worker
// hosts it.

import type { BotClient } from '@black-angel/bots';
import type { Engine, Viewer } from '@black-angel/engine';
import { Driver, Match, type MatchInfo } from '@black-angel/match';
import { newGame, type StoredGame, summaryOf } from './game-store.ts';
import { type Film, HINT, type Opened } from './table-match.ts';
import type { SessionNews, WorkerCalls } from './worker-calls.ts';

/** The most moves that are shown to a returning player. */
const MOST_FILMED = 80;

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What a session needs from its host. */
export interface SessionHost {
  tell(news: SessionNews): void;
  /** Rejects if the game cannot be stored. */
  put(game: StoredGame): Promise<void>;
  /** Called when a bot must think for the first time. */
  startBots(): Pick<BotClient, 'think'>;
}

export class MatchSession {
  private readonly host: SessionHost;
  private readonly game: StoredGame;
  private readonly match: Match;
  private readonly driver: Driver;
  private readonly info: MatchInfo;
  private bots: Pick<BotClient, 'think'> | null = null;
  private viewer: Viewer = 'spectator';
  private isAutomatic = true;
  /** Whether a bot could not use its net. It is reported once, after the move. */
  private unlearned: 'no' | 'unsaid' | 'said' = 'no';
  /** Moves the page knows of. */
  private told = 0;

  /** The engine is that of the rules version the game began with. */
  constructor(game: StoredGame, engine: Engine, host: SessionHost) {
    this.game = game;
    this.host = host;
    this.match = new Match(game.saved, { engine });
    this.info = this.match.info(game.id);
    this.driver = new Driver(this.match, {
      think: async ({ seat, ...question }, signal) => {
        const thinker = { level: this.info.seats[seat]!.level ?? 'normal' };
        const { components } = this.info;
        const thought = await this.startedBots().think({ ...question, components, thinker }, signal);
        if (thought.isUnlearned && this.unlearned === 'no') this.unlearned = 'unsaid';
        return thought;
      },
      changed: () => this.changed(),
      isAutomatic: () => this.isAutomatic,
    });
  }

  private startedBots(): Pick<BotClient, 'think'> {
    this.bots ??= this.host.startBots();
    return this.bots;
  }

  private async changed(): Promise<void> {
    const { match } = this;
    const keep = Math.min(this.told, match.count);
    const entries =
      match.count > this.told ? match.entries(this.viewer, this.told).filter(({ index }) => index >= 0) : [];
    const stepViews = match.stepViews(this.viewer, keep);
    this.told = match.count;
    this.host.tell({ kind: 'update', update: { moment: match.moment(this.viewer), entries, keep, stepViews } });
    if (this.unlearned === 'unsaid') {
      this.unlearned = 'said';
      this.host.tell({ kind: 'unlearned', problem: '' });
    }
    await this.keepGame();
  }

  private async keepGame(): Promise<void> {
    try {
      await this.host.put({
        ...this.game,
        changedAt: Date.now(),
        saved: this.match.save(),
        summary: summaryOf(this.match),
      });
    } catch (error) {
      this.host.tell({ kind: 'notKept', problem: messageOf(error) });
    }
  }

  private film(from: number, to: number): Film {
    const { match, viewer } = this;
    const steps = match.stepViews(viewer, from, to);
    const moments = Array.from({ length: to - from }, (_, i) => ({
      moment: match.moment(viewer, from + i + 1),
      stepViews: steps.filter(({ index }) => index === from + i),
    }));
    return { from, moments };
  }

  private advance(): void {
    this.driver.run().catch((error) => this.host.tell({ kind: 'broken', problem: messageOf(error) }));
  }

  stop(): void {
    this.driver.stop();
  }

  readonly calls: Omit<WorkerCalls, 'open'> = {
    watch: async (viewer): Promise<Opened> => {
      this.viewer = viewer;
      this.told = this.match.count;
      // Automatic moves that follow are sent as news, after this answer.
      setTimeout(() => this.advance());
      return { info: this.info, moment: this.match.moment(viewer), entries: this.match.entries(viewer) };
    },
    play: async (seat, move) => {
      const refused = await this.driver.play(seat, move);
      this.advance();
      return refused && { rule: refused.rule, params: refused.params };
    },
    undo: (seat, what) => this.driver.undo(seat, what),
    hint: (seat) => {
      const { match } = this;
      const question = {
        view: match.engine.view(match.state, seat),
        moves: match.engine.legalMoves(match.state, seat),
        components: this.info.components,
        seed: `hint/${match.count}`,
        ...HINT,
      };
      return this.startedBots().think(question);
    },
    momentAt: async (index) => this.match.moment(this.viewer, index),
    film: async (from, to) => this.film(Math.max(from, to - MOST_FILMED), to),
    scores: async () => this.match.scores(),
    record: async () => this.match.record(),
    fork: async (index) => {
      const game = newGame(this.match.save(index));
      const fork = new Match(game.saved, { engine: this.match.engine });
      await this.host.put({ ...game, summary: summaryOf(fork), fork: { from: this.game.id, move: index } });
      return game.id;
    },
    setAutomatic: async (isAutomatic) => {
      this.isAutomatic = isAutomatic;
      this.advance();
    },
  };
}
