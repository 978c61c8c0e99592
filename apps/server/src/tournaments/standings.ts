// The standing of a tournament. The points of a player at a table are the share of the opponents that the player has
// beaten: a win gives one point at a table of any size.

/** The result of one player at one table. */
export interface SeatResult {
  points: number;
  /** Null for a player who did not come. */
  vp: number | null;
}

export interface PlayedTable {
  players: readonly string[];
  /** By player, in the same order; null while the game runs. */
  results: readonly SeatResult[] | null;
}

export interface PlayedRound {
  tables: readonly PlayedTable[];
  byes: readonly string[];
}

export interface PlayerStanding {
  player: string;
  points: number;
  /** The points of an average opponent. Among equals, the player with the stronger opponents comes first. */
  opponents: number;
  averageVp: number;
  games: number;
}

/** A round off counts as a win. */
const BYE = 1;
const round = (value: number): number => Math.round(value * 1000) / 1000;

/** The points of a table. `worth` is VP; a player who left or did not join is below all others. */
export function pointsOf(worth: readonly number[]): number[] {
  if (worth.length < 2) return worth.map(() => BYE);
  return worth.map((mine, seat) => {
    const others = worth.filter((_, other) => other !== seat);
    const beaten = others.filter((other) => other < mine).length;
    const equal = others.filter((other) => other === mine).length;
    return round((beaten + equal / 2) / others.length);
  });
}

/** The best player first. `order` decides between equals: it must be the same on every node. */
export function standingsOf(
  players: readonly string[],
  rounds: readonly PlayedRound[],
  order: (player: string) => string,
): PlayerStanding[] {
  const points = new Map(players.map((player) => [player, 0]));
  const vps = new Map<string, number[]>(players.map((player) => [player, []]));
  const opponents = new Map<string, string[]>(players.map((player) => [player, []]));
  const add = (player: string, more: number): void => void points.set(player, (points.get(player) ?? 0) + more);
  for (const { tables, byes } of rounds) {
    for (const player of byes) add(player, BYE);
    for (const { players: seated, results } of tables)
      for (const [i, player] of seated.entries()) {
        const result = results?.[i];
        if (!result) continue;
        add(player, result.points);
        if (result.vp !== null) vps.get(player)?.push(result.vp);
        opponents.get(player)?.push(...seated.filter((other) => other !== player));
      }
  }
  const average = (list: readonly number[]): number =>
    list.length === 0 ? 0 : round(list.reduce((sum, value) => sum + value, 0) / list.length);
  return players
    .map((player) => ({
      player,
      points: round(points.get(player)!),
      opponents: average(opponents.get(player)!.map((other) => points.get(other) ?? 0)),
      averageVp: average(vps.get(player)!),
      games: vps.get(player)!.length,
    }))
    .sort(
      (a, b) =>
        b.points - a.points ||
        b.opponents - a.opponents ||
        b.averageVp - a.averageVp ||
        (order(a.player) < order(b.player) ? -1 : 1),
    );
}

/** How many tables two players have shared. */
export function meetings(rounds: readonly PlayedRound[]): (a: string, b: string) => number {
  const met = new Map<string, number>();
  const key = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
  for (const { tables } of rounds)
    for (const { players } of tables)
      for (const [i, a] of players.entries())
        for (const b of players.slice(i + 1)) met.set(key(a, b), (met.get(key(a, b)) ?? 0) + 1);
  return (a, b) => met.get(key(a, b)) ?? 0;
}
