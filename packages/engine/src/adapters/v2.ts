// Rules version 2 behind the contract.

import * as frozen from '../../frozen/v2.js';
import type { Engine } from '../engine.ts';
import { hidesFrom } from './hides-from.ts';

export const engine: Engine = { ...frozen, hidesFrom: hidesFrom(frozen) };
