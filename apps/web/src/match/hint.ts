// How a hint is found. Separate from the code that starts bots, because a lesson must not load them.

/** A hint is what a strong bot finds in this time. */
export const HINT = { thinker: { level: 'expert' }, budget: { milliseconds: 900 } } as const;
