// The project's own Node, installed by npm. The machine's may be too old to run TypeScript.

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const own = fileURLToPath(new URL('../node_modules/node/bin/node', import.meta.url));

export const ownNode = () => (existsSync(own) ? own : process.execPath);
