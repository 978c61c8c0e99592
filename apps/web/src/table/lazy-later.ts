// Parts of the table that are loaded on demand with their texts, so that a game begins sooner.

import type { ComponentType } from 'react';
import { fetchTexts } from '../texts/i18n.ts';
import { onDemand } from '../ui/on-demand.tsx';

type Later = typeof import('./later-parts.ts');

let loaded: Later | null = null;

export async function loadLater(): Promise<Later> {
  const [parts] = await Promise.all([import('./later-parts.ts'), fetchTexts('dialogs')]);
  loaded = parts;
  return parts;
}

const later = <Props extends object>(pick: (parts: Later) => ComponentType<Props>) =>
  onDemand(
    async () => pick(await loadLater()),
    null,
    () => loaded && pick(loaded),
  );

export const ConfirmDialog = later((parts) => parts.ConfirmDialog);
export const Handover = later((parts) => parts.Handover);
export const HelpDialog = later((parts) => parts.HelpDialog);
export const NewHere = later((parts) => parts.NewHere);
export const ScoreSheet = later((parts) => parts.ScoreSheet);
export const Recap = later((parts) => parts.Recap);
export const Replay = later((parts) => parts.Replay);
export const RuleDialog = later((parts) => parts.RuleDialog);
export const SettingsDialog = later((parts) => parts.SettingsDialog);
