// The levels of bots, from weak to strong. This is the only list. It loads no bot, so the page and the protocol can use
// it.

/** The levels of the bots, from weak to strong. */
export const LEVEL_NAMES = ['novice', 'easy', 'normal', 'hard', 'expert'] as const;
/** A level of the bots. */
export type LevelName = (typeof LEVEL_NAMES)[number];
