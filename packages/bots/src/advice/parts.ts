// The parts of a turn's worth, in units that players think in. The evaluation is a weighted sum of features, so its
// change during a turn is exactly the sum of these parts.

import { isOver, type State } from '@black-angel/rules';
import { isRavager } from '@black-angel/rules/components';
import { sequenceBsToSpes, standing } from '@black-angel/rules/playout';
import { extractFeatures } from '../feature-reader.ts';
import { FEATURES, type FeatureName, timeLeft } from '../features.ts';
import { WEIGHTS } from '../weights.ts';

/**
 * What a turn can change. `vpNow` are VP scored at once. `ending` is what everybody's plans lose as the end comes
 * nearer. `others` is what the others gain. `ahead` is what looking ahead finds beyond the turn.
 */
export const PART_KINDS = [
  'vpNow',
  'activations',
  'neutralizations',
  'advanced',
  'items',
  'dice',
  'robots',
  'ships',
  'goods',
  'cards',
  'ravagerCards',
  'technology',
  'ravagers',
  'damage',
  'ending',
  'others',
  'ahead',
] as const;
/** The kinds of reasons. */
export type PartKind = (typeof PART_KINDS)[number];

/** The parts that come from the player's own features. */
type OwnKind = Exclude<PartKind, 'ending' | 'others' | 'ahead'>;

const PART_OF_FEATURE: Record<FeatureName, OwnKind> = {
  vp: 'vpNow',
  advancedVp: 'advanced',
  itemsAtSpes: 'items',
  robots: 'robots',
  robotsLater: 'robots',
  workers: 'robots',
  workersLater: 'robots',
  scarceColour: 'robots',
  resources: 'goods',
  resourcesLater: 'goods',
  debris: 'goods',
  debrisLater: 'goods',
  ships: 'ships',
  shipsLater: 'ships',
  fleet: 'ships',
  fleetLater: 'ships',
  dice: 'dice',
  diceValue: 'dice',
  diceStars: 'dice',
  diceThrees: 'dice',
  diceReserved: 'dice',
  missionsInHand: 'cards',
  missionsInHandLater: 'cards',
  coloursInHand: 'cards',
  handOverflow: 'cards',
  ravagersInHand: 'ravagerCards',
  ravagersInHandLater: 'ravagerCards',
  freeSlots: 'technology',
  freeSlotsLater: 'technology',
  tileVp: 'technology',
  tileShip: 'technology',
  tileResource: 'technology',
  tileDebris: 'technology',
  tileRobot: 'technology',
  tileMove: 'technology',
  tileReassign: 'technology',
  tileDraw: 'technology',
  tileActivate: 'technology',
  boostVp: 'technology',
  boostThree: 'technology',
  boostColour: 'technology',
  boostReserve: 'technology',
  advancedInGrid: 'advanced',
  advancedPlaced: 'advanced',
  advancedRoom: 'advanced',
  ejectedTiles: 'technology',
  ejectedCards: 'advanced',
  missionsInSpace: 'activations',
  activationsOpen: 'activations',
  activationsOpenLater: 'activations',
  activationsReady: 'activations',
  neutralizationGain: 'neutralizations',
  neutralizationVisit: 'neutralizations',
  activationInHandLater: 'cards',
  neutralizationInHandLater: 'cards',
  berths: 'ships',
  captives: 'robots',
  damage: 'damage',
  ravagersOnShip: 'ravagers',
};

const NUMBERS = Float64Array.from(FEATURES, (name) => WEIGHTS[name]);
const KIND_NUMBERS = FEATURES.map((name) => PART_KINDS.indexOf(PART_OF_FEATURE[name]));
const ENDING = PART_KINDS.indexOf('ending');
const OTHERS = PART_KINDS.indexOf('others');

/** As in evaluation.ts. A test compares the sum of the parts with the evaluation. */
const ENVY = 0.35;
const ENVY_OF_TIME = [0, 0.9, 1.05, 1.15];

const buffer = new Float64Array(FEATURES.length);

