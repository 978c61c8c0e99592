// T2, T3: what can be done with a die, so that only choices that can be completed are offered.

import { type Content, contentOf, type Mission } from './content/content.ts';
import { effectiveValue } from './damage.ts';
import { countInHand, missionsInHand } from './decks.ts';
import { strikeKind, willBeDamage } from './effects/ravager-effect.ts';
import { countSpendableTiles, findBoost } from './grid.ts';
import { angelHex, canMove, hasRoomFor, isFreeTerritory, isPresentAt } from './space.ts';
import type { Player, State } from './state.ts';

/** A2.D1 */
export function canDiscover(state: State, value: number): boolean {
  if (value === 0) return false;
  const costs = contentOf(state).displayCosts;
  for (let place = 0; place < costs.length; place++)
    if (state.display[place] !== 0 && costs[place]! <= value) return true;
  return value >= 2 && state.advancedShow.some((tile) => tile !== 0);
}

/** A2.X1 */
export function canDestroy(state: State, value: number): boolean {
  for (const place of state.ravagers) if (place.length > 0 && place.length <= value) return true;
  return false;
}

/** A2.C1, A2.C3, A2.C6, with these many robots in the break room and cards of the colour in hand. */
function canCommand(state: State, seat: number, colour: number, value: number, robots: number, cards: number): boolean {
  const content = contentOf(state);
  const player = state.players[seat]!;
  if (cards > 0 && robots > 0)
    for (const hex of player.fleet) if (isFreeTerritory(state, content, hex, colour)) return true;
  if (value === 0) return false;
  for (const hex of player.fleet) if (canMove(state, seat, hex, value)) return true;
  if (player.ships === 0 || robots === 0) return false;
  const start = angelHex(state);
  if (canMove(state, seat, start, value)) return true;
  return robots > 1 && cards > 0 && isFreeTerritory(state, content, start, colour) && hasRoomFor(state, seat, start);
}

/** Whether the action could be performed now, its Ravager already dealt with. */
export function canPerformNow(state: State, seat: number, action: number, value: number): boolean {
  const content = contentOf(state);
  switch (content.actionKind[action]!) {
    case 'discover':
      return canDiscover(state, value);
    case 'repair':
      return value > 0 && willBeDamage(state, action);
    case 'destroy':
      return canDestroy(state, value);
    case 'command': {
      const colour = content.actionColour[action]!;
      return canCommand(state, seat, colour, value, state.players[seat]!.breakRoom, countInHand(state, seat, colour));
    }
  }
}

