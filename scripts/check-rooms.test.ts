// A wrong import is refused in each kind of room, with a sentence that names the rule.

import { expect, it } from 'vitest';
import { checkRooms, problemsIn } from './check-rooms.ts';
import { WORKSPACES } from './room-rules.ts';

it('every workspace keeps to the table', () => {
  expect(checkRooms()).toEqual([]);
});

const refused = (workspace: string, file: string, code: string, sentence: string): void =>
  expect(problemsIn(workspace, WORKSPACES[workspace]!, { [file]: code })).toContain(`${workspace}/${file} ${sentence}`);

it.each([
  [
    'packages/rules',
    'frames/fly.ts',
    "import { view } from '../view.ts';",
    'imports view.ts: the room frames may not import game',
  ],
  [
    'packages/rules',
    'effects/x.ts',
    "import type { Q } from '../feasibility/q.ts';",
    'imports feasibility/q.ts: the room effects may not import feasibility',
  ],
  [
    'packages/rules',
    'content/content.ts',
    "export * from '../grid.ts';",
    'imports grid.ts: the room content may not import board',
  ],
  [
    'packages/rules',
    'texts/say.ts',
    "const a = await import('../game.ts');",
    'imports game.ts: the room texts may not import game',
  ],
  [
    'packages/bots',
    'evaluation.ts',
    "import { Net } from './learned/net.ts';",
    'imports learned/net.ts: the room evaluation may not import learned',
  ],
  [
    'packages/bots',
    'learned/kernel/simd.ts',
    "import '../net.ts';",
    'imports learned/net.ts: the room learned/kernel may not import learned',
  ],
  [
    'packages/engine',
    'contract/view.ts',
    "import { x } from '../present.ts';",
    'imports present.ts: the room contract may not import present',
  ],
  [
    'packages/lab',
    'training/fit.ts',
    "import { run } from '../run.ts';",
    'imports run.ts: the room training may not import .',
  ],
  [
    'apps/server',
    'store/rows.ts',
    "import { api } from '../accounts/api.ts';",
    'imports accounts/api.ts: the room store may not import accounts',
  ],
  [
    'apps/web',
    'art/tiles.tsx',
    "import { t } from '../texts/t.ts';",
    'imports texts/t.ts: the room art may not import texts',
  ],
  [
    'apps/web',
    'table/core/store.ts',
    "import { Hand } from '../hand.tsx';",
    'imports table/hand.tsx: the room table/core may not import table',
  ],
  [
    'apps/cli',
    'show-table.ts',
    "import { play } from './commands/play.ts';",
    'imports commands/play.ts: the room words may not import commands',
  ],
])('between rooms: %s/%s %s', refused);

it.each([
  [
    'packages/match',
    'match.ts',
    "import { Bot } from '@black-angel/bots';",
    'imports @black-angel/bots: packages/match may import rules, engine',
  ],
  [
    'packages/rules',
    'game.ts',
    "import { Bot } from '@black-angel/bots/advice';",
    'imports @black-angel/bots/advice: packages/rules may import no other workspace',
  ],
  [
    'packages/bots',
    'bot.ts',
    "import { x } from '../../rules/src/game.ts';",
    'imports ../../rules/src/game.ts: packages/bots imports nothing but packages and itself',
  ],
  [
    'packages/rules',
    'hash.ts',
    "import fc from 'fast-check';",
    'imports fast-check: packages/rules is pure and imports nothing but itself',
  ],
  [
    'packages/rules',
    'hash.ts',
    "import { createHash } from 'node:crypto';",
    'imports node:crypto: packages/rules is pure and imports nothing but itself',
  ],
  [
    'packages/protocol',
    'http.ts',
    "import { join } from 'node:path';",
    'imports node:path: packages/protocol runs in a browser too',
  ],
  ['apps/web', 'net/api.ts', "import { join } from 'node:path';", 'imports node:path: apps/web runs in a browser too'],
])('between workspaces, and of Node: %s/%s %s', refused);

it.each([
  [
    'packages/rules',
    'dice.ts',
    'const roll = Math.random();',
    'has Math.random: packages/rules is pure: no I/O, no clock, no chance',
  ],
  [
    'packages/rules',
    'game.ts',
    'const now = Date.now();',
    'has Date.now: packages/rules is pure: no I/O, no clock, no chance',
  ],
  [
    'packages/match',
    'match.ts',
    "const isLong = process.env['LONG'];",
    'has process.env: packages/match runs in a browser too',
  ],
  ['packages/bots', 'bot.ts', 'document.title = name;', 'has document.: packages/bots runs without a browser too'],
  [
    'packages/bots',
    'bot.ts',
    'const tile = cell >> 2;',
    'has >> 2: packages/bots reads states by the accessors of the rules',
  ],
  [
    'packages/match',
    'match.ts',
    'state.frames.at(-1)',
    'has state.frames: packages/match reads states by the accessors of the rules',
  ],
  ['apps/web', 'ui-state/pick.ts', "import { useState } from 'react';", 'imports React: the room ui-state is headless'],
  [
    'apps/web',
    'table/core/store.ts',
    "import { flushSync } from 'react-dom';",
    'imports React: the room table/core is headless',
  ],
  ['apps/web', 'new/page.tsx', '', 'the folder new has no line in room-rules.ts'],
])('what a room may not use: %s/%s %s', (workspace, file, code, sentence) => {
  const problems = problemsIn(workspace, WORKSPACES[workspace]!, { [file]: code });
  expect(problems).toContain(
    sentence.startsWith('the folder') ? `${workspace}/${file}: ${sentence}` : `${workspace}/${file} ${sentence}`,
  );
});

it('a comment is no code, and a text is no import', () => {
  const code = "// Math.random\n/* import '../view.ts' */\nconst text = 'from the hand';";
  const found = problemsIn('packages/rules', WORKSPACES['packages/rules']!, { 'frames/fly.ts': code });
  expect(found.filter((problem) => problem.includes('fly.ts'))).toEqual([]);
});

it('the table itself is in order', () => {
  const table = { imports: [], nature: 'quiet', rooms: { low: ['high'], high: [] }, files: { low: ['gone'] } } as const;
  expect(problemsIn('here', table, {})).toEqual([
    'here/room-rules.ts: low → high does not point up the list',
    'here/room-rules.ts: nothing needs low → high',
    'here/room-rules.ts: there is no file gone',
  ]);
});
