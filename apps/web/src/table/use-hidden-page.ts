// The playback pauses while the page is hidden, until the player comes back.

import { useEffect } from 'react';
import type { TableStore } from './core/table-store.ts';

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
