// The state of the table.

import type { GameEvent, Illegal, Thought, View } from '@black-angel/engine';
import type { Entry, MatchInfo, Moment } from '@black-angel/match';
import { type Content, contentOf } from '@black-angel/rules/components';
import type { Opened } from '../../match/table-match.ts';
import type { OpenDecision } from '../../ui-state/decision.ts';
import { type Mark, marksSince } from '../../ui-state/last-marks.ts';
import type { TonedGhost } from '../../ui-state/line-ghosts.ts';
import type { Option } from '../../ui-state/paths.ts';
import { isFinal } from '../../ui-state/preview.ts';
import type { Selection } from '../../ui-state/selection.ts';
import { moveNamed } from '../../ui-state/selection.ts';
import type { Target } from '../../ui-state/target.ts';
import type { Step } from '../../ui-state/turn-steps.ts';

/** A change of the moment on the table. */
export interface Change {
  before: View;
  after: View;
  events: readonly GameEvent[];
  /** Events that `after` already contains but that are shown later: their pieces wait. */
  later: readonly GameEvent[];
  /** Milliseconds until the next change, if it is known. */
  time: number | null;
}

/** Makes a change visible: it measures before `make` and lets pieces fly after it. */
export type Transition = (change: Change, make: () => void) => void;

export const CUT: Transition = (_change, make) => make();

/** The step that the table tells now. */
export interface Telling {
  step: Step;
  /** Its number in the turn, and how many are known. 0 for the end of the viewer's own turn. */
  number: number;
  of: number;
}

/** The coach's warning: what a choice gives up, and the better move as text. */
export interface Warning {
  loss: number;
  better: string;
}

/** What belongs to a moment and goes with it. */
export const FORGOTTEN = {
  pointed: null,
  armed: null,
  doubtful: null,
  refusal: null,
  hint: null,
  planned: null,
  worths: null,
  isUndone: false,
};

export interface TableState {
  info: MatchInfo;
  content: Content;
  /** The moment on the table: the latest, one in playback, or an earlier one in the replay. */
  moment: Moment;
  /** Moves of the match that have been shown. */
  count: number;
  /** The log as far as it has been shown. */
  entries: readonly Entry[];
  /** The last events that have been shown. */
  happened: readonly GameEvent[];
  /** Whether an undo led here. */
  isUndone: boolean;
  /** Null unless the viewer must decide now. */
  decision: OpenDecision | null;
  selection: Selection | null;
  /** What is under the pointer or in focus, for the preview. */
  pointed: Target | null;
  /** The option that a second tap or the button beside the prompt makes: by touch, what cannot be undone asks twice. */
  armed: Option | null;
  /** A costly option that waits for a confirmation. */
  doubtful: { option: Option; vp: number; warning: Warning | null } | null;
  /** The last thing that was not possible, and why. */
  refusal: { target: Target; illegal: Illegal } | null;
  hint: Thought | 'thinking' | null;
  /** A step of the hint's plan, or the turns that a review compares, shown by ghosts. */
  planned: readonly TonedGhost[] | null;
  /** What moves are worth, in the coach's words, by the text of the move. */
  worths: ReadonlyMap<string, string> | null;
  /** A move is sent and not answered: nothing more can be chosen. */
  isSending: boolean;
  /** Whether moves of others are still being shown. */
  isShowing: boolean;
  /** Null unless a step of another's turn is on the table. */
  telling: Telling | null;
  /** What others did since the viewer's last move. */
  marks: readonly Mark[];
  /** Why the table shows turns that have been played: a returning player has missed them, or asks for them. */
  retold: 'missed' | 'again' | null;
  /** Whether the table shows an earlier moment. */
  isReplaying: boolean;
  /** In a replay: the entries up to the shown moment, and the step of Hal's turn that is shown. */
  replayed: readonly Entry[] | null;
  replayStep: { number: number; of: number } | null;
  isReplayRunning: boolean;
  /** The person who must take the device. The table is hidden until then. */
  handover: number | null;
  /** Whether what happened since the viewer's last turn is shown. */
  isRecapShown: boolean;
  /** Why the match could not be stored or played, in words. */
  problem: { kind: 'notKept' | 'unlearned' | 'broken' | 'takenOver'; text: string } | null;
}

/** Whether others have moved since the seat's last own move. */
export function haveOthersMoved(entries: readonly Entry[], seat: number): boolean {
  const last = entries.findLastIndex((entry) => entry.seat === seat);
  return last >= 0 && last < entries.length - 1;
}

/** What the last move did. */
export const lastEvents = (entries: readonly Entry[]): readonly GameEvent[] => entries.at(-1)?.events ?? [];

/** The table as it is opened. Who opened the match has opened its component set. */
export function firstState(opened: Opened): TableState {
  const { info, moment, entries } = opened;
  const content = contentOf(moment.view);
  return {
    info,
    content,
    moment,
    count: moment.index,
    entries,
    happened: lastEvents(entries),
    decision: null,
    selection: null,
    ...FORGOTTEN,
    isSending: false,
    isShowing: false,
    telling: null,
    marks: marksSince(entries, moment.view, content),
    retold: null,
    isReplaying: false,
    replayed: null,
    replayStep: null,
    isReplayRunning: false,
    handover: null,
    isRecapShown: false,
    problem: null,
  };
}

/** The option under the pointer, in focus or armed; null if there is none. */
export function pointedOption({ decision, selection, pointed, armed }: TableState): Option | null {
  if (armed) return armed;
  return decision && selection && pointed ? moveNamed(selection, pointed) : null;
}

/** Whether the target makes a move that undo cannot take back. */
export function isFinalTarget({ decision, selection }: TableState, target: Target): boolean {
  const option = decision && selection && moveNamed(selection, target);
  return option ? isFinal(decision, option.move) : false;
}
