// The levels of bots, from weak to strong. This is the only list. It loads no bot, so the page and the protocol can use
// it.

export const LEVEL_NAMES = ['novice', 'easy', 'normal', 'hard', 'expert'] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];
