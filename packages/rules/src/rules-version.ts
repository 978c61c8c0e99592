/** Raised when the same moves could lead to another state. Games keep the version they began with (docs/adr/0004). */
export const RULES_VERSION: number = 3;

/** Earlier versions that differ from the present one only in their default component set. */
const SAME_RULES: readonly number[] = [2];

/** Whether the present rules, given the component set of the game, say the right thing about a game of this version. */
export const hasPresentRules = (version: number): boolean => version === RULES_VERSION || SAME_RULES.includes(version);
