// npm run rules-map: writes docs/rules-map.md.

import { writeFileSync } from 'node:fs';
import { rulesMapText } from './rules-map.ts';

writeFileSync(new URL('../docs/rules-map.md', import.meta.url), rulesMapText());