function worthAt(state: State, seat: number, left: number): number {
  if (isOver(state)) return standing(state).vp[seat]!;
  if (state.hal && seat === 1) return state.hal.vp;
  extractFeatures(state, seat, buffer, left);
  let sum = 0;
  for (let i = 0; i < NUMBERS.length; i++) sum += NUMBERS[i]! * buffer[i]!;
  return sum;
}

function othersAt(state: State, seat: number, left: number): number {
  let sum = 0;
  const seats = state.players.length + (state.hal ? 1 : 0);
  for (let other = 0; other < seats; other++) if (other !== seat) sum += worthAt(state, other, left);
  return sum;
}

/** The worth of a position for a seat by kind, with `before` as the time left. */
function levels(state: State, seat: number, before: number): Float64Array {
  const out = new Float64Array(PART_KINDS.length);
  const left = timeLeft(state);
  if (isOver(state)) out[0] = standing(state).vp[seat]!;
  else {
    extractFeatures(state, seat, buffer, before);
    for (let i = 0; i < NUMBERS.length; i++) out[KIND_NUMBERS[i]!]! += NUMBERS[i]! * buffer[i]!;
    if (left !== before) out[ENDING] = worthAt(state, seat, left) - out.reduce((sum, part) => sum + part, 0);
  }
  const count = state.players.length + (state.hal ? 1 : 0) - 1;
  const others = othersAt(state, seat, before);
  const lost = left === before ? 0 : others - othersAt(state, seat, left);
  out[OTHERS] = (-ENVY * others) / count;
  out[ENDING]! += (ENVY_OF_TIME[count]! * lost) / count;
  return out;
}

/** The number of things of a kind that a player has. Kinds without things count nothing. */
function counts(state: State, seat: number): Float64Array {
  const out = new Float64Array(PART_KINDS.length);
  const player = state.players[seat]!;
  const put = (kind: PartKind, count: number): void => {
    out[PART_KINDS.indexOf(kind)] = count;
  };
  const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);
  put('vpNow', player.vp);
  put('activations', state.owners.filter((owner) => owner === seat).length);
  put('dice', sum(state.dice[seat]!));
  put('robots', player.breakRoom + sum(player.workstations));
  put('ships', player.ships + player.fleet.length);
  put('goods', player.resources + player.debris);
  const missions = player.hand.filter((card) => !isRavager(card)).length;
  put('cards', missions);
  put('ravagerCards', player.hand.length - missions);
  put('technology', player.grid.filter((cell) => cell !== 0).length);
  put('ravagers', sum(state.ravagers.map((cards) => cards.length)));
  put('damage', sum(state.damage));
  put('ending', -sequenceBsToSpes(state) - state.ravagerDeck.length);
  return out;
}

/** One reason, and the VP that it is worth. */
export interface Part {
  readonly kind: PartKind;
  /** VP that it is worth. */
  readonly amount: number;
  /** By how many things: dice, cards, VP. Positive: more of them. For `ending`: steps nearer to the end. */
  readonly count: number;
}

/** The sum of the parts of one turn over several worlds. */
export class PartsSum {
  private readonly amounts = new Float64Array(PART_KINDS.length);
  private readonly things = new Float64Array(PART_KINDS.length);
  private readonly seat: number;
  private worlds = 0;

  constructor(seat: number) {
    this.seat = seat;
  }

  /** Adds what changed between two states of one world. */
  add(start: State, end: State): void {
    const before = timeLeft(start);
    const [from, to] = [levels(start, this.seat, before), levels(end, this.seat, before)];
    const [had, has] = [counts(start, this.seat), counts(end, this.seat)];
    for (let kind = 0; kind < PART_KINDS.length; kind++) {
      this.amounts[kind]! += to[kind]! - from[kind]!;
      this.things[kind]! += has[kind]! - had[kind]!;
    }
    this.worlds++;
  }

  /** One part for each kind, in the order of PART_KINDS. */
  mean(): Part[] {
    const share = 1 / Math.max(1, this.worlds);
    return PART_KINDS.map((kind, i) => ({ kind, amount: this.amounts[i]! * share, count: this.things[i]! * share }));
  }
}

/** The VP of all parts together. */
export const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { amount }) => sum + amount, 0);
