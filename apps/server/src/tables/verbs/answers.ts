// What a request at a table leads to.

import type { Answer } from '@black-angel/protocol';

export const NOT_ALLOWED: Answer = { ok: false, why: 'notAllowed' };
export const STALE: Answer = { ok: false, why: 'stale' };
