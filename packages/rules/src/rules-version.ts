/** Raised when the same moves could lead to another state. Games keep the version they began with (docs/adr/0004). */
export const RULES_VERSION: number = 3;
