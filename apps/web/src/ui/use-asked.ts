// What a page asks the server for when it is opened, and again when that is wanted.

import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';

export interface Asked<T> {
  /** Null until it is known. */
  value: T | null;
  /** Null unless the last attempt failed. */
  problem: unknown;
  /** What is known better than by asking again. */
  set: Dispatch<SetStateAction<T | null>>;
  again(): void;
}

/** `ask` must stay the same function while the question is the same. */
export function useAsked<T>(ask: () => Promise<T>): Asked<T> {
  const [value, set] = useState<T | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
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
  return { value, problem, set, again: () => setAttempt((before) => before + 1) };
}
