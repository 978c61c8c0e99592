// The public information of a table.

import type { TableInfo } from '@black-angel/protocol';
import { commitmentOf } from '../fair-dice.ts';
import type { TableRow } from '../store/store.ts';

/** Values that an open game knows better than its stored row. */
export type Present = Pick<TableInfo, 'decider' | 'deadline'>;

export function infoOf(row: TableRow, present: Present | null = null): TableInfo {
  return {
    id: row.id,
    status: row.status,
    config: row.config,
    seats: row.seats.map(({ kind, level, name, isSubstituted }, seat) => ({ seat, kind, level, name, isSubstituted })),
    createdAt: row.createdAt,
    ...(row.set && { components: row.set }),
    commitment: commitmentOf(row.secret),
    decider: present ? present.decider : row.decider,
    deadline: present ? present.deadline : (row.deadline ?? null),
    ...(row.seatNews && { seatNews: row.seatNews }),
    rematch: row.rematch ?? null,
    result: row.result,
  };
}

export interface MyTable {
  table: TableInfo;
  seat: number;
}

/** Tables that wait for their player first, by deadline; then the others, the latest change first. */
export function mineFirst(found: readonly { row: TableRow; seat: number }[]): MyTable[] {
  const urgency = ({ row, seat }: { row: TableRow; seat: number }): number =>
    row.decider === seat ? (row.deadline ?? Number.MAX_SAFE_INTEGER) : Number.MAX_VALUE;
  return [...found]
    .sort((a, b) => urgency(a) - urgency(b) || b.row.changedAt - a.row.changedAt)
    .map(({ row, seat }) => ({ table: infoOf(row), seat }));
}
