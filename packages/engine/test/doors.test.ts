// Who knows what: match, protocol, page and server know a game by the contract, and component sets have one door.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const sources = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(packages|apps|bench|scripts)\//.test(file));
const read = (file: string): string => readFileSync(ROOT + file, 'utf8');

/** What a file imports from the rules. */
const namesIn = (file: string): string[] =>
  [...read(file).matchAll(/import (?:type )?\{([^}]*)\} from '@black-angel\/rules(?:\/\w+)?'/g)].flatMap(([, list]) =>
    list!.split(',').map(
      (name) =>
        name
          .trim()
          .replace(/^type /, '')
          .split(' as ')[0]!,
    ),
  );

function uses(files: readonly string[], names: readonly string[]): string[] {
  return files.flatMap((file) =>
    namesIn(file)
      .filter((name) => names.includes(name))
      .map((name) => `${file}: ${name}`),
  );
}

it('component sets are registered by open-set.ts alone', () => {
  const others = sources.filter((file) => !/^packages\/(rules|engine)\//.test(file));
  expect(uses(others, ['loadComponents', 'loadOldComponents', 'findComponents'])).toEqual([]);
  for (const file of others)
    expect([file, /\.(loadComponents|findComponents)\(/.test(read(file))]).toEqual([file, false]);
});

it('match, protocol, page and server import the parts of the contract and the engine from @black-angel/engine', () => {
  const rooms = sources.filter(
    (file) => /^(packages\/(match|protocol)|apps\/(web|server))\/src\//.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const contract = [
    'View',
    'PlayerView',
    'Viewer',
    'Decision',
    'EventFields',
    'GameEvent',
    'Move',
    'Illegal',
    'Refused',
  ];
  const record = ['GameRecord', 'SeatInfo', 'Result', 'State', 'RecordFlaw'];
  const engine = ['setup', 'apply', 'legalMoves', 'explain', 'view', 'viewEvent', 'hidesFrom', 'determinize', 'replay'];
  const more = ['decision', 'trivialMove', 'isOver', 'result', 'makeRecord', 'RULES_VERSION', 'hasPresentRules'];
  expect(uses(rooms, [...contract, ...record, ...engine, ...more])).toEqual([]);
});

it.each(['match', 'protocol'])('%s does not depend on bots', (name) => {
  expect(read(`packages/${name}/package.json`)).not.toContain('@black-angel/bots');
});

it('the contract imports nothing from the rules', () => {
  const files = sources.filter((file) => file.startsWith('packages/engine/src/contract/'));
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) expect([file, read(file).includes('@black-angel/')]).toEqual([file, false]);
});
