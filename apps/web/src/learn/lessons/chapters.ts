// The chapters.

import type { Lesson } from '../step.ts';
import { ACTIONS } from './actions.ts';
import { ADVANCED } from './advanced.ts';
import { BOOSTS } from './boosts.ts';
import { CARDS } from './cards.ts';
import { DICE } from './dice.ts';
import { ENDINGS } from './endings.ts';
import { HAL } from './hal.ts';
import { JOURNEY } from './journey.ts';
import { MISSIONS } from './missions.ts';
import { RAVAGERS } from './ravagers.ts';
import { SCREEN } from './screen.ts';
import { TWO_PLAYERS } from './two-players.ts';

/** In any order. */
export const CHAPTERS: readonly Lesson[] = [
  DICE,
  ACTIONS,
  MISSIONS,
  RAVAGERS,
  CARDS,
  JOURNEY,
  ENDINGS,
  HAL,
  TWO_PLAYERS,
  ADVANCED,
  BOOSTS,
  SCREEN,
];
