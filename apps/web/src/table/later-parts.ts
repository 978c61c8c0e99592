// What a table needs later, if at all: the score sheet, the help, the replay. One chunk.

export { HelpDialog } from '../panels/help-dialog.tsx';
export { ScoreSheet } from '../panels/score-sheet.tsx';
export { Replay } from './replay.tsx';
