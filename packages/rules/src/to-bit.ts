/**
 * 1 for a count above 0, else 0, without a branch. Which dice, tiles and cubes exist is too random for branch
 * prediction, and a misprediction costs more than it saves. So a choice is always written, but counted only if it
 * exists: `out[count] = choice; count += toBit(dice[die]!);`
 */
export const toBit = (count: number): number => -count >>> 31;
