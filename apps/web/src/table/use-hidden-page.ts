// Nothing is told while the page is hidden: it waits for the player to come back.

import { useEffect } from 'react';
import type { TableStore } from './table-store.ts';

export function useHeldWhileHidden(store: TableStore): void {
  useEffect(() => {
    const look = (): void => store.hold(document.hidden);
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      store.hold(false);
    };
  }, [store]);
}
