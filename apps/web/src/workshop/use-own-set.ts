// One of the player's own sets: loaded from the browser, and stored again with every change.

import { useCallback, useEffect, useRef, useState } from 'react';
import type { OwnSet } from '../own-sets/own-set.ts';
import { getSet, putSet } from '../own-sets/set-store.ts';

export interface OpenSet {
  /** Null until it is loaded; 'missing' if this browser does not have it. */
  own: OwnSet | 'missing' | null;
  /** Why the last change could not be stored. */
  problem: Error | null;
  change(make: (own: OwnSet) => OwnSet): void;
}

export function useOwnSet(id: string): OpenSet {
  const [own, setOwn] = useState<OpenSet['own']>(null);
  const [problem, setProblem] = useState<Error | null>(null);
  const latest = useRef<OwnSet | null>(null);
  useEffect(() => {
    let isGone = false;
    getSet(id).then(
      (found) => {
        if (isGone) return;
        latest.current = found;
        setOwn(found ?? 'missing');
      },
      (error: Error) => !isGone && setProblem(error),
    );
    return () => {
      isGone = true;
    };
  }, [id]);
  const change = useCallback((make: (own: OwnSet) => OwnSet) => {
    const before = latest.current;
    if (!before) return;
    const next = make(before);
    if (next === before) return;
    latest.current = next;
    setOwn(next);
    putSet(next).then(() => setProblem(null), setProblem);
  }, []);
  return { own, problem, change };
}
