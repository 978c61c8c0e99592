// Reads the features of a player from a state. Most positions that a search judges differ little from the one before,
// so values from unchanged parts of the state are cached. A part that copies share never changes again (ADR 12), so the
// same object means the same content.

import { finalScore, type State } from '@black-angel/rules';
import {
  type BoostKind,
  type Content,
  contentOf,
  isRavager,
  TILE_EFFECTS,
  type TileEffect,
} from '@black-angel/rules/components';
import {
  areListsShared,
  BESIDE,
  CARDS,
  DICE,
  DIE_COUNTS,
  FLEET,
  GRID,
  isBoostUp,
  isReservedDie,
  isShared,
  type Player,
  RAVAGERS,
  SHIP,
  SKY,
  showCaptive,
  tileIn,
  valueOfDie,
} from '@black-angel/rules/playout';
import { at, chanceOfSpes, FEATURES, timeLeft } from './features.ts';
import { MissionReader } from './mission-features.ts';
import { ReadList } from './read-list.ts';

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
/** By the number of the effect. */
const EFFECT_FEATURES = Uint8Array.from(TILE_EFFECTS, (effect) => TILE_FEATURES[effect]);
const BOOST_FEATURES: Record<BoostKind, number> = {
  vpForAction: at.boostVp,
  dieToThree: at.boostThree,
  dieToAnyColour: at.boostColour,
  reserveDie: at.boostReserve,
};

function readGoods(state: State, player: Player, left: number, out: Float64Array): void {
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
  out[at.ejectedTiles] = player.ejectedTiles.length;
  out[at.ejectedCards] = player.ejectedCards.length;
}

