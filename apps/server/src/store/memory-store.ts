// A store in memory, for tests and as a baseline of benchmarks.

import {
  type ChatRow,
  ConflictError,
  type Document,
  isSeated,
  type LogEntry,
  type Store,
  type TableFilter,
  type TableRow,
} from './store.ts';

// Values are copied in and out, as cheaply as possible, so that benchmarks against this store are fair.
const copy = <T>(value: T): T => structuredClone(value);
const copyFlat = <T extends object>(list: readonly T[]): T[] => list.map((entry) => ({ ...entry }));
const readRow = (text: string): TableRow => JSON.parse(text) as TableRow;

export class MemoryStore implements Store {
  private readonly tables = new Map<string, { version: number; text: string }>();
  private readonly logs = new Map<string, LogEntry[]>();
  private readonly chats = new Map<string, ChatRow[]>();
  private readonly documents = new Map<string, Map<string, unknown>>();

  async putTable(row: TableRow): Promise<void> {
    const kept = this.tables.get(row.id);
    if (kept && kept.version + 1 !== row.version) throw new ConflictError(row.id);
    this.tables.set(row.id, { version: row.version, text: JSON.stringify(row) });
  }

  async getTable(id: string): Promise<TableRow | null> {
    const kept = this.tables.get(id);
    return kept ? readRow(kept.text) : null;
  }

  async listTables(filter: TableFilter): Promise<TableRow[]> {
    const { status, listed, isSeated: isWanted, changedBefore = Number.POSITIVE_INFINITY, dueAt, limit } = filter;
    const order = filter.isOldestFirst ? -1 : 1;
    const rows = [...this.tables.values()].map(({ text }) => readRow(text));
    if (dueAt !== undefined)
      return rows
        .filter((row) => row.status === 'running' && (row.due ?? Number.POSITIVE_INFINITY) <= dueAt)
        .sort((a, b) => a.due! - b.due!)
        .slice(0, limit);
    return rows
      .filter(
        (row) =>
          (status === undefined || row.status === status) &&
          (listed === undefined || row.config.listed === listed) &&
          (isWanted === undefined || (row.status === 'open' && isSeated(row) === isWanted)) &&
          row.changedAt < changedBefore,
      )
      .sort((a, b) => order * (b.changedAt - a.changedAt))
      .slice(0, limit);
  }

  async deleteTable(id: string, version: number): Promise<boolean> {
    return this.tables.get(id)?.version === version && this.tables.delete(id);
  }

  async append(table: string, entries: readonly LogEntry[]): Promise<void> {
    const log = this.logs.get(table) ?? [];
    if (entries.some(({ seq }, i) => seq !== log.length + i)) throw new ConflictError(table);
    log.push(...copyFlat(entries));
    this.logs.set(table, log);
  }

  async log(table: string, from = 0): Promise<LogEntry[]> {
    return copyFlat((this.logs.get(table) ?? []).slice(from));
  }

  async addChat(table: string, row: ChatRow): Promise<void> {
    const lines = this.chats.get(table) ?? [];
    if (lines.some(({ n }) => n === row.n)) throw new ConflictError(table);
    this.chats.set(table, [...lines, copy(row)]);
  }

  async chat(table: string, last: number): Promise<ChatRow[]> {
    return copy((this.chats.get(table) ?? []).slice(-last));
  }

  async putDocument(kind: string, key: string, value: unknown): Promise<void> {
    const ofKind = this.documents.get(kind) ?? new Map<string, unknown>();
    this.documents.set(kind, ofKind.set(key, copy(value)));
  }

  async getDocument<T>(kind: string, key: string): Promise<T | null> {
    return copy((this.documents.get(kind)?.get(key) ?? null) as T | null);
  }

  async listDocuments<T>(kind: string): Promise<Document<T>[]> {
    return [...(this.documents.get(kind) ?? [])].map(([key, value]) => ({ key, value: copy(value as T) }));
  }

  async deleteDocument(kind: string, key: string): Promise<void> {
    this.documents.get(kind)?.delete(key);
  }

  async swapDocument(kind: string, key: string, seen: unknown, value: unknown): Promise<boolean> {
    const present = this.documents.get(kind)?.get(key) ?? null;
    if (JSON.stringify(present) !== JSON.stringify(seen)) return false;
    await this.putDocument(kind, key, value);
    return true;
  }

  async close(): Promise<void> {}
}
