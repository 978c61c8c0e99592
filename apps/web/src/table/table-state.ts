// The state of the table.

import type { Thought } from '@black-angel/bots';
import type { Entry, MatchInfo, Moment } from '@black-angel/match';
import type { Content, GameEvent, Illegal } from '@black-angel/rules';
import type { OpenDecision } from '../ui-state/decision.ts';
import type { Option } from '../ui-state/paths.ts';
import type { Selection } from '../ui-state/selection.ts';
import type { Target } from '../ui-state/target.ts';

export interface TableState {
  info: MatchInfo;
  content: Content;
  /** The moment on the table: the latest, one in playback, or an earlier one in the replay. */
  moment: Moment;
  /** Moves of the match that have been shown. */
  count: number;
  entries: Entry[];
  /** The last events that have been shown. */
  happened: readonly GameEvent[];
  /** Null unless the viewer must decide now. */
  decision: OpenDecision | null;
  selection: Selection | null;
  /** What is under the pointer or in focus, for the preview. */
  pointed: Target | null;
  /** The option that a second tap or the button beside the prompt makes: touch screens have no hover. */
  armed: Option | null;
  /** A costly option that waits for a confirmation. */
  doubtful: { option: Option; vp: number } | null;
  /** The last thing that was not possible, and why. */
  refusal: { target: Target; illegal: Illegal } | null;
  hint: Thought | 'thinking' | null;
  /** A move is sent and not answered: nothing more can be chosen. */
  isSending: boolean;
  /** Whether moves of others are still being shown. */
  isShowing: boolean;
  /** Whether the table shows an earlier moment. */
  isReplaying: boolean;
  isReplayRunning: boolean;
  /** The person who must take the device. The table is hidden until then. */
  handover: number | null;
  /** Whether what happened since the viewer's last turn is shown. */
  isRecapShown: boolean;
  /** Why the match could not be stored or played, in words. */
  problem: { kind: 'notKept' | 'broken' | 'takenOver'; text: string } | null;
}

/** Whether others have moved since the seat's last own move. */
export function haveOthersMoved(entries: readonly Entry[], seat: number): boolean {
  const last = entries.findLastIndex((entry) => entry.seat === seat);
  return last >= 0 && last < entries.length - 1;
}

/** What the last move did. */
export const lastEvents = (entries: readonly Entry[]): readonly GameEvent[] => entries.at(-1)?.events ?? [];
