// What a table needs later, if at all.

import { Chunk } from '../ui/on-demand.tsx';

export const later = new Chunk(() => import('./later-parts.ts'), 'dialogs');
export const ConfirmDialog = later.part('ConfirmDialog');
export const Handover = later.part('Handover');
export const HelpDialog = later.part('HelpDialog');
export const NewHere = later.part('NewHere');
export const ScoreSheet = later.part('ScoreSheet');
export const Recap = later.part('Recap');
export const Replay = later.part('Replay');
export const RuleDialog = later.part('RuleDialog');
export const SettingsDialog = later.part('SettingsDialog');
