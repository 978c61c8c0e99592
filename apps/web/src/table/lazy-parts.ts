// Parts of the table that are loaded on demand with their texts, so that a game begins sooner: advice, and what comes
// later, if at all.

import { Chunk } from '../ui/on-demand.tsx';

const advice = new Chunk(() => import('./advice-parts.ts'), 'advice');
export const CoachNotes = advice.part('CoachNotes');
export const CoachWarning = advice.part('CoachWarning');
export const Hint = advice.part('Hint');
export const PathsPanel = advice.part('PathsPanel');
export const ReviewNote = advice.part('ReviewNote');

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
