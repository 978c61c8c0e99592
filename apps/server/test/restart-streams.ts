// Before every test file: files share processes, and none depends on what another one has drawn.

import { restartStreams } from './seeded.ts';

restartStreams();
