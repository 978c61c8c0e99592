// The geometry of the space board: strips of five hexes in a V that points to the ship board.

/** The hexes of a strip. @rule S2 */
export const COLUMNS = 5;
/** The middle column, where the Black Angel flies. */
export const MIDDLE = 2;

const ROWS = Array.from({ length: 35 }, (_, hex) => Math.floor(hex / COLUMNS));

/** The strip of a hex, counted from the ship board; 0 is the first. */
export const rowOf = (hex: number): number => ROWS[hex]!;
/** The column of a hex, from the left; 0 is the first. */
export const columnOf = (hex: number): number => hex % COLUMNS;

/** 1a–7e: strip counted from the ship board, column from the left. @rule S2 */
export const hexName = (hex: number): string => `${rowOf(hex) + 1}${'abcde'[columnOf(hex)]}`;

/** The hex of this name, or null. */
export function parseHex(name: string): number | null {
  const match = /^([1-7])([a-e])$/.exec(name);
  return match ? (Number(match[1]) - 1) * COLUMNS + 'abcde'.indexOf(match[2]!) : null;
}

function neighboursOf(hex: number, rows: number): number[] {
  const row = rowOf(hex);
  const column = columnOf(hex);
  const found: number[] = [];
  const add = (r: number, c: number): void => {
    if (r >= 0 && r < rows && c >= 0 && c < COLUMNS) found.push(r * COLUMNS + c);
  };
  add(row - 1, column);
  add(row + 1, column);
  for (const side of [column - 1, column + 1]) {
    // The hexes of a strip alternate: outward columns lie half a step farther from the ship board, inward ones half a
    // step nearer.
    const outward = Math.abs(side - MIDDLE) > Math.abs(column - MIDDLE);
    add(row, side);
    add(outward ? row - 1 : row + 1, side);
  }
  return found;
}

const tableFor = (rows: number): readonly (readonly number[])[] =>
  Array.from({ length: rows * COLUMNS }, (_, hex) => neighboursOf(hex, rows));

const FIVE = tableFor(5);
const SEVEN = tableFor(7);

/** Neighbours of every hex on a board of 5 or 7 strips. */
export const neighbours = (rows: number): readonly (readonly number[])[] => (rows === 5 ? FIVE : SEVEN);

/** The same as one flat list with six places for each hex; missing neighbours are filled with the hex itself. */
const inSixes = (table: readonly (readonly number[])[]): Int8Array =>
  Int8Array.from(table.flatMap((near, hex) => [...near, hex, hex, hex, hex].slice(0, 6)));

export const NEIGHBOURS_5 = inSixes(FIVE);
export const NEIGHBOURS_7 = inSixes(SEVEN);
