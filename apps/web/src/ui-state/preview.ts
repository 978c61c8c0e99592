// What a move surely causes: everything that no hidden card and no roll decides. The preview in words and the ghosts on
// the board are made from it.

import type { Decision, GameEvent, Move, MoveKind } from '@black-angel/engine';
import type { OpenDecision } from './decision.ts';

export type Goods = Extract<GameEvent, { kind: 'gained' }>['what'];

export interface Preview {
  events: readonly GameEvent[];
  /** The move cannot be undone: it reveals something, rolls dice, or passes the turn on. */
  isFinal: boolean;
  /** The decision that follows, if the same player makes it. */
  next: Decision | null;
}

const NOTHING: Preview = { events: [], isFinal: false, next: null };

/**
 * The certain part of the events. New Ravagers, tiles, cards and dice are certain, but not which ones: callers may only
 * count them. The next turn does not belong to the move.
 */
function sureEvents(events: readonly GameEvent[]): GameEvent[] {
  const sure: GameEvent[] = [];
  let hasDrawn = false;
  let hasRavagers = false;
  for (const event of events) {
    switch (event.kind) {
      case 'turnStarted':
      case 'halCardRevealed':
        return sure;
      case 'cardDrawn':
        hasDrawn = true;
        sure.push(event);
        break;
      case 'ravagerAppeared':
        hasRavagers = true;
        sure.push(event);
        break;
      case 'advancedRevealed':
      case 'ravagerDiscarded':
      case 'deckRemade':
        break;
      // A drawn card may change what follows.
      case 'gained':
      case 'spent':
      case 'lost':
        if (!hasDrawn) sure.push(event);
        break;
      // Which action the new Ravager damages is hidden.
      case 'damagePlaced':
      case 'damageIgnored':
        if (!hasRavagers) sure.push(event);
        break;
      default:
        sure.push(event);
    }
  }
  return sure;
}

function make({ state, seat, engine }: OpenDecision, move: Move): Preview {
  const applied = engine.apply(state, seat, move);
  if (!applied.ok) return NOTHING;
  const next = applied.barrier ? null : engine.decision(applied.state);
  return { events: sureEvents(applied.events), isFinal: applied.barrier, next: next?.seat === seat ? next : null };
}

const known = new WeakMap<OpenDecision, Map<Move, Preview>>();

/** Cached: every thing that glows asks for it. */
export function previewOf(decision: OpenDecision, move: Move): Preview {
  const previews = known.get(decision) ?? new Map<Move, Preview>();
  known.set(decision, previews);
  const preview = previews.get(move) ?? make(decision, move);
  previews.set(move, preview);
  return preview;
}

/** Moves that never reveal anything and never end the turn. They need no trial to find that out. */
const NEVER_FINAL: ReadonlySet<MoveKind> = new Set<MoveKind>([
  'die',
  'buy',
  'play',
  'boost',
  'turn-die',
  'action',
  'mission',
  'launch',
  'fly',
  'take',
  'inject',
  'advanced',
  'repair',
  'repair-die',
  'store-debris',
  'destroy',
  'assign',
  'recall',
]);

/** Whether the move cannot be undone. */
export const isFinal = (decision: OpenDecision, move: Move): boolean =>
  !NEVER_FINAL.has(move.kind) && previewOf(decision, move).isFinal;

/**
 * Whether a touch must be repeated before it makes the move. The end of a turn is asked for explicitly, so it is
 * never asked twice.
 */
export const needsSecondTap = (decision: OpenDecision, move: Move): boolean =>
  move.kind !== 'end' && isFinal(decision, move);

/**
 * What Sequence B surely causes up to the end of the turn: the dice that go back, the strip that leaves. Null if it is
 * not on offer.
 */
export function sequenceBEvents(decision: OpenDecision): GameEvent[] | null {
  const { engine, seat } = decision;
  const option = decision.options.find(({ move }) => move.kind === 'sequence-b');
  if (!option) return null;
  let { state } = decision;
  const events: GameEvent[] = [];
  for (const move of [option.move, { kind: 'done' }, { kind: 'end' }] as Move[]) {
    const applied = engine.apply(state, seat, move);
    // Nothing can be reserved: the question is left out.
    if (!applied.ok) continue;
    events.push(...sureEvents(applied.events));
    state = applied.state;
  }
  return events;
}

/** What is shown before a move: Sequence B as a whole, any other move by itself. */
export const shownEvents = (decision: OpenDecision, move: Move): readonly GameEvent[] =>
  (move.kind === 'sequence-b' ? sequenceBEvents(decision) : null) ?? previewOf(decision, move).events;

export type Change = Partial<Record<Goods, number>>;

const add = (changes: Map<number, Change>, seat: number, what: Goods, amount: number): void => {
  const change = changes.get(seat) ?? {};
  change[what] = (change[what] ?? 0) + amount;
  changes.set(seat, change);
};

/** How VP, goods in storage and robots in the break room change, by seat. */
export function goodsChanges(events: readonly GameEvent[]): ReadonlyMap<number, Change> {
  const changes = new Map<number, Change>();
  for (const event of events)
    switch (event.kind) {
      case 'gained':
        add(changes, event.seat, event.what, event.amount);
        break;
      case 'spent':
      case 'lost':
        add(changes, event.seat, event.what, -event.amount);
        break;
      case 'shipLaunched':
        add(changes, event.seat, 'ship', -1);
        add(changes, event.seat, 'robot', -1);
        break;
      case 'missionPlaced':
      case 'robotHeld':
        add(changes, event.seat, 'robot', -1);
        break;
      case 'robotFreed':
        add(changes, event.seat, 'robot', 1);
        break;
      case 'robotReassigned':
        add(changes, event.seat, 'robot', event.to === 'workstation' ? -1 : 1);
        break;
      case 'boardReset':
        add(changes, event.seat, 'debris', event.debris);
        break;
    }
  for (const change of changes.values())
    for (const what of Object.keys(change) as Goods[]) if (change[what] === 0) delete change[what];
  return changes;
}

/** VP that a move certainly costs its decider, less those that it brings: Sequence B up to the strip that leaves. */
export const vpLost = (decision: OpenDecision, move: Move): number =>
  Math.max(0, -(goodsChanges(shownEvents(decision, move)).get(decision.seat)?.vp ?? 0));
