// How nodes that share a store work on the same tables: each hears what the others have written and who is connected to them, and
// one of them lets the bots of a table move. A server of one node needs none of it.

import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { Store } from './store/store.ts';

/** What of a table another node has written. */
export interface Written {
  what: 'row' | 'log' | 'chat';
  table: string;
}

/** What nodes tell each other that is kept nowhere: it is lost with whoever told it. */
export type Remark =
  /** Seats of a table that are connected to the node that tells. */
  | { what: 'present'; table: string; seats: readonly number[] }
  /** Asks who is connected to a table. */
  | { what: 'who'; table: string }
  /** A session is over, by its hash. */
  | { what: 'session'; session: string }
  | { what: 'alive' | 'gone' };

export type News = Written | Remark;

export interface FanOut {
  /** Calls back with what another node has written or told, and which; with null when something may have been missed. */
  hear(listen: (news: News | null, node: string) => void): void;
  /** Tells the other nodes, as far as they can be reached now. */
  tell(remark: Remark): void;
  /** Whether this node is to let the bots of a table move: of all nodes one, until it gives that up or is gone. */
  take(table: string): Promise<boolean>;
  give(table: string): Promise<void>;
  close(): Promise<void>;
}

/** Several nodes in one process, for tests: each gets the shared store through a door that tells the others. */
export class Hub {
  private readonly store: Store;
  private readonly emitter = new EventEmitter();
  private readonly taken = new Map<string, string>();

  constructor(store: Store) {
    this.store = store;
    this.emitter.setMaxListeners(0);
  }

  node(): { store: Store; fanOut: FanOut } {
    const { emitter, taken, store } = this;
    const self = randomUUID();
    const tell = (table: string, what: Written['what']): void => void emitter.emit('news', self, { table, what });
    const listeners: ((from: string, news: News) => void)[] = [];
    const leave = (): void => {
      for (const listener of listeners) emitter.off('news', listener);
      for (const [table, holder] of taken) if (holder === self) taken.delete(table);
    };
    const told: Store = Object.create(store, {
      putTable: {
        value: (row: Parameters<Store['putTable']>[0]) => store.putTable(row).then(() => tell(row.id, 'row')),
      },
      append: {
        value: (...args: Parameters<Store['append']>) => store.append(...args).then(() => tell(args[0], 'log')),
      },
      addChat: {
        value: (...args: Parameters<Store['addChat']>) => store.addChat(...args).then(() => tell(args[0], 'chat')),
      },
      // The store is shared: it is not closed with one of its nodes.
      close: { value: async () => {} },
    });
    return {
      store: told,
      fanOut: {
        hear: (listen) => {
          const listener = (from: string, news: News): void => {
            if (from !== self) listen(news, from);
          };
          listeners.push(listener);
          emitter.on('news', listener);
        },
        tell: (remark) => void emitter.emit('news', self, remark),
        take: async (table) => {
          if ((taken.get(table) ?? self) !== self) return false;
          taken.set(table, self);
          return true;
        },
        give: async (table) => {
          if (taken.get(table) === self) taken.delete(table);
        },
        close: async () => leave(),
      },
    };
  }
}
