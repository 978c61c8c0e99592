// The 3×3 technology grid: cells, lines, injecting and pushing (A2.D3–D5).

import { type Content, contentOf, FIRST_ADVANCED, TECHNOLOGY } from './content/content.ts';
import { BESIDE, GRID, own, ownLists, PILES } from './copy.ts';
import { cellName, type Emit, lineName, tileName } from './events.ts';
import { push } from './frames/frame.ts';
import { COLOURS, type Player, type State } from './state.ts';

const EMPTY_CELL = 0;
const DEBRIS = 1;
const BOOST = 2;

export const makeCell = (tile: number, boostUp: boolean): number => tile * 4 + (boostUp ? BOOST : 0);
/** The tile in a cell of `player.grid`, or 0. */
export const tileIn = (cell: number): number => cell >> 2;
/** Whether debris lies on the tile of a cell. @rule A2.R2 */
export const hasDebris = (cell: number): boolean => (cell & DEBRIS) !== 0;
/** Whether the tile of a cell shows its boost side. @rule V1 */
export const isBoostUp = (cell: number): boolean => (cell & BOOST) !== 0;
export const withDebris = (cell: number): number => cell | DEBRIS;
export const standardUp = (cell: number): number => cell & ~BOOST;

/** A cell of the technology grid in named fields. */
export interface Cell {
  tile: number | null;
  /** The boost side is up (V1). */
  boost: boolean;
  debris: boolean;
}

export const showCell = (cell: number): Cell => ({
  tile: tileIn(cell) || null,
  boost: isBoostUp(cell),
  debris: hasDebris(cell),
});

export const packCell = ({ tile, boost, debris }: Cell): number => makeCell(tile ?? 0, boost) + (debris ? DEBRIS : 0);

/** Whether a tile number is an Advanced tile. @rule S4 */
export const isAdvanced = (tile: number): boolean => tile >= FIRST_ADVANCED;
/** The activations that a tile of the Advanced row costs. @rule A2.D2 */
export const ADVANCED_COST = 2;
/** Whether a tile number is a Starting tile. @rule S7 */
export const isStarting = (tile: number): boolean => tile > TECHNOLOGY && tile < FIRST_ADVANCED;
/** Whether a tile number is a Technology tile; Starting tiles count too. @rule A1.3 */
export const isTechnology = (tile: number): boolean => tile > 0 && tile < FIRST_ADVANCED;

/** Whether tiles of this kind can be taken from the display or the Advanced row. */
export function isTakeable(state: State, tile: number): boolean {
  const { tiles } = contentOf(state);
  return tile > 0 && tile < tiles.length && (tiles[tile]!.boost !== null || isAdvanced(tile));
}

/** Cells of each line from its arrow on: rows from the left, columns from the bottom. */
export const LINES: readonly (readonly number[])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [6, 3, 0],
  [7, 4, 1],
  [8, 5, 2],
];

/** The same as bit sets. */
export const LINE_CELLS: readonly number[] = LINES.map((line) => line.reduce((bits, cell) => bits | (1 << cell), 0));

/**
 * The cells that a card in this slot activates, as bits: those of its colour, or all with a Ravager card (A1.2); maybe
 * none (A1.4).
 */
export function activatedCells(content: Content, grid: readonly number[], back: number, slot: number): number {
  let cells = 0;
  const line = LINES[slot]!;
  for (let i = 0; i < line.length; i++) {
    const cell = line[i]!;
    cells |= ((content.activatedBy[tileIn(grid[cell]!)]! >> back) & 1) << cell;
  }
  return cells;
}

export const NEIGHBOURS_VERTICAL: readonly (readonly number[])[] = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((cell) =>
  [cell - 3, cell + 3].filter((near) => near >= 0 && near < 9),
);
export const NEIGHBOURS_HORIZONTAL: readonly (readonly number[])[] = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((cell) =>
  [cell - 1, cell + 1].filter((near) => near >= 0 && Math.floor(near / 3) === Math.floor(cell / 3)),
);

/** Debris on a tile that leaves the grid goes to storage. */
function recoverDebris(player: Player, seat: number, cell: number, rule: string, emit: Emit): void {
  if (!hasDebris(cell)) return;
  player.debris++;
  emit?.({ kind: 'gained', rule, seat, what: 'debris', amount: 1 });
}

/** B2.1, E4: moves all debris from the tiles to storage. Returns how much. */
export function recoverAllDebris(player: Player): number {
  let debris = 0;
  for (let cell = 0; cell < 9; cell++) {
    if (!hasDebris(player.grid[cell]!)) continue;
    player.grid[cell]! &= ~DEBRIS;
    debris++;
  }
  player.debris += debris;
  return debris;
}

