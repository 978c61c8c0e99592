// T2, T3: what can be done with a die, so that only choices that can be completed are offered. Asked at every decision of
// every playout, so it looks at as little as the question needs, and at what is cheap first.
//
// A mask has a bit for each die, colour × 4 + value: set if a die that counts so can be used for something.

import { type Content, contentOf, type Mission } from './content/content.ts';
import { countInHand, missionsInHand } from './decks.ts';
import { countSpendableTiles, findBoost, isBoostUp } from './grid.ts';
import { COLUMNS } from './hex.ts';
import { isAny } from './is-any.ts';
import {
  anywhere,
  forgetFlights,
  HIGHEST,
  isGrounded,
  neededEasily,
  neededToCommand,
  supposeAnywhere,
} from './needed-value.ts';
import { isEmptyStrip, isPresentAt } from './space.ts';
import type { Player, State } from './state.ts';

const ALL_VALUES = 0b1111;
const NOT_ZERO = 0b1110;
const ALL_DICE = 0xfff;
const NO_STARS = 0xeee;
const UNKNOWN = -1;

/** A2.M2: everything one activation costs is there. */
export function canPayMission(state: State, seat: number, mission: Mission): boolean {
  const cost = mission.cost;
  const player = state.players[seat]!;
  return (
    player.ships >= cost.ship &&
    player.resources >= cost.resource &&
    player.breakRoom >= cost.robot &&
    player.debris >= cost.debris &&
    (cost.technology === 0 || countSpendableTiles(player) >= cost.technology) &&
    (cost.missionCard === 0 || missionsInHand(state, seat) >= cost.missionCard) &&
    (cost.ravagerCard === 0 || countInHand(state, seat, 3) >= cost.ravagerCard)
  );
}

// Dice usable by actions that need nothing of the player. No choice of A1 changes them, so that they are looked at once for
// a decision, whatever is tried out then.
let usableEasily = 0;

// What `measure` found: dice usable as they are, after a debris is spent to turn one, after a resource is paid for one.
let usableNow = 0;
let usableTurned = 0;
let usableBought = 0;

/** The values that serve an action that needs this value and has lost so much to damage, as bits. */
const valuesFrom = (needed: number, lost: number): number =>
  needed === 0 ? ALL_VALUES : (ALL_VALUES << (needed + lost)) & ALL_VALUES;

/** Finds the dice that can be used for actions other than Command. */
function lookAtEasyActions(state: State, content: Content): void {
  const actions = content.easyActions;
  const { damage } = state;
  let mask = 0;
  for (let i = 0; i < actions.length; i++) {
    const action = actions[i]!;
    const lost = damage[action]! >> 1; // A2.5: two cubes
    mask |= valuesFrom(neededEasily(state, content, action), lost) << (content.actionColour[action]! * 4);
  }
  usableEasily = mask;
}

/** Adds the wanted dice that can be used for Command; with `onlyOne` it stops at the first. */
function measureCommand(
  state: State,
  content: Content,
  seat: number,
  wanted: number,
  found: number,
  onlyOne: boolean,
): number {
  if (isGrounded(state.players[seat]!, wanted & ~found & NO_STARS)) return found;
  const actions = content.commandActions;
  let mask = found;
  forgetFlights();
  for (let i = 0; i < actions.length; i++) {
    const action = actions[i]!;
    const shift = content.actionColour[action]! * 4;
    const missing = ((wanted & ~mask) >> shift) & ALL_VALUES;
    if (missing === 0) continue;
    const lost = state.damage[action]! >> 1;
    const most = HIGHEST - Math.clz32(missing << 28) - lost;
    mask |= valuesFrom(neededToCommand(state, content, seat, action, false, most), lost) << shift;
    if (onlyOne && mask & wanted) return mask;
  }
  return mask;
}

/** Adds the dice that some Mission card in space makes usable, as far as they are among the missing. */
function measureMissions(state: State, content: Content, seat: number, missing: number): void {
  const { cards } = state;
  const player = state.players[seat]!;
  for (let hex = 0; hex < cards.length; hex++) {
    if (isEmptyStrip(cards, hex)) hex += COLUMNS - 1;
    if (cards[hex] === 0) continue;
    const mission = content.missions[cards[hex]!]!;
    const bits = NOT_ZERO << (mission.colour * 4);
    if (!mission.isActivation || !(bits & missing)) continue;
    if (!(anywhere || isPresentAt(state, seat, hex)) || !canPayMission(state, seat, mission)) continue;
    usableNow |= bits;
    if (player.debris > mission.cost.debris || mission.cost.debris === 0) usableTurned |= bits;
    if (player.resources > mission.cost.resource || mission.cost.resource === 0) usableBought |= bits;
  }
}

