// Live regions for screen readers: one polite and one assertive for the whole app.

import { useSyncExternalStore } from 'react';

export type Urgency = 'polite' | 'assertive';

const texts: Record<Urgency, string> = { polite: '', assertive: '' };
const listeners = new Set<() => void>();

/** Announces a text. A repeated text is announced again. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  // A region is read only when its text changes: a no-break space makes a repetition a change.
  texts[urgency] = texts[urgency] === text ? `${text}\u00a0` : text;
  for (const listen of listeners) listen();
}

const subscribe = (listen: () => void): (() => void) => {
  listeners.add(listen);
  return () => listeners.delete(listen);
};

export function LiveRegion() {
  const polite = useSyncExternalStore(subscribe, () => texts.polite);
  const assertive = useSyncExternalStore(subscribe, () => texts.assertive);
  return (
    <>
      <div className="visually-hidden" role="status" aria-live="polite">
        {polite}
      </div>
      <div className="visually-hidden" role="alert" aria-live="assertive">
        {assertive}
      </div>
    </>
  );
}
