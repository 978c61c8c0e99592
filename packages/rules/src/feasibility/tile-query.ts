// T2, T3 while a card is played (A1): a choice is offered only if Sequence A can still be finished after it. Effects of
// tiles are tried in place and undone at once; nothing is copied. Cells still to be activated are bits. The file of
// each effect says what the effect may make possible (effects/).

import { TILE_EFFECTS, type TileEffect } from '../content/component-set.ts';
import { type Content, contentOf } from '../content/content.ts';
import { GRID, ownLists } from '../copy.ts';
import { TILE_EFFECT_RULES } from '../effects/index.ts';
import { type Boon, choiceCell, effectNumber, type LookAhead, numberedChoice } from '../effects/tile-effect.ts';
import { DONE } from '../frames/frame.ts';
import { isBoostUp, standardUp, tileIn } from '../grid.ts';
import type { Player, State } from '../state.ts';
import { DiceQuery } from './dice-query.ts';

/** The number of the lowest of these cells, or effects. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** The effects, as bits, that may give one of these. */
const effectsGiving = (...boons: Boon[]): number =>
  TILE_EFFECT_RULES.reduce(
    (bits, { mayGive }, number) => bits | (mayGive.some((boon) => boons.includes(boon)) ? 1 << number : 0),
    0,
  );
const SHIP = effectsGiving('ship');
const RESOURCE = effectsGiving('resource');
const DEBRIS = effectsGiving('debris');
const ROBOT = effectsGiving('robot');
const CARD = effectsGiving('card');
const FLIGHT = effectsGiving('flight');
const NEIGHBOUR = effectsGiving('neighbour');
const ANYTHING = SHIP | RESOURCE | DEBRIS | ROBOT | CARD | FLIGHT | NEIGHBOUR;
/** For these effects the upper bound is computed first, because trying them takes longer. */
const MANY_WAYS = CARD | FLIGHT | NEIGHBOUR;

/** An effect occurs at most three times, because a line has three tiles. */
const MOST_TIMES = 3;

/** Whether some way of activating tiles makes a die usable. */
export class TileQuery implements LookAhead {
  readonly state: State;
  readonly seat: number;
  readonly player: Player;
  private readonly content: Content;
  private readonly dice: DiceQuery;

  constructor(dice: DiceQuery) {
    this.state = dice.state;
    this.seat = dice.seat;
    this.player = dice.state.players[dice.seat]!;
    this.content = contentOf(dice.state);
    this.dice = dice;
  }

  /** The useful effects that activating this cell could have, directly or through a neighbour. */
  effectsOf(cell: number): number {
    const { tiles } = this.content;
    const { grid } = this.player;
    const bits = tiles[tileIn(grid[cell]!)]!.effectBits;
    let all = bits;
    for (let left = bits & NEIGHBOUR; left !== 0; left &= left - 1)
      for (const near of TILE_EFFECT_RULES[lowestBit(left)]!.reach![cell]!)
        all |= tiles[tileIn(grid[near]!)]!.effectBits;
    return all & ANYTHING;
  }

  private effectsOfAll(cells: number): number {
    let all = 0;
    for (let left = cells; left !== 0; left &= left - 1) all |= this.effectsOf(lowestBit(left));
    return all;
  }

  /**
   * An upper bound that saves most of the search: false only if no order of these effects can lead to a usable die. It
   * grants everything that they might give.
   */
  mightAct(effects: number): boolean {
    const { player } = this;
    const { ships, resources, debris, breakRoom, hand } = player;
    if (effects & RESOURCE) player.resources += MOST_TIMES;
    if (effects & SHIP) player.ships += MOST_TIMES;
    if (effects & DEBRIS) player.debris += MOST_TIMES;
    if (effects & ROBOT) player.breakRoom += MOST_TIMES;
    if (effects & CARD) player.hand = hand.concat(this.content.missionSamples);
    const hasShip = player.fleet.length > 0 || (player.ships > 0 && player.breakRoom > 0);
    const possible = this.dice.canAct((effects & FLIGHT) !== 0 && hasShip);
    player.ships = ships;
    player.resources = resources;
    player.debris = debris;
    player.breakRoom = breakRoom;
    player.hand = hand;
    return possible;
  }

