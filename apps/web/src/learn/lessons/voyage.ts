// The first voyage: one game in acts.

import type { Lesson } from '../step.ts';
import { ACT_1 } from './act-1.ts';
import { ACT_2 } from './act-2.ts';
import { ACT_3 } from './act-3.ts';

export const VOYAGE: readonly Lesson[] = [ACT_1, ACT_2, ACT_3];
