// Several nodes in one process.

import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import type { FanOut, News, Written } from '../src/store/fan-out.ts';
import type { Store } from '../src/store/store.ts';

/** Each node gets the shared store, wrapped so that the other nodes hear of its writes. */
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
      // The store is shared: closing a node does not close it.
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
        isHeard: () => true,
        close: async () => leave(),
      },
    };
  }
}
