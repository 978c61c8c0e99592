// node bench/server/check-store.ts STORE JOURNAL: looks for every acknowledged move of a crash run in the store.
// A separate program: it knows only the journal of the run.

import { checkStore } from '../../apps/server/test/crash-check.ts';

const [where, journal] = process.argv.slice(2);
if (!where || !journal) throw new Error('check-store.ts STORE JOURNAL');
console.log(JSON.stringify(await checkStore(where, journal)));
