// T2, T3: which dice can be used. Every decision of every playout asks this, so cheap tests come first and nothing is
// computed that the question does not need.
//
// A mask has a bit for each die (colour × 4 + value). It is set if a die of that colour and value can be used.

import { type Content, contentOf, type Mission } from '../content/content.ts';
import { countInHand, missionsInHand } from '../decks.ts';
import { countSpendableTiles, findBoost, isBoostUp } from '../grid.ts';
import { COLUMNS } from '../hex.ts';
import { isEmptyStrip, isPresentAt } from '../space.ts';
import type { Player, State } from '../state.ts';
import { toBit } from '../to-bit.ts';
import { CommandQuery, isGrounded } from './command-query.ts';
import { HIGHEST, minValueExceptCommand } from './needed-value.ts';

const ALL_VALUES = 0b1111;
const NOT_ZERO = 0b1110;
const ALL_DICE = 0xfff;
const NO_STARS = 0xeee;
const UNKNOWN = -1;
const NOTHING: number[] = [];

/** A2.M2: the player can pay for one activation. */
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

/** The die values that are enough for an action with this needed value and this loss to damage, as bits. */
const valuesFrom = (needed: number, lost: number): number =>
  needed === 0 ? ALL_VALUES : (ALL_VALUES << (needed + lost)) & ALL_VALUES;

/** The dice that can be used for an action other than Command. */
function findUnconditional(state: State, content: Content): number {
  const actions = content.nonCommandActions;
  const { damage } = state;
  let mask = 0;
  for (let i = 0; i < actions.length; i++) {
    const action = actions[i]!;
    const lost = damage[action]! >> 1; // A2.5: two cubes
    mask |= valuesFrom(minValueExceptCommand(state, content, action), lost) << (content.actionColour[action]! * 4);
  }
  return mask;
}

/** The dice of a compartment. Without the reserved ones: those that others can buy. */
function facesIn(dice: readonly number[], withReserved: boolean): number {
  let faces = 0;
  if (withReserved) for (let die = 11; die >= 0; die--) faces = (faces << 1) | toBit(dice[die]! | dice[die + 12]!);
  else for (let die = 11; die >= 0; die--) faces = (faces << 1) | toBit(dice[die]!);
  return faces;
}

