// Rules version 1 behind the contract.

import * as frozen from '../../frozen/v1.js';
import type { Engine } from '../engine.ts';
import { hidesFrom } from './hides-from.ts';

export const engine: Engine = {
  ...frozen,
  hidesFrom: hidesFrom(frozen),
  /** Its strongest level was Hard. */
  thinkAs: (level, thinking) => frozen.thinkAs(level === 'expert' ? 'hard' : level, thinking),
};
