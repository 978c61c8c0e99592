// A match played on a server. What the server tells is the truth; what the table shows may be a step ahead (one's own moves that
// reveal nothing) or behind (moves that were missed, and are shown one after the other).

import { BotClient, type Thought } from '@black-angel/bots';
import type { Entry, Moment } from '@black-angel/match';
import type { Answer } from '@black-angel/protocol';
import { type GameRecord, type Illegal, legalMoves, type Viewer } from '@black-angel/rules';
import { predict, stateThatFits } from '../match/predict.ts';
import { type MatchNews, type Opened, RunningGame, type TableMatch } from '../match/table-match.ts';
import { Connection, ConnectionLost } from '../net/connection.ts';

/** Moves that are shown one by one; of more missed ones the earlier are shown at once. */
const MOST_STEPS = 20;
const HINT_BUDGET = { milliseconds: 900 };

/** The game up to a moment, from its setup on. */
interface Line {
  moment: Moment;
  entries: readonly Entry[];
}

export interface RemoteSettings {
  connection: Connection;
  /** Thinks for a hint. */
  think?: (view: Moment['view'], seed: string) => Promise<Thought>;
  /** Makes a game of this browser from a finished one; returns its id. */
  keepFork?: (record: GameRecord, index: number, viewer: Viewer) => Promise<string>;
  /** What is said when a running game is to be branched, and when a move could not be kept. */
  words?: { forkRunning: string; notKept: string };
}

const isSame = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** How many entries two lines have in common from the beginning. */
function commonEntries(a: readonly Entry[], b: readonly Entry[]): number {
  const most = Math.min(a.length, b.length);
  let common = 0;
  while (common < most && isSame(a[common], b[common])) common++;
  return common;
}

class RemoteMatch implements TableMatch {
  private readonly connection: Connection;
  private readonly settings: RemoteSettings;
  private readonly listeners = new Set<(news: MatchNews) => void>();
  private readonly unhear: () => void;
  private shown: Line | null = null;
  /** Moments of the present line that have been shown. */
  private readonly history = new Map<number, Moment>();
  /** Moves and undos that are not answered yet. */
  private changing = 0;
  /** Something was not carried out: the table is shown the truth even if it shows it already. */
  private isForced = false;
  private isBringing = false;
  private thinker: { client: BotClient; worker: Worker } | null = null;

  constructor(settings: RemoteSettings) {
    this.settings = settings;
    this.connection = settings.connection;
    this.unhear = this.connection.onGame(() => this.bring());
  }

  get ownViewer(): Viewer {
    return this.connection.get().seat ?? 'spectator';
  }

  listen(hear: (news: MatchNews) => void): () => void {
    this.listeners.add(hear);
    queueMicrotask(() => this.bring());
    return () => this.listeners.delete(hear);
  }

  private tell(news: MatchNews): void {
    for (const hear of [...this.listeners]) hear(news);
  }

  private emit(line: Line, keep: number): void {
    const entries = line.entries.filter(({ index }) => index >= keep);
    this.shown = line;
    for (const index of this.history.keys()) if (index > keep) this.history.delete(index);
    this.history.set(line.moment.index, line.moment);
    this.tell({ kind: 'update', update: { moment: line.moment, entries, keep } });
  }

  /** Leads the table from what it shows to the truth, when nothing is on its way to the server. */
  private bring(): void {
    if (this.isBringing || this.changing > 0 || this.listeners.size === 0 || !this.shown) return;
    const { shown } = this;
    const truth = this.connection.game;
    if (!truth) return;
    const common = commonEntries(shown.entries, truth.entries);
    const missed = truth.entries.slice(common);
    // The first entry is the setup, before the first move.
    const keep = Math.max(0, common - 1);
    const isShown = missed.length === 0 && common === shown.entries.length && isSame(shown.moment, truth.moment);
    if (isShown && !this.isForced) {
      this.shown = truth;
      return;
    }
    this.isForced = false;
    const isOwn = missed.every(({ seat }) => seat === this.ownViewer);
    if (isOwn || missed.length < 2) return this.emit(truth, keep);
    this.isBringing = true;
    void this.bringStepwise(truth, missed, keep).finally(() => {
      this.isBringing = false;
      this.bring();
    });
  }

  /** The server tells where the missed moves led; what lay between is asked for, so that each can be shown. */
  private async bringStepwise(truth: Line, missed: readonly Entry[], keep: number): Promise<void> {
    const between = missed.slice(0, -1).slice(-MOST_STEPS);
    const moments = await Promise.all(between.map(({ index }) => this.askMoment(index + 1).catch(() => null)));
    let from = keep;
    for (const moment of moments) {
      if (!moment) continue;
      this.emit({ moment, entries: truth.entries.filter(({ index }) => index < moment.index) }, from);
      from = moment.index;
    }
    this.emit(truth, from);
  }

  async watch(): Promise<Opened> {
    const { game } = this.connection;
    if (!game) throw new Error('the game has not begun');
    const { info, moment, entries } = game;
    this.shown = game;
    this.history.set(moment.index, moment);
    return { info, moment, entries };
  }

