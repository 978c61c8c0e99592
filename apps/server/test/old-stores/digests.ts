// What is in a database, as one SHA-256 for each of its tables.

import { createHash } from 'node:crypto';

export interface Digest {
  rows: number;
  sha256: string;
}

/** Columns that every schema version has. */
const CONTENT = {
  tables: ['id', 'status', 'row'],
  log: ['table_id', 'seq', 'entry'],
  chat: ['table_id', 'n', 'line'],
  facts: ['kind', 'key', 'value'],
};
export type TableName = keyof typeof CONTENT;

const digestOf = (columns: readonly string[], found: readonly Record<string, unknown>[]): Digest => {
  const rows = found.map((row) => JSON.stringify(columns.map((column) => row[column]))).sort();
  return { rows: rows.length, sha256: createHash('sha256').update(rows.join('\n')).digest('hex') };
};

type Found = Record<string, unknown>[];

export const digestsOf = (select: (sql: string) => Found): Record<TableName, Digest> => {
  const digest = (table: TableName): Digest => digestOf(CONTENT[table], select(`SELECT * FROM ${table}`));
  return { tables: digest('tables'), log: digest('log'), chat: digest('chat'), facts: digest('facts') };
};
