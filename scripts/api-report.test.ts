// The API report says every signature behind every door, and names what no comment explains.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { reportOf, undocumented } from './api-report.ts';

const dist = mkdtempSync(join(tmpdir(), 'black-angel-report-'));
afterAll(() => rmSync(dist, { recursive: true }));
mkdirSync(join(dist, 'src'));

const DOORS = { '.': './src/index.ts', './more': './src/more.ts' };
writeFileSync(
  join(dist, 'src/index.d.ts'),
  `export * from './shapes.js';
export { length as size, type Unit } from './more.js';
`,
);
writeFileSync(
  join(dist, 'src/shapes.d.ts'),
  `import type { Hidden } from './hidden.js';
/** A shape. */
export type Shape = 
/** Round. */
{
    kind: 'circle';
}
/** Straight. */
 | {
    kind: 'line';
};
export declare function area(shape: Shape, of?: Hidden): number;
declare const secret = 5;
`,
);
writeFileSync(join(dist, 'src/hidden.d.ts'), "export interface Hidden {\n    word: 'secret';\n}\n");
writeFileSync(
  join(dist, 'src/more.d.ts'),
  '/** Long. */\nexport declare const length: (n: number) => Unit;\n/** Of length. */\nexport type Unit = number;\n',
);

it('lists the names of each door, with the types that they use', () => {
  expect(
    reportOf('shapes', DOORS, dist),
  ).toBe(`API of shapes, written by npm run task api-report. Comments are in the sources.

── shapes ──

function area(shape: Shape, of?: Hidden): number;
type Shape = {
    kind: 'circle';
} | {
    kind: 'line';
};
size = const length: (n: number) => Unit;
type Unit = number;

── shapes/more ──

const length: (n: number) => Unit;
type Unit = number;

── types that these name ──

interface Hidden {
    word: 'secret';
}
`);
});

it('names an export without a comment', () => {
  expect(undocumented(DOORS, dist)).toEqual(['.: area']);
});
