// Everything the table draws from, and how it changes.

import type { Thought } from '@black-angel/bots';
import type { Entry, MatchInfo, Moment } from '@black-angel/match';
import type { Content, GameEvent, Illegal } from '@black-angel/rules';
import type { Decision } from '../ui-state/decision.ts';
import type { Option } from '../ui-state/paths.ts';
import type { Selection } from '../ui-state/selection.ts';
import type { Target } from '../ui-state/target.ts';

export interface TableState {
  info: MatchInfo;
  content: Content;
  /** The moment on the table: the latest, one still being played back, or an earlier one looked at. */
  moment: Moment;
  /** Moves made in the match as far as they have been shown. */
  count: number;
  entries: Entry[];
  /** What happened last, as far as it has been shown. */
  happened: readonly GameEvent[];
  /** Null unless the viewer must decide now. */
  decision: Decision | null;
  selection: Selection | null;
  /** What is under the pointer or in focus, for the preview. */
  pointed: Target | null;
  /** The option that a second tap, or the button beside the prompt, makes: touch screens have no hovering. */
  armed: Option | null;
  /** A legal but costly option that waits for a yes. */
  doubtful: { option: Option; vp: number } | null;
  /** The last thing that was not possible, and why. */
  refusal: { target: Target; illegal: Illegal } | null;
  hint: Thought | 'thinking' | null;
  /** A move was made and is not yet answered: what glows stays, but nothing more can be chosen. */
  isSending: boolean;
  /** Whether moves of others are still being shown. */
  isShowing: boolean;
  /** Whether an earlier moment is looked at. */
  isReplaying: boolean;
  isReplayRunning: boolean;
  /** The person who must take the device over, hiding everything meanwhile. */
  handover: number | null;
  /** Whether what happened since the viewer's last turn is shown. */
  isRecapShown: boolean;
  /** What went wrong with keeping or playing the match, in words. */
  problem: { kind: 'notKept' | 'broken' | 'takenOver'; text: string } | null;
}

/** Whether others have moved since the seat's last own move. */
export function haveOthersMoved(entries: readonly Entry[], seat: number): boolean {
  const last = entries.findLastIndex((entry) => entry.seat === seat);
  return last >= 0 && last < entries.length - 1;
}

/** What the last move did. */
export const lastEvents = (entries: readonly Entry[]): readonly GameEvent[] => entries.at(-1)?.events ?? [];
