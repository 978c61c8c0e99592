// What a table needs later, if at all: its dialogs and the replay. One chunk.

export { Handover } from '../panels/handover.tsx';
export { HelpDialog } from '../panels/help-dialog.tsx';
export { Recap } from '../panels/recap.tsx';
export { RuleDialog } from '../panels/rule-dialog.tsx';
export { ScoreSheet } from '../panels/score-sheet.tsx';
export { ConfirmDialog } from '../ui/confirm-dialog.tsx';
export { SettingsDialog } from '../ui/settings-dialog.tsx';
export { NewHere } from './new-here.tsx';
export { Replay } from './replay.tsx';
