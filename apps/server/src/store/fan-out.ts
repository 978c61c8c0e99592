// How nodes that share a store work on the same tables. Each node hears what the others have written and which
// players are connected to them; one node runs the bots of a table. A single node needs none of it.

/** A part of a table that another node has written. */
export interface Written {
  what: 'row' | 'log' | 'chat';
  table: string;
}

/** What nodes tell each other without storing it. */
export type Remark =
  /** The seats of a table that are connected to the sender. */
  | { what: 'present'; table: string; seats: readonly number[] }
  /** Asks who is connected to a table. */
  | { what: 'who'; table: string }
  /** A session has ended, by its hash. */
  | { what: 'session'; session: string }
  | { what: 'alive' | 'gone' };

export type News = Written | Remark;

export interface FanOut {
  /** Calls back with the news of another node and its name; with null if news may have been missed. */
  hear(listen: (news: News | null, node: string) => void): void;
  /** Notifies the other nodes that can be reached now. */
  tell(remark: Remark): void;
  /** Takes the lock on the bots of a table. Whether this node has it; it ends with `give` or with the node. */
  take(table: string): Promise<boolean>;
  give(table: string): Promise<void>;
  /** Whether the other nodes are heard now. */
  isHeard(): boolean;
  close(): Promise<void>;
}
