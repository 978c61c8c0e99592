// The level Hard as it was at the end of 2026, as a yardstick that never changes: its weights, its limits and its
// settings are copies, and its budget counts tries. Never tune it. A test compares its moves with recorded ones.

import type { Bot } from './bot.ts';
import { makeEvaluation } from './evaluation.ts';
import { makeStrategist, type StrategistSettings } from './strategist.ts';
import { discounted, type Weights } from './weights.ts';

const WEIGHTS_2026: Weights = {
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

const HARD_2026: StrategistSettings = {
  depth: 13,
  rootTurns: 8,
  curiosity: 1.5,
  trust: 3,
  abreast: 4,
  rootLimits: { plays: 3, rolls: 4, flights: 40 },
  limits: { plays: 1, rolls: 1, flights: 3, isHasty: true },
  // The number of tries that took 400 ms on an idle machine with 2 cores.
  iterations: 64,
};

export function makeHard2026(id = 'hard-2026'): Bot {
  const plans = makeEvaluation(WEIGHTS_2026, 0.35, [0, 0.9, 1.05, 1.15]);
  const leaves = makeEvaluation(discounted(WEIGHTS_2026, 0.65), 1, [0, 1, 1, 1]);
  return makeStrategist(id, plans, HARD_2026, leaves);
}
