// Requests about tournaments.

import type { TournamentInfo, TournamentPlan, TournamentSummary } from '@black-angel/protocol';
import { asMe } from './account-api.ts';
import { request } from './request.ts';

export const listTournaments = async (): Promise<TournamentSummary[]> =>
  (await request<{ tournaments: TournamentSummary[] }>('GET', 'tournaments')).tournaments;

export const getTournament = (id: string): Promise<TournamentInfo> => request('GET', `tournaments/${id}`);

export const createTournament = (plan: TournamentPlan): Promise<TournamentInfo> =>
  asMe((token) => request('POST', 'tournaments', { token, body: plan }));

export const joinTournament = (id: string): Promise<TournamentInfo> =>
  asMe((token) => request('PUT', `tournaments/${id}/players/me`, { token }));

export const leaveTournament = (id: string): Promise<TournamentInfo> =>
  asMe((token) => request('DELETE', `tournaments/${id}/players/me`, { token }));

export const startTournament = (id: string): Promise<TournamentInfo> =>
  asMe((token) => request('POST', `tournaments/${id}/start`, { token }));

export const cancelTournament = (id: string): Promise<void> =>
  asMe((token) => request('DELETE', `tournaments/${id}`, { token }));
