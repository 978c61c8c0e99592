// T2, T3: what can be done with a die, so that only choices that can be completed are offered.
//
// A mask has a bit for each die, colour × 4 + value: set if a die that counts so can be used for something.

import { type Content, contentOf, type Mission } from './content/content.ts';
import { isDamaged } from './damage.ts';
import { countInHand, missionsInHand } from './decks.ts';
import { strikeKind, willBeDamage } from './effects/ravager-effect.ts';
import { countSpendableTiles, findBoost } from './grid.ts';
import { angelHex, canMove, hasRoomFor, isFreeTerritory, isPresentAt } from './space.ts';
import type { State } from './state.ts';

const IMPOSSIBLE = 9;
const VALUES = [0, 1, 2, 3];

/** A2.D1 */
function neededToDiscover(state: State): number {
  const costs = contentOf(state).displayCosts;
  let needed = state.advancedShow.some((tile) => tile !== 0) ? 2 : IMPOSSIBLE;
  for (let place = 0; place < costs.length; place++)
    if (state.display[place] !== 0 && costs[place]! < needed) needed = costs[place]!;
  return needed;
}

/** A2.X1 */
export function neededToDestroy(state: State): number {
  let needed = IMPOSSIBLE;
  for (const place of state.ravagers) if (place.length > 0 && place.length < needed) needed = place.length;
  return needed;
}

/** A2.C1, A2.C3, A2.C6, with these many robots in the break room and cards of the colour in hand. */
function neededToCommand(state: State, seat: number, colour: number, robots: number, cards: number): number {
  const content = contentOf(state);
  const player = state.players[seat]!;
  if (cards > 0 && robots > 0)
    for (const hex of player.fleet) if (isFreeTerritory(state, content, hex, colour)) return 0;
  const start = angelHex(state);
  const canLaunch = player.ships > 0 && robots > 0;
  for (let steps = 1; steps <= 3; steps++) {
    for (const hex of player.fleet) if (canMove(state, seat, hex, steps)) return steps;
    if (!canLaunch) continue;
    if (canMove(state, seat, start, steps)) return steps;
    if (robots > 1 && cards > 0 && isFreeTerritory(state, content, start, colour) && hasRoomFor(state, seat, start))
      return 1;
  }
  return IMPOSSIBLE;
}

/** The least value, after damage, that the action needs. `struck`: the Ravager there has already been dealt with. */
export function neededValue(state: State, seat: number, action: number, struck: boolean): number {
  const content = contentOf(state);
  switch (content.actionKind[action]!) {
    case 'discover':
      return neededToDiscover(state);
    case 'repair':
      return willBeDamage(state, action) ? 1 : IMPOSSIBLE;
    case 'destroy':
      return neededToDestroy(state);
    case 'command': {
      const colour = content.actionColour[action]!;
      let robots = state.players[seat]!.breakRoom;
      let cards = countInHand(state, seat, colour);
      const strike = struck ? null : strikeKind(state, action);
      if (strike === 'placeRobot' && robots > 0) robots--;
      if (strike === 'discardMission' && cards > 0 && missionsInHand(state, seat) === cards) cards--;
      return neededToCommand(state, seat, colour, robots, cards);
    }
  }
}

/** Whether the action can be performed with this value, before damage lowers it (A2.5). */
export function canPerform(state: State, seat: number, action: number, value: number): boolean {
  const needed = neededValue(state, seat, action, false);
  return needed === 0 || value >= needed + (isDamaged(state, action) ? 1 : 0);
}

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

/** The values of one colour that an action of the ship allows, as four bits. */
function valuesFor(state: State, seat: number, action: number): number {
  const needed = neededValue(state, seat, action, false);
  if (needed === 0) return 0b1111;
  const least = needed + (isDamaged(state, action) ? 1 : 0);
  return least > 3 ? 0 : (0b1111 << least) & 0b1111;
}

/** Dice of the `wanted` colours (bits 1, 2, 4) that can be used as they are, with the present stores (A2.3, A2.4). */
function usableDice(state: State, seat: number, wanted: number): number {
  const content = contentOf(state);
  let mask = 0;
  for (let colour = 0; colour < 3; colour++) {
    if (!(wanted & (1 << colour))) continue;
    const [first, second] = content.actionsOf[colour]!;
    let values = valuesFor(state, seat, first!);
    if (values !== 0b1111) values |= valuesFor(state, seat, second!);
    mask |= values << (colour * 4);
  }
  const { missions } = content;
  for (let hex = 0; hex < state.cards.length; hex++) {
    const card = state.cards[hex]!;
    if (card === 0) continue;
    const colour = missions[card]!.colour;
    const bits = 0b1110 << (colour * 4);
    if (wanted & (1 << colour) && (mask & bits) !== bits && canActivateMission(state, seat, hex, colour)) mask |= bits;
  }
  return mask;
}

