// French, with the keys of English. A narrow no-break space stands before : ; ! ? and inside « ».

import { keyboard } from './fr/keyboard.ts';
import { log } from './fr/log.ts';
import { net } from './fr/net.ts';
import { pages } from './fr/pages.ts';
import { play } from './fr/play.ts';
import { prompts } from './fr/prompts.ts';
import { purposes } from './fr/purposes.ts';
import { refusals } from './fr/refusals.ts';
import { table } from './fr/table.ts';
import { targets } from './fr/targets.ts';
import { told } from './fr/told.ts';
import { words } from './fr/words.ts';
import type { Texts } from './texts.ts';

export const fr: Texts<'one' | 'other'> = {
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
