// Whether there is a server behind the page that keeps tables. The page works without one, from any folder of any host.

import { useEffect, useState } from 'react';
import { apiUrl } from './api-url.ts';

let known: Promise<boolean> | null = null;

async function ask(): Promise<boolean> {
  // Nobody would answer, and the browser would complain about the attempt.
  if (!navigator.onLine) return false;
  try {
    const answer = await fetch(apiUrl('health'), { cache: 'no-store' });
    const { ok, error } = (await answer.json()) as { ok?: unknown; error?: unknown };
    // A server that cannot reach its games says so wherever it is asked for one.
    return (answer.ok && ok === true) || error === 'unavailable';
  } catch {
    return false;
  }
}

/** Asked once; again on another page if nobody answered. */
function hasServer(): Promise<boolean> {
  known ??= ask().then((isThere) => {
    if (!isThere) known = null;
    return isThere;
  });
  return known;
}

export function useHasServer(): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void hasServer().then((answer) => isCurrent && setThere(answer));
    return () => {
      isCurrent = false;
    };
  }, []);
  return isThere;
}
