// The unit tests of several files share a process: what one of them stubs is restored before the next begins.

import { afterEach, vi } from 'vitest';

afterEach(() => void vi.unstubAllGlobals());
