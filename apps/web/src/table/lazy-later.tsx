// Parts of the table that are loaded on demand, so that a game begins sooner.

import { type ComponentType, lazy, Suspense } from 'react';

type Later = typeof import('./later-parts.ts');

/** Each waits by itself: what is open already stays. */
function later<Props extends object>(pick: (parts: Later) => ComponentType<Props>) {
  const Part = lazy(async () => ({ default: pick(await import('./later-parts.ts')) as ComponentType<object> }));
  return (props: Props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}

export const ConfirmDialog = later((parts) => parts.ConfirmDialog);
export const Handover = later((parts) => parts.Handover);
export const HelpDialog = later((parts) => parts.HelpDialog);
export const ScoreSheet = later((parts) => parts.ScoreSheet);
export const Recap = later((parts) => parts.Recap);
export const Replay = later((parts) => parts.Replay);
export const RuleDialog = later((parts) => parts.RuleDialog);
export const SettingsDialog = later((parts) => parts.SettingsDialog);