/** Whether the action can be performed with this effective value, the strike of its top Ravager (A2.6) included. */
export function canPerform(state: State, seat: number, action: number, value: number): boolean {
  const content = contentOf(state);
  if (content.actionKind[action] !== 'command') return canPerformNow(state, seat, action, value);
  const colour = content.actionColour[action]!;
  let robots = state.players[seat]!.breakRoom;
  let cards = countInHand(state, seat, colour);
  const strike = strikeKind(state, action);
  if (strike === 'placeRobot' && robots > 0) robots--;
  if (strike === 'discardMission' && cards > 0 && missionsInHand(state, seat) === cards) cards--;
  return canCommand(state, seat, colour, value, robots, cards);
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

/** Whether a die that counts as this colour and value, as it is, can be used for anything (A2.3, A2.4). */
function canUse(state: State, seat: number, colour: number, value: number): boolean {
  for (const action of contentOf(state).actionsOf[colour]!)
    if (canPerform(state, seat, action, effectiveValue(state, action, value))) return true;
  if (value > 0)
    for (let hex = 0; hex < state.cards.length; hex++)
      if (state.cards[hex] !== 0 && canActivateMission(state, seat, hex, colour)) return true;
  return false;
}

function canUseWithColourBoost(
  state: State,
  seat: number,
  colour: number,
  value: number,
  three: boolean,
  player: Player,
  content: Content,
): boolean {
  for (let other = 0; other < 3; other++) {
    if (other === colour) continue;
    if (canUse(state, seat, other, value)) return true;
    if ((three || findBoost(player, content, 'dieToThree', other) >= 0) && canUse(state, seat, other, 3)) return true;
  }
  return false;
}

/** The same with the help of boosts (V2), the die not yet changed by any. */
export function canUseBoosted(state: State, seat: number, colour: number, value: number): boolean {
  if (canUse(state, seat, colour, value)) return true;
  if (!state.options.advanced) return false;
  const content = contentOf(state);
  const player = state.players[seat]!;
  const three = findBoost(player, content, 'dieToThree', colour) >= 0;
  if (three && canUse(state, seat, colour, 3)) return true;
  const anyColour = findBoost(player, content, 'dieToAnyColour', colour) >= 0;
  return anyColour && canUseWithColourBoost(state, seat, colour, value, three, player, content);
}

/** Whether a die already chosen, in the state of the running turn, can still be used (T3). */
export function canUseChosen(state: State, seat: number): boolean {
  const turn = state.turn;
  if (!turn.boostedColour && !turn.boostedValue) return canUseBoosted(state, seat, turn.colour, turn.value);
  if (canUse(state, seat, turn.colour, turn.value)) return true;
  const content = contentOf(state);
  const player = state.players[seat]!;
  const threeFits = (colour: number): boolean => findBoost(player, content, 'dieToThree', colour) >= 0;
  if (!turn.boostedValue)
    return (threeFits(turn.colour) || threeFits(turn.dieColour)) && canUse(state, seat, turn.colour, 3);
  if (turn.boostedColour || findBoost(player, content, 'dieToAnyColour', turn.colour) < 0) return false;
  return [0, 1, 2].some((colour) => colour !== turn.colour && canUse(state, seat, colour, turn.value));
}

/** A die of one's own, which debris may turn (A2.2). */
export function canUseOwn(state: State, seat: number, colour: number, value: number): boolean {
  if (canUseBoosted(state, seat, colour, value)) return true;
  const player = state.players[seat]!;
  if (player.debris === 0) return false;
  player.debris--;
  const usable = canUseBoosted(state, seat, colour, contentOf(state).dieOpposite[value]!);
  player.debris++;
  return usable;
}

/** A die of somebody else, for which 1 resource is paid (A2.1). */
export function canUseBought(state: State, seat: number, colour: number, value: number): boolean {
  const player = state.players[seat]!;
  if (player.resources === 0) return false;
  player.resources--;
  const usable = canUseBoosted(state, seat, colour, value);
  player.resources++;
  return usable;
}

/** Bits of the die types (colour × 4 + value) in one's own compartment that can be used. */
export function usableOwnDice(state: State, seat: number): number {
  const dice = state.dice[seat]!;
  let mask = 0;
  for (let die = 0; die < 12; die++)
    if (dice[die]! + dice[die + 12]! > 0 && canUseOwn(state, seat, die >> 2, die & 3)) mask |= 1 << die;
  return mask;
}

/** The same for dice of others that can be bought. */
export function usableBoughtDice(state: State, seat: number): number {
  if (state.players[seat]!.resources === 0) return 0;
  let mask = 0;
  for (let die = 0; die < 12; die++) {
    let offered = false;
    for (let owner = 0; owner < state.dice.length; owner++)
      if (owner !== seat && state.dice[owner]![die]! > 0) offered = true;
    if (offered && canUseBought(state, seat, die >> 2, die & 3)) mask |= 1 << die;
  }
  return mask;
}

export const canAct = (state: State, seat: number): boolean =>
  usableOwnDice(state, seat) !== 0 || usableBoughtDice(state, seat) !== 0;

/** A way to finish Sequence A that no choice of A1 can spoil: an own die for Discover, Repair or Destroy. */
export function isSafe(state: State, seat: number): boolean {
  const content = contentOf(state);
  const dice = state.dice[seat]!;
  for (let action = 0; action < 6; action++) {
    if (content.actionKind[action] === 'command') continue;
    for (let value = 3; value > 0; value--) {
      const die = content.actionColour[action]! * 4 + value;
      if (dice[die]! + dice[die + 12]! === 0) continue;
      if (canPerformNow(state, seat, action, effectiveValue(state, action, value))) return true;
    }
  }
  return false;
}