  async play(_seat: number, move: string): Promise<Illegal | null> {
    const { shown } = this;
    if (!shown) return null;
    const at = shown.moment.index;
    this.connection.takeSeat();
    const predicted = predict(shown.moment, move, this.connection.isAutomatic);
    const answer = this.change({ kind: 'move', at, move });
    if (predicted) this.emit({ moment: predicted.moment, entries: [...shown.entries, ...predicted.entries] }, at);
    const given = await answer;
    return given && !given.ok && given.why === 'refused' ? given.illegal : null;
  }

  async undo(_seat: number, what: 'step' | 'turn'): Promise<void> {
    const { shown } = this;
    const moves = shown?.moment.undo[what] ?? 0;
    if (!shown || moves === 0) return;
    const at = shown.moment.index;
    const before = this.history.get(at - moves);
    const answer = this.change({ kind: 'undo', at, what });
    if (before)
      this.emit({ moment: before, entries: shown.entries.filter(({ index }) => index < at - moves) }, at - moves);
    await answer;
  }

  /** Null when the connection was closed for good: it is said elsewhere why. */
  private async change(
    request: { kind: 'move'; at: number; move: string } | { kind: 'undo'; at: number; what: 'step' | 'turn' },
  ): Promise<Answer | null> {
    this.changing++;
    const answer = await this.connection.ask(request).catch((error: Error) => {
      if (error instanceof ConnectionLost) return null;
      throw error;
    });
    this.changing--;
    if (!answer) return null;
    if (!answer.ok) this.isForced = true;
    this.bring();
    if (!answer.ok && answer.why === 'notKept')
      this.tell({ kind: 'notKept', problem: this.settings.words?.notKept ?? '' });
    return answer;
  }

  hint(seat: number): Promise<Thought> {
    const { view, index } = this.shown!.moment;
    const seed = `hint/${index}`;
    if (this.settings.think) return this.settings.think(view, seed);
    const moves = legalMoves(stateThatFits(view), seat);
    this.thinker ??= startThinker();
    return this.thinker.client.think({ view, moves, thinker: { level: 'hard' }, budget: HINT_BUDGET, seed });
  }

  async momentAt(index: number): Promise<Moment> {
    const { shown } = this;
    if (shown?.moment.index === index) return shown.moment;
    return this.askMoment(index);
  }

  private async askMoment(index: number): Promise<Moment> {
    return (await this.value({ kind: 'momentAt', index })) as Moment;
  }

  async scores(): Promise<number[][]> {
    return (await this.value({ kind: 'scores' })) as number[][];
  }

  /** Null while the game runs. */
  async record(): Promise<GameRecord | null> {
    const answer = await this.connection.ask({ kind: 'record' });
    return answer.ok ? (answer.value as GameRecord) : null;
  }

  private async value(request: { kind: 'momentAt'; index: number } | { kind: 'scores' }): Promise<unknown> {
    const answer = await this.connection.ask(request);
    if (!answer.ok) throw new Error(answer.why);
    return answer.value;
  }

  async fork(index: number): Promise<string> {
    const record = await this.record();
    if (!record || !this.settings.keepFork)
      throw new RunningGame(this.settings.words?.forkRunning ?? 'the game is running');
    return this.settings.keepFork(record, index, this.ownViewer);
  }

  async setAutomatic(isAutomatic: boolean): Promise<void> {
    this.connection.setAutomatic(isAutomatic);
  }

  close(): void {
    this.unhear();
    this.listeners.clear();
    this.thinker?.worker.terminate();
  }
}

function startThinker(): { client: BotClient; worker: Worker } {
  const worker = new Worker(new URL('../match/bot-worker.ts', import.meta.url), { type: 'module' });
  const client = new BotClient({
    postMessage: (message) => worker.postMessage(message),
    onMessage: (listen) => worker.addEventListener('message', ({ data }) => listen(data)),
  });
  return { client, worker };
}

/** The match of a connection whose game has begun. Closing it leaves the connection open. */
export const makeRemoteMatch = (settings: RemoteSettings): TableMatch => new RemoteMatch(settings);

/** Opens a table and waits for its game. Rejects, with the server's reason, when there is none to be seen. */
export async function openRemoteMatch(
  table: string,
  token: string | null,
  settings: Omit<RemoteSettings, 'connection'> = {},
): Promise<TableMatch> {
  const connection = new Connection({ table, token });
  connection.open();
  await new Promise<void>((resolve, reject) => {
    const look = (): void => {
      const { hasGame, connection: state, bye } = connection.get();
      if (hasGame) resolve();
      else if (state === 'closed') reject(new Error(bye ?? 'closed'));
      else return;
      unsubscribe();
    };
    const unsubscribe = connection.subscribe(look);
    look();
  });
  const match = makeRemoteMatch({ ...settings, connection });
  const close = match.close.bind(match);
  match.close = () => {
    close();
    connection.close();
  };
  return match;
}
