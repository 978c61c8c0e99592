// Writes the balance look of the default set, which the workshop shows beside that of the player's own set.

import { writeFileSync } from 'node:fs';
import { defaultContent } from '@black-angel/rules/components';
import { BALANCE_GAMES, NO_BALANCE, playOneMore } from '../apps/web/src/own-sets/balance.ts';

let balance = NO_BALANCE;
while (balance.games < BALANCE_GAMES) balance = playOneMore(balance, defaultContent);
const file = new URL('../apps/web/src/own-sets/default-balance.json', import.meta.url);
writeFileSync(file, `${JSON.stringify({ components: defaultContent.hash, ...balance }, null, 2)}\n`);