function readDice(dice: readonly number[], out: Float64Array): void {
  out.fill(0, at.dice, at.diceReserved + 1);
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

function readHand({ hand }: Player, content: Content, left: number, out: Float64Array): void {
  let missions = 0;
  let colours = 0;
  for (let i = 0; i < hand.length; i++) {
    if (isRavager(hand[i]!)) continue;
    missions++;
    colours |= 1 << content.back[hand[i]!]!;
  }
  const ravagers = hand.length - missions;
  out[at.missionsInHand] = Math.min(missions, 6);
  out[at.missionsInHandLater] = Math.min(missions, 6) * left;
  out[at.coloursInHand] = 0;
  for (let colour = 0; colour < 3; colour++) if (colours & (1 << colour)) out[at.coloursInHand]!++;
  out[at.handOverflow] = Math.max(0, missions - 6);
  out[at.ravagersInHand] = ravagers;
  out[at.ravagersInHandLater] = ravagers * left;
}

/** The slots of the row and of the column of each cell. */
const ROW = [0, 0, 0, 1, 1, 1, 2, 2, 2];
const COLUMN = [3, 4, 5, 3, 4, 5, 3, 4, 5];

/** A tile is worth its effect times the free lines through it, and more early in the game. */
function readGrid({ slots, grid }: Player, content: Content, left: number, out: Float64Array): void {
  out.fill(0, at.freeSlots, at.advancedInGrid + 1);
  let free = 0;
  for (let slot = 0; slot < 6; slot++) if (slots[slot] === 0) free++;
  out[at.freeSlots] = free;
  out[at.freeSlotsLater] = free * left;
  for (let cell = 0; cell < 9; cell++) {
    const value = grid[cell]!;
    if (value === 0) continue;
    const tile = content.tiles[tileIn(value)]!;
    if (tile.advanced) {
      out[at.advancedInGrid]!++;
      continue;
    }
    if (isBoostUp(value)) out[BOOST_FEATURES[tile.boost!.kind]!]! += 0.3 + left;
    const lines = Number(slots[ROW[cell]!] === 0) + Number(slots[COLUMN[cell]!] === 0);
    const { effectNumbers } = tile;
    const worth = ((0.5 + lines * 0.25) * (0.2 + left)) / effectNumbers.length;
    for (let i = 0; i < effectNumbers.length; i++) out[EFFECT_FEATURES[effectNumbers[i]!]!]! += worth;
  }
}

function readAdvanced(state: State, seat: number, out: Float64Array): void {
  out[at.advancedVp] = out[at.advancedRoom] = out[at.advancedPlaced] = 0;
  const { advancedPlaces, advancedBeyond } = state.players[seat]!;
  for (let place = 0; place < 3; place++) if (advancedPlaces[place] !== 0) out[at.advancedPlaced]!++;
  if (out[at.advancedInGrid] === 0 && advancedBeyond.length === 0 && out[at.advancedPlaced] === 0) return;
  for (const tile of finalScore(state, seat).advanced) {
    out[at.advancedVp]! += tile.vp;
    out[at.advancedRoom]! += tile.limit - tile.vp;
  }
}

function readRavagers({ captives, ravagers }: State, seat: number, out: Float64Array): void {
  out[at.captives] = out[at.ravagersOnShip] = 0;
  for (let i = 0; i < captives.length; i++) if (showCaptive(captives[i]!).seat === seat) out[at.captives]!++;
  for (let i = 0; i < ravagers.length; i++) out[at.ravagersOnShip]! += ravagers[i]!.length;
}

function readDamage(damage: readonly number[], out: Float64Array): void {
  out[at.damage] = 0;
  for (let i = 0; i < damage.length; i++) out[at.damage]! += damage[i] === 2 ? 1.5 : damage[i]! * 0.4;
}

/** Features that are seldom read again, by their first and last places. All others are read for every position. */
export const FEATURE_GROUPS = [
  [at.dice, at.diceReserved],
  [at.missionsInHand, at.ravagersInHandLater],
  [at.freeSlots, at.advancedInGrid],
  [at.missionsInSpace, at.berths],
] as const;
const [DICE_GROUP, HAND_GROUP, GRID_GROUP, MISSIONS_GROUP] = [0, 1, 2, 3];

export class FeatureReader {
  /** One number for each of FEATURES: those of the position that was read last. */
  readonly values = new Float64Array(FEATURES.length);
  /** How often each of FEATURE_GROUPS was read. */
  readonly reads = FEATURE_GROUPS.map(() => 0);
  private readonly missions = new MissionReader();
  /** For whom and with how much time left they were read. */
  private seat = -1;
  left = -1;
  private readonly dice = new ReadList();
  private readonly hand = new ReadList();
  private readonly slots = new ReadList();
  private readonly grid = new ReadList();
  private readonly fleet = new ReadList();
  private readonly beside = new ReadList();
  private readonly sky = new ReadList();
  private readonly captives = new ReadList();
  private readonly damage = new ReadList();
  private readonly lists = [
    this.dice,
    this.hand,
    this.slots,
    this.grid,
    this.fleet,
    this.beside,
    this.sky,
    this.captives,
    this.damage,
  ];

  /** The features of a player with this much time left. Valid until the next call. */
  read(state: State, seat: number, left: number): Float64Array {
    if (seat !== this.seat || left !== this.left) {
      for (const list of this.lists) list.forget();
      this.seat = seat;
      this.left = left;
    }
    const out = this.values;
    const content = contentOf(state);
    const player = state.players[seat]!;
    readGoods(state, player, left, out);
    const areCardsShared = areListsShared(state, seat, CARDS);
    const isDiceNew = this.dice.isNew(state.dice[seat]!, isShared(state, DICE));
    const isHandNew = this.hand.isNew(player.hand, areCardsShared);
    const isGridNew = this.grid.isNew(player.grid, areListsShared(state, seat, GRID));
    const areSlotsNew = this.slots.isNew(player.slots, areCardsShared);
    const isFleetNew = this.fleet.isNew(player.fleet, areListsShared(state, seat, FLEET));
    const isBesideNew = this.beside.isNew(player.ejectedCards, areListsShared(state, seat, BESIDE));
    const isSkyNew = this.sky.isNew(state.cards, isShared(state, SKY));
    if (isDiceNew) {
      this.reads[DICE_GROUP]!++;
      readDice(state.dice[seat]!, out);
    }
    if (isHandNew) {
      this.reads[HAND_GROUP]!++;
      readHand(player, content, left, out);
    }
    if (isGridNew || areSlotsNew) {
      this.reads[GRID_GROUP]!++;
      readGrid(player, content, left, out);
    }
    const isPurseNew = this.missions.readPurse(player, content, isHandNew, isGridNew);
    if (isPurseNew || isHandNew || isDiceNew || isFleetNew || isBesideNew || isSkyNew)
      this.readMissions(state, seat, content, left);
    readAdvanced(state, seat, out);
    if (this.captives.isNew(state.captives, isShared(state, RAVAGERS))) readRavagers(state, seat, out);
    if (this.damage.isNew(state.damage, isShared(state, SHIP))) readDamage(state.damage, out);
    return out;
  }

  private readMissions(state: State, seat: number, content: Content, left: number): void {
    const worth = this.missions.read(state, seat, content, left * (state.strips.length === 7 ? 10 : 7));
    const out = this.values;
    this.reads[MISSIONS_GROUP]!++;
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
}

/** Fills `out` (one number for each of FEATURES) for a player, with this much time left. */
export function extractFeatures(state: State, seat: number, out: Float64Array, left = timeLeft(state)): void {
  out.set(new FeatureReader().read(state, seat, left));
}
