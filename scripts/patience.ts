/** Milliseconds that a test waits for a state: many, because a busy machine is no fault. */
export const PATIENCE = 60_000;
