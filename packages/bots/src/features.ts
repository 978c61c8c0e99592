// A player's position as named numbers. An evaluation is a weighted sum of them; the weights are tuned by self-play
// (docs/strength.md). Features use only public information and the player's own.

import type { State } from '@black-angel/rules';
import { sequenceBsToSpes } from '@black-angel/rules/playout';

/**
 * The names of all features, in the order of the weights. `…Later` features count for more, the longer the game still
 * lasts.
 */
export const FEATURES = [
  'vp',
  'advancedVp',
  'itemsAtSpes',
  'robots',
  'robotsLater',
  'workers',
  'workersLater',
  'scarceColour',
  'resources',
  'resourcesLater',
  'debris',
  'debrisLater',
  'ships',
  'shipsLater',
  'fleet',
  'fleetLater',
  'dice',
  'diceValue',
  'diceStars',
  'diceThrees',
  'diceReserved',
  'missionsInHand',
  'missionsInHandLater',
  'coloursInHand',
  'handOverflow',
  'ravagersInHand',
  'ravagersInHandLater',
  'freeSlots',
  'freeSlotsLater',
  'tileVp',
  'tileShip',
  'tileResource',
  'tileDebris',
  'tileRobot',
  'tileMove',
  'tileReassign',
  'tileDraw',
  'tileActivate',
  'boostVp',
  'boostThree',
  'boostColour',
  'boostReserve',
  'advancedInGrid',
  'advancedPlaced',
  'advancedRoom',
  'ejectedTiles',
  'ejectedCards',
  'missionsInSpace',
  'activationsOpen',
  'activationsOpenLater',
  'activationsReady',
  'neutralizationGain',
  'neutralizationVisit',
  'activationInHandLater',
  'neutralizationInHandLater',
  'berths',
  'captives',
  'damage',
  'ravagersOnShip',
] as const;
export type FeatureName = (typeof FEATURES)[number];

/** The place of each feature. */
export const at = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Record<FeatureName, number>;

/** The distance to each ending: 1 at the beginning, 0 when it comes. */
const spesLeft = (state: State): number => sequenceBsToSpes(state) / (state.strips.length === 7 ? 10 : 7);
const ravagersLeft = (state: State): number => state.ravagerDeck.length / (6 + 4 * Math.max(2, state.players.length));

/** The distance to the nearer of the two endings: 1 at the beginning, 0 at the end. */
export function timeLeft(state: State): number {
  if (state.lastRound > 0) return Math.max(0, (state.lastRound - state.round) * 0.08);
  return Math.min(1, spesLeft(state), ravagersLeft(state));
}

/** Items score only at Spes (E4). */
export function chanceOfSpes(state: State): number {
  if (state.ending !== 'none') return state.ending === 'spes' ? 1 : 0;
  const [spes, ravagers] = [spesLeft(state), ravagersLeft(state)];
  return (ravagers * ravagers) / (spes * spes + ravagers * ravagers);
}
