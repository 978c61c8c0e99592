// A player's position as named numbers. An evaluation is a weighted sum of them; the weights are tuned by self-play
// (docs/strength.md). Features use only public information and the player's own.

import {
  type BoostKind,
  type Content,
  contentOf,
  DIE_COUNTS,
  finalScore,
  isBoostUp,
  isRavager,
  isReservedDie,
  type Player,
  type State,
  sequenceBsToSpes,
  showCaptive,
  type TileEffect,
  tileIn,
  valueOfDie,
} from '@black-angel/rules';
import { missionWorth } from './mission-features.ts';

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

const at = Object.fromEntries(FEATURES.map((name, i) => [name, i])) as Record<FeatureName, number>;

const TILE_FEATURES: Record<TileEffect, number> = {
  vp: at.tileVp,
  gainShip: at.tileShip,
  gainResource: at.tileResource,
  gainDebris: at.tileDebris,
  gainRobot: at.tileRobot,
  moveShip: at.tileMove,
  reassignRobot: at.tileReassign,
  drawMission: at.tileDraw,
  activateVertical: at.tileActivate,
  activateHorizontal: at.tileActivate,
};
const BOOST_FEATURES: Record<BoostKind, number> = {
  vpForAction: at.boostVp,
  dieToThree: at.boostThree,
  dieToAnyColour: at.boostColour,
  reserveDie: at.boostReserve,
};

/** The distance to each ending: 1 at the beginning, 0 when it comes. */
const spesLeft = (state: State): number => sequenceBsToSpes(state) / (state.strips.length === 7 ? 10 : 7);
const ravagersLeft = (state: State): number => state.ravagerDeck.length / (6 + 4 * Math.max(2, state.players.length));

/** The distance to the nearer of the two endings: 1 at the beginning, 0 at the end. */
export function timeLeft(state: State): number {
  if (state.lastRound > 0) return Math.max(0, (state.lastRound - state.round) * 0.08);
  return Math.min(1, spesLeft(state), ravagersLeft(state));
}

/** Items score only at Spes (E4). */
function chanceOfSpes(state: State): number {
  if (state.ending !== 'none') return state.ending === 'spes' ? 1 : 0;
  const [spes, ravagers] = [spesLeft(state), ravagersLeft(state)];
  return (ravagers * ravagers) / (spes * spes + ravagers * ravagers);
}

function addDice(state: State, seat: number, out: Float64Array): void {
  const dice = state.dice[seat]!;
  for (let die = 0; die < DIE_COUNTS; die++) {
    const count = dice[die]!;
    if (count === 0) continue;
    const value = valueOfDie(die);
    out[at.dice]! += count;
    out[at.diceValue]! += count * value;
    if (value === 0) out[at.diceStars]! += count;
    if (value === 3) out[at.diceThrees]! += count;
    if (isReservedDie(die)) out[at.diceReserved]! += count * value;
  }
}

function addHand(player: Player, content: Content, left: number, out: Float64Array): void {
  const { hand } = player;
  let missions = 0;
  let colours = 0;
  for (let i = 0; i < hand.length; i++) {
    if (isRavager(hand[i]!)) continue;
    missions++;
    colours |= 1 << content.back[hand[i]!]!;
  }
  const ravagers = player.hand.length - missions;
  out[at.missionsInHand] = Math.min(missions, 6);
  out[at.missionsInHandLater] = Math.min(missions, 6) * left;
  for (let colour = 0; colour < 3; colour++) if (colours & (1 << colour)) out[at.coloursInHand]!++;
  out[at.handOverflow] = Math.max(0, missions - 6);
  out[at.ravagersInHand] = ravagers;
  out[at.ravagersInHandLater] = ravagers * left;
}

/** The slots of the row and of the column of each cell. */
const ROW = [0, 0, 0, 1, 1, 1, 2, 2, 2];
const COLUMN = [3, 4, 5, 3, 4, 5, 3, 4, 5];