  /** The same for one effect and the cells to come. */
  mightActBy(effect: TileEffect, cellsToCome: number): boolean {
    return this.mightAct((1 << TILE_EFFECTS.indexOf(effect)) | this.effectsOfAll(cellsToCome));
  }

  canAct(): boolean {
    return this.dice.canAct();
  }

  /** Whether a die can be used now, or by activating some of these cells. */
  canActThrough(cells: number): boolean {
    return this.dice.canAct() || (cells !== 0 && this.canActByActivating(cells));
  }

  /** Whether activating these cells, in any order, makes Sequence A possible. It must be impossible now. */
  canActByActivating(cells: number): boolean {
    const { tiles } = this.content;
    const { grid } = this.player;
    const effects = this.effectsOfAll(cells);
    const isQuick = !(cells & (cells - 1)) && !(effects & MANY_WAYS);
    if (effects === 0 || !(isQuick || this.mightAct(effects))) return false;
    for (let cell = 0; cell < 9; cell++) {
      if (!(cells & (1 << cell))) continue;
      for (const effect of tiles[tileIn(grid[cell]!)]!.effectNumbers)
        if (this.canActAfterTile(numberedChoice(cell, effect), cells & ~(1 << cell))) return true;
    }
    return false;
  }

  /** X2: through one of these cells, but never through a tile that activates another. */
  canActByNeighbour(cells: readonly number[], cellsToCome: number): boolean {
    const { grid } = this.player;
    for (const cell of cells)
      for (const effect of this.content.tiles[tileIn(grid[cell]!)]!.effectNumbers)
        if (!TILE_EFFECT_RULES[effect]!.reach && this.canActAfterTile(numberedChoice(cell, effect), cellsToCome))
          return true;
    return false;
  }

  /** Whether a die can be used after this effect and some of the cells to come. A boost side turns first (V3). */
  canActAfterTile(choice: number, cellsToCome: number): boolean {
    const cell = choiceCell(choice);
    const { canActAfter } = TILE_EFFECT_RULES[effectNumber(choice)]!;
    const before = this.player.grid[cell]!;
    if (!isBoostUp(before)) return canActAfter(this, cell, cellsToCome);
    const { grid } = ownLists(this.state, this.seat, GRID);
    grid[cell] = standardUp(before);
    const possible = canActAfter(this, cell, cellsToCome);
    grid[cell] = before;
    return possible;
  }
}

const inA1 = (state: State): boolean => state.turn.sequence === 'A' && state.turn.dieColour < 0;

/** The cells of the line that can still be activated: the frame on top, or the one below the decision about a tile. */
function cellsToCome(state: State): number {
  const { frames } = state;
  const top = frames[frames.length - 1]!;
  const frame = top.kind === 'activate-tiles' ? top : frames[frames.length - 2]!;
  let cells = 0;
  if (frame.kind === 'activate-tiles') for (const cell of frame.list) cells |= 1 << cell;
  return cells;
}

/** Filters the first `count` entries of `out`: those after which Sequence A is possible with the cells to come. */
export function keepCompletable(
  state: State,
  seat: number,
  out: number[],
  count: number,
  canActAfter: (look: TileQuery, choice: number, cellsToCome: number) => boolean,
): number {
  if (!inA1(state)) return count;
  const dice = new DiceQuery(state, seat);
  if (dice.isSafe(false)) return count;
  const look = new TileQuery(dice);
  const toCome = cellsToCome(state);
  let kept = 0;
  for (let i = 0; i < count; i++) {
    const choice = out[i]!;
    if (choice === DONE ? dice.canAct() : canActAfter(look, choice, toCome)) out[kept++] = choice;
  }
  return kept;
}
