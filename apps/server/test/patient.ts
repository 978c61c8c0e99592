// For `expect.poll`: its default limit of a second is too short for a busy machine.

export const PATIENT = { timeout: 60_000 };
