// Parts of the table that are loaded on demand, so that a game begins sooner.

import { type ComponentType, lazy } from 'react';

type Later = typeof import('./later-parts.ts');

const later = <Props extends object>(pick: (parts: Later) => ComponentType<Props>) =>
  lazy(async () => ({ default: pick(await import('./later-parts.ts')) }));

export const HelpDialog = later((parts) => parts.HelpDialog);
export const ScoreSheet = later((parts) => parts.ScoreSheet);
export const Replay = later((parts) => parts.Replay);
