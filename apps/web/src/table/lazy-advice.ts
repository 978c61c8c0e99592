// Advice at the table, with its texts: one chunk that is loaded when the first of its parts is shown.

import type { ComponentType } from 'react';
import { fetchTexts } from '../texts/i18n.ts';
import { onDemand } from '../ui/on-demand.tsx';

type AdviceParts = typeof import('./advice-parts.ts');

let loaded: AdviceParts | null = null;

async function loadAdvice(): Promise<AdviceParts> {
  const [parts] = await Promise.all([import('./advice-parts.ts'), fetchTexts('advice')]);
  loaded = parts;
  return parts;
}

const part = <Props extends object>(pick: (parts: AdviceParts) => ComponentType<Props>) =>
  onDemand(
    async () => pick(await loadAdvice()),
    null,
    () => loaded && pick(loaded),
  );

export const CoachNotes = part((parts) => parts.CoachNotes);
export const CoachWarning = part((parts) => parts.CoachWarning);
export const Hint = part((parts) => parts.Hint);
export const PathsPanel = part((parts) => parts.PathsPanel);
export const ReviewNote = part((parts) => parts.ReviewNote);
