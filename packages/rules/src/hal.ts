// H: Hal's turn, which is fully automatic.

import type { HalHalf } from './content/component-set.ts';
import { contentOf } from './content/content.ts';
import { ownEverything } from './copy.ts';
import { effectiveValue, isAnythingDamaged, isDamaged, removeDamage } from './damage.ts';
import { drawMission, putOnDiscard } from './decks.ts';
import { missionEffect } from './effects/mission-effects.ts';
import { strike } from './effects/ravager-effect.ts';
import { cardName, dieFace, type Emit, tileName } from './events.ts';
import { gainGoods, gainVp, HAL, halGains } from './gains.ts';
import { ADVANCED_COST } from './grid.ts';
import { COLUMNS } from './hex.ts';
import { placeMission } from './missions.ts';
import { destroyPlace } from './ravagers.ts';
import { STREAM, shuffle } from './rng.ts';
import { advance, reroll } from './sequence-b.ts';
import { isComet, isFreeTerritory } from './space.ts';
import { COLOURS, type State } from './state.ts';
import { TURN_OF } from './turn.ts';

const HAL_VP_INSTEAD = 3;
const HAL_VP_FOR_COMET = 3;
const PLAYER = 0;

/** H15: an empty deck is reshuffled. */
function revealCard(state: State, emit: Emit): number {
  const hal = state.hal!;
  if (hal.deck.length === 0) {
    shuffle(state, STREAM.hal, hal.discard);
    hal.deck = hal.discard;
    hal.discard = [];
    emit?.({ kind: 'deckRemade', rule: 'H15', deck: 'hal' });
  }
  const card = hal.deck.pop()!;
  hal.discard.push(card);
  return card;
}

/** H4: the unreserved die of the colour with the greatest value, Hal's own or the player's; null if there is none. */
function bestDie(state: State, colour: number): { from: number; die: number } | null {
  for (let value = 3; value >= 0; value--)
    for (const from of [HAL, PLAYER]) {
      const die = colour * 4 + value;
      if (state.dice[from]![die]! > 0) return { from, die };
    }
  return null;
}

/** H9: the action has no effect. */
const justGain = (state: State, emit: Emit): void => gainVp(state, HAL, HAL_VP_INSTEAD, 'H9', emit);

/** H6: Advanced tiles count as a row whose last place is next to the display. */
function takeAdvancedTile(state: State, emit: Emit): void {
  const show = state.advancedShow;
  let at = show.length - 1;
  while (show[at] === 0) at--;
  const tile = show[at]!;
  const content = contentOf(state);
  emit?.({ kind: 'tileTaken', rule: 'H6', seat: HAL, tile: tileName(content, tile), place: `A${at + 1}` });
  show.splice(at, 1);
  const next = state.advancedStack.pop() ?? 0;
  show.unshift(next);
  if (next) emit?.({ kind: 'advancedRevealed', rule: 'H6', place: 1, tile: tileName(content, next) });
  state.gone.push(tile);
  halGains(state, 'advancedTechnology', 1, 'H6', emit);
}

/** H6 */
function discoverForHal(state: State, value: number, advancedFirst: boolean, emit: Emit): void {
  const content = contentOf(state);
  let left = value;
  if (advancedFirst && left >= ADVANCED_COST && state.advancedShow.some((tile) => tile !== 0)) {
    takeAdvancedTile(state, emit);
    left -= ADVANCED_COST;
  }
  for (let place = state.display.length - 1; place >= 0; place--) {
    const tile = state.display[place]!;
    if (tile === 0 || content.displayCosts[place]! > left) continue;
    left -= content.displayCosts[place]!;
    state.display[place] = 0;
    emit?.({ kind: 'tileTaken', rule: 'H6', seat: HAL, tile: tileName(content, tile), place: `${place + 1}` });
    state.tileDiscards[content.tiles[tile]!.colour]!.push(tile);
    halGains(state, 'technology', 1, 'H6', emit);
  }
  if (left === value) justGain(state, emit);
}

const inDirection = (up: boolean): number[] => (up ? [0, 1, 2, 3, 4, 5] : [5, 4, 3, 2, 1, 0]);

/** H7 */
function repairForHal(state: State, value: number, up: boolean, emit: Emit): void {
  let left = value;
  for (; left > 0 && isAnythingDamaged(state); left--) {
    const action = inDirection(up).find((at) => state.damage[at]! > 0);
    removeDamage(state, HAL, action ?? 6 + state.damagedSupply.findIndex((dice) => dice > 0), 'H7', emit);
    halGains(state, 'debris', 1, 'H7', emit);
  }
  if (left === value) justGain(state, emit);
}

/** The most Ravagers that can be destroyed at these places, each place completely. */
function mostDestroyed(counts: readonly number[], value: number): number {
  const [first, ...rest] = counts;
  if (first === undefined) return 0;
  const without = mostDestroyed(rest, value);
  return first <= value ? Math.max(without, first + mostDestroyed(rest, value - first)) : without;
}

/** H8: follows the card's direction and skips a place that would lower the total. */
function destroyForHal(state: State, value: number, up: boolean, emit: Emit): void {
  const places = inDirection(up).filter((action) => state.ravagers[action]!.length > 0);
  let left = value;
  for (let i = 0; i < places.length; i++) {
    const counts = places.slice(i).map((action) => state.ravagers[action]!.length);
    const here = counts[0]!;
    if (here > left || here + mostDestroyed(counts.slice(1), left - here) < mostDestroyed(counts, left)) continue;
    destroyPlace(state, HAL, places[i]!, emit);
    left -= here;
  }
  if (left === value) justGain(state, emit);
}

