/** Milliseconds that a test waits for a state. Long, because a busy machine is no fault; only a failing test takes it. */
export const PATIENCE = 60_000;
