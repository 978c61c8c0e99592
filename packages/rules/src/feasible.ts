// T2, T3: what can be done with a die, so that only choices that can be completed are offered. Asked at every decision of
// every playout, so it is written to look at each thing once.
//
// A mask has a bit for each die, colour × 4 + value: set if a die that counts so can be used for something.

import { type Content, contentOf, type Mission } from './content/content.ts';
import { isDamaged } from './damage.ts';
import { countInHand, missionsInHand } from './decks.ts';
import { strikeKind, willBeDamage } from './effects/ravager-effect.ts';
import { countSpendableTiles, findBoost } from './grid.ts';
import { angelHex, canMove, hasRoomFor, isFreeTerritory, isPresentAt } from './space.ts';
import type { Player, State } from './state.ts';

const IMPOSSIBLE = 9;
const ALL_VALUES = 0b1111;
const NOT_ZERO = 0b1110;

/** A2.D1 */
function neededToDiscover(state: State, content: Content): number {
  const costs = content.displayCosts;
  let needed = IMPOSSIBLE;
  for (let place = 0; place < costs.length; place++)
    if (state.display[place] !== 0 && costs[place]! < needed) needed = costs[place]!;
  if (needed > 2) for (const tile of state.advancedShow) if (tile !== 0) needed = 2;
  return needed;
}

/** A2.X1 */
export function neededToDestroy(state: State): number {
  let needed = IMPOSSIBLE;
  for (let action = 0; action < 6; action++) {
    const cards = state.ravagers[action]!.length;
    if (cards > 0 && cards < needed) needed = cards;
  }
  return needed;
}

/** Steps that the nearest free hex is away, for a ship here. */
function stepsToMove(state: State, seat: number, hex: number): number {
  for (let steps = 1; steps <= 3; steps++) if (canMove(state, seat, hex, steps)) return steps;
  return IMPOSSIBLE;
}

let mobile = false;

function stepsToMoveAny(state: State, seat: number, player: Player): number {
  if (mobile) return 1;
  let needed = IMPOSSIBLE;
  for (let i = 0; i < player.fleet.length && needed > 1; i++)
    needed = Math.min(needed, stepsToMove(state, seat, player.fleet[i]!));
  return needed;
}

/**
 * A2.C1, A2.C3, A2.C6: the least value for Command in a colour, with these many robots in the break room and cards of the
 * colour in hand; `moving` is what moving a ship already in space needs.
 */
function neededToCommand(
  state: State,
  content: Content,
  seat: number,
  colour: number,
  robots: number,
  cards: number,
  moving: number,
): number {
  const player = state.players[seat]!;
  const canPlace = cards > 0 && robots > 0;
  if (canPlace) for (const hex of player.fleet) if (isFreeTerritory(state, content, hex, colour)) return 0;
  if (moving <= 1 || player.ships === 0 || robots === 0) return moving;
  const start = angelHex(state);
  const launching = Math.min(moving, stepsToMove(state, seat, start));
  if (launching <= 1) return launching;
  const canStay =
    canPlace && robots > 1 && isFreeTerritory(state, content, start, colour) && hasRoomFor(state, seat, start);
  return canStay ? 1 : launching;
}

/** The least value, after damage, that the action needs. `struck`: the Ravager there has already been dealt with. */
export function neededValue(state: State, seat: number, action: number, struck: boolean): number {
  const content = contentOf(state);
  switch (content.actionKind[action]!) {
    case 'discover':
      return neededToDiscover(state, content);
    case 'repair':
      return willBeDamage(state, action) ? 1 : IMPOSSIBLE;
    case 'destroy':
      return neededToDestroy(state);
    case 'command': {
      const colour = content.actionColour[action]!;
      const player = state.players[seat]!;
      const strike = struck ? null : strikeKind(state, action);
      let robots = player.breakRoom;
      let cards = countInHand(state, seat, colour);
      if (strike === 'placeRobot' && robots > 0) robots--;
      if (strike === 'discardMission' && cards > 0 && missionsInHand(state, seat) === cards) cards--;
      return neededToCommand(state, content, seat, colour, robots, cards, stepsToMoveAny(state, seat, player));
    }
  }
}

const valuesFrom = (needed: number, damaged: boolean): number =>
  needed === 0 ? ALL_VALUES : (ALL_VALUES << (needed + (damaged ? 1 : 0))) & ALL_VALUES;

/** Whether the action can be performed with this value, before damage lowers it (A2.5). */
export const canPerform = (state: State, seat: number, action: number, value: number): boolean =>
  (valuesFrom(neededValue(state, seat, action, false), isDamaged(state, action)) & (1 << value)) !== 0;

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

/** A2.M1 */
export function canActivateMission(state: State, seat: number, hex: number, colour: number): boolean {
  const card = state.cards[hex]!;
  if (card === 0) return false;
  const mission = contentOf(state).missions[card]!;
  return (
    mission.isActivation &&
    mission.colour === colour &&
    isPresentAt(state, seat, hex) &&
    canPayMission(state, seat, mission)
  );
}

// What `measure` found: dice usable as they are, after a debris is spent to turn one, after a resource is paid for one.
let usableNow = 0;
let usableTurned = 0;
let usableBought = 0;

const inHand = [0, 0, 0, 0];

