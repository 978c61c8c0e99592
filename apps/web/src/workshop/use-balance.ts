// Plays the balance look of a set in a worker, game by game.

import type { ComponentSet } from '@black-angel/rules/components';
import { useEffect, useState } from 'react';
import type { Balance } from '../own-sets/balance.ts';
import type { FromBalanceWorker } from '../own-sets/balance-worker.ts';

export interface BalanceLook {
  balance: Balance | null;
  problem: string | null;
}

/** The games stop when the caller goes or `isRunning` ends. */
export function useBalance(set: ComponentSet, isRunning: boolean): BalanceLook {
  const [look, setLook] = useState<BalanceLook>({ balance: null, problem: null });
  useEffect(() => {
    if (!isRunning) return;
    const worker = new Worker(new URL('../own-sets/balance-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromBalanceWorker>) =>
      setLook('balance' in data ? { balance: data.balance, problem: null } : { balance: null, problem: data.problem }),
    );
    worker.addEventListener('error', ({ message }) => setLook({ balance: null, problem: message }));
    worker.postMessage(set);
    return () => worker.terminate();
  }, [set, isRunning]);
  return look;
}