/** H10: the hex for Hal's card: by strip, on it the comet first, then the lowest column (H16). -1 if there is none. */
function hexForHal(state: State, colour: number, isFar: boolean): number {
  const content = contentOf(state);
  for (let i = 0; i < state.strips.length; i++) {
    const row = isFar ? state.strips.length - 1 - i : i;
    const free = [0, 1, 2, 3, 4]
      .map((column) => row * COLUMNS + column)
      .filter((hex) => isFreeTerritory(state, content, hex, colour));
    if (free.length > 0) return free.find((hex) => isComet(state, hex)) ?? free[0]!;
  }
  return -1;
}

/** H10 */
function commandForHal(state: State, colour: number, emit: Emit): void {
  const card = drawMission(state, colour, emit);
  if (card === 0) return gainVp(state, HAL, HAL_VP_INSTEAD, 'H10', emit);
  const hex = hexForHal(state, colour, missionEffect(state, card).isPlacedFar);
  if (hex < 0) {
    putOnDiscard(state, card);
    emit?.({ kind: 'missionDiscarded', rule: 'H10', seat: HAL, card: cardName(card) });
    return gainVp(state, HAL, HAL_VP_INSTEAD, 'H10', emit);
  }
  if (isComet(state, hex)) gainVp(state, HAL, HAL_VP_FOR_COMET, 'H10', emit);
  emit?.stepDone?.();
  placeMission(state, HAL, card, hex, emit);
}

/** H5–H10 */
function actForHal(state: State, half: HalHalf, dieValue: number, emit: Emit): void {
  const content = contentOf(state);
  const colour = COLOURS.indexOf(half.colour);
  const action = content.actionsOf[colour]!.find((at) => content.actionKind[at] === half.action)!;
  const value = effectiveValue(state, action, dieValue);
  const damaged = isDamaged(state, action);
  emit?.({ kind: 'actionTaken', rule: 'H3', seat: HAL, action: action + 1, value, damaged });
  if (value === 0 && half.action !== 'command') return justGain(state, emit);
  emit?.stepDone?.();
  strike(state, HAL, action, true, emit);
  emit?.stepDone?.();
  const up = half.direction === 'up';
  if (half.action === 'discover') discoverForHal(state, value, half.advancedFirst === true, emit);
  else if (half.action === 'repair') repairForHal(state, value, up, emit);
  else if (half.action === 'destroy') destroyForHal(state, value, up, emit);
  else commandForHal(state, colour, emit);
}

/** H4: Hal pays for the player's die from the supply. */
function takeDie(state: State, from: number, die: number, emit: Emit): void {
  state.dice[from]![die]!--;
  if (from === HAL) emit?.({ kind: 'dieChosen', rule: 'H4', seat: HAL, die: dieFace(die), reserved: false });
  else {
    emit?.({ kind: 'dieBought', rule: 'H4', seat: HAL, from, die: dieFace(die) });
    gainGoods(state, from, 'resource', 1, 'H4', emit);
  }
}

function returnDie(state: State, colour: number, rule: string, emit: Emit): void {
  state.supply[colour]!++;
  emit?.({ kind: 'dieReturned', rule, colour: COLOURS[colour]! });
}

/** H3: if no die of either half's colour is available, Hal returns the lowest die of the third colour. */
function giveUpDie(state: State, emit: Emit): void {
  const die = state.dice[HAL]!.findIndex((count) => count > 0);
  state.dice[HAL]![die]!--;
  returnDie(state, die >> 2, 'H3', emit);
  gainVp(state, HAL, HAL_VP_INSTEAD, 'H3', emit);
}

function playCard(state: State, topFirst: boolean, emit: Emit): void {
  const card = contentOf(state).halCards[revealCard(state, emit)]!;
  for (const half of topFirst ? (['top', 'bottom'] as const) : (['bottom', 'top'] as const)) {
    const best = bestDie(state, COLOURS.indexOf(card[half].colour));
    if (!best) continue;
    emit?.({ kind: 'halCardRevealed', rule: 'H3', card: card.id, half });
    emit?.stepDone?.();
    takeDie(state, best.from, best.die, emit);
    emit?.stepDone?.();
    actForHal(state, card[half], best.die & 3, emit);
    returnDie(state, best.die >> 2, 'H4', emit);
    emit?.stepDone?.();
    return;
  }
  emit?.({ kind: 'halCardRevealed', rule: 'H3', card: card.id, half: 'none' });
  emit?.stepDone?.();
  giveUpDie(state, emit);
  emit?.stepDone?.();
}

/** H11: without dice Hal performs Sequence B and never reserves; with a die he plays a card. */
export function playHal(state: State, playerDidA: boolean, emit: Emit): void {
  ownEverything(state);
  const hasDie = state.dice[HAL]!.some((count) => count > 0);
  state.turn = hasDie ? TURN_OF.A : TURN_OF.B;
  emit?.({ kind: 'sequenceChosen', rule: hasDie ? 'H3' : 'H11', seat: HAL, sequence: hasDie ? 'A' : 'B' });
  if (hasDie) return playCard(state, playerDidA, emit);
  reroll(state, HAL, emit);
  emit?.stepDone?.();
  advance(state, emit);
  emit?.stepDone?.();
}
