// All lessons, in the order of the page.

import type { Lesson } from '../step.ts';
import { ACT_1 } from './act-1.ts';
import { ACT_2 } from './act-2.ts';
import { ACT_3 } from './act-3.ts';
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
import { TWO_PLAYERS } from './two-players.ts';

/** The first voyage: one game in acts. */
export const VOYAGE: readonly Lesson[] = [ACT_1, ACT_2, ACT_3];

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
];

export const LESSONS: readonly Lesson[] = [...VOYAGE, ...CHAPTERS];

export const findLesson = (id: string): Lesson | null => LESSONS.find((lesson) => lesson.id === id) ?? null;
