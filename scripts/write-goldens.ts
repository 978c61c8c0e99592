// npm run task goldens: writes the golden playthroughs of the rules, and what every rules version looks like behind the
// contract. Review the diff before you commit it.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { loadEngine, RULES_VERSION } from '@black-angel/engine/load';
import { examplesOf, goldenText as versionText } from '../packages/engine/test/examples.ts';
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

const versions = new URL('../packages/engine/test/goldens/', import.meta.url);
mkdirSync(versions, { recursive: true });
for (let version = 1; version <= RULES_VERSION; version++) {
  const engine = await loadEngine(version);
  writeFileSync(new URL(`v${version}.txt`, versions), versionText(engine, examplesOf(engine)));
}
console.log(`${RULES_VERSION} versions written`);
