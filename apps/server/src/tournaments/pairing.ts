// Swiss pairing for tables of two to four: players of equal standing meet, and repeated meetings are avoided where
// possible. Deterministic: the same standing gives the same tables on every node.

/** Who has met whom: the number of tables that two players have shared. */
export type Met = (a: string, b: string) => number;

export interface Pairing {
  tables: string[][];
  /** With tables of two and an odd number of players, one of them has a round off. */
  byes: string[];
}

/** A repeated meeting is worse than any difference in standing. */
const REPEAT = 1e9;
/** Up to this number of players every pairing is tried if the first one repeats a meeting. */
const MOST_TRIED = 12;
/** The number of swaps in search of a pairing without repeats. */
const MOST_SHUFFLES = 60;

/** Sizes of tables: as few tables as possible, as equal as possible. */
export function sizesOf(players: number, tableSize: number): number[] {
  const tables = tableSize === 2 ? Math.floor(players / 2) : Math.ceil(players / tableSize);
  const seated = tableSize === 2 ? 2 * tables : players;
  return Array.from({ length: tables }, (_, i) => Math.floor(seated / tables) + (i < seated % tables ? 1 : 0));
}

/** `ranked` has the best player first; `byesOf` is the number of rounds off that a player has had. */
export function pair(
  ranked: readonly string[],
  tableSize: number,
  met: Met,
  byesOf: (player: string) => number,
): Pairing {
  const sizes = sizesOf(ranked.length, tableSize);
  const seats = sizes.reduce((sum, size) => sum + size, 0);
  const byes = ranked.length > seats ? [nextBye(ranked, byesOf)] : [];
  const playing = ranked.filter((player) => !byes.includes(player));
  return { tables: new Seating(playing, sizes, met).best(), byes };
}

/** The lowest of those who have had the fewest rounds off. */
function nextBye(ranked: readonly string[], byesOf: (player: string) => number): string {
  const fewest = Math.min(...ranked.map(byesOf));
  return ranked.findLast((player) => byesOf(player) === fewest)!;
}

/** Players are numbers here: their place in the standing. */
class Seating {
  private readonly players: readonly string[];
  private readonly sizes: readonly number[];
  private readonly repeats: number[][];

  constructor(players: readonly string[], sizes: readonly number[], met: Met) {
    this.players = players;
    this.sizes = sizes;
    this.repeats = players.map((a) => players.map((b) => (a === b ? 0 : met(a, b))));
  }

  best(): string[][] {
    const inOrder = this.cut(this.players.map((_, place) => place));
    let best = this.improved(inOrder);
    for (let n = 0; n < MOST_SHUFFLES && this.hasRepeat(best); n++) {
      const other = this.improved(this.shuffled(best, n));
      if (this.costOf(other) < this.costOf(best)) best = other;
    }
    if (this.hasRepeat(best) && this.players.length <= MOST_TRIED) best = this.tryAll(best);
    return best.map((table) => table.toSorted((a, b) => a - b).map((place) => this.players[place]!));
  }

  private cut(places: readonly number[]): number[][] {
    let from = 0;
    return this.sizes.map((size) => {
      from += size;
      return places.slice(from - size, from);
    });
  }

  private pairCost(a: number, b: number): number {
    return this.repeats[a]![b]! * REPEAT + (a - b) ** 2;
  }

  private tableCost(table: readonly number[]): number {
    let cost = 0;
    for (let i = 0; i < table.length; i++)
      for (let j = i + 1; j < table.length; j++) cost += this.pairCost(table[i]!, table[j]!);
    return cost;
  }

  private costOf(tables: readonly number[][]): number {
    return tables.reduce((sum, table) => sum + this.tableCost(table), 0);
  }

  private hasRepeat(tables: readonly number[][]): boolean {
    return this.costOf(tables) >= REPEAT;
  }

  /** Swaps two players of different tables as long as that makes the pairing better. */
  private improved(start: readonly number[][]): number[][] {
    const tables = start.map((table) => [...table]);
    for (let isBetter = true; isBetter; ) {
      isBetter = false;
      for (let a = 0; a < tables.length; a++)
        for (let b = a + 1; b < tables.length; b++) if (this.swap(tables[a]!, tables[b]!)) isBetter = true;
    }
    return tables;
  }

  /** Makes the first swap of two tables that lowers their cost. */
  private swap(one: number[], other: number[]): boolean {
    const before = this.tableCost(one) + this.tableCost(other);
    for (let i = 0; i < one.length; i++)
      for (let j = 0; j < other.length; j++) {
        [one[i], other[j]] = [other[j]!, one[i]!];
        if (this.tableCost(one) + this.tableCost(other) < before) return true;
        [one[i], other[j]] = [other[j]!, one[i]!];
      }
    return false;
  }

  /** Players that sit far from each other change places: another start for the search. */
  private shuffled(tables: readonly number[][], n: number): number[][] {
    const places = tables.flat();
    for (let i = places.length - 1; i > 0; i--) {
      const j = (i * 7919 + n * 104_729 + i * n) % (i + 1);
      if ((i + n) % 3 === 0) [places[i], places[j]] = [places[j]!, places[i]!];
    }
    return this.cut(places);
  }

  /** The cheapest of all pairings: exact, for few players. */
  private tryAll(known: number[][]): number[][] {
    let best = known;
    let least = this.costOf(known);
    const tables: number[][] = this.sizes.map(() => []);
    const seat = (place: number, cost: number): void => {
      if (cost >= least) return;
      if (place === this.players.length) {
        least = cost;
        best = tables.map((table) => [...table]);
        return;
      }
      let hasTriedEmpty = new Set<number>();
      for (const [i, table] of tables.entries()) {
        const size = this.sizes[i]!;
        if (table.length >= size || (table.length === 0 && hasTriedEmpty.has(size))) continue;
        // Empty tables of one size are alike.
        if (table.length === 0) hasTriedEmpty = new Set(hasTriedEmpty).add(size);
        const more = table.reduce((sum, other) => sum + this.pairCost(other, place), 0);
        table.push(place);
        seat(place + 1, cost + more);
        table.pop();
      }
    };
    seat(0, 0);
    return best;
  }
}
