// Tournaments: accounts make and join them, the server carries them out. Every step is idempotent and stored with
// optimistic locking, so a tournament resumes after a restart or on another node.

import {
  LEAST_PLAYERS,
  MOST_PLAYERS,
  type TableConfig,
  type TournamentInfo,
  type TournamentPlan,
  type TournamentSummary,
} from '@black-angel/protocol';
import type { Account } from '../accounts/account.ts';
import { RequestProblem } from '../http/problem.ts';
import { hashToken, newTableId } from '../http/tokens.ts';
import { changeFact } from '../store/documents.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { pair } from './pairing.ts';
import { settleTable } from './settle-table.ts';
import { meetings, standingsOf } from './standings.ts';
import { type Telling, tellEnd, tellGame, tellRound } from './tell-players.ts';
import {
  infoOf,
  nameOf,
  summaryOf,
  type TournamentFact,
  type TournamentRoundFact,
  type TournamentTableFact,
} from './tournament-fact.ts';

export interface TournamentSettings extends Telling {
  store: Store;
  tables: Pick<Tables, 'create' | 'room' | 'changeOpen'>;
  now(): number;
  report(problem: string, error: unknown): void;
}

const KIND = 'tournament';
/** Ids of tournaments that are not over, and of those that are. */
const LIVE = 'tournament-live';
const OVER = 'tournament-over';
const MOST_OF_ONE = 3;
const MOST_OVER_LISTED = 20;
/** Those that are not over; the latest are listed. */
const MOST_LIVE_LISTED = 100;
/** A tournament that nobody starts is deleted after this many hours. */
export const OPEN_HOURS = 30 * 24;
const HOUR = 3_600_000;
/** At least this long to take a seat. */
const LEAST_HOURS = 24;
/** Milliseconds between two looks at running tournaments. */
export const LOOK_EVERY = 10_000;

const unknown = () => new RequestProblem(404, 'unknownTournament', 'There is no such tournament.');
const begun = () => new RequestProblem(409, 'begun', 'The tournament has begun already.');
const notYours = () => new RequestProblem(403, 'badToken', 'Only who made the tournament may do that.');

export class Tournaments {
  private readonly settings: TournamentSettings;
  private lookedAt = Number.NEGATIVE_INFINITY;

  constructor(settings: TournamentSettings) {
    this.settings = settings;
  }

  private async fact(id: string): Promise<TournamentFact> {
    const found = (await this.settings.store.getFact(KIND, id)) as TournamentFact | null;
    if (!found) throw unknown();
    return found;
  }

  private async change(id: string, change: (fact: TournamentFact) => TournamentFact | null): Promise<TournamentFact> {
    const changed = await changeFact<TournamentFact>(this.settings.store, KIND, id, (fact) => {
      if (!fact) throw unknown();
      return change(fact);
    });
    return changed!;
  }

  async create(account: Account, plan: TournamentPlan): Promise<TournamentInfo> {
    const { store, now } = this.settings;
    const mine = (await this.live()).filter(({ by }) => by === account.id);
    if (mine.length >= MOST_OF_ONE)
      throw new RequestProblem(409, 'tooMany', 'You have as many unfinished tournaments as one player may have.');
    const id = newTableId();
    const name = plan.name.trim().replace(/\s+/g, ' ');
    const players = [{ account: account.id, name: account.name, hasLeft: false }];
    const fact: TournamentFact = {
      id,
      plan: { ...plan, name },
      status: 'open',
      by: account.id,
      createdAt: now(),
      players,
      rounds: [],
    };
    await store.putFact(KIND, id, fact);
    await store.putFact(LIVE, id, { at: now() });
    return infoOf(fact);
  }

  async join(id: string, { id: account, name }: Account): Promise<TournamentInfo> {
    return infoOf(
      await this.change(id, (fact) => {
        if (fact.status !== 'open') throw begun();
        if (fact.players.some((player) => player.account === account)) return null;
        if (fact.players.length >= MOST_PLAYERS)
          throw new RequestProblem(409, 'noSeat', 'The tournament has as many players as it can have.');
        return { ...fact, players: [...fact.players, { account, name, hasLeft: false }] };
      }),
    );
  }

  /** Before the start the player is removed; later, the player is not paired any more. */
  async leave(id: string, { id: account }: Account): Promise<TournamentInfo> {
    return infoOf(
      await this.change(id, (fact) => {
        if (fact.status === 'over') throw begun();
        const { players, by } = fact;
        if (fact.status === 'open' && by === account)
          throw new RequestProblem(409, 'badRequest', 'You have made the tournament: cancel it instead.');
        return fact.status === 'open'
          ? { ...fact, players: players.filter((player) => player.account !== account) }
          : { ...fact, players: withoutPlayers(players, [account]) };
      }),
    );
  }

