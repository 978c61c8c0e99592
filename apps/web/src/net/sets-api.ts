// Component sets on the server.

import type { SetInfo } from '@black-angel/protocol';
import { request } from './request.ts';
import { session } from './session.ts';

/** Stores a set, so that a table can choose it by its hash. Idempotent. */
export const storeSet = (set: object): Promise<SetInfo> =>
  request('POST', 'sets', { body: { set }, token: session()?.token ?? null });

/** What the server has for a hash; the caller validates it. */
export const loadSet = (hash: string): Promise<unknown> => request('GET', `sets/${hash}`);