/** A tile is worth its effect times the free lines through it, and more early in the game. */
function addGrid(player: Player, content: Content, left: number, out: Float64Array): void {
  const { slots } = player;
  for (let slot = 0; slot < 6; slot++) if (slots[slot] === 0) out[at.freeSlots]!++;
  out[at.freeSlotsLater] = out[at.freeSlots]! * left;
  for (let cell = 0; cell < 9; cell++) {
    const value = player.grid[cell]!;
    if (value === 0) continue;
    const tile = content.tiles[tileIn(value)]!;
    if (tile.advanced) {
      out[at.advancedInGrid]!++;
      continue;
    }
    if (isBoostUp(value)) out[BOOST_FEATURES[tile.boost!.kind]!]! += 0.3 + left;
    const lines = Number(slots[ROW[cell]!] === 0) + Number(slots[COLUMN[cell]!] === 0);
    const { effects } = tile;
    const worth = ((0.5 + lines * 0.25) * (0.2 + left)) / effects.length;
    for (let i = 0; i < effects.length; i++) out[TILE_FEATURES[effects[i]!]!]! += worth;
  }
}

function addMissions(state: State, seat: number, content: Content, left: number, out: Float64Array): void {
  const worth = missionWorth(state, seat, content, left * (state.strips.length === 7 ? 10 : 7));
  out[at.missionsInSpace] = worth.missionsInSpace;
  out[at.activationsOpen] = worth.activationsOpen;
  out[at.activationsOpenLater] = worth.activationsOpen * left;
  out[at.activationsReady] = worth.activationsReady;
  out[at.neutralizationGain] = worth.neutralizationGain;
  out[at.neutralizationVisit] = worth.neutralizationVisit;
  out[at.activationInHandLater] = worth.activationInHand * left;
  out[at.neutralizationInHandLater] = worth.neutralizationInHand * left;
  out[at.berths] = worth.berths;
}

function addAdvanced(state: State, seat: number, out: Float64Array): void {
  const player = state.players[seat]!;
  const { advancedPlaces, advancedBeyond } = player;
  const isPlaced = advancedPlaces[0] !== 0 || advancedPlaces[1] !== 0 || advancedPlaces[2] !== 0;
  if (out[at.advancedInGrid] === 0 && advancedBeyond.length === 0 && !isPlaced) return;
  const score = finalScore(state, seat);
  for (const tile of score.advanced) {
    out[at.advancedVp]! += tile.vp;
    out[at.advancedRoom]! += tile.limit - tile.vp;
  }
  for (const tile of player.advancedPlaces) if (tile !== 0) out[at.advancedPlaced]!++;
}

function addShip({ captives, damage, ravagers }: State, seat: number, out: Float64Array): void {
  for (let i = 0; i < captives.length; i++) if (showCaptive(captives[i]!).seat === seat) out[at.captives]!++;
  for (let i = 0; i < damage.length; i++) out[at.damage]! += damage[i] === 2 ? 1.5 : damage[i]! * 0.4;
  for (let i = 0; i < ravagers.length; i++) out[at.ravagersOnShip]! += ravagers[i]!.length;
}

/** Fills `out` (one number for each of FEATURES) for a player, with this much time left. */
export function extractFeatures(state: State, seat: number, out: Float64Array, left = timeLeft(state)): void {
  const content = contentOf(state);
  const player = state.players[seat]!;
  out.fill(0);
  out[at.vp] = player.vp;
  out[at.itemsAtSpes] = (player.breakRoom + player.resources + player.ships) * (1 - left) * chanceOfSpes(state);
  out[at.robots] = player.breakRoom;
  out[at.robotsLater] = player.breakRoom * left;
  const { workstations } = player;
  const workers = workstations[0]! + workstations[1]! + workstations[2]!;
  out[at.workers] = workers;
  out[at.workersLater] = workers * left;
  out[at.scarceColour] = Math.min(workstations[0]!, workstations[1]!, workstations[2]!, 1) * left;
  out[at.resources] = player.resources;
  out[at.resourcesLater] = player.resources * left;
  out[at.debris] = player.debris;
  out[at.debrisLater] = player.debris * left;
  out[at.ships] = player.ships;
  out[at.shipsLater] = player.ships * left;
  out[at.fleet] = player.fleet.length;
  out[at.fleetLater] = player.fleet.length * left;
  addDice(state, seat, out);
  addHand(player, content, left, out);
  addGrid(player, content, left, out);
  out[at.ejectedTiles] = player.ejectedTiles.length;
  out[at.ejectedCards] = player.ejectedCards.length;
  addMissions(state, seat, content, left, out);
  addAdvanced(state, seat, out);
  addShip(state, seat, out);
}
