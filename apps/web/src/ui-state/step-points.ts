// What a step points at: pieces, places and targets of the table (pieces.ts, target.ts). Headless.

import type { GameEvent } from '@black-angel/engine';
import type { Step } from './turn-steps.ts';

/** The things an event is about; the first is where it happens. */
function pointsOfEvent(event: GameEvent): string[] {
  switch (event.kind) {
    case 'halCardRevealed':
      return ['hal-card'];
    case 'cardPlayed':
      return [`slot:${event.seat}:${event.slot}`, `seat:${event.seat}`];
    case 'cardDrawn':
      return [`deck:${event.back}`, `seat:${event.seat}`];
    case 'tileActivated':
    case 'boostUsed':
    case 'tileTurned':
    case 'debrisPlaced':
      return [`cell:${event.seat}:${event.cell}`, `seat:${event.seat}`];
    case 'dieChosen':
      return [`${event.reserved ? 'secure' : 'standard'}:${event.seat}`];
    case 'dieBought':
      return [`standard:${event.from}`, `seat:${event.from}`];
    case 'diceRolled':
    case 'diceGivenBack':
      return [`standard:${event.seat}`];
    case 'dieReserved':
      return [`secure:${event.seat}`];
    case 'actionTaken':
      return [`action:${event.action}`];
    case 'ravagerStruck':
    case 'ravagerAppeared':
      return [`card:${event.card}`, `action:${event.action}`];
    case 'ravagersDestroyed':
      return [`action:${event.action}`];
    case 'damagePlaced':
    case 'damageRepaired':
      return [event.action === null ? `supply:${event.die}` : `action:${event.action}`];
    case 'tileTaken':
      return [event.place.startsWith('A') ? `show:${event.place}` : `place:${event.place}`];
    case 'tileInjected':
    case 'advancedPlaced':
      return [`tile:${event.tile}`, `seat:${event.seat}`];
    case 'technologyAppeared':
    case 'advancedRevealed':
      return [`tile:${event.tile}`];
    case 'shipLaunched':
      return [`hex:${event.at}`];
    case 'shipMoved':
      return [`hex:${event.to}`, `hex:${event.from}`];
    case 'missionPlaced':
      return [`card:${event.card}`, `hex:${event.at}`];
    case 'missionActivated':
      return [`hex:${event.at}`];
    case 'robotReassigned':
      return [event.to === 'workstation' ? `station:${event.colour}` : 'break-room'];
    case 'angelAdvanced':
      return ['angel'];
    case 'spesSighted':
      return [`hex:${event.at}`];
    case 'gained':
    case 'lost':
    case 'spent':
      return [`seat:${event.seat}`];
    default:
      return [];
  }
}

/** The things a step points at, each once, the most important first. */
export const pointsOf = ({ events }: Pick<Step, 'events'>): string[] => [...new Set(events.flatMap(pointsOfEvent))];