const has = (mask: number, colour: number, value: number): boolean => (mask & (1 << (colour * 4 + value))) !== 0;

/** V2: whether a die can be used with the help of boosts, none of them used on it yet. */
function canUseBoosted(
  state: State,
  content: Content,
  seat: number,
  mask: number,
  colour: number,
  value: number,
): boolean {
  const player = state.players[seat]!;
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

/** The dice of `present` (12 bits) that can be used, boosts included. */
function usableAmong(state: State, seat: number, present: number): number {
  if (present === 0) return 0;
  if (!state.options.advanced) {
    const wanted = (present & 0xf ? 1 : 0) | (present & 0xf0 ? 2 : 0) | (present & 0xf00 ? 4 : 0);
    return present & usableDice(state, seat, wanted);
  }
  const mask = usableDice(state, seat, 7);
  const content = contentOf(state);
  let usable = present & mask;
  for (let die = 0; die < 12; die++)
    if (present & ~usable & (1 << die) && canUseBoosted(state, content, seat, mask, die >> 2, die & 3))
      usable |= 1 << die;
  return usable;
}

/** Whether the die already chosen, as it counts now, can still be used (T3). */
export function canUseChosen(state: State, seat: number): boolean {
  const content = contentOf(state);
  const player = state.players[seat]!;
  const { colour, value, dieColour, boostedColour, boostedValue } = state.turn;
  const mask = usableDice(state, seat, 7);
  if (has(mask, colour, value)) return true;
  if (!state.options.advanced) return false;
  if (!boostedColour && !boostedValue) return canUseBoosted(state, content, seat, mask, colour, value);
  const three = (of: number): boolean => findBoost(player, content, 'dieToThree', of) >= 0;
  if (!boostedValue) return (three(colour) || three(dieColour)) && has(mask, colour, 3);
  if (boostedColour || findBoost(player, content, 'dieToAnyColour', colour) < 0) return false;
  return [0, 1, 2].some((other) => has(mask, other, value));
}

/** Every die turned to its opposite face. */
function turned(state: State, dice: number): number {
  const opposite = contentOf(state).dieOpposite;
  let result = 0;
  for (const value of VALUES) result |= ((dice >> value) & 0x111) << opposite[value]!;
  return result;
}

/** Dice of one's own compartment that can be used; debris may turn them (A2.2). */
export function usableOwnDice(state: State, seat: number): number {
  const present = diceInCompartment(state, seat);
  const usable = usableAmong(state, seat, present);
  const player = state.players[seat]!;
  if (usable === present || player.debris === 0) return usable;
  player.debris--;
  const whenTurned = usableAmong(state, seat, turned(state, present & ~usable));
  player.debris++;
  return usable | turned(state, whenTurned);
}

/** Dice that others offer and that can be used once 1 resource is paid (A2.1). */
export function usableBoughtDice(state: State, seat: number): number {
  const player = state.players[seat]!;
  if (player.resources === 0) return 0;
  player.resources--;
  const usable = usableAmong(state, seat, diceOnOffer(state, seat));
  player.resources++;
  return usable;
}

export const canAct = (state: State, seat: number): boolean =>
  usableOwnDice(state, seat) !== 0 || usableBoughtDice(state, seat) !== 0;

/** The dice that others offer, as bits. */
function diceOnOffer(state: State, seat: number): number {
  let present = 0;
  for (let owner = 0; owner < state.dice.length; owner++) {
    if (owner === seat) continue;
    const dice = state.dice[owner]!;
    for (let die = 0; die < 12; die++) if (dice[die]! > 0) present |= 1 << die;
  }
  return present;
}

function diceInCompartment(state: State, seat: number): number {
  const dice = state.dice[seat]!;
  let present = 0;
  for (let die = 0; die < 12; die++) if (dice[die]! + dice[die + 12]! > 0) present |= 1 << die;
  return present;
}

/**
 * A way to finish Sequence A that no choice of A1 can spoil: a die for Discover, Repair or Destroy, one's own or one that
 * can be bought. Tiles spend neither dice nor resources, and touch neither display, damage nor Ravagers.
 */
export function isSafe(state: State, seat: number): boolean {
  const content = contentOf(state);
  const dice = diceInCompartment(state, seat) | (state.players[seat]!.resources > 0 ? diceOnOffer(state, seat) : 0);
  for (let action = 0; action < 6; action++) {
    if (content.actionKind[action] === 'command') continue;
    const values = (dice >> (content.actionColour[action]! * 4)) & 0b1110;
    if (values !== 0 && canPerform(state, seat, action, 31 - Math.clz32(values))) return true;
  }
  return false;
}
