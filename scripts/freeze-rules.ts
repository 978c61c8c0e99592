// npm run freeze: bundles the present rules as packages/rules/frozen/vN.js, to be kept when RULES_VERSION is raised. Games
// that began by version N are then validated and replayed by that bundle for ever (docs/adr/0004-old-rules-versions.md).

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RULES_VERSION } from '@black-angel/rules';
import { build } from 'esbuild';

/** Writes the bundle of the present rules; returns its path. */
export async function freeze(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const outfile = `${folder}/v${RULES_VERSION}.js`;
  await build({
    entryPoints: [fileURLToPath(import.meta.resolve('@black-angel/rules'))],
    bundle: true,
    minify: true,
    format: 'esm',
    outfile,
    banner: { js: `// Rules of Black Angel, version ${RULES_VERSION}, frozen. Never edit.` },
  });
  return outfile;
}

if (import.meta.main) {
  const folder = fileURLToPath(new URL('../packages/rules/frozen', import.meta.url));
  console.log(await freeze(folder));
}
