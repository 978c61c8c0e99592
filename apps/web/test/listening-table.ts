// A table for tests: it shows what its match tells.

import type { Viewer } from '@black-angel/engine';
import { PRESENT_ENGINE } from '@black-angel/engine/load';
import { type Entry, type Line, logFrom, type Moment, type Update } from '@black-angel/match';
import { predict } from '../src/match/optimistic.ts';
import type { MatchNews, TableMatch } from '../src/match/table-match.ts';
import { stateThatFits } from '../src/ui-state/fitting-state.ts';

/** What is new in a line that a table is told. */
export const updateOf = ({ moment, entries, stepViews }: Line, from: number): Update => ({
  moment,
  entries: [...logFrom(entries, from)],
  keep: from,
  ...(stepViews && { stepViews: [...stepViews] }),
});

const { formatMove, legalMoves } = PRESENT_ENGINE;
export class ListeningTable {
  readonly match: TableMatch;
  moment: Moment | null = null;
  entries: readonly Entry[] = [];
  readonly updates: Update[] = [];
  readonly news: MatchNews[] = [];

  constructor(match: TableMatch) {
    this.match = match;
  }

  async sitDown(viewer: Viewer): Promise<void> {
    const { moment, entries } = await this.match.watch(viewer);
    this.moment = moment;
    this.entries = entries;
    this.match.listen((news) => {
      this.news.push(news);
      if (news.kind !== 'update') return;
      const { line, from } = news;
      this.updates.push(updateOf(line, from));
      this.entries = line.entries;
      this.moment = line.moment;
    });
  }

  /** The legal moves of the viewer in what is shown. */
  moves(): string[] {
    const { view } = this.moment!;
    return legalMoves(stateThatFits(view), view.viewer as number).map((move) => formatMove(move)!);
  }

  /** Moves that roll, reveal and pass on nothing. */
  quietMoves(): string[] {
    return this.moves().filter((move) => predict(this.moment!, move, true) !== null);
  }

  /** Moves whose result only the authority knows. */
  openMoves(): string[] {
    return this.moves().filter((move) => predict(this.moment!, move, true) === null);
  }
}
