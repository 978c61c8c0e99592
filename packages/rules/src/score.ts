// E4–E7: final scoring.

import type { AdvancedKind } from './content/component-set.ts';
import { contentOf } from './content/content.ts';
import { GRID, ownLists } from './copy.ts';
import { countInHand } from './decks.ts';
import { type Emit, tileName } from './events.ts';
import { HAL } from './gains.ts';
import { hasDebris, isAdvanced, recoverAllDebris, tileIn } from './grid.ts';
import type { Player, State } from './state.ts';

export const ADVANCED_LIMIT = 4;
export const LIMIT_PER_CARD = 2;

/** What an Advanced tile scores, and the most it could. @rule E5 */
export interface ScoredTile {
  tile: number;
  limit: number;
  vp: number;
}

/** The parts of a final score. @rule E4 */
export interface FinalScore {
  advanced: ScoredTile[];
  /** Robots in the break room, resources and ships in storage. */
  items: number;
  /** What the items give if Spes is reached. */
  itemsVp: number;
}

/** VP by seat, Hal last, and the seats that win. @rule E7 */
export interface Result {
  vp: number[];
  winners: number[];
}

/** E5: the limit of every Advanced tile the player owns. */
function limits(state: State, player: Player): ScoredTile[] {
  const missions = contentOf(state).missions;
  const tiles: ScoredTile[] = [];
  for (let cell = 0; cell < 9; cell++) {
    const tile = tileIn(player.grid[cell]!);
    if (isAdvanced(tile)) tiles.push({ tile, limit: ADVANCED_LIMIT, vp: 0 });
  }
  for (const tile of player.advancedBeyond) tiles.push({ tile, limit: ADVANCED_LIMIT, vp: 0 });
  for (let colour = 0; colour < 3; colour++) {
    const tile = player.advancedPlaces[colour]!;
    if (tile === 0) continue;
    let cards = 0;
    for (const card of player.ejectedCards) if (missions[card]!.colour === colour) cards++;
    tiles.push({ tile, limit: ADVANCED_LIMIT + LIMIT_PER_CARD * cards, vp: 0 });
  }
  return tiles;
}

// Loops without closures: bots compute the score of every position that they judge.

function inGrid(state: State, { grid }: Player, colour: number): number {
  const { tiles } = contentOf(state);
  let count = 0;
  for (let cell = 0; cell < 9; cell++) if (tiles[tileIn(grid[cell]!)]!.colour === colour) count++;
  return count;
}

function debrisIn({ grid }: Player): number {
  let count = 0;
  for (let cell = 0; cell < 9; cell++) if (hasDebris(grid[cell]!)) count++;
  return count;
}

function cardsInSpace({ owners }: State, seat: number): number {
  let count = 0;
  for (let hex = 0; hex < owners.length; hex++) if (owners[hex] === seat) count++;
  return count;
}

/** The number of the player's elements that an Advanced tile of this kind counts. */
function elements(state: State, seat: number, kind: AdvancedKind, owned: number): number {
  const player = state.players[seat]!;
  switch (kind) {
    case 'orangeInGrid':
      return inGrid(state, player, 0);
    case 'grayInGrid':
      return inGrid(state, player, 1);
    case 'greenInGrid':
      return inGrid(state, player, 2);
    case 'ejectedTechnology':
      return player.ejectedTiles.length;
    case 'debris':
      return player.debris + debrisIn(player);
    case 'ravagerCards':
      return countInHand(state, seat, 3);
    case 'advancedTiles':
      return owned;
    case 'cardsInSpace':
      return cardsInSpace(state, seat);
  }
}

/**
 * E6: assigns each element to the copy that gains most by it. This greedy division is optimal, because gains never
 * grow.
 */
function divide(copies: readonly ScoredTile[], vpPer: (tile: number) => number, count: number): void {
  for (let left = count; left > 0; left--) {
    let best: ScoredTile | null = null;
    let most = 0;
    for (const tile of copies) {
      const more = Math.min(vpPer(tile.tile), tile.limit - tile.vp);
      if (more > most) {
        most = more;
        best = tile;
      }
    }
    if (!best) return;
    best.vp += most;
  }
}

/** E5, E6: scores all tiles of the kind of this one. Does nothing if an earlier tile has the same kind. */
function scoreKind(state: State, seat: number, advanced: readonly ScoredTile[], at: number): void {
  const { tiles } = contentOf(state);
  const first = advanced[at]!;
  const { kind, vpPer } = tiles[first.tile]!.advanced!;
  let copies = 0;
  for (let i = 0; i < advanced.length; i++) {
    if (tiles[advanced[i]!.tile]!.advanced!.kind !== kind) continue;
    if (i < at) return;
    copies++;
  }
  const count = elements(state, seat, kind, advanced.length);
  if (copies === 1) first.vp = Math.min(first.limit, vpPer * count);
  else
    divide(
      advanced.filter(({ tile }) => tiles[tile]!.advanced!.kind === kind),
      (tile) => tiles[tile]!.advanced!.vpPer,
      count,
    );
}

/** The final scoring if the game ended now. @rule E4 */
export function finalScore(state: State, seat: number): FinalScore {
  const player = state.players[seat]!;
  const advanced = limits(state, player);
  for (let i = 0; i < advanced.length; i++) scoreKind(state, seat, advanced, i);
  const items = player.breakRoom + player.resources + player.ships;
  return { advanced, items, itemsVp: Math.floor(items / 2) };
}

/** VP of every seat, Hal's last. E7: most VP wins, shared by tied players; a tie with Hal is Hal's (H15). @rule E7 */
export function standing(state: State): Result {
  const vp = state.players.map((player) => player.vp);
  if (state.hal) vp.push(state.hal.vp);
  const most = Math.max(...vp);
  const winners = vp.flatMap((points, seat) => (points === most ? [seat] : []));
  return { vp, winners: state.hal && winners.length > 1 ? [HAL] : winners };
}

function scoreSeat(state: State, seat: number, emit: Emit): void {
  const player = ownLists(state, seat, GRID);
  const score = finalScore(state, seat);
  const recovered = recoverAllDebris(player);
  if (recovered > 0) emit?.({ kind: 'gained', rule: 'E4', seat, what: 'debris', amount: recovered });
  for (const { tile, vp, limit } of score.advanced) {
    player.vp += vp;
    emit?.({ kind: 'advancedScored', rule: 'E5', seat, tile: tileName(contentOf(state), tile), vp, limit });
  }
  if (state.ending !== 'spes') return;
  player.vp += score.itemsVp;
  emit?.({ kind: 'itemsScored', rule: 'E4', seat, items: score.items, vp: score.itemsVp });
}

export function endGame(state: State, emit: Emit): void {
  for (let seat = 0; seat < state.players.length; seat++) scoreSeat(state, seat, emit);
  state.frames = [];
  emit?.({ kind: 'gameEnded', rule: state.hal ? 'H15' : 'E7', ...standing(state) });
}
