// A2.C1, A2.C3, A2.C6: the least die value that Command needs. What the three Command actions share is computed once,
// on demand.

import { type Content, contentOf } from '../content/content.ts';
import { countInHand, missionsInHand } from '../decks.ts';
import { angelHex, canFly, hasRoomFor, isFreeTerritory, territoryAt } from '../space.ts';
import type { Player, State } from '../state.ts';
import { HIGHEST, IMPOSSIBLE, minValueExceptCommand } from './needed-value.ts';

const UNKNOWN = -1;

/** A2.C6: no ship in space, and none can be launched, which needs a value above 0. */
export const isGrounded = (player: Player, most: number): boolean =>
  player.fleet.length === 0 && (most <= 0 || player.ships === 0 || player.breakRoom === 0);

/** A question about the Command actions of a player. It holds as long as the state does not change. */
export class CommandQuery {
  private readonly state: State;
  private readonly seat: number;
  private readonly content: Content;
  private readonly player: Player;
  /** For upper bounds: assumes a ship on every useful hex. */
  private readonly anywhere: boolean;
  /** The fewest steps with which a ship gets to another hex, without and with launching one. */
  private stepsInSpace = UNKNOWN;
  private stepsLaunching = UNKNOWN;
  /** The colours of the free hexes where ships stand, as bits. */
  private coloursBelow = UNKNOWN;

  constructor(state: State, seat: number, anywhere: boolean) {
    this.state = state;
    this.seat = seat;
    this.content = contentOf(state);
    this.player = state.players[seat]!;
    this.anywhere = anywhere;
  }

  /** `most` is the highest value that a die can have. `struck`: the Ravager there has already struck. */
  neededValue(action: number, struck: boolean, most: number): number {
    const { state, content, player } = this;
    if (!this.anywhere && isGrounded(player, most)) return IMPOSSIBLE;
    const { breakRoom } = player;
    const colour = content.actionColour[action]!;
    const ravagers = state.ravagers[action]!;
    const strike = struck || ravagers.length === 0 ? '' : content.ravagers[ravagers[ravagers.length - 1]!]!.effect;
    const robots = strike === 'placeRobot' && breakRoom > 0 ? breakRoom - 1 : breakRoom;
    const discarding = strike === 'discardMission';
    if (robots > 0 && this.standsOnFree(colour) && this.hasCardToPlace(colour, discarding)) return 0;
    if (this.anywhere) return 1;
    if (most <= 0) return IMPOSSIBLE;
    const launching = player.ships > 0 && robots > 0;
    const steps = this.stepsToFly(launching);
    if (steps === 1 || !launching || robots === 1) return steps;
    const start = angelHex(state);
    const canStay = isFreeTerritory(state, content, start, colour) && hasRoomFor(state, this.seat, start);
    return canStay && this.hasCardToPlace(colour, discarding) ? 1 : steps;
  }

  private stepsToFly(launching: boolean): number {
    const known = launching ? this.stepsLaunching : this.stepsInSpace;
    if (known !== UNKNOWN) return known;
    let steps = 1;
    while (steps <= HIGHEST && !canFly(this.state, this.seat, launching, steps)) steps++;
    if (steps > HIGHEST) steps = IMPOSSIBLE;
    if (launching) this.stepsLaunching = steps;
    else this.stepsInSpace = steps;
    return steps;
  }

  /** Whether a Mission card of the colour is left after the Ravager is paid, with another card if possible. */
  private hasCardToPlace(colour: number, discarding: boolean): boolean {
    const cards = countInHand(this.state, this.seat, colour);
    return discarding ? cards > 1 || (cards === 1 && missionsInHand(this.state, this.seat) > 1) : cards > 0;
  }

  private standsOnFree(colour: number): boolean {
    if (this.anywhere) return true;
    if (this.coloursBelow === UNKNOWN) this.coloursBelow = this.findColoursBelow();
    return (this.coloursBelow & (1 << colour)) !== 0;
  }

  private findColoursBelow(): number {
    const { fleet } = this.player;
    const { cards } = this.state;
    let colours = 0;
    for (let i = 0; i < fleet.length; i++)
      if (cards[fleet[i]!] === 0) colours |= 1 << (territoryAt(this.state, this.content, fleet[i]!) & 15);
    return colours;
  }
}

/** The least value for any action. `struck`: the Ravager there has already struck. */
export function neededValue(state: State, seat: number, action: number, struck: boolean): number {
  const content = contentOf(state);
  return content.actionKind[action] === 'command'
    ? new CommandQuery(state, seat, false).neededValue(action, struck, HIGHEST)
    : minValueExceptCommand(state, content, action);
}
