// Polls the server while the page is visible.

import { useEffect, useState } from 'react';

const REFRESH = 10_000;

/** `ask` must stay the same function. A failed attempt keeps the last value. */
export function useRefreshed<T>(ask: () => Promise<T>): { value: T | null; problem: unknown } {
  const [value, setValue] = useState<T | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    let isGone = false;
    const look = (): void => {
      if (document.visibilityState !== 'visible') return;
      ask().then(
        (answer) => {
          if (isGone) return;
          setValue(answer);
          setProblem(null);
        },
        (error: unknown) => !isGone && setProblem(error),
      );
    };
    look();
    const timer = setInterval(look, REFRESH);
    document.addEventListener('visibilitychange', look);
    return () => {
      isGone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [ask]);
  return { value, problem };
}
