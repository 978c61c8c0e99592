/**
 * 1 for a count above 0, else 0, without a branch. In a playout it is too random which dice, tiles and cubes are there for the
 * processor to guess, and a wrong guess costs more than it spares. So a choice is written down first, and counted if it is one:
 * `out[count] = choice; count += toBit(dice[die]!);`
 */
export const toBit = (count: number): number => -count >>> 31;
