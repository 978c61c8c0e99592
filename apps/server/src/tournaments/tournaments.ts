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
import { changeDocument } from '../store/documents.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/all/tables.ts';
import { pair } from './pairing.ts';
import { settleTable } from './settle-table.ts';
import { meetings, standingsOf } from './standings.ts';
import {
  infoOf,
  nameOf,
  summaryOf,
  type TournamentDocument,
  type TournamentRoundDocument,
  type TournamentTableDocument,
} from './stored-tournament.ts';
import { type Telling, tellEnd, tellGame, tellRound } from './tell-players.ts';

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

  private async find(id: string): Promise<TournamentDocument> {
    const found = await this.settings.store.getDocument<TournamentDocument>(KIND, id);
    if (!found) throw unknown();
    return found;
  }

  private async change(
    id: string,
    change: (tournament: TournamentDocument) => TournamentDocument | null,
  ): Promise<TournamentDocument> {
    const changed = await changeDocument<TournamentDocument>(this.settings.store, KIND, id, (tournament) => {
      if (!tournament) throw unknown();
      return change(tournament);
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
    const tournament: TournamentDocument = {
      id,
      plan: { ...plan, name },
      status: 'open',
      by: account.id,
      createdAt: now(),
      players,
      rounds: [],
    };
    await store.putDocument(KIND, id, tournament);
    await store.putDocument(LIVE, id, { at: now() });
    return infoOf(tournament);
  }

  async join(id: string, { id: account, name }: Account): Promise<TournamentInfo> {
    return infoOf(
      await this.change(id, (tournament) => {
        if (tournament.status !== 'open') throw begun();
        if (tournament.players.some((player) => player.account === account)) return null;
        if (tournament.players.length >= MOST_PLAYERS)
          throw new RequestProblem(409, 'noSeat', 'The tournament has as many players as it can have.');
        return { ...tournament, players: [...tournament.players, { account, name, hasLeft: false }] };
      }),
    );
  }

  /** Before the start the player is removed; later, the player is not paired any more. */
  async leave(id: string, { id: account }: Account): Promise<TournamentInfo> {
    return infoOf(
      await this.change(id, (tournament) => {
        if (tournament.status === 'over') throw begun();
        const { players, by } = tournament;
        if (tournament.status === 'open' && by === account)
          throw new RequestProblem(409, 'badRequest', 'You have made the tournament: cancel it instead.');
        return tournament.status === 'open'
          ? { ...tournament, players: players.filter((player) => player.account !== account) }
          : { ...tournament, players: withoutPlayers(players, [account]) };
      }),
    );
  }

  /** An account has another name now: its tournaments show it, also those that are over. */
  async rename({ id: account, name }: Account): Promise<void> {
    const tournaments = (await this.settings.store.listDocuments(KIND)) as { key: string; value: TournamentDocument }[];
    for (const { key, value } of tournaments) {
      if (!value.players.some((player) => player.account === account)) continue;
      await this.change(key, (tournament) => ({
        ...tournament,
        players: tournament.players.map((player) => (player.account === account ? { ...player, name } : player)),
      }));
    }
  }

  async start(id: string, { id: account }: Account): Promise<TournamentInfo> {
    await this.change(id, (tournament) => {
      if (tournament.by !== account) throw notYours();
      if (tournament.status !== 'open') throw begun();
      if (tournament.players.length < LEAST_PLAYERS)
        throw new RequestProblem(409, 'tooFewPlayers', `A tournament needs at least ${LEAST_PLAYERS} players.`);
      return { ...tournament, status: 'running', rounds: [this.nextRound(tournament)] };
    });
    return infoOf(await this.advance(id));
  }

  /** Deletes a tournament that has not begun. */
  async cancel(id: string, { id: account }: Account): Promise<void> {
    const { by, status } = await this.find(id);
    if (by !== account) throw notYours();
    if (status !== 'open') throw begun();
    await this.delete(id);
  }

  private async delete(id: string): Promise<void> {
    await this.settings.store.deleteDocument(LIVE, id);
    await this.settings.store.deleteDocument(KIND, id);
  }

  async info(id: string): Promise<TournamentInfo> {
    return infoOf(await this.find(id));
  }

  private async live(): Promise<TournamentDocument[]> {
    const ids = (await this.settings.store.listDocuments(LIVE)).map(({ key }) => key);
    const found = await Promise.all(ids.map((id) => this.settings.store.getDocument(KIND, id)));
    return found.filter((tournament) => tournament !== null) as TournamentDocument[];
  }

  /** Those that are not over, the latest first, then the last few that are. */
  async list(): Promise<TournamentSummary[]> {
    const over = (await this.settings.store.listDocuments(OVER)) as { key: string; value: { at: number } }[];
    const last = over.sort((a, b) => b.value.at - a.value.at).slice(0, MOST_OVER_LISTED);
    const ended = await Promise.all(last.map(({ key }) => this.find(key)));
    const live = (await this.live()).sort((a, b) => b.createdAt - a.createdAt);
    return [...live.slice(0, MOST_LIVE_LISTED), ...ended].map(summaryOf);
  }

  private nextRound({ id, plan, players, rounds }: TournamentDocument): TournamentRoundDocument {
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
  sweepSoon(): void {
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
  async advance(id: string): Promise<TournamentDocument> {
    for (;;) {
      const tournament = await this.find(id);
      if (tournament.status === 'over') await this.finish(tournament);
      if (tournament.status !== 'running') return tournament;
      const number = tournament.rounds.length - 1;
      for (const [i, table] of tournament.rounds[number]!.tables.entries())
        if (table.id === null) await this.makeTable(tournament, number, i);
        else if (table.results === null) await this.settleOrAnnounce(tournament, number, i);
      await this.announceRound(id, number);
      const present = await this.find(id);
      if (!present.rounds[number]!.tables.every(({ results }) => results !== null)) return present;
      await this.endRound(id, number);
    }
  }

  private async makeTable(tournament: TournamentDocument, round: number, i: number): Promise<void> {
    const { players } = tournament.rounds[round]!.tables[i]!;
    const reserved = players.map((account) => ({ account, name: nameOf(tournament, account) }));
    const config: TableConfig = {
      advanced: tournament.plan.advanced,
      seats: players.map(() => ({ kind: 'person' })),
      shuffled: true,
      pace: { kind: 'days', hours: tournament.plan.hours, window: null },
      listed: false,
      spectatorDelay: 0,
      undo: true,
      hints: false,
    };
    const { table } = await this.settings.tables.create({ config }, [], [], {
      reserved,
      tournament: { id: tournament.id, name: tournament.plan.name, round: round + 1 },
    });
    // Another node may have made a table too: then this one has no players, and it expires.
    await this.changeTable(tournament.id, round, i, (known) => (known.id === null ? { ...known, id: table.id } : null));
  }

  private async settleOrAnnounce(tournament: TournamentDocument, round: number, i: number): Promise<void> {
    const { id, rounds } = tournament;
    const { seatBy, tables } = rounds[round]!;
    const settled = await settleTable(this.settings, tables[i]!, seatBy);
    if (!settled) return this.announceGame(tournament, round, i);
    const { results, absent } = settled;
    await this.changeTable(id, round, i, (known) => (known.results === null ? { ...known, results } : null));
    if (absent.length > 0)
      await this.change(id, (present) => ({ ...present, players: withoutPlayers(present.players, absent) }));
  }

  /** Notifies the players of a round when its tables are made: only the node whose change is stored does it. */
  private async announceRound(id: string, round: number): Promise<void> {
    let isMine = false;
    const changed = await this.change(id, (tournament) => {
      isMine = tournament.rounds[round]!.isUntold === true;
      if (!isMine) return null;
      const rounds = tournament.rounds.map((one, n) => (n === round ? told(one) : one));
      return { ...tournament, rounds };
    });
    if (isMine) tellRound(this.settings, changed, round);
  }

  private async announceGame(tournament: TournamentDocument, round: number, i: number): Promise<void> {
    const table = tournament.rounds[round]!.tables[i]!;
    if (!table.isUntold) return;
    const row = await this.settings.store.getTable(table.id!);
    if (row?.status !== 'running') return;
    let isMine = false;
    await this.changeTable(tournament.id, round, i, ({ isUntold, ...known }) => {
      isMine = isUntold === true;
      return isMine ? known : null;
    });
    if (isMine) tellGame(this.settings, tournament, row);
  }

  private changeTable(
    id: string,
    round: number,
    at: number,
    change: (table: TournamentTableDocument) => TournamentTableDocument | null,
  ): Promise<TournamentDocument> {
    return this.change(id, (tournament) => {
      const changed = change(tournament.rounds[round]!.tables[at]!);
      if (!changed) return null;
      const tables = tournament.rounds[round]!.tables.map((table, i) => (i === at ? changed : table));
      return { ...tournament, rounds: tournament.rounds.map((one, n) => (n === round ? { ...one, tables } : one)) };
    });
  }

  /** The next round, or the end: after the last one, or when fewer than two players are left. */
  private async endRound(id: string, round: number): Promise<void> {
    await this.change(id, (tournament) => {
      if (tournament.rounds.length !== round + 1 || tournament.status !== 'running') return null;
      const isLast = tournament.rounds.length >= tournament.plan.rounds;
      const left = tournament.players.filter(({ hasLeft }) => !hasLeft).length;
      if (isLast || left < 2) return { ...tournament, status: 'over', isUntold: true };
      return { ...tournament, rounds: [...tournament.rounds, this.nextRound(tournament)] };
    });
  }

  /** Notifies the players of the end, and moves the tournament to those that are over. */
  private async finish({ id }: TournamentDocument): Promise<void> {
    const { store, now } = this.settings;
    let isMine = false;
    const changed = await this.change(id, ({ isUntold, ...tournament }) => {
      isMine = isUntold === true;
      return isMine ? tournament : null;
    });
    if (isMine) tellEnd(this.settings, changed);
    if ((await store.getDocument(LIVE, id)) === null) return;
    await store.putDocument(OVER, id, { at: now() });
    await store.deleteDocument(LIVE, id);
  }
}

const told = ({ isUntold: _isUntold, ...round }: TournamentRoundDocument): TournamentRoundDocument => round;

const withoutPlayers = (
  players: TournamentDocument['players'],
  gone: readonly string[],
): TournamentDocument['players'] =>
  players.map((player) => (gone.includes(player.account) ? { ...player, hasLeft: true } : player));
