// npm run freeze: bundles the present engine as packages/engine/frozen/vN.js, before RULES_VERSION is raised. The
// bundle then plays, shows and replays games of version N (docs/adr/0004-old-rules-versions.md).

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RULES_VERSION } from '@black-angel/rules';
import { build } from 'esbuild';

/** Writes the bundle of the present engine and its types; returns the path of the bundle. */
export async function freeze(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const outfile = `${folder}/v${RULES_VERSION}.js`;
  await build({
    entryPoints: [fileURLToPath(new URL('../packages/bots/src/engine.ts', import.meta.url))],
    bundle: true,
    minify: true,
    format: 'esm',
    outfile,
    banner: { js: `// The engine of Black Angel for rules version ${RULES_VERSION}, frozen. Never edit.` },
  });
  writeFileSync(`${folder}/v${RULES_VERSION}.d.ts`, "export * from '../src/engine.ts';\n");
  return outfile;
}

if (import.meta.main) {
  const folder = fileURLToPath(new URL('../packages/engine/frozen', import.meta.url));
  console.log(await freeze(folder));
}