/**
 * A2.3, A2.4: which dice can be used with the present stores, found for those named: one's own as they are, opposite
 * faces once turned, others once bought. Returns whether there is one; `onlyOne`: nothing else is asked.
 */
function measure(state: State, seat: number, own: number, opposite: number, bought: number, onlyOne: boolean): boolean {
  const wanted = own | opposite | bought;
  if (onlyOne && usableEasily & wanted) return true;
  const content = contentOf(state);
  const isEnough = (wanted & ~usableEasily) === 0;
  const mask = isEnough ? usableEasily : measureCommand(state, content, seat, wanted, usableEasily, onlyOne);
  usableNow = usableTurned = usableBought = mask;
  if (onlyOne && mask & wanted) return true;
  const missing = wanted & ~mask & NO_STARS;
  if (missing !== 0) measureMissions(state, content, seat, missing);
  return ((own & usableNow) | (opposite & usableTurned) | (bought & usableBought)) !== 0;
}

const has = (mask: number, colour: number, value: number): boolean => (mask & (1 << (colour * 4 + value))) !== 0;

/** V2: whether a die can be used with the help of boosts, none of them used on it yet. */
function isUsableBoosted(player: Player, content: Content, mask: number, colour: number, value: number): boolean {
  const three = findBoost(player, content, 'dieToThree', colour) >= 0;
  if (three && has(mask, colour, 3)) return true;
  if (findBoost(player, content, 'dieToAnyColour', colour) < 0) return false;
  for (let other = 0; other < 3; other++) {
    if (other === colour) continue;
    if (has(mask, other, value)) return true;
    if ((three || findBoost(player, content, 'dieToThree', other) >= 0) && has(mask, other, 3)) return true;
  }
  return false;
}

/** V2: whether any boost could still change a die. */
function hasBoosts(state: State, player: Player): boolean {
  if (!state.options.advanced) return false;
  for (let cell = 0; cell < 9; cell++) if (isBoostUp(player.grid[cell]!)) return true;
  return false;
}

/** The dice of `present` (12 bits) that a mask allows, with boosts where there are any. */
function usableAmong(state: State, seat: number, present: number, mask: number): number {
  let usable = present & mask;
  const player = state.players[seat]!;
  if (usable === present || !hasBoosts(state, player)) return usable;
  const content = contentOf(state);
  for (let die = 0; die < 12; die++)
    if (present & ~usable & (1 << die) && isUsableBoosted(player, content, mask, die >> 2, die & 3)) usable |= 1 << die;
  return usable;
}

/** How the die of the turn would count. */
export interface ChosenDie {
  readonly colour: number;
  readonly value: number;
  readonly dieColour: number;
  readonly boostedColour: boolean;
  readonly boostedValue: boolean;
}

function isChosenUsable(state: State, seat: number, mask: number, die: ChosenDie): boolean {
  const { colour, value, dieColour, boostedColour, boostedValue } = die;
  if (has(mask, colour, value)) return true;
  if (!state.options.advanced) return false;
  const content = contentOf(state);
  const player = state.players[seat]!;
  if (!boostedColour && !boostedValue) return isUsableBoosted(player, content, mask, colour, value);
  const three = (of: number): boolean => findBoost(player, content, 'dieToThree', of) >= 0;
  if (!boostedValue) return (three(colour) || three(dieColour)) && has(mask, colour, 3);
  if (boostedColour || findBoost(player, content, 'dieToAnyColour', colour) < 0) return false;
  return [0, 1, 2].some((other) => has(mask, other, value));
}

/** Whether the chosen die, counting like this, could still be used (T3); `turning`: a debris is spent for it first. */
export function canUseAs(state: State, seat: number, die: ChosenDie, turning: boolean): boolean {
  const wanted = state.options.advanced ? ALL_DICE : 1 << (die.colour * 4 + die.value);
  lookAtEasyActions(state, contentOf(state));
  measure(state, seat, wanted, wanted, 0, false);
  return isChosenUsable(state, seat, turning ? usableTurned : usableNow, die);
}

