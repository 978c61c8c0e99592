// The steps of a turn, from its events: the card, the die, the action, what it does, the end. Headless: the table, the
// replay and the log show the same steps.

import type { EventKind, GameEvent } from '@black-angel/engine';

export const STEP_KINDS = [
  'card',
  'die',
  'action',
  'strike',
  'tiles',
  'ship',
  'mission',
  'ravagers',
  'destroy',
  'repair',
  'robots',
  'dice',
  'advance',
  'draw',
  'pass',
  'scoring',
  'other',
] as const;
export type StepKind = (typeof STEP_KINDS)[number];

export interface Step {
  /** Whose turn it is. -1 before the first turn. */
  seat: number;
  /** Counts the turns, to distinguish two turns of one player. */
  turn: number;
  kind: StepKind;
  events: readonly GameEvent[];
}

/** It belongs to the present step, and has a sentence. */
const DETAIL = 'detail';
/** It belongs to the present step, without a sentence. */
const QUIET = 'quiet';

const ROLE: Readonly<Record<EventKind, StepKind | typeof DETAIL | typeof QUIET>> = {
  turnStarted: QUIET,
  sequenceChosen: QUIET,
  cardPlayed: 'card',
  cardDrawn: 'draw',
  cardDiscarded: DETAIL,
  cardAbsent: DETAIL,
  missionDiscarded: 'mission',
  tileActivated: DETAIL,
  tileTurned: DETAIL,
  boostUsed: DETAIL,
  gained: DETAIL,
  notGained: QUIET,
  spent: DETAIL,
  lost: DETAIL,
  dieChosen: 'die',
  dieBought: 'die',
  dieTurned: 'die',
  dieReturned: QUIET,
  dieReserved: 'dice',
  diceRolled: 'dice',
  diceGivenBack: 'dice',
  damagedDieTaken: DETAIL,
  actionTaken: 'action',
  ravagerStruck: 'strike',
  robotHeld: DETAIL,
  robotFreed: DETAIL,
  damagePlaced: DETAIL,
  damageIgnored: QUIET,
  damageRepaired: 'repair',
  debrisPlaced: DETAIL,
  tileTaken: 'tiles',
  tileInjected: 'tiles',
  tilePushed: QUIET,
  tileEjected: DETAIL,
  tileSpent: DETAIL,
  advancedPlaced: 'tiles',
  advancedRevealed: DETAIL,
  ravagersDestroyed: 'destroy',
  shipLaunched: 'ship',
  shipMoved: 'ship',
  shipLost: DETAIL,
  missionPlaced: 'mission',
  missionActivated: 'mission',
  missionEjected: DETAIL,
  missionResolved: DETAIL,
  ravagerAppeared: 'ravagers',
  ravagerDiscarded: 'ravagers',
  ravagerAbsent: DETAIL,
  technologyAppeared: DETAIL,
  technologyPushed: QUIET,
  technologyDiscarded: DETAIL,
  technologyAbsent: DETAIL,
  deckRemade: QUIET,
  robotReassigned: 'robots',
  neutralRobotRemoved: DETAIL,
  boardReset: QUIET,
  angelAdvanced: 'advance',
  stripTurned: QUIET,
  spesSighted: DETAIL,
  endTriggered: DETAIL,
  halCardRevealed: 'card',
  advancedScored: 'scoring',
  itemsScored: 'scoring',
  gameEnded: 'scoring',
};

function roleOf(event: GameEvent): StepKind | typeof DETAIL | typeof QUIET {
  if (event.kind === 'sequenceChosen')
    return event.sequence === 'B' ? 'dice' : event.sequence === 'pass' ? 'pass' : QUIET;
  return ROLE[event.kind];
}

/** A quiet event belongs to the step before it. */
export const isQuiet = (event: GameEvent): boolean => roleOf(event) === QUIET;

/** Whether a step says it in words. What is gained and spent is shown as numbers. */
export const isTold = (event: GameEvent): boolean => !isQuiet(event) && !isGoods(event);

export type GoodsEvent = Extract<GameEvent, { kind: 'gained' | 'spent' | 'lost' }>;

export const isGoods = (event: GameEvent): event is GoodsEvent =>
  event.kind === 'gained' || event.kind === 'spent' || event.kind === 'lost';

/** The progress through a turn: whose turn it is, and the present step. Events may come in several parts. */
export interface Thread {
  seat: number;
  turn: number;
  kind: StepKind | null;
}

export const beginThread = (seat: number): Thread => ({ seat, turn: 0, kind: null });

/** The thread after an event. */
export function follow(thread: Thread, event: GameEvent): Thread {
  if (event.kind === 'turnStarted') return { seat: event.seat, turn: thread.turn + 1, kind: null };
  const role = roleOf(event);
  if (role === QUIET) return thread;
  const kind = role === DETAIL ? (thread.kind ?? 'other') : role;
  return kind === thread.kind ? thread : { ...thread, kind };
}

/** Events in steps. Quiet events are part of the step before them, or of the first one. */
export function stepsOf(events: readonly GameEvent[], from: Thread): Step[] {
  const steps: (Step & { events: GameEvent[] })[] = [];
  let thread = from;
  let waiting: GameEvent[] = [];
  for (const event of events) {
    thread = follow(thread, event);
    const { seat, turn, kind } = thread;
    const last = steps.at(-1);
    if (last && (isQuiet(event) || (last.kind === kind && last.turn === turn))) last.events.push(event);
    else if (isQuiet(event)) waiting.push(event);
    else {
      steps.push({ seat, turn, kind: kind!, events: [...waiting, event] });
      waiting = [];
    }
  }
  return steps;
}
