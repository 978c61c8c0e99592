// What each player gains and loses by some events, and where it comes from. Headless.

import type { GameEvent } from '@black-angel/engine';
import { type GoodsEvent, isGoods } from '../ui-state/turn-steps.ts';

export interface Gain {
  seat: number;
  what: GoodsEvent['what'];
  /** Negative for a loss. */
  amount: number;
  /** The place or target that gives it; null if it is not on the table. */
  from: string | null;
}

/** Where gains come from that follow an event. */
function sourceOf(event: GameEvent): string | null {
  switch (event.kind) {
    case 'tileActivated':
    case 'boostUsed':
      return `cell:${event.seat}:${event.cell}`;
    case 'actionTaken':
    case 'ravagersDestroyed':
      return `action:${event.action}`;
    case 'damageRepaired':
      return event.action === null ? `supply:${event.die}` : `action:${event.action}`;
    case 'missionPlaced':
    case 'missionActivated':
    case 'missionEjected':
      return `hex:${event.at}`;
    case 'dieBought':
      return `standard:${event.from}`;
    case 'tileTaken':
      return event.place.startsWith('A') ? `show:${event.place}` : `place:${event.place}`;
    default:
      return null;
  }
}

/** One gain for each seat and kind of goods. */
export function gainsOf(events: readonly GameEvent[]): Gain[] {
  const gains = new Map<string, Gain>();
  let from: string | null = null;
  for (const event of events) {
    from = sourceOf(event) ?? from;
    if (!isGoods(event)) continue;
    const key = `${event.seat} ${event.what}`;
    const gain = gains.get(key) ?? { seat: event.seat, what: event.what, amount: 0, from };
    gain.amount += event.kind === 'gained' ? event.amount : -event.amount;
    gains.set(key, gain);
  }
  return [...gains.values()].filter(({ amount }) => amount !== 0);
}
