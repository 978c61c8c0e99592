// npm run kernel: writes the compiled kernel of the net.

import { writeFileSync } from 'node:fs';
import { compiledKernel, KERNEL_FOLDER, kernelFile } from './kernel-code.ts';

writeFileSync(new URL('simd-code.ts', KERNEL_FOLDER), kernelFile(await compiledKernel()));
