// The tiles of a position: display, stacks, Advanced row, grids and tiles that left the game.

import { type Content, FIRST_ADVANCED, TECHNOLOGY } from './content/content.ts';
import { CELL_NAMES } from './events.ts';
import { tilesOf } from './frames/frame.ts';
import { makeCell, packGone, tileIn, withDebris } from './grid.ts';
import {
  boolAt,
  Claims,
  type Entries,
  fail,
  type Json,
  listAt,
  objectAt,
  stated,
  tileAt,
  wholeAt,
} from './position-json.ts';
import { COLOURS, type Player, type State } from './state.ts';

export class PositionTiles {
  private readonly entries: Entries;
  private readonly tiles: Claims;

  constructor(entries: Entries, content: Content) {
    this.entries = entries;
    this.tiles = new Claims((tile) => `tile ${content.tiles[tile]!.id}`);
  }

  /** Moves tiles from their place in the setup to their stated place. */
  fill(state: State, content: Content): void {
    const { tiles } = this;
    const { data } = this.entries;
    const isShared = (tile: number): boolean => tile <= TECHNOLOGY || tile >= FIRST_ADVANCED;
    const read = (value: unknown, at: string): number => {
      const tile = tileAt(value, at, content);
      return isShared(tile) ? tiles.claim(tile, at) : tile;
    };
    const readList = (value: unknown, at: string): number[] =>
      listAt(value, at).map((tile, i) => read(tile, `${at}[${i}]`));
    const orEmpty = (value: unknown, at: string): number => (value === null ? 0 : read(value, at));
    for (const [i, entry] of this.entries.players().entries())
      this.fillGrid(state.players[i]!, i, entry, read, readList);
    const display = this.entries.each('display', orEmpty);
    const show = this.entries.each('advanced', orEmpty);
    const advancedStack = data['advancedStack'] === undefined ? [] : readList(data['advancedStack'], 'advancedStack');
    const stacks = data['stacks'] === undefined ? [] : this.entries.byName(data['stacks'], 'stacks', COLOURS, readList);
    const discards =
      data['tileDiscards'] === undefined
        ? []
        : this.entries.byName(data['tileDiscards'], 'tileDiscards', COLOURS, readList);
    const gone = this.entries.each('gone', (value, at) => {
      const entry = objectAt(value, at, ['tile', 'seat']);
      const tile = read(entry['tile'], `${at}.tile`);
      const seat = isShared(tile) ? null : wholeAt(entry['seat'], `${at}.seat`, 0, state.players.length - 1);
      return packGone({ tile, seat });
    });
    if (gone) state.gone = gone;
    const displaced: number[] = [];
    const place = (before: number[], stated: number[] | null, name: string): number[] => {
      if (!stated) return before.map((tile) => (tiles.stated.has(tile) ? 0 : tile));
      if (stated.length !== before.length) fail(name, `${before.length} entries are needed`);
      displaced.push(...tiles.without(before).filter((tile) => tile !== 0));
      return stated;
    };
    state.display = place(state.display, display, 'display');
    state.advancedShow = place(state.advancedShow, show, 'advanced');
    const beneath = (colour: number, stack: number[], stated: number[]): number[] => [
      ...displaced.filter((tile) => content.tiles[tile]!.colour === colour),
      ...tiles.without(stack),
      ...stated.slice().reverse(),
    ];
    state.stacks = state.stacks.map((stack, colour) =>
      beneath(colour, stack, stacks.find(([c]) => c === colour)?.[1] ?? []),
    );
    state.advancedStack = beneath(-1, state.advancedStack, advancedStack);
    for (const [colour, list] of discards) state.tileDiscards[colour] = list;
    this.settleTransit(state, isShared);
    if (!gone) this.findGone(state);
  }

  private fillGrid(
    player: Player,
    seat: number,
    entry: Json,
    read: (value: unknown, at: string) => number,
    readList: (value: unknown, at: string) => number[],
  ): void {
    const at = `players[${seat}]`;
    if (entry['grid'] !== undefined) {
      player.grid.fill(0);
      const cells = this.entries.byName(entry['grid'], `${at}.grid`, CELL_NAMES, (value, where) => {
        if (typeof value === 'string') return makeCell(read(value, where), false);
        const cell = objectAt(value, where, ['tile', 'debris', 'boost']);
        const made = makeCell(
          read(cell['tile'], `${where}.tile`),
          boolAt(stated(cell, 'boost', false), `${where}.boost`),
        );
        return boolAt(stated(cell, 'debris', false), `${where}.debris`) ? withDebris(made) : made;
      });
      for (const [cell, value] of cells) player.grid[cell] = value;
    }
    if (entry['ejectedTiles'] !== undefined)
      player.ejectedTiles = readList(entry['ejectedTiles'], `${at}.ejectedTiles`);
    if (entry['advancedBeyond'] !== undefined)
      player.advancedBeyond = readList(entry['advancedBeyond'], `${at}.advancedBeyond`);
    if (entry['advancedPlaces'] !== undefined)
      for (const [colour, tile] of this.entries.byName(entry['advancedPlaces'], `${at}.advancedPlaces`, COLOURS, read))
        player.advancedPlaces[colour] = tile;
  }

  /** Tiles of a pending Discover or injection are in no place yet. */
  private settleTransit(state: State, isShared: (tile: number) => boolean): void {
    const transit = new Set(state.frames.flatMap(tilesOf).filter(isShared));
    const out = (list: number[]): number[] => list.filter((tile) => !transit.has(tile));
    state.stacks = state.stacks.map(out);
    state.advancedStack = out(state.advancedStack);
  }

  /** Starting tiles without a stated place have left the game. */
  private findGone(state: State): void {
    for (const [seat, player] of state.players.entries())
      for (let tile = TECHNOLOGY + 1; tile < FIRST_ADVANCED; tile++)
        if (!player.grid.some((cell) => tileIn(cell) === tile) && !player.ejectedTiles.includes(tile))
          state.gone.push(packGone({ tile, seat }));
  }
}
