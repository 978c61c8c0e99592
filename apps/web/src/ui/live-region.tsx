// What a screen reader is told while the eyes are elsewhere: one polite and one urgent region for the whole app.

import { useSyncExternalStore } from 'react';

export type Urgency = 'polite' | 'assertive';

const texts: Record<Urgency, string> = { polite: '', assertive: '' };
const listeners = new Set<() => void>();

/** Says a text. The same text said twice is heard twice. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  // A region speaks only when its text changes: an invisible space makes a repetition a change.
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
