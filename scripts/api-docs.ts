// npm run task api-docs: pages of the libraries' API in the folder dist/api, by TypeDoc. TypeDoc is fetched when this
// runs, so the repository does not depend on it.

import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RULE_IDS, ruleText } from '@black-angel/rules/texts';
import { LIBRARIES } from './library.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const PINNED = ['typedoc@0.28.20', 'typescript@5.9.3', '@types/node@26.6.6'];

/** Every door of every library. */
const doors = LIBRARIES.flatMap((name) => {
  const { exports } = JSON.parse(readFileSync(join(ROOT, 'packages', name, 'package.json'), 'utf8'));
  return Object.values<string>(exports).map((source) => join(ROOT, 'packages', name, source));
});

/** A plugin: `@rule A2.3` shows the text of the rule. */
const plugin = (rules: Readonly<Record<string, string>>): string => `
const RULES = ${JSON.stringify(rules)};
export function load(app) {
  app.converter.on('resolveReflection', (_, { comment }) => {
    for (const tag of comment?.blockTags ?? [])
      if (tag.tag === '@rule') {
        const id = tag.content.map(({ text }) => text).join('').trim();
        if (!(id in RULES)) app.logger.error('There is no rule ' + id);
        tag.content = [{ kind: 'text', text: '**' + id + '** ' + RULES[id] }];
      }
  });
}`;

const path = join(tmpdir(), `black-angel-rules-${process.pid}.mjs`);
writeFileSync(path, plugin(Object.fromEntries(RULE_IDS.map((id) => [id, ruleText(id, 'en') ?? '']))));
try {
  execFileSync(
    'npx',
    [
      '--yes',
      ...PINNED.flatMap((name) => ['-p', name]),
      ...['typedoc', '--plugin', path, '--out', join(ROOT, 'dist/api'), '--tsconfig', join(ROOT, 'tsconfig.json')],
      ...['--name', 'Black Angel', '--readme', 'none', '--blockTags', '@rule', '--blockTags', '@example'],
      ...['--skipErrorChecking', '--excludeInternal', '--disableSources', ...doors],
    ],
    { cwd: tmpdir(), stdio: 'inherit' },
  );
} finally {
  rmSync(path);
}
