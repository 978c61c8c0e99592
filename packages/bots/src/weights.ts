// The weight of each feature, in VP. `npm run task tune` finds them; the figures of the run are in docs/strength.md.

import type { FeatureName } from './features.ts';

/** A weight for each feature, in VP. */
export type Weights = Record<FeatureName, number>;

/** The weights of the linear evaluation. */
export const WEIGHTS: Weights = {
  vp: 1,
  advancedVp: 1.292,
  itemsAtSpes: 0.338,
  robots: 0.312,
  robotsLater: 0.745,
  workers: -0.025,
  workersLater: 3.587,
  scarceColour: 1.169,
  resources: 0.178,
  resourcesLater: 0.83,
  debris: 0.399,
  debrisLater: 0.221,
  ships: 0.618,
  shipsLater: 0.408,
  fleet: -0.1,
  fleetLater: -0.058,
  dice: 0.258,
  diceValue: -0.115,
  diceStars: 0.086,
  diceThrees: 0.142,
  diceReserved: 0.766,
  missionsInHand: -0.208,
  missionsInHandLater: 0.118,
  coloursInHand: -0.05,
  handOverflow: -0.637,
  ravagersInHand: 0.228,
  ravagersInHandLater: 0.336,
  freeSlots: -0.279,
  freeSlotsLater: 0.09,
  tileVp: 2.758,
  tileShip: 0.609,
  tileResource: 0.787,
  tileDebris: 0.435,
  tileRobot: 0.955,
  tileMove: 0.393,
  tileReassign: 1.769,
  tileDraw: 0.583,
  tileActivate: 0.754,
  boostVp: 0.606,
  boostThree: 0.279,
  boostColour: 0.834,
  boostReserve: 0.556,
  advancedInGrid: 0.718,
  advancedPlaced: 1.065,
  advancedRoom: 0.107,
  ejectedTiles: 0.105,
  ejectedCards: 0.497,
  missionsInSpace: 0.66,
  activationsOpen: -0.051,
  activationsOpenLater: 0.136,
  activationsReady: 0.372,
  neutralizationGain: 0.629,
  neutralizationVisit: 1.768,
  activationInHandLater: 0.383,
  neutralizationInHandLater: 0.57,
  berths: 0.447,
  captives: 0.44,
  damage: 0.096,
  ravagersOnShip: 0.029,
};

/** The weights with everything except VP discounted. */
export const discounted = (weights: Weights, share: number): Weights =>
  Object.fromEntries(
    Object.entries(weights).map(([name, weight]) => [name, name === 'vp' ? weight : weight * share]),
  ) as Weights;
