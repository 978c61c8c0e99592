// A2.3–A2.5: the least value a die must have for an action. Asked several times at every decision of every playout, so what
// the actions have in common is looked at once, and the rest only as far as the question needs it.

import { type Content, contentOf } from './content/content.ts';
import { countInHand, missionsInHand } from './decks.ts';
import { willBeDamage } from './effects/ravager-effect.ts';
import { isAny } from './is-any.ts';
import { angelHex, canFly, hasRoomFor, isFreeTerritory, territoryAt } from './space.ts';
import type { Player, State } from './state.ts';

const IMPOSSIBLE = 9;
export const HIGHEST = 3;
const UNKNOWN = -1;

/** A2.D1 */
function neededToDiscover(state: State, content: Content): number {
  const { display, advancedShow } = state;
  let places = 0;
  for (let place = 0; place < display.length; place++) places |= isAny(display[place]!) << place;
  if (places & content.cheapPlaces) return 1;
  for (let place = 0; places === 0 && place < advancedShow.length; place++) places |= isAny(advancedShow[place]!);
  return places === 0 ? IMPOSSIBLE : 2;
}

/** A2.X1: the size of the smallest group of Ravager cards, looked for among the sizes as bits. */
export function neededToDestroy(state: State): number {
  const { ravagers } = state;
  let sizes = 0;
  for (let action = 0; action < ravagers.length; action++) sizes |= 1 << ravagers[action]!.length;
  sizes &= ~1;
  return sizes === 0 ? IMPOSSIBLE : 31 - Math.clz32(sizes & -sizes);
}

/** The least value, after damage, for an action that needs nothing of the player: any but Command. */
export function neededEasily(state: State, content: Content, action: number): number {
  const kind = content.actionKind[action]!;
  if (kind === 'discover') return neededToDiscover(state, content);
  if (kind === 'destroy') return neededToDestroy(state);
  return willBeDamage(state, action) ? 1 : IMPOSSIBLE;
}

/** Upper bounds suppose that a ship can be wherever it is of use. */
export let anywhere = false;

export function supposeAnywhere(on: boolean): void {
  anywhere = on;
}

// The fewest steps with which a ship gets to another hex, without and with launching one, and the colours of the free hexes
// where ships stand, as bits: the same for every action, so that they are looked for once, and not before they matter.
let stepsInSpace = UNKNOWN;
let stepsLaunching = UNKNOWN;
let coloursBelow = UNKNOWN;

/** To be called before questions about Command, whenever anything may have changed. */
export function forgetFlights(): void {
  stepsInSpace = stepsLaunching = coloursBelow = UNKNOWN;
}

function stepsToFly(state: State, seat: number, launching: boolean): number {
  const known = launching ? stepsLaunching : stepsInSpace;
  if (known !== UNKNOWN) return known;
  let steps = 1;
  while (steps <= HIGHEST && !canFly(state, seat, launching, steps)) steps++;
  if (steps > HIGHEST) steps = IMPOSSIBLE;
  if (launching) stepsLaunching = steps;
  else stepsInSpace = steps;
  return steps;
}

/** Whether a Mission card of the colour is left once the Ravager, if it wants one, has got another where possible. */
function hasCardToPlace(state: State, seat: number, colour: number, discarding: boolean): boolean {
  const cards = countInHand(state, seat, colour);
  return discarding ? cards > 1 || (cards === 1 && missionsInHand(state, seat) > 1) : cards > 0;
}

function standsOnFree(state: State, content: Content, player: Player, colour: number): boolean {
  if (anywhere) return true;
  if (coloursBelow === UNKNOWN) {
    const { fleet } = player;
    coloursBelow = 0;
    for (let i = 0; i < fleet.length; i++)
      if (state.cards[fleet[i]!] === 0) coloursBelow |= 1 << (territoryAt(state, content, fleet[i]!) & 15);
  }
  return (coloursBelow & (1 << colour)) !== 0;
}

/** A2.C6: whether there is neither a ship in space nor one to launch, for which a value above 0 is needed. */
export const isGrounded = (player: Player, most: number): boolean =>
  player.fleet.length === 0 && (most <= 0 || player.ships === 0 || player.breakRoom === 0) && !anywhere;

/**
 * A2.C1, A2.C3, A2.C6: the least value, after damage, for Command; `most` is what can be had. `struck`: the Ravager there has
 * already been dealt with.
 */
export function neededToCommand(
  state: State,
  content: Content,
  seat: number,
  action: number,
  struck: boolean,
  most: number,
): number {
  const player = state.players[seat]!;
  if (isGrounded(player, most)) return IMPOSSIBLE;
  const { breakRoom } = player;
  const colour = content.actionColour[action]!;
  const ravagers = state.ravagers[action]!;
  const strike = struck || ravagers.length === 0 ? '' : content.ravagers[ravagers[ravagers.length - 1]!]!.effect;
  const robots = strike === 'placeRobot' && breakRoom > 0 ? breakRoom - 1 : breakRoom;
  const discarding = strike === 'discardMission';
  if (robots > 0 && standsOnFree(state, content, player, colour) && hasCardToPlace(state, seat, colour, discarding))
    return 0;
  if (anywhere) return 1;
  if (most <= 0) return IMPOSSIBLE;
  const launching = player.ships > 0 && robots > 0;
  const steps = stepsToFly(state, seat, launching);
  if (steps === 1 || !launching || robots === 1) return steps;
  const start = angelHex(state);
  const canStay = isFreeTerritory(state, content, start, colour) && hasRoomFor(state, seat, start);
  return canStay && hasCardToPlace(state, seat, colour, discarding) ? 1 : steps;
}

export function neededValue(state: State, seat: number, action: number, struck: boolean): number {
  const content = contentOf(state);
  if (content.actionKind[action] !== 'command') return neededEasily(state, content, action);
  forgetFlights();
  return neededToCommand(state, content, seat, action, struck, HIGHEST);
}