/** Every die turned to its opposite face. */
function turned(content: Content, dice: number): number {
  const values = content.oppositeValues;
  return values[dice & 15]! | (values[(dice >> 4) & 15]! << 4) | (values[dice >> 8]! << 8);
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

/** How the die of the turn would count. */
export interface ChosenDie {
  readonly colour: number;
  readonly value: number;
  readonly dieColour: number;
  readonly boostedColour: boolean;
  readonly boostedValue: boolean;
}

/** Dice usable as they are, after a debris is spent to turn one, after a resource is paid for one. */
interface Usable {
  now: number;
  turned: number;
  bought: number;
}

/**
 * A question about the dice a player could use. No choice of A1 changes the dice on the table, the damage or the
 * Ravagers, so they are read once. Goods, robots, ships, hand and grid are read for each answer: look-ahead.ts changes
 * them and asks the same query again.
 */
export class DiceQuery {
  readonly state: State;
  readonly seat: number;
  private readonly content: Content;
  private readonly player: Player;
  /** The dice of the own compartment. */
  private readonly own: number;
  /** Dice that can be used for an action that does not depend on the player's goods. */
  private readonly unconditional: number;
  /** The dice that others offer. */
  private offered = UNKNOWN;

  constructor(state: State, seat: number) {
    this.state = state;
    this.seat = seat;
    this.content = contentOf(state);
    this.player = state.players[seat]!;
    this.own = facesIn(state.dice[seat]!, true);
    this.unconditional = findUnconditional(state, this.content);
  }

  /**
   * The low 12 bits: usable dice of the own compartment, also those that debris must turn first (A2.2). The next 12:
   * dice of others that can be bought (A2.1) and used.
   */
  usableDice(anywhere = false): number {
    const { own, player, content } = this;
    const buyable = this.buyable();
    if ((own | buyable) === 0) return 0;
    const boosted = this.hasBoosts() ? ALL_DICE : 0;
    const opposite = this.opposite();
    const found = this.find(own | boosted | opposite | buyable, anywhere);
    let usable = this.among(own, found.now);
    if (usable !== own && player.debris > 0)
      usable |= turned(content, this.among(turned(content, own & ~usable), found.turned));
    return usable | (buyable === 0 ? 0 : this.among(buyable, found.bought) << 12);
  }

  /** Whether some die can be used, so that Sequence A can be finished. `anywhere` assumes a ship on the best hex. */
  canAct(anywhere = false): boolean {
    return this.canActUnboosted(anywhere) || (this.hasBoosts() && this.usableDice(anywhere) !== 0);
  }

  /** Whether there is no die at all, to take or to buy; then nothing can help. */
  isWithoutDice(): boolean {
    return (this.own | this.diceOnOffer()) === 0;
  }

  /** Whether some die can be used without any ship, robot, boost or card. */
  hasUnconditionalDie(): boolean {
    return (this.unconditional & (this.own | this.opposite() | this.buyable())) !== 0;
  }

  /**
   * Whether Sequence A can be finished after any single choice of A1. It is judged without ships (one could block
   * another), without boosts and with one robot less; when a card is played, also without cards in hand.
   */
  isSafe(playing: boolean): boolean {
    const { player } = this;
    const { fleet, ships, breakRoom, hand } = player;
    player.fleet = NOTHING;
    player.ships = 0;
    if (breakRoom > 0) player.breakRoom = breakRoom - 1;
    if (playing) player.hand = NOTHING;
    const safe = this.canActUnboosted(false);
    player.fleet = fleet;
    player.ships = ships;
    player.breakRoom = breakRoom;
    player.hand = hand;
    return safe;
  }

  /** Whether the chosen die with this colour and value can still be used (T3). `turning`: debris is spent first. */
  canUseAs(die: ChosenDie, turning: boolean): boolean {
    const wanted = this.state.options.advanced ? ALL_DICE : 1 << (die.colour * 4 + die.value);
    const found = this.find(wanted, false);
    return this.isChosenUsable(turning ? found.turned : found.now, die);
  }

  private isChosenUsable(mask: number, die: ChosenDie): boolean {
    const { colour, value, dieColour, boostedColour, boostedValue } = die;
    const { content, player } = this;
    if (has(mask, colour, value)) return true;
    if (!this.state.options.advanced) return false;
    if (!boostedColour && !boostedValue) return isUsableBoosted(player, content, mask, colour, value);
    const three = (of: number): boolean => findBoost(player, content, 'dieToThree', of) >= 0;
    if (!boostedValue) return (three(colour) || three(dieColour)) && has(mask, colour, 3);
    if (boostedColour || findBoost(player, content, 'dieToAnyColour', colour) < 0) return false;
    return [0, 1, 2].some((other) => has(mask, other, value));
  }

  private canActUnboosted(anywhere: boolean): boolean {
    const { own, unconditional } = this;
    const buyable = this.buyable();
    if ((own | buyable) === 0) return false;
    const opposite = this.opposite();
    const wanted = own | opposite | buyable;
    if (unconditional & wanted) return true;
    const mask = this.withCommand(wanted, true, anywhere);
    if (mask & wanted) return true;
    if ((wanted & NO_STARS) === 0) return false;
    const found = { now: mask, turned: mask, bought: mask };
    this.addMissions(wanted & NO_STARS, anywhere, found);
    return ((own & found.now) | (opposite & found.turned) | (buyable & found.bought)) !== 0;
  }

  private opposite(): number {
    return this.player.debris > 0 ? turned(this.content, this.own) : 0;
  }

  private buyable(): number {
    return this.player.resources > 0 ? this.diceOnOffer() : 0;
  }

  private diceOnOffer(): number {
    if (this.offered !== UNKNOWN) return this.offered;
    const { dice } = this.state;
    let faces = 0;
    for (let owner = 0; owner < dice.length; owner++) if (owner !== this.seat) faces |= facesIn(dice[owner]!, false);
    this.offered = faces;
    return faces;
  }

  /** V2: whether any boost could still change a die. */
  private hasBoosts(): boolean {
    if (!this.state.options.advanced) return false;
    const { grid } = this.player;
    for (let cell = 0; cell < 9; cell++) if (isBoostUp(grid[cell]!)) return true;
    return false;
  }

  /** The dice of `faces` (12 bits) that a mask allows, with boosts where there are any. */
  private among(faces: number, mask: number): number {
    let usable = faces & mask;
    if (usable === faces || !this.hasBoosts()) return usable;
    for (let die = 0; die < 12; die++)
      if (faces & ~usable & (1 << die) && isUsableBoosted(this.player, this.content, mask, die >> 2, die & 3))
        usable |= 1 << die;
    return usable;
  }

  /** A2.3, A2.4: which of the wanted dice can be used with the present stores. */
  private find(wanted: number, anywhere: boolean): Usable {
    const isEnough = (wanted & ~this.unconditional) === 0;
    const mask = isEnough ? this.unconditional : this.withCommand(wanted, false, anywhere);
    const found = { now: mask, turned: mask, bought: mask };
    const missing = wanted & ~mask & NO_STARS;
    if (missing !== 0) this.addMissions(missing, anywhere, found);
    return found;
  }

  /** The wanted dice that can be used for an action; with `onlyOne` it stops at the first. */
  private withCommand(wanted: number, onlyOne: boolean, anywhere: boolean): number {
    const { state, content, unconditional } = this;
    if (!anywhere && isGrounded(this.player, wanted & ~unconditional & NO_STARS)) return unconditional;
    const actions = content.commandActions;
    const query = new CommandQuery(state, this.seat, anywhere);
    let mask = unconditional;
    for (let i = 0; i < actions.length; i++) {
      const action = actions[i]!;
      const shift = content.actionColour[action]! * 4;
      const missing = ((wanted & ~mask) >> shift) & ALL_VALUES;
      if (missing === 0) continue;
      const lost = state.damage[action]! >> 1;
      const most = HIGHEST - Math.clz32(missing << 28) - lost;
      mask |= valuesFrom(query.neededValue(action, false, most), lost) << shift;
      if (onlyOne && mask & wanted) return mask;
    }
    return mask;
  }

  /** Adds the missing dice that some Mission card in space makes usable. */
  private addMissions(missing: number, anywhere: boolean, found: Usable): void {
    const { state, seat, content, player } = this;
    const { cards } = state;
    for (let hex = 0; hex < cards.length; hex++) {
      if (isEmptyStrip(cards, hex)) hex += COLUMNS - 1;
      if (cards[hex] === 0) continue;
      const mission = content.missions[cards[hex]!]!;
      const bits = NOT_ZERO << (mission.colour * 4);
      if (!mission.isActivation || !(bits & missing)) continue;
      if (!(anywhere || isPresentAt(state, seat, hex)) || !canPayMission(state, seat, mission)) continue;
      found.now |= bits;
      if (player.debris > mission.cost.debris || mission.cost.debris === 0) found.turned |= bits;
      if (player.resources > mission.cost.resource || mission.cost.resource === 0) found.bought |= bits;
    }
  }
}
