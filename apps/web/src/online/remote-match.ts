// A match played on a server.

import type { GameRecord, Illegal, Thought, Viewer } from '@black-angel/engine';
import { engineOf, loadEngine } from '@black-angel/engine/load';
import { openSet } from '@black-angel/engine/open-set';
import { type Moment, unpackSteps } from '@black-angel/match';
import type { Answer, SentMoment } from '@black-angel/protocol';
import { isRatedGame, type TableInfo } from '@black-angel/protocol';
import { Optimistic } from '../match/optimistic.ts';
import { type Bots, startBots } from '../match/start-bots.ts';
import {
  type Film,
  HINT,
  type MatchNews,
  type MomentInSteps,
  type Opened,
  RunningGame,
  type TableMatch,
} from '../match/table-match.ts';
import { type Connection, ConnectionLost } from '../net/connection.ts';
import { stateThatFits } from '../ui-state/fitting-state.ts';

/** Not where its maker forbids them, and not in a rated game. */
export const allowsHints = (table: Pick<TableInfo, 'config' | 'components' | 'seats'>): boolean =>
  table.config.hints !== false && !isRatedGame(table);

/** The most moves that are shown to a returning player. Each is a request. */
const MOST_FILMED = 30;

export interface RemoteSettings {
  connection: Connection;
  /** Thinks for a hint. */
  think?: (view: Moment['view'], seed: string) => Promise<Thought>;
  /** Makes a game of this browser from a finished one; returns its id. */
  keepFork?: (record: GameRecord, index: number, viewer: Viewer) => Promise<string>;
  /** Sentences: a running game cannot be forked, a move was not stored. */
  words?: { forkRunning: string; notKept: string };
}

class RemoteMatch implements TableMatch {
  private readonly connection: Connection;
  private readonly settings: RemoteSettings;
  private readonly listeners = new Set<(news: MatchNews) => void>();
  private readonly unhear: () => void;
  private readonly optimistic: Optimistic;
  private bots: Bots | null = null;

  constructor(settings: RemoteSettings) {
    this.settings = settings;
    this.connection = settings.connection;
    this.unhear = this.connection.onGame(() => this.hear());
    this.optimistic = new Optimistic({
      tell: (line, from) => this.tell({ kind: 'update', line, from }),
      isAutomatic: () => this.connection.isAutomatic,
      moments: (from, to) => this.askMoments(from, to),
    });
  }

  get ownViewer(): Viewer {
    return this.connection.get().seat ?? 'spectator';
  }

  listen(hear: (news: MatchNews) => void): () => void {
    this.listeners.add(hear);
    queueMicrotask(() => this.hear());
    return () => this.listeners.delete(hear);
  }

  private tell(news: MatchNews): void {
    for (const hear of [...this.listeners]) hear(news);
  }

  /** A table that does not listen yet gets the present state when it subscribes. */
  private hear(): void {
    const { game } = this.connection;
    if (game && this.listeners.size > 0) this.optimistic.hear(game);
  }

  async watch(): Promise<Opened> {
    if (!this.connection.game) throw new Error('the game has not begun');
    const engine = await loadEngine(this.connection.game.moment.view.rules);
    // Others may have moved meanwhile.
    const { game } = this.connection;
    const { info, moment, entries } = game;
    openSet(info.components, { engine, hash: moment.view.components });
    this.optimistic.begin(game);
    return { info, moment, entries };
  }

  async play(_seat: number, move: string): Promise<Illegal | null> {
    const { moment } = this.optimistic;
    if (!moment) return null;
    this.connection.takeSeat();
    const answer = this.change({ kind: 'move', at: moment.index, move });
    this.optimistic.play(move);
    const given = await answer;
    return given && !given.ok && given.why === 'refused' ? given.illegal : null;
  }

  async undo(_seat: number, what: 'step' | 'turn'): Promise<void> {
    const { moment } = this.optimistic;
    if (!moment || moment.undo[what] === 0 || this.connection.get().table?.config.undo === false) return;
    const answer = this.change({ kind: 'undo', at: moment.index, what });
    this.optimistic.undo(what);
    await answer;
  }

  /** Null when the connection is closed for good: the page says elsewhere why. */
  private async change(
    request: { kind: 'move'; at: number; move: string } | { kind: 'undo'; at: number; what: 'step' | 'turn' },
  ): Promise<Answer | null> {
    const answered = this.optimistic.send(request.kind);
    const answer = await this.connection.ask(request).catch((error: Error) => {
      if (error instanceof ConnectionLost) return null;
      throw error;
    });
    if (!answer) return null;
    answered(answer.ok);
    if (!answer.ok && answer.why === 'notKept')
      this.tell({ kind: 'notKept', problem: this.settings.words?.notKept ?? '' });
    return answer;
  }

  async hint(seat: number): Promise<Thought> {
    const { table } = this.connection.get();
    if (table && !allowsHints(table)) throw new Error('this table has no hints');
    const { view, index } = this.optimistic.moment!;
    const seed = `hint/${index}`;
    if (this.settings.think) return this.settings.think(view, seed);
    // The table works without hints.
    this.bots ??= startBots(() => {});
    const moves = engineOf(view).legalMoves(stateThatFits(view), seat);
    const components = this.connection.game?.info.components ?? null;
    return this.bots.client.think({ view, moves, components, seed, ...HINT });
  }

  async momentAt(index: number): Promise<Moment> {
    return this.optimistic.at(index) ?? (await this.askMoment(index)).moment;
  }

  async film(from: number, to: number): Promise<Film> {
    const first = Math.max(from, to - MOST_FILMED);
    return { from: first, moments: await this.askMoments(first, to) };
  }

  /** After each move from one index to another, as far as the server tells. */
  private async askMoments(from: number, to: number): Promise<MomentInSteps[]> {
    const asked = Array.from({ length: to - from }, (_, i) => this.askMoment(from + i + 1).catch(() => null));
    return (await Promise.all(asked)).filter((known) => known !== null);
  }

  private async askMoment(index: number): Promise<MomentInSteps> {
    const { steps = [], ...moment } = (await this.value({ kind: 'momentAt', index })) as SentMoment;
    return { moment, stepViews: unpackSteps(moment.view, steps) };
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
    this.bots?.stop();
  }
}

/** The match of a connection whose game has begun. Closing it leaves the connection open. */
export const makeRemoteMatch = (settings: RemoteSettings): TableMatch => new RemoteMatch(settings);
