// Russian, with the keys of English.

import { keyboard } from './ru/keyboard.ts';
import { log } from './ru/log.ts';
import { net } from './ru/net.ts';
import { pages } from './ru/pages.ts';
import { play } from './ru/play.ts';
import { prompts } from './ru/prompts.ts';
import { purposes } from './ru/purposes.ts';
import { refusals } from './ru/refusals.ts';
import { table } from './ru/table.ts';
import { targets } from './ru/targets.ts';
import { told } from './ru/told.ts';
import { words } from './ru/words.ts';
import type { Texts } from './texts.ts';

export const ru: Texts<'one' | 'few' | 'many'> = {
  ...keyboard,
  ...pages,
  ...play,
  ...prompts,
  ...purposes,
  ...refusals,
  ...table,
  ...targets,
  ...told,
  ...words,
  log,
  net,
};
