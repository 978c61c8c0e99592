// A server where tournaments are played, for tests.

import type { TournamentInfo, TournamentPlan } from '@black-angel/protocol';
import { expect } from 'vitest';
import type { AccountServer } from './account-server.ts';
import { entropy } from './online-client.ts';

export const PLAN: TournamentPlan = { name: 'Spring cup', tableSize: 2, rounds: 2, hours: 24, advanced: false };
export const NAMES = ['Ada', 'Bea', 'Cy', 'Dee'];
/** Who comes first in the list wins. */
export const worth = (name: string): number => 100 - 10 * NAMES.indexOf(name);

type Sessions = Record<string, string>;

export class TournamentHall {
  private readonly server: AccountServer;

  constructor(server: AccountServer) {
    this.server = server;
  }

  async makePlayers(names: readonly string[]): Promise<Sessions> {
    const sessions: Sessions = {};
    for (const name of names) sessions[name] = await this.server.make(name);
    return sessions;
  }

  /** A tournament of the first player that the others have joined. */
  async open(names: readonly string[], change: Partial<TournamentPlan> = {}) {
    const { server } = this;
    const sessions = await this.makePlayers(names);
    const [maker] = names as [string];
    const plan = { ...PLAN, ...change };
    const { body } = await server.ask<TournamentInfo>('POST', '/api/tournaments', sessions[maker], plan);
    const url = `/api/tournaments/${body.id}`;
    for (const name of names.slice(1)) await server.ask('PUT', `${url}/players/me`, sessions[name]);
    const info = async (): Promise<TournamentInfo> => (await server.ask<TournamentInfo>('GET', url)).body;
    return { id: body.id, url, sessions, maker: sessions[maker]!, info };
  }

  /** Every player takes a seat, but these. */
  async sitDown({ rounds }: TournamentInfo, sessions: Sessions, absent: readonly string[] = []): Promise<void> {
    for (const { id, players } of rounds.at(-1)!.tables)
      for (const name of players.filter((player) => !absent.includes(player))) {
        const body = { name, entropy: entropy() };
        expect((await this.server.ask('POST', `/api/tables/${id}/join`, sessions[name]!, body)).status).toBe(201);
      }
  }

  /** The games of a round end; the player with the highest number wins. */
  async endGames({ rounds }: TournamentInfo, worthOf: (name: string) => number): Promise<void> {
    for (const { id } of rounds.at(-1)!.tables) {
      const room = await this.server.app.tables.room(id!);
      if (room.row.status !== 'running') continue;
      const vp = room.row.seats.map(({ name }) => worthOf(name!));
      const winners = vp.flatMap((one, seat) => (one === Math.max(...vp) ? [seat] : []));
      await room.request(() => room.changeRow({ status: 'over', result: { vp, winners }, decider: null, due: null }));
    }
  }

  async pass(milliseconds: number): Promise<void> {
    this.server.now += milliseconds;
    await this.server.app.scheduler.sweep();
  }
}
