// The worker in which the balance look plays. Its owner ends it to cancel.

import { openSet } from '@black-angel/engine/open-set';
import type { ComponentSet } from '@black-angel/rules/components';
import { BALANCE_GAMES, type Balance, NO_BALANCE, playOneMore } from './balance.ts';

export type FromBalanceWorker = { balance: Balance } | { problem: string };

const post = (message: FromBalanceWorker): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ComponentSet>) => {
  try {
    const content = openSet(data);
    let balance = NO_BALANCE;
    while (balance.games < BALANCE_GAMES) {
      balance = playOneMore(balance, content);
      post({ balance });
    }
  } catch (error) {
    post({ problem: (error as Error).message });
  }
});
