// Parts of the table that are loaded on demand, so that a game begins sooner.

import { type ComponentType, lazy, Suspense, useState } from 'react';

type Later = typeof import('./later-parts.ts');

let loaded: Later | null = null;

export async function loadLater(): Promise<Later> {
  loaded ??= await import('./later-parts.ts');
  return loaded;
}

/** A loaded part is shown at once. Each waits by itself, so that what is open already stays. */
function later<Props extends object>(pick: (parts: Later) => ComponentType<Props>) {
  const Waiting = lazy(async () => ({ default: pick(await loadLater()) as ComponentType<object> }));
  return (props: Props) => {
    const [Part] = useState(() => (loaded ? (pick(loaded) as ComponentType<object>) : Waiting));
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}

export const ConfirmDialog = later((parts) => parts.ConfirmDialog);
export const Handover = later((parts) => parts.Handover);
export const HelpDialog = later((parts) => parts.HelpDialog);
export const ScoreSheet = later((parts) => parts.ScoreSheet);
export const Recap = later((parts) => parts.Recap);
export const Replay = later((parts) => parts.Replay);
export const RuleDialog = later((parts) => parts.RuleDialog);
export const SettingsDialog = later((parts) => parts.SettingsDialog);
