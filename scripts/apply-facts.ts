// npm run task apply-facts -- REPORT.json…: puts the confirmed facts of workshop reports into the default set. First
// freeze the present rules (CONTRIBUTING, recipe 18). Reports that contradict each other are refused.

import { readFileSync, writeFileSync } from 'node:fs';
import { appliedFacts, readReport } from './facts-report.ts';

const FILE = new URL('../packages/rules/src/content/default-set.json', import.meta.url);

const { set, values } = appliedFacts(process.argv.slice(2).map((path) => readReport(readFileSync(path, 'utf8'), path)));
writeFileSync(FILE, `${JSON.stringify(set, null, 2)}\n`);
for (const [path, value] of Object.entries(values)) console.log(`${path}: ${JSON.stringify(value)}`);
console.log('Then: npm run format, and the rest of recipe 18.');