  /** An account has another name now: its tournaments show it, also those that are over. */
  async rename({ id: account, name }: Account): Promise<void> {
    const facts = (await this.settings.store.listFacts(KIND)) as { key: string; value: TournamentFact }[];
    for (const { key, value } of facts) {
      if (!value.players.some((player) => player.account === account)) continue;
      await this.change(key, (fact) => ({
        ...fact,
        players: fact.players.map((player) => (player.account === account ? { ...player, name } : player)),
      }));
    }
  }

  async start(id: string, { id: account }: Account): Promise<TournamentInfo> {
    await this.change(id, (fact) => {
      if (fact.by !== account) throw notYours();
      if (fact.status !== 'open') throw begun();
      if (fact.players.length < LEAST_PLAYERS)
        throw new RequestProblem(409, 'tooFewPlayers', `A tournament needs at least ${LEAST_PLAYERS} players.`);
      return { ...fact, status: 'running', rounds: [this.nextRound(fact)] };
    });
    return infoOf(await this.advance(id));
  }

  /** Deletes a tournament that has not begun. */
  async cancel(id: string, { id: account }: Account): Promise<void> {
    const { by, status } = await this.fact(id);
    if (by !== account) throw notYours();
    if (status !== 'open') throw begun();
    await this.delete(id);
  }

  private async delete(id: string): Promise<void> {
    await this.settings.store.deleteFact(LIVE, id);
    await this.settings.store.deleteFact(KIND, id);
  }

  async info(id: string): Promise<TournamentInfo> {
    return infoOf(await this.fact(id));
  }

  private async live(): Promise<TournamentFact[]> {
    const ids = (await this.settings.store.listFacts(LIVE)).map(({ key }) => key);
    const found = await Promise.all(ids.map((id) => this.settings.store.getFact(KIND, id)));
    return found.filter((fact) => fact !== null) as TournamentFact[];
  }

  /** Those that are not over, the latest first, then the last few that are. */
  async list(): Promise<TournamentSummary[]> {
    const over = (await this.settings.store.listFacts(OVER)) as { key: string; value: { at: number } }[];
    const last = over.sort((a, b) => b.value.at - a.value.at).slice(0, MOST_OVER_LISTED);
    const ended = await Promise.all(last.map(({ key }) => this.fact(key)));
    const live = (await this.live()).sort((a, b) => b.createdAt - a.createdAt);
    return [...live.slice(0, MOST_LIVE_LISTED), ...ended].map(summaryOf);
  }

  private nextRound({ id, plan, players, rounds }: TournamentFact): TournamentRoundFact {
    const playing = players.filter(({ hasLeft }) => !hasLeft).map(({ account }) => account);
    // Equals are ordered by lot, another one in each round.
    const lot = (account: string): string => hashToken(`${id} ${rounds.length} ${account}`);
    const ranked = standingsOf(playing, rounds, lot).map(({ player }) => player);
    const byesOf = (account: string): number => rounds.filter(({ byes }) => byes.includes(account)).length;
    const { tables, byes } = pair(ranked, plan.tableSize, meetings(rounds), byesOf);
    const at = this.settings.now();
    const seatBy = at + Math.max(plan.hours, LEAST_HOURS) * HOUR;
    const made = tables.map((seated) => ({ id: null, players: seated, results: null, isUntold: true }));
    return { at, seatBy, byes, tables: made, isUntold: true };
  }

  /** A game is over: its tournament is looked at soon. */
  wake(): void {
    this.lookedAt = Number.NEGATIVE_INFINITY;
  }

  /** Called by the scheduler at every sweep. */
  async sweep(): Promise<void> {
    const { now, report } = this.settings;
    // The machine's clock may have been set back.
    if (Math.abs(now() - this.lookedAt) < LOOK_EVERY) return;
    this.lookedAt = now();
    for (const { id, status, createdAt } of await this.live()) {
      const isForgotten = status === 'open' && createdAt < now() - OPEN_HOURS * HOUR;
      const work = status !== 'open' ? this.advance(id) : isForgotten ? this.delete(id) : null;
      await work?.catch((error) => report(`tournament ${id} could not go on`, error));
    }
  }

  /** Does what can be done now: makes tables, stores results, begins the next round, notifies the players. */
  async advance(id: string): Promise<TournamentFact> {
    for (;;) {
      const fact = await this.fact(id);
      if (fact.status === 'over') await this.finish(fact);
      if (fact.status !== 'running') return fact;
      const number = fact.rounds.length - 1;
      for (const [i, table] of fact.rounds[number]!.tables.entries())
        if (table.id === null) await this.makeTable(fact, number, i);
        else if (table.results === null) await this.settle(fact, number, i);
      await this.announceRound(id, number);
      const present = await this.fact(id);
      if (!present.rounds[number]!.tables.every(({ results }) => results !== null)) return present;
      await this.endRound(id, number);
    }
  }

