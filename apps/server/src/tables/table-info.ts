// What everybody may know of a table.

import type { Match } from '@black-angel/match';
import type { TableInfo } from '@black-angel/protocol';
import { commitmentOf } from '../fair-dice.ts';
import type { TableRow } from '../store/store.ts';

export function infoOf(row: TableRow, next: ReturnType<Match['next']> | null = null): TableInfo {
  return {
    id: row.id,
    status: row.status,
    config: row.config,
    seats: row.seats.map(({ kind, level, name, isSubstituted }, seat) => ({ seat, kind, level, name, isSubstituted })),
    createdAt: row.createdAt,
    commitment: commitmentOf(row.secret),
    decider: next ? (next.kind === 'over' ? null : next.seat) : row.decider,
    rematch: row.rematch ?? null,
    result: row.result,
  };
}
