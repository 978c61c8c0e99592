// Loads something when a page opens, and again on request.

import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

export interface Query<T> {
  /** Null until it is known. */
  value: T | null;
  /** Null unless the last attempt failed. */
  problem: unknown;
  /** Replaces the value without a request. */
  set: Dispatch<SetStateAction<T | null>>;
  refetch(): void;
}

/** `ask` must stay the same function while the query is the same. */
export function useQuery<T>(ask: () => Promise<T>): Query<T> {
  const [value, set] = useState<T | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt sends the request again.
  useEffect(() => {
    let isGone = false;
    setProblem(null);
    ask().then(
      (answer) => !isGone && set(answer),
      (error: unknown) => {
        if (isGone) return;
        set(null);
        setProblem(error);
      },
    );
    return () => {
      isGone = true;
    };
  }, [ask, attempt]);
  return { value, problem, set, refetch: () => setAttempt((before) => before + 1) };
}
