// npm run task goldens: writes the golden playthroughs. Review the diff before you commit it.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { goldenText, pickGoldens } from '../packages/rules/test/golden-games.ts';

const folder = new URL('../packages/rules/test/goldens/', import.meta.url);
const { games, missing } = pickGoldens(60);
if (missing.length > 0) {
  console.error(`No game shows: ${missing.join(', ')}`);
  process.exit(1);
}
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [i, record] of games.entries()) {
  const { players, advanced } = record.options;
  const name = `${String(i + 1).padStart(2, '0')}-${players}-players-${advanced ? 'advanced' : 'standard'}`;
  writeFileSync(new URL(`${name}.json`, folder), `${JSON.stringify(record, null, 1)}\n`);
  writeFileSync(new URL(`${name}.golden.txt`, folder), goldenText(record));
}
console.log(`${games.length} golden games written`);
