// Compares the imports between the folders of an app with room-rules.ts. Tests may import anything.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HEADLESS, ROOM_RULES, type RoomRules } from './room-rules.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Static and dynamic imports, re-exports and workers, of files of the same app. */
const IMPORT = /(?:\bfrom|\bimport|\bimport\(|new URL\()\s*'(\.[^']*)'/g;

/** A room within a folder is named before the folder. */
const roomOf = (file: string, rooms: readonly string[]): string =>
  rooms.find((room) => file.startsWith(`${room}/`)) ?? (file.includes('/') ? file.slice(0, file.indexOf('/')) : '.');

function sources(app: string): string[] {
  return readdirSync(join(root, app), { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|test-helper)\.tsx?$/.test(name))
    .sort();
}

/** Every arrow between two folders, with the imports it is made of. */
function findArrows(app: string, rooms: readonly string[]): Map<string, string[]> {
  const arrows = new Map<string, string[]>();
  for (const file of sources(app))
    for (const [, path] of readFileSync(join(root, app, file), 'utf8').matchAll(IMPORT)) {
      const target = join(dirname(file), path!).replaceAll('\\', '/');
      const [from, to] = [roomOf(file, rooms), roomOf(target, rooms)];
      if (target.startsWith('..') || from === to) continue;
      const arrow = `${from} → ${to}`;
      arrows.set(arrow, [...(arrows.get(arrow) ?? []), `${file} imports ${target}`]);
    }
  return arrows;
}

/** Files of headless folders that import React. */
const drawnIn = (app: string, rooms: readonly string[]): string[] =>
  sources(app).filter(
    (file) =>
      HEADLESS.includes(roomOf(file, rooms)) &&
      /\bfrom '(react|react-dom)['/]/.test(readFileSync(join(root, app, file), 'utf8')),
  );

function problemsOf(app: string, rules: RoomRules): string[] {
  const rooms = Object.keys(rules);
  const allowed = new Set(rooms.flatMap((room) => rules[room]!.map((other) => `${room} → ${other}`)));
  const arrows = findArrows(app, rooms);
  const upward = rooms.flatMap((room, at) =>
    rules[room]!.filter((other) => !rooms.slice(0, at).includes(other)).map((other) => `${room} → ${other}`),
  );
  return [
    ...upward.map((arrow) => `room-rules.ts: ${arrow} does not point to a folder above it in the list`),
    ...[...arrows].flatMap(([arrow, imports]) => (allowed.has(arrow) ? [] : [`${arrow} is not allowed`, ...imports])),
    ...drawnIn(app, rooms).map((file) => `${file} imports React, but its folder is headless`),
    ...[...allowed].filter((arrow) => !arrows.has(arrow)).map((arrow) => `room-rules.ts: nothing needs ${arrow}`),
  ];
}

let isWrong = false;
for (const [app, rules] of Object.entries(ROOM_RULES)) {
  const problems = problemsOf(app, rules);
  if (problems.length === 0) continue;
  isWrong = true;
  console.error(`${app}\n  ${problems.join('\n  ')}`);
}
process.exitCode = isWrong ? 1 : 0;
