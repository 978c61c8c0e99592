// A request that a button sends: it runs, it fails, it is done.

import { useState } from 'react';

export interface Mutation {
  isBusy: boolean;
  /** Null unless the last attempt failed. */
  problem: unknown;
  /** Runs one at a time; true if it succeeded. */
  run(act: () => Promise<unknown>): Promise<boolean>;
}

export function useMutation(): Mutation {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  async function run(act: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    setProblem(null);
    try {
      await act();
      return true;
    } catch (error) {
      setProblem(error);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { isBusy, problem, run };
}
