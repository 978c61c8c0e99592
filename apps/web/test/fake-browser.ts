// A browser's storage and a server's answers, for tests.

import { vi } from 'vitest';

export function fakeStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  return kept;
}

export interface AskedRequest {
  method: string;
  path: string;
  token: string | null;
  body: unknown;
}

/** Answers by a function. Returns the requests in order. */
export function fakeServer(answer: (asked: AskedRequest) => { status: number; body?: unknown }): AskedRequest[] {
  const asked: AskedRequest[] = [];
  vi.stubGlobal('document', { baseURI: 'https://angel.example/' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (url: URL, { method, headers, body }: RequestInit) => {
    const { authorization = null } = headers as Record<string, string>;
    const one: AskedRequest = {
      method: method!,
      path: url.pathname.replace('/api/', ''),
      token: authorization?.replace('Bearer ', '') ?? null,
      body: body === undefined ? null : JSON.parse(body as string),
    };
    asked.push(one);
    const { status, body: value } = answer(one);
    return new Response(status === 204 ? null : JSON.stringify(value ?? {}), { status });
  });
  return asked;
}
