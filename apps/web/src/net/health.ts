// Whether there is a server behind the page. The page works without one.

import { useEffect, useState } from 'react';
import { apiUrl } from './api-url.ts';

let known: Promise<boolean> | null = null;
/** Whether a server has answered: later pages show it from the beginning. */
let hasAnswered = false;

async function ask(): Promise<boolean> {
  // Offline: the request would fail and the browser would log it.
  if (!navigator.onLine) return false;
  try {
    const answer = await fetch(apiUrl('health'), { cache: 'no-store' });
    const { ok, error } = (await answer.json()) as { ok?: unknown; error?: unknown };
    // A server without its database is a server: each request for a game says so.
    return (answer.ok && ok === true) || error === 'unavailable';
  } catch {
    return false;
  }
}

/** Cached once there is a server; else each page asks again. */
function hasServer(): Promise<boolean> {
  known ??= ask().then((isThere) => {
    if (!isThere) known = null;
    hasAnswered = isThere;
    return isThere;
  });
  return known;
}

export function useHasServer(): boolean {
  const [isThere, setThere] = useState(hasAnswered);
  useEffect(() => {
    let isCurrent = true;
    void hasServer().then((answer) => isCurrent && setThere(answer));
    return () => {
      isCurrent = false;
    };
  }, []);
  return isThere;
}
