// English: the language the keys are made from (see texts.ts).

import { keyboard } from './en/keyboard.ts';
import { log } from './en/log.ts';
import { net } from './en/net.ts';
import { pages } from './en/pages.ts';
import { play } from './en/play.ts';
import { prompts } from './en/prompts.ts';
import { purposes } from './en/purposes.ts';
import { refusals } from './en/refusals.ts';
import { table } from './en/table.ts';
import { targets } from './en/targets.ts';
import { told } from './en/told.ts';
import { words } from './en/words.ts';

export const en = {
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
} as const;