function eject(state: State, seat: number, cell: number, emit: Emit): void {
  const player = ownLists(state, seat, BESIDE);
  const tile = tileIn(cell);
  const content = contentOf(state);
  if (!isAdvanced(tile)) {
    player.ejectedTiles.push(tile);
    emit?.({ kind: 'tileEjected', rule: 'A2.D4', seat, tile: tileName(content, tile) });
    recoverDebris(player, seat, cell, 'A2.D4', emit);
    return;
  }
  emit?.({ kind: 'tileEjected', rule: 'A2.D5', seat, tile: tileName(content, tile) });
  if (player.advancedPlaces.includes(0)) push(state, 'place-advanced', seat, 0, 0, [tile]);
  else {
    player.advancedBeyond.push(tile);
    emit?.({ kind: 'advancedPlaced', rule: 'A2.D5', seat, tile: tileName(content, tile), place: null });
  }
}

/** A2.D3: pushes tiles along the line until an empty cell absorbs the push or a tile leaves the grid. */
export function inject(state: State, seat: number, tile: number, arrow: number, emit: Emit): void {
  const content = contentOf(state);
  const { grid } = ownLists(state, seat, GRID);
  const line = LINES[arrow]!;
  const boostUp = state.options.advanced && tile <= TECHNOLOGY; // V1
  let moving = makeCell(tile, boostUp);
  emit?.({
    kind: 'tileInjected',
    rule: 'A2.D3',
    seat,
    tile: tileName(content, tile),
    arrow: lineName(arrow),
    cell: cellName(line[0]!),
  });
  for (let i = 0; i < 3; i++) {
    const cell = line[i]!;
    const pushed = grid[cell]!;
    grid[cell] = moving;
    if (pushed === EMPTY_CELL) return;
    moving = pushed;
    if (i < 2)
      emit?.({
        kind: 'tilePushed',
        rule: 'A2.D3',
        seat,
        tile: tileName(content, tileIn(pushed)),
        from: cellName(cell),
        to: cellName(line[i + 1]!),
      });
  }
  eject(state, seat, moving, emit);
}

export function placeAdvanced(state: State, seat: number, tile: number, colour: number, emit: Emit): void {
  ownLists(state, seat, BESIDE).advancedPlaces[colour] = tile;
  const name = tileName(contentOf(state), tile);
  emit?.({ kind: 'advancedPlaced', rule: 'A2.D5', seat, tile: name, place: COLOURS[colour]! });
}

/**
 * A tile that left the game. Starting tiles are stored with their seat, because every player has the same ones; for
 * Advanced tiles the seat is null.
 */
export interface GoneTile {
  tile: number;
  seat: number | null;
}

export const showGone = (gone: number): GoneTile =>
  gone < 100 && isAdvanced(gone) ? { tile: gone, seat: null } : { tile: gone % 100, seat: Math.floor(gone / 100) };

export const packGone = ({ tile, seat }: GoneTile): number => tile + 100 * (seat ?? 0);

/** Technology and Starting tiles that can be spent (A2.M2). */
export function countSpendableTiles(player: Player): number {
  let count = player.ejectedTiles.length;
  for (const cell of player.grid) if (isTechnology(tileIn(cell))) count++;
  return count;
}

/** A2.M2: a Technology tile goes to the discard of its colour, a Starting tile leaves the game. */
export function spendTile(state: State, seat: number, tile: number, emit: Emit): void {
  const player = ownLists(state, seat, GRID | BESIDE);
  const content = contentOf(state);
  const cell = player.grid.findIndex((value) => tileIn(value) === tile);
  emit?.({ kind: 'tileSpent', rule: 'A2.M2', seat, tile: tileName(content, tile) });
  if (cell >= 0) {
    recoverDebris(player, seat, player.grid[cell]!, 'A2.M2', emit);
    player.grid[cell] = EMPTY_CELL;
  } else player.ejectedTiles.splice(player.ejectedTiles.indexOf(tile), 1);
  own(state, PILES);
  if (tile <= TECHNOLOGY) state.tileDiscards[content.tiles[tile]!.colour]!.push(tile);
  else state.gone.push(packGone({ tile, seat }));
}

/** The cell of a boost-side tile with this boost, or -1. */
export function findBoost(player: Player, content: Content, kind: string, colour: number): number {
  for (let cell = 0; cell < 9; cell++) {
    const value = player.grid[cell]!;
    if (!isBoostUp(value)) continue;
    const boost = content.tiles[tileIn(value)]!.boost!;
    if (boost.kind === kind && boost.colour === colour) return cell;
  }
  return -1;
}

/** V2: uses the boost of the tile in this cell and turns the tile over. */
export function useBoost(state: State, seat: number, cell: number, emit: Emit): void {
  const tile = contentOf(state).tiles[tileIn(state.players[seat]!.grid[cell]!)]!;
  turnToStandard(state, seat, cell);
  emit?.({ kind: 'boostUsed', rule: 'V2', seat, cell: cellName(cell), tile: tile.id, boost: tile.boost!.kind });
}

/** V2, V3: the boost is used or given up; the tile shows its standard side from now on. */
export function turnToStandard(state: State, seat: number, cell: number): void {
  const { grid } = ownLists(state, seat, GRID);
  grid[cell] = standardUp(grid[cell]!);
}
