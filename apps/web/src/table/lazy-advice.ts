// Advice at the table.

import { Chunk } from '../ui/on-demand.tsx';

const advice = new Chunk(() => import('./advice-parts.ts'), 'advice');
export const CoachNotes = advice.part('CoachNotes');
export const CoachWarning = advice.part('CoachWarning');
export const Hint = advice.part('Hint');
export const PathsPanel = advice.part('PathsPanel');
export const ReviewNote = advice.part('ReviewNote');
