// T1: the grammar of stacks. Each frame file names its place; here is what several of them share.

import { TILE_EFFECTS, type TileEffect } from '../content/component-set.ts';
import { contentOf, type Mission, range } from '../content/content.ts';
import { effectiveValue } from '../damage.ts';
import { EFFECTS } from '../effects/tile-effect.ts';
import { activatedCells, hasDebris, isBoostUp, tileIn } from '../grid.ts';
import type { Frame, State } from '../state.ts';
import type { Misfit, Place } from './frame.ts';

/** A1, A2: above the end of the turn. There is one of them at a time, so a die is used once. */
export const ABOVE_END: Place = { on: ['end-turn'], in: ['A'] };

/** X1: what a tile asks, which a card (A1.2) or debris (A2.R2) has activated. */
export const BY_TILE: Place = { on: ['activate-tiles', 'repair'], in: ['A'] };

/** A part of the action was performed. */
export const isBegun = (frame: Frame): boolean => frame.list.length > 0;

/** A2.3–A2.5: an action fits the die of the turn. */
export function misfitOfAction(state: State, frame: Frame): Misfit | null {
  const { colour, value } = state.turn;
  if (contentOf(state).actionColour[frame.at] !== colour) return ['at', 'the die has not the colour of this action'];
  const most = effectiveValue(state, frame.at, value);
  if (isBegun(frame)) return frame.left < most ? null : ['left', `fewer than ${most} activations can be left`];
  return frame.left === most ? null : ['left', `the die gives the value ${most} here`];
}

/** The highest value that the die has for one of its actions of this kind; 0 if there is none. */
export function valueFor(state: State, kind: 'discover' | 'command'): number {
  const { actionsOf, actionKind } = contentOf(state);
  const { colour, value } = state.turn;
  const actions = actionsOf[colour]!.filter((action) => actionKind[action] === kind);
  return Math.max(0, ...actions.map((action) => effectiveValue(state, action, value)));
}

/** The cells whose tiles the decision below has activated, or may have. */
function activatedBy(state: State, below: Frame): number[] {
  const { grid, slots } = state.players[below.seat]!;
  if (below.kind === 'repair') return range(0, 8).filter((cell) => isBegun(below) && hasDebris(grid[cell]!));
  const content = contentOf(state);
  const line = activatedCells(content, grid, content.back[slots[below.at]!]!, below.at);
  return range(0, 8).filter((cell) => line & (1 << cell) && !below.list.includes(cell));
}

/** V3: a tile works on its standard side only. */
function effectsAt(state: State, seat: number, cell: number): readonly number[] {
  const value = state.players[seat]!.grid[cell]!;
  return isBoostUp(value) ? [] : contentOf(state).tiles[tileIn(value)]!.effectNumbers;
}

/** X2: the cells beside it that the tile in this cell can activate; one list for each of its effects that does so. */
const reachesOf = (state: State, seat: number, cell: number): (readonly number[])[] =>
  effectsAt(state, seat, cell).flatMap((effect) => {
    const { reach } = EFFECTS[effect]!;
    return reach ? [reach[cell]!] : [];
  });

/** X1, X2: a tile with this effect was activated, by the decision below or by a neighbour. */
export function misfitOfTile(state: State, { seat }: Frame, below: Frame, effect: TileEffect): Misfit | null {
  const cells = activatedBy(state, below);
  const near = cells.flatMap((cell) => reachesOf(state, seat, cell).flat());
  const wanted = TILE_EFFECTS.indexOf(effect);
  const isAsked = [...cells, ...near].some((cell) => effectsAt(state, seat, cell).includes(wanted));
  return isAsked ? null : ['kind', `no tile that was activated has the effect ${effect}`];
}

/** X2: the tile in this cell was activated and activates one of these cells. */
export function misfitOfNeighbour(state: State, { seat, at, list }: Frame, below: Frame): Misfit | null {
  if (!activatedBy(state, below).includes(at)) return ['at', 'the tile in this cell was not activated'];
  const isAsked = reachesOf(state, seat, at).some((cells) => cells.join() === list.join());
  return isAsked ? null : ['list', 'the tile does not activate these cells'];
}

/** A2.M2: the cards and tiles that an activation costs, in the order in which they lie on the stack. */
const pricesOf = ({ cost }: Mission): Pick<Frame, 'kind' | 'at' | 'left'>[] =>
  [
    { kind: 'spend-card' as const, at: 0, left: cost.missionCard },
    { kind: 'spend-card' as const, at: 1, left: cost.ravagerCard },
    { kind: 'spend-technology' as const, at: 0, left: cost.technology },
  ].filter(({ left }) => left > 0);

/** What is spent is a part of the cost, and what is below is not spent yet. */
export function misfitOfPrice(state: State, frame: Frame, below: Frame): Misfit | null {
  const activation = state.frames.find(({ kind }) => kind === 'activate-mission');
  const card = activation && state.cards[activation.at];
  if (!card || activation.list[2] !== 1) return ['kind', 'no activation of a Mission card is being paid'];
  const prices = pricesOf(contentOf(state).missions[card]!);
  const number = prices.findIndex(({ kind, at }) => kind === frame.kind && at === frame.at);
  if (number < 0 || frame.left > prices[number]!.left) return ['left', 'the Mission card does not cost so much'];
  const lower = prices[number - 1];
  if (!lower) return below.kind === 'activate-mission' ? null : ['kind', 'this part of the cost is paid later'];
  const isWhole = below.kind === lower.kind && below.at === lower.at && below.left === lower.left;
  return isWhole ? null : ['kind', 'another part of the cost is still to be paid below'];
}
