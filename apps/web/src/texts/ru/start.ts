// What is loaded first, in Russian.

import { ru as game } from '@black-angel/words/ru';
import type { TextsOf } from '../texts.ts';
import { areas } from './start/areas.ts';
import { keyboard } from './start/keyboard.ts';
import { log } from './start/log.ts';
import { net } from './start/net.ts';
import { pages } from './start/pages.ts';
import { play } from './start/play.ts';
import { prompts } from './start/prompts.ts';
import { purposes } from './start/purposes.ts';
import { refusals } from './start/refusals.ts';
import { table } from './start/table.ts';
import { targets } from './start/targets.ts';
import { told } from './start/told.ts';

export { components } from '@black-angel/words/ru';

export const start: TextsOf<'start', 'ru'> = {
  ...game,
  ...areas,
  ...keyboard,
  ...pages,
  ...play,
  ...prompts,
  ...purposes,
  ...table,
  ...targets,
  ...told,
  log: { ...game.log, ...log },
  net,
  refusal: { ...game.refusal, ...refusals },
};
