// Compares the imports of every workspace with the table of rooms (room-rules.ts). Tests may import anything.

import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WORKSPACES, type Workspace } from './room-rules.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const OURS = '@black-angel/';
/** Workspaces that import anything, as tests do. */
const TOOLS = ['bench'];

/** The sources of a workspace, by their path in its folder `src`. */
export type Sources = Readonly<Record<string, string>>;

/** Static and dynamic imports, re-exports and workers. */
const IMPORT = /(?:\bfrom|\bimport|\bimport\(|new URL\()\s*'([\w@./:-]+)'/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;

/** What needs the world outside. */
const IMPURE =
  /\b(?:Math\.random|Date\.now|new Date\(\)|performance\.now|crypto\.get|setTimeout|setInterval|fetch\(|console\.)/;
const OF_NODE = /\b(?:process\.(?:env|argv|exit|std|on|cwd)|Buffer\.|require\()/;
const OF_BROWSER = /(?<![\w.'])(?:document|window|navigator|localStorage|sessionStorage|indexedDB)\./;

/** A state is packed: numbers that hold several values, and frames without names. */
const PACKED = /\b(?:state|draft|world|trial|view|before|after|start)!?\.frames\b|(?<!>)>> ?\d|(?<!&)& ?\d/;

/** What the code of a workspace may not contain, by its nature, and the rule. */
const BANS: Record<Workspace['nature'], readonly (readonly [found: RegExp, rule: string])[]> = {
  pure: [
    [IMPURE, 'is pure: no I/O, no clock, no chance'],
    [OF_NODE, 'is pure: it runs in a browser too'],
    [OF_BROWSER, 'is pure: it runs without a browser too'],
  ],
  quiet: [
    [PACKED, 'reads states by the accessors of the rules'],
    [OF_NODE, 'runs in a browser too'],
    [OF_BROWSER, 'runs without a browser too'],
  ],
  node: [[OF_BROWSER, 'runs without a browser']],
  page: [],
};

/** The room of a file: one of FILES, a folder within a folder, its folder, or '.'. */
function roomOf(file: string, { rooms, files = {} }: Workspace): string {
  const path = file.replace(/\.tsx?$/, '');
  const within = (place: string): boolean => path === place || path.startsWith(`${place}/`);
  const named = Object.keys(rooms).find(within);
  const grouped = Object.keys(files).find((room) => files[room]!.some(within));
  return grouped ?? named ?? (path.includes('/') ? path.slice(0, path.indexOf('/')) : '.');
}

/** The sentence about an import that leaves the workspace, or null if it is allowed. */
function outside(
  name: string,
  path: string,
  file: string,
  { nature, imports, withNode = [] }: Workspace,
): string | null {
  if (path.startsWith('.')) return `${name} imports nothing but packages and itself`;
  if (path.startsWith(OURS)) {
    const other = path.slice(OURS.length).split('/')[0]!;
    return imports.includes(other) ? null : `${name} may import ${imports.join(', ') || 'no other workspace'}`;
  }
  if (nature === 'pure') return `${name} is pure and imports nothing but itself`;
  if (nature !== 'node' && isBuiltin(path) && !withNode.includes(file)) return `${name} runs in a browser too`;
  return null;
}

/** Every offence of the sources of a workspace against the table, as a sentence. */
export function problemsIn(name: string, rules: Workspace, sources: Sources): string[] {
  const rooms = Object.keys(rules.rooms);
  const problems: string[] = [];
  const arrows = new Set<string>();
  for (const [file, source] of Object.entries(sources)) {
    const room = roomOf(file, rules);
    const code = source.replaceAll(COMMENT, '');
    if (!rooms.includes(room)) problems.push(`${file}: the folder ${room} has no line in room-rules.ts`);
    for (const [found, rule] of BANS[rules.nature]) {
      const [text] = found.exec(code) ?? [];
      if (text && !rules.withNode?.includes(file)) problems.push(`${file} has ${text}: ${name} ${rule}`);
    }
    for (const [, path] of code.matchAll(IMPORT)) {
      const target = path!.startsWith('.') ? join(dirname(file), path!).replaceAll('\\', '/') : path!;
      // Weights and frozen engines stand beside the sources; a folder is no module.
      if (/^\.\.\/[^.]|\/$/.test(target)) continue;
      if (!path!.startsWith('.') || target.startsWith('..')) {
        const rule = outside(name, target, file, rules);
        if (rule) problems.push(`${file} imports ${path}: ${rule}`);
        if (rules.headless?.includes(room) && /^react(?:-dom)?(?:\/|$)/.test(path!))
          problems.push(`${file} imports React: the room ${room} is headless`);
        continue;
      }
      const other = roomOf(target, rules);
      if (other === room) continue;
      arrows.add(`${room} → ${other}`);
      if (!rules.rooms[room]?.includes(other))
        problems.push(`${file} imports ${target}: the room ${room} may not import ${other}`);
    }
  }
  rooms.forEach((room, at) => {
    for (const other of rules.rooms[room]!) {
      if (!rooms.slice(0, at).includes(other))
        problems.push(`room-rules.ts: ${room} → ${other} does not point up the list`);
      if (!arrows.has(`${room} → ${other}`)) problems.push(`room-rules.ts: nothing needs ${room} → ${other}`);
    }
  });
  for (const file of Object.values(rules.files ?? {}).flat())
    if (!Object.keys(sources).some((path) => path.startsWith(`${file}/`) || path.replace(/\.tsx?$/, '') === file))
      problems.push(`room-rules.ts: there is no file ${file}`);
  return problems.map((problem) => `${name}/${problem}`);
}

function sourcesOf(name: string): Sources {
  const folder = join(root, name, 'src');
  const paths = globSync('**/*.{ts,tsx}', { cwd: folder });
  const files = paths
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test(?:-helper)?\.tsx?$/.test(path));
  return Object.fromEntries(files.sort().map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}

/** Workspaces without a line, and lines that do not agree with the workspace's own package.json. */
function workspaceProblems(): string[] {
  const names = Object.keys(WORKSPACES);
  const missing = globSync('{packages,apps}/*/package.json', { cwd: root })
    .map((path) => dirname(path).replaceAll('\\', '/'))
    .filter((name) => !names.includes(name))
    .map((name) => `${name} has no line in room-rules.ts`);
  return missing.concat(
    names.flatMap((name, at) => {
      const { dependencies = {} } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as {
        dependencies?: Record<string, string>;
      };
      const declared = Object.keys(dependencies).flatMap((one) =>
        one.startsWith(OURS) ? [one.slice(OURS.length)] : [],
      );
      const { imports } = WORKSPACES[name]!;
      const below = [...TOOLS, ...names.slice(0, at).map((one) => one.split('/').at(-1)!)];
      return [
        ...imports
          .filter((one) => !below.includes(one))
          .map((one) => `room-rules.ts: ${name} → ${one} does not point up`),
        ...imports.filter((one) => !declared.includes(one)).map((one) => `${name}/package.json lacks ${OURS}${one}`),
        ...declared
          .filter((one) => !imports.includes(one))
          .map((one) => `${name}/package.json: nothing allows ${OURS}${one}`),
      ];
    }),
  );
}

export const checkRooms = (): string[] => [
  ...workspaceProblems(),
  ...Object.entries(WORKSPACES).flatMap(([name, rules]) => problemsIn(name, rules, sourcesOf(name))),
];

if (import.meta.main) {
  const problems = checkRooms();
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
