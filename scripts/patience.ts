/** Milliseconds that a test waits for a state. Long, so that no test fails only because the machine is busy. */
export const PATIENCE = 60_000;
