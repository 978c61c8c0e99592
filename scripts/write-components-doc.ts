// npm run components-doc: writes docs/components.md.

import { writeFileSync } from 'node:fs';
import { componentsDocText } from './components-doc.ts';

writeFileSync(new URL('../docs/components.md', import.meta.url), componentsDocText());
