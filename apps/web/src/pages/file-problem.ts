// What is wrong with a file, in the player's language. The details are the engine's own words.

import type { TFunction } from 'i18next';
import type { FileProblem } from '../match/game-files.ts';

export const sayFileProblem = ({ kind, details }: FileProblem, t: TFunction): string =>
  t(`import.errors.${kind}`, { details });
