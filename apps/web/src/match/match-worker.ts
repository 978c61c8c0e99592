// The worker in which a match of this browser is played: the authority, its bots (in a worker of their own, so that this one
// always answers), and the keeping after every move.

import { BotClient } from '@black-angel/bots';
import { Driver, Match, type MatchInfo } from '@black-angel/match';
import { legalMoves, result, type Viewer, view } from '@black-angel/rules';
import { getGame, newGame, putGame, type StoredGame } from './game-store.ts';
import type { MatchNews, Opened } from './table-match.ts';
import type { FromWorker, ToWorker, WorkerCalls } from './worker-calls.ts';

const post = (message: FromWorker): void => self.postMessage(message);
const tell = (news: MatchNews): void => post({ kind: 'news', news });
const problemOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const HINT_BUDGET = { milliseconds: 900 };

function startBots(info: MatchInfo): BotClient {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('error', (event) => tell({ kind: 'broken', problem: event.message }));
  const client = new BotClient({
    postMessage: (message) => worker.postMessage(message),
    onMessage: (listen) => worker.addEventListener('message', ({ data }) => listen(data)),
  });
  if (info.components) client.addComponents(info.components);
  return client;
}

function summaryOf(match: Match): StoredGame['summary'] {
  const outcome = result(match.state);
  return {
    round: match.state.round,
    vp: match.scores().at(-1)!,
    isOver: outcome !== null,
    winners: outcome?.winners ?? [],
  };
}

/** One open match. */
class Session {
  private readonly game: StoredGame;
  private readonly match: Match;
  private readonly driver: Driver;
  private readonly info: MatchInfo;
  private bots: BotClient | null = null;
  private viewer: Viewer = 'spectator';
  private isAutomatic = true;
  /** Moves the page knows of. */
  private told = 0;

  constructor(game: StoredGame) {
    this.game = game;
    this.match = new Match(game.saved);
    this.info = this.match.info(game.id);
    this.driver = new Driver(this.match, {
      think: ({ seat, ...question }, signal) =>
        this.thinker().think({ ...question, thinker: { level: this.info.seats[seat]!.level ?? 'normal' } }, signal),
      changed: () => this.changed(),
      isAutomatic: () => this.isAutomatic,
    });
  }

  private thinker(): BotClient {
    this.bots ??= startBots(this.info);
    return this.bots;
  }

  private async changed(): Promise<void> {
    const { match } = this;
    const keep = Math.min(this.told, match.count);
    const entries =
      match.count > this.told ? match.entries(this.viewer, this.told).filter(({ index }) => index >= 0) : [];
    const halSteps = match.halSteps(this.viewer, keep);
    this.told = match.count;
    tell({ kind: 'update', update: { moment: match.moment(this.viewer), entries, keep, halSteps } });
    await this.keepGame();
  }

  private async keepGame(): Promise<void> {
    try {
      await putGame({
        ...this.game,
        changedAt: Date.now(),
        saved: this.match.save(),
        summary: summaryOf(this.match),
      });
    } catch (error) {
      tell({ kind: 'notKept', problem: problemOf(error) });
    }
  }

  private advance(): void {
    this.driver.run().catch((error) => tell({ kind: 'broken', problem: problemOf(error) }));
  }

  stop(): void {
    this.driver.stop();
  }

  readonly calls: Omit<WorkerCalls, 'open'> = {
    watch: async (viewer): Promise<Opened> => {
      this.viewer = viewer;
      this.told = this.match.count;
      // The moves that follow by themselves come as news, after this answer.
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
        view: view(match.state, seat),
        moves: legalMoves(match.state, seat),
        thinker: { level: 'hard' as const },
        budget: HINT_BUDGET,
        seed: `hint/${match.count}`,
      };
      return this.thinker().think(question);
    },
    momentAt: async (index) => this.match.moment(this.viewer, index),
    scores: async () => this.match.scores(),
    record: async () => this.match.record(),
    fork: async (index) => {
      const game = newGame(this.match.save(index));
      const fork = new Match(game.saved);
      await putGame({ ...game, summary: summaryOf(fork) });
      return game.id;
    },
    setAutomatic: async (isAutomatic) => {
      this.isAutomatic = isAutomatic;
      this.advance();
    },
  };
}

let session: Session | null = null;

/** A tab that is just being reloaded or left gives its game free within this time. */
const HOLD_MILLISECONDS = 1500;

/** A game is played in one tab at a time: two would overwrite each other's moves. The lock is held until this worker ends. */
function hold(id: string, takeOver: boolean): Promise<boolean> {
  return new Promise((resolve) => {
    let isHeld = false;
    const wish = takeOver ? { steal: true } : { signal: AbortSignal.timeout(HOLD_MILLISECONDS) };
    navigator.locks
      .request(`black-angel-game-${id}`, wish, () => {
        isHeld = true;
        resolve(true);
        return new Promise<void>(() => {});
      })
      .catch(() => {
        if (!isHeld) return resolve(false);
        session?.stop();
        session = null;
        tell({ kind: 'takenOver', problem: '' });
      });
  });
}

const calls: WorkerCalls = {
  async open(id, takeOver) {
    if (!(await hold(id, takeOver))) return false;
    const game = await getGame(id);
    if (!game) throw new Error(`there is no game ${id} in this browser`);
    session = new Session(game);
    return true;
  },
  watch: (...args) => open().calls.watch(...args),
  play: (...args) => open().calls.play(...args),
  undo: (...args) => open().calls.undo(...args),
  hint: (...args) => open().calls.hint(...args),
  momentAt: (...args) => open().calls.momentAt(...args),
  scores: () => open().calls.scores(),
  record: () => open().calls.record(),
  fork: (...args) => open().calls.fork(...args),
  setAutomatic: (...args) => open().calls.setAutomatic(...args),
};

function open(): Session {
  if (!session) throw new Error('no game is open');
  return session;
}

self.addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  const { id, call, args } = data;
  try {
    const value = await (calls[call] as (...given: unknown[]) => Promise<unknown>)(...args);
    post({ kind: 'answer', id, value });
  } catch (error) {
    post({ kind: 'failed', id, problem: problemOf(error) });
  }
});
