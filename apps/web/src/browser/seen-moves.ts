// How many moves of each game this browser has shown to the player, so that a later visit shows what was missed.

import { keptNumbers } from './kept-numbers.ts';

const kept = keptNumbers('black-angel-seen');

/** Null for a game that this browser has not shown. */
export const seenMoves = kept.of;
export const rememberSeen = kept.remember;