function measureActions(state: State, content: Content, seat: number, player: Player): number {
  inHand[0] = inHand[1] = inHand[2] = inHand[3] = 0;
  for (const card of player.hand) inHand[content.back[card]!]!++;
  const missions = inHand[0]! + inHand[1]! + inHand[2]!;
  const moving = stepsToMoveAny(state, seat, player);
  let mask = 0;
  for (let action = 0; action < 6; action++) {
    const colour = content.actionColour[action]!;
    const kind = content.actionKind[action]!;
    let needed = IMPOSSIBLE;
    if (kind === 'discover') needed = neededToDiscover(state, content);
    else if (kind === 'destroy') needed = neededToDestroy(state);
    else if (kind === 'repair') needed = willBeDamage(state, action) ? 1 : IMPOSSIBLE;
    else {
      const strike = strikeKind(state, action);
      let robots = player.breakRoom;
      let cards = inHand[colour]!;
      if (strike === 'placeRobot' && robots > 0) robots--;
      if (strike === 'discardMission' && cards > 0 && missions === cards) cards--;
      needed = neededToCommand(state, content, seat, colour, robots, cards, moving);
    }
    mask |= valuesFrom(needed, state.damage[action] === 2) << (colour * 4);
  }
  return mask;
}

/** A2.3, A2.4: finds, once for all dice, which can be used with the present stores. */
function measure(state: State, seat: number): void {
  const content = contentOf(state);
  const player = state.players[seat]!;
  const { cards } = state;
  usableNow = usableTurned = usableBought = measureActions(state, content, seat, player);
  for (let hex = 0; hex < cards.length; hex++) {
    const card = cards[hex]!;
    if (card === 0) continue;
    const mission = content.missions[card]!;
    if (!mission.isActivation || !isPresentAt(state, seat, hex) || !canPayMission(state, seat, mission)) continue;
    const bits = NOT_ZERO << (mission.colour * 4);
    usableNow |= bits;
    if (player.debris > mission.cost.debris || mission.cost.debris === 0) usableTurned |= bits;
    if (player.resources > mission.cost.resource || mission.cost.resource === 0) usableBought |= bits;
  }
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

/** The dice of `present` (12 bits) that a mask allows, with boosts where there are any. */
function usableAmong(state: State, seat: number, present: number, mask: number): number {
  let usable = present & mask;
  if (!state.options.advanced || usable === present) return usable;
  const content = contentOf(state);
  for (let die = 0; die < 12; die++)
    if (present & ~usable & (1 << die) && isUsableBoosted(state.players[seat]!, content, mask, die >> 2, die & 3))
      usable |= 1 << die;
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
  measure(state, seat);
  return isChosenUsable(state, seat, turning ? usableTurned : usableNow, die);
}

/** Every die turned to its opposite face. */
function turned(content: Content, dice: number): number {
  let result = 0;
  for (let value = 0; value < 4; value++) result |= ((dice >> value) & 0x111) << content.dieOpposite[value]!;
  return result;
}

function diceInCompartment(state: State, seat: number): number {
  const dice = state.dice[seat]!;
  let present = 0;
  for (let die = 0; die < 12; die++) if (dice[die]! + dice[die + 12]! > 0) present |= 1 << die;
  return present;
}

/** The dice that others offer. */
function diceOnOffer(state: State, seat: number): number {
  let present = 0;
  for (let owner = 0; owner < state.dice.length; owner++) {
    if (owner === seat) continue;
    const dice = state.dice[owner]!;
    for (let die = 0; die < 12; die++) if (dice[die]! > 0) present |= 1 << die;
  }
  return present;
}

/** Dice of the own compartment that can be used, turned by debris if need be (A2.2), in the low 12 bits; dice of others
 * that can be bought (A2.1) and used in the next 12. */
export function usableDice(state: State, seat: number): number {
  const player = state.players[seat]!;
  const present = diceInCompartment(state, seat);
  const offered = player.resources > 0 ? diceOnOffer(state, seat) : 0;
  if ((present | offered) === 0) return 0;
  measure(state, seat);
  let own = usableAmong(state, seat, present, usableNow);
  if (own !== present && player.debris > 0) {
    const content = contentOf(state);
    own |= turned(content, usableAmong(state, seat, turned(content, present & ~own), usableTurned));
  }
  return own | (offered === 0 ? 0 : usableAmong(state, seat, offered, usableBought) << 12);
}

export const canAct = (state: State, seat: number): boolean => usableDice(state, seat) !== 0;

/** The same, supposing that some ship in space can be moved: for upper bounds. */
export function canActIfMobile(state: State, seat: number): boolean {
  mobile = true;
  const possible = canAct(state, seat);
  mobile = false;
  return possible;
}

const NOWHERE: number[] = [];

/**
 * Whether Sequence A can be finished whatever one choice of A1 does: no ship in space counts, one ship and one robot
 * fewer, no boost; for playing a card no card in hand either.
 */
export function isSafe(state: State, seat: number, playing: boolean): boolean {
  const player = state.players[seat]!;
  const dice = diceInCompartment(state, seat) | (player.resources > 0 ? diceOnOffer(state, seat) << 12 : 0);
  if (dice === 0) return false;
  const { fleet, ships, breakRoom, hand } = player;
  player.fleet = NOWHERE;
  if (ships > 0) player.ships = ships - 1;
  if (breakRoom > 0) player.breakRoom = breakRoom - 1;
  if (playing) player.hand = NOWHERE;
  measure(state, seat);
  player.fleet = fleet;
  player.ships = ships;
  player.breakRoom = breakRoom;
  player.hand = hand;
  return (dice & usableNow & 0xfff) !== 0 || ((dice >> 12) & usableBought) !== 0;
}
