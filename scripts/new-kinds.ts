// Adds one new kind to each list of kinds, in a copy of the sources, and asks the compiler which files do not know it.

import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

interface Edit {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

interface Addition extends Edit {
  /** The new member. The compiler's messages name it. */
  readonly name: string;
  /** What leaves the rules is named in the contract, too. */
  readonly contract?: Edit;
}

const CONTRACT = 'packages/engine/src/contract/';

/** By the list that grows. */
export const ADDITIONS = {
  decision: {
    name: 'new-decision',
    file: 'packages/rules/src/state.ts',
    before: 'export type FrameKind =\n',
    after: "export type FrameKind =\n  | 'new-decision'\n",
    contract: {
      file: `${CONTRACT}decision.ts`,
      before: 'export interface DecisionFields {\n',
      after: "export interface DecisionFields {\n  'new-decision': Nothing;\n",
    },
  },
  tileEffect: {
    name: 'newTileEffect',
    file: 'packages/rules/src/content/component-set.ts',
    before: 'export const TILE_EFFECTS = [\n',
    after: "export const TILE_EFFECTS = [\n  'newTileEffect',\n",
    contract: {
      file: `${CONTRACT}names.ts`,
      before: 'export type TileEffect =\n',
      after: "export type TileEffect =\n  | 'newTileEffect'\n",
    },
  },
  missionEffect: {
    name: 'newMissionEffect',
    file: 'packages/rules/src/content/component-set.ts',
    before: 'export type MissionEffect =\n',
    after: "export type MissionEffect =\n  | { kind: 'newMissionEffect' }\n",
  },
  event: {
    name: 'newEvent',
    file: 'packages/rules/src/events.ts',
    before: 'export interface EventFields {\n',
    after: 'export interface EventFields {\n  newEvent: { seat: number };\n',
    contract: {
      file: `${CONTRACT}event.ts`,
      before: 'export interface EventFields {\n',
      after: 'export interface EventFields {\n  newEvent: { seat: number };\n',
    },
  },
  channel: {
    name: 'newChannel',
    file: 'packages/protocol/src/channels.ts',
    before: 'export const CHANNEL_KINDS = [',
    after: "export const CHANNEL_KINDS = ['newChannel', ",
  },
  language: {
    name: 'qq',
    file: 'packages/rules/src/texts/languages.ts',
    before: 'export const DRAFTS = [] as const;',
    after: "export const DRAFTS = ['qq'] as const;",
  },
  notice: {
    name: 'newNotice',
    file: 'packages/protocol/src/channels.ts',
    before: 'export type Notice = ',
    after: "export type Notice = { kind: 'newNotice'; name: string; url: null } | ",
  },
  page: {
    name: 'newPage',
    file: 'apps/web/src/browser/router.ts',
    before: 'export type Route =\n',
    after: "export type Route =\n  | { page: 'newPage' }\n",
  },
  level: {
    name: 'newLevel',
    file: 'packages/engine/src/contract/level-names.ts',
    before: 'export const LEVEL_NAMES = [',
    after: "export const LEVEL_NAMES = ['newLevel', ",
  },
  halLevel: {
    name: 'newHalLevel',
    file: 'packages/rules/src/state.ts',
    before: 'export const HAL_LEVELS = [',
    after: "export const HAL_LEVELS = ['newHalLevel', ",
    contract: {
      file: `${CONTRACT}names.ts`,
      before: 'export const HAL_LEVELS = [',
      after: "export const HAL_LEVELS = ['newHalLevel', ",
    },
  },
  reviewMark: {
    name: 'newMark',
    file: 'packages/bots/src/advice/review-marks.ts',
    before: 'export const MARKS = [',
    after: "export const MARKS = ['newMark', ",
  },
  playerList: {
    name: 'newList',
    file: 'packages/rules/src/state.ts',
    before: 'export interface Player {\n',
    after: 'export interface Player {\n  newList: number[];\n',
  },
} as const satisfies Record<string, Addition>;
export type Addable = keyof typeof ADDITIONS;

/** One program for all rooms: the page's settings also fit the packages, the server and the command line. */
const TSCONFIG = {
  extends: './tsconfig.json',
  compilerOptions: {
    lib: ['ES2024', 'DOM', 'DOM.Iterable', 'WebWorker'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    types: ['vite/client', 'node'],
    noErrorTruncation: true,
  },
  include: ['packages/*/src', 'apps/*/src'],
  exclude: ['**/*.test.ts', '**/*.test.tsx'],
};

function copySources(folder: string): void {
  cpSync(join(root, 'tsconfig.json'), join(folder, 'tsconfig.json'));
  writeFileSync(join(folder, 'new-kinds.json'), JSON.stringify(TSCONFIG));
  for (const path of globSync(
    ['{packages,apps}/*/{package.json,src,frozen,weights}', 'bench/{package.json,boardgame-io.ts,engine}'],
    {
      cwd: root,
    },
  ))
    cpSync(join(root, path), join(folder, path), { recursive: true });
}

/** The copy imports its own packages and shares all others. */
function linkModules(folder: string): void {
  const modules = join(root, 'node_modules');
  mkdirSync(join(folder, 'node_modules/@black-angel'), { recursive: true });
  for (const name of readdirSync(modules))
    if (name !== '@black-angel') symlinkSync(join(modules, name), join(folder, 'node_modules', name));
  for (const path of globSync(['{packages,apps}/*', 'bench'], { cwd: folder }))
    symlinkSync(join(folder, path), join(folder, 'node_modules/@black-angel', basename(path)));
  const ofPage = 'apps/web/node_modules';
  if (existsSync(join(root, ofPage))) symlinkSync(join(root, ofPage), join(folder, ofPage));
}

function edit({ file, before, after }: Edit, folder: string): void {
  const path = join(folder, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(before).length !== 2) throw new Error(`${file} has not exactly one ${before.trim()}`);
  writeFileSync(path, source.replace(before, after));
}

const compile = (folder: string): Promise<string> =>
  new Promise((resolve) => {
    const args = ['-p', 'new-kinds.json', '--pretty', 'false'];
    const options = { cwd: folder, maxBuffer: 2 ** 28 };
    execFile(join(root, 'node_modules/.bin/tsc'), args, options, (_error, stdout) => resolve(stdout));
  });

/** One error is a line that names its place, and the indented lines below it. */
const errorsIn = (output: string): string[] => output.split(/\n(?=\S)/).filter((error) => error.includes(' error TS'));

/** A missing text is known by its key, wherever it is used; everything else by its file. */
function placeOf(error: string, name: string): string {
  const [, key] = new RegExp(`"(\\w+\\.[\\w.-]*${name}[\\w.-]*)"`).exec(error) ?? [];
  return key ? `text ${key}` : error.slice(0, error.indexOf('('));
}

/** The files that do not compile with the new kinds, and the texts that are missing, by the list that has grown. */
export type Missing = Record<Addable | 'other', string[]>;

function sortErrors(errors: readonly string[]): Missing {
  const kinds = Object.keys(ADDITIONS) as Addable[];
  const missing = Object.fromEntries([...kinds, 'other'].map((kind) => [kind, []])) as unknown as Missing;
  for (const error of errors) {
    const at = (kind: Addable): number => error.indexOf(ADDITIONS[kind].name);
    const [first] = kinds.filter((kind) => at(kind) >= 0).sort((a, b) => at(a) - at(b));
    if (first) missing[first].push(placeOf(error, ADDITIONS[first].name));
    else missing.other.push(error);
  }
  for (const kind of [...kinds, 'other'] as const) missing[kind] = [...new Set(missing[kind])].sort();
  return missing;
}

/** Adds a new kind to each of these lists at once. The messages name it, so one run of the compiler is enough. */
export async function missingAfter(kinds: readonly Addable[]): Promise<Missing> {
  const folder = mkdtempSync(join(tmpdir(), 'black-angel-kinds-'));
  try {
    copySources(folder);
    linkModules(folder);
    for (const kind of kinds) {
      const addition: Addition = ADDITIONS[kind];
      edit(addition, folder);
      if (addition.contract) edit(addition.contract, folder);
    }
    return sortErrors(errorsIn(await compile(folder)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (import.meta.main) console.log(await missingAfter(Object.keys(ADDITIONS) as Addable[]));
