// Chat lines that the player has not read in this browser. Headless.

interface Line {
  n: number;
  seat: number;
}

interface Reader<L> {
  /** Null for a spectator. */
  seat: number | null;
  /** The number of the last line that was shown here. */
  read: number;
  isMuted(line: L): boolean;
}

/** The lines of others behind the last one that the player has read or written. */
export function unreadLines<L extends Line>(lines: readonly L[], { seat, read, isMuted }: Reader<L>): L[] {
  const own = lines.findLast((line) => line.seat === seat)?.n ?? -1;
  return lines.filter((line) => line.n > Math.max(read, own) && !isMuted(line));
}
