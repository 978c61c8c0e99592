// Sends a request to the server. Failures are codes, for which the page has sentences (say-problem.ts).

import { apiUrl } from './api-url.ts';

const AWAY: readonly number[] = [502, 503, 504];

export class ApiProblem extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.name = 'ApiProblem';
    this.code = code;
  }
}

export interface RequestParts {
  body?: unknown;
  /** Of a session or of a seat. */
  token?: string | null;
}

export async function request<T>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  { body, token = null }: RequestParts = {},
): Promise<T> {
  // Offline: the request would fail and the browser would log it.
  if (!navigator.onLine) throw new ApiProblem('unreachable', '');
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token !== null) headers['authorization'] = `Bearer ${token}`;
  const answer = await fetch(apiUrl(path), {
    method,
    headers,
    cache: 'no-store',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error: Error) => {
    throw new ApiProblem('unreachable', error.message);
  });
  if (answer.status === 204) return undefined as T;
  const value = (await answer.json().catch(() => null)) as (T & { error?: string; message?: string }) | null;
  // A proxy answers for a server that is down, not in JSON.
  if (value === null && AWAY.includes(answer.status)) throw new ApiProblem('unavailable', '');
  if (answer.status === 429) throw new ApiProblem('tooFast', value?.message ?? '');
  if (!answer.ok || value === null)
    throw new ApiProblem(value?.error ?? 'other', value?.message ?? `${answer.status} ${answer.statusText}`);
  return value;
}
