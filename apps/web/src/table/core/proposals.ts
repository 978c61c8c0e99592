// What the program proposes to the player: the turn of a hint, the coach's best choices, the paths to points, the line
// of a lesson. A question about such a move would contradict it. Headless.

export type Proposer = 'hint' | 'coach' | 'paths' | 'lesson';

/** Turns, as the texts of their moves. */
export type Lines = readonly (readonly string[])[];

export class Proposals {
  private readonly lines = new Map<Proposer, Lines>();

  /** Replaces what the same proposer said before. */
  propose(by: Proposer, lines: Lines): void {
    this.lines.set(by, lines);
  }

  has(move: string): boolean {
    return [...this.lines.values()].some((lines) => lines.some((line) => line.includes(move)));
  }

  /** A move is made. What follows it in a line stays proposed; the moves before it are trivial or left out. */
  follow(move: string): void {
    for (const [by, lines] of this.lines) {
      const followed = lines.filter((line) => line.includes(move));
      this.propose(
        by,
        followed.map((line) => line.slice(line.indexOf(move) + 1)),
      );
    }
  }
}
