// The parts of the table that give advice. One chunk.

export { CoachNotes, CoachWarning } from './coach.tsx';
export { Hint } from './hint.tsx';
export { PathsPanel } from './paths-panel.tsx';
export { ReviewNote } from './review-note.tsx';