/** Every die turned to its opposite face. */
function turned(content: Content, dice: number): number {
  const values = content.oppositeValues;
  return values[dice & 15]! | (values[(dice >> 4) & 15]! << 4) | (values[dice >> 8]! << 8);
}

// The dice of the own compartment, and those that others offer. No choice of A1 changes them, so that they are looked at
// once for a decision, whatever is tried out then.
let present = 0;
let offered = UNKNOWN;

function lookAtTable(state: State, seat: number): void {
  const dice = state.dice[seat]!;
  let own = 0;
  for (let die = 11; die >= 0; die--) own = (own << 1) | isAny(dice[die]! | dice[die + 12]!);
  present = own;
  offered = UNKNOWN;
  lookAtEasyActions(state, contentOf(state));
}

function diceOnOffer(state: State, seat: number): number {
  if (offered !== UNKNOWN) return offered;
  const compartments = state.dice;
  let others = 0;
  for (let owner = 0; owner < compartments.length; owner++) {
    if (owner === seat) continue;
    const dice = compartments[owner]!;
    let standard = 0;
    for (let die = 11; die >= 0; die--) standard = (standard << 1) | isAny(dice[die]!);
    others |= standard;
  }
  offered = others;
  return others;
}

/** Dice of the own compartment that can be used, turned by debris if need be (A2.2), in the low 12 bits; dice of others
 * that can be bought (A2.1) and used in the next 12. */
export function usableDice(state: State, seat: number): number {
  lookAtTable(state, seat);
  return measureDice(state, seat);
}

let plainlySafe = false;

function measureDice(state: State, seat: number): number {
  const player = state.players[seat]!;
  const content = contentOf(state);
  const buyable = player.resources > 0 ? diceOnOffer(state, seat) : 0;
  if ((present | buyable) === 0) return 0;
  const opposite = player.debris > 0 ? turned(content, present) : 0;
  const boosted = hasBoosts(state, player) ? ALL_DICE : 0;
  measure(state, seat, present | boosted, opposite, buyable, false);
  plainlySafe = (usableEasily & (present | opposite | buyable)) !== 0;
  let own = usableAmong(state, seat, present, usableNow);
  if (own !== present && player.debris > 0)
    own |= turned(content, usableAmong(state, seat, turned(content, present & ~own), usableTurned));
  return own | (buyable === 0 ? 0 : usableAmong(state, seat, buyable, usableBought) << 12);
}

/** Whether Sequence A can be finished from here, with the dice that the last question was about: some can be used. */
export const canStillAct = (state: State, seat: number): boolean =>
  canActUnboosted(state, seat) || (hasBoosts(state, state.players[seat]!) && measureDice(state, seat) !== 0);

function canActUnboosted(state: State, seat: number): boolean {
  const player = state.players[seat]!;
  const buyable = player.resources > 0 ? diceOnOffer(state, seat) : 0;
  if ((present | buyable) === 0) return false;
  const opposite = player.debris > 0 ? turned(contentOf(state), present) : 0;
  return measure(state, seat, present, opposite, buyable, true);
}

/** The same, supposing that a ship is wherever it is of use: for upper bounds. */
export function canStillActAnywhere(state: State, seat: number): boolean {
  supposeAnywhere(true);
  const possible = canStillAct(state, seat);
  supposeAnywhere(false);
  return possible;
}

/** Whether there is no die at all, to take or to buy; so that nothing can help. */
export const isWithoutDice = (state: State, seat: number): boolean => (present | diceOnOffer(state, seat)) === 0;

/** Whether one of the dice that were found usable last is so whatever becomes of ships, robots, boosts and cards. */
export const isPlainlySafe = (): boolean => plainlySafe;

const NOTHING: number[] = [];

/**
 * Whether Sequence A can be finished whatever one choice of A1 does: no ship counts, in space or to launch (it could stand in
 * the way of another), one robot fewer, no boost; for playing a card no card in hand either.
 */
export function isSafe(state: State, seat: number, playing: boolean): boolean {
  lookAtTable(state, seat);
  const player = state.players[seat]!;
  const { fleet, ships, breakRoom, hand } = player;
  player.fleet = NOTHING;
  player.ships = 0;
  if (breakRoom > 0) player.breakRoom = breakRoom - 1;
  if (playing) player.hand = NOTHING;
  const safe = canActUnboosted(state, seat);
  player.fleet = fleet;
  player.ships = ships;
  player.breakRoom = breakRoom;
  player.hand = hand;
  return safe;
}