  private async makeTable(fact: TournamentFact, round: number, i: number): Promise<void> {
    const { players } = fact.rounds[round]!.tables[i]!;
    const reserved = players.map((account) => ({ account, name: nameOf(fact, account) }));
    const config: TableConfig = {
      advanced: fact.plan.advanced,
      seats: players.map(() => ({ kind: 'person' })),
      shuffled: true,
      pace: { kind: 'days', hours: fact.plan.hours, window: null },
      listed: false,
      spectatorDelay: 0,
      undo: true,
      hints: false,
    };
    const { table } = await this.settings.tables.create({ config }, [], [], {
      reserved,
      tournament: { id: fact.id, name: fact.plan.name, round: round + 1 },
    });
    // Another node may have made a table too: then this one has no players, and it expires.
    await this.changeTable(fact.id, round, i, (known) => (known.id === null ? { ...known, id: table.id } : null));
  }

  private async settle(fact: TournamentFact, round: number, i: number): Promise<void> {
    const { id, rounds } = fact;
    const { seatBy, tables } = rounds[round]!;
    const settled = await settleTable(this.settings, tables[i]!, seatBy);
    if (!settled) return this.announceGame(fact, round, i);
    const { results, absent } = settled;
    await this.changeTable(id, round, i, (known) => (known.results === null ? { ...known, results } : null));
    if (absent.length > 0)
      await this.change(id, (present) => ({ ...present, players: withoutPlayers(present.players, absent) }));
  }

  /** Notifies the players of a round when its tables are made: only the node whose change is stored does it. */
  private async announceRound(id: string, round: number): Promise<void> {
    let isMine = false;
    const changed = await this.change(id, (fact) => {
      isMine = fact.rounds[round]!.isUntold === true;
      if (!isMine) return null;
      const rounds = fact.rounds.map((one, n) => (n === round ? told(one) : one));
      return { ...fact, rounds };
    });
    if (isMine) tellRound(this.settings, changed, round);
  }

  private async announceGame(fact: TournamentFact, round: number, i: number): Promise<void> {
    const table = fact.rounds[round]!.tables[i]!;
    if (!table.isUntold) return;
    const row = await this.settings.store.getTable(table.id!);
    if (row?.status !== 'running') return;
    let isMine = false;
    await this.changeTable(fact.id, round, i, ({ isUntold, ...known }) => {
      isMine = isUntold === true;
      return isMine ? known : null;
    });
    if (isMine) tellGame(this.settings, fact, row);
  }

  private changeTable(
    id: string,
    round: number,
    at: number,
    change: (table: TournamentTableFact) => TournamentTableFact | null,
  ): Promise<TournamentFact> {
    return this.change(id, (fact) => {
      const changed = change(fact.rounds[round]!.tables[at]!);
      if (!changed) return null;
      const tables = fact.rounds[round]!.tables.map((table, i) => (i === at ? changed : table));
      return { ...fact, rounds: fact.rounds.map((one, n) => (n === round ? { ...one, tables } : one)) };
    });
  }

  /** The next round, or the end: after the last one, or when fewer than two players are left. */
  private async endRound(id: string, round: number): Promise<void> {
    await this.change(id, (fact) => {
      if (fact.rounds.length !== round + 1 || fact.status !== 'running') return null;
      const isLast = fact.rounds.length >= fact.plan.rounds;
      const left = fact.players.filter(({ hasLeft }) => !hasLeft).length;
      if (isLast || left < 2) return { ...fact, status: 'over', isUntold: true };
      return { ...fact, rounds: [...fact.rounds, this.nextRound(fact)] };
    });
  }

  /** Notifies the players of the end, and moves the tournament to those that are over. */
  private async finish({ id }: TournamentFact): Promise<void> {
    const { store, now } = this.settings;
    let isMine = false;
    const changed = await this.change(id, ({ isUntold, ...fact }) => {
      isMine = isUntold === true;
      return isMine ? fact : null;
    });
    if (isMine) tellEnd(this.settings, changed);
    if ((await store.getFact(LIVE, id)) === null) return;
    await store.putFact(OVER, id, { at: now() });
    await store.deleteFact(LIVE, id);
  }
}

const told = ({ isUntold: _isUntold, ...round }: TournamentRoundFact): TournamentRoundFact => round;

const withoutPlayers = (players: TournamentFact['players'], gone: readonly string[]): TournamentFact['players'] =>
  players.map((player) => (gone.includes(player.account) ? { ...player, hasLeft: true } : player));
