// One's own moves are on the table at once: what they lead to is worked out here, and the authority's answer, which comes a little
// later and is the same, changes nothing. Where it is not the same, it holds.

import type { Moment, Update } from '@black-angel/match';
import { predict } from './predict.ts';

const isSame = (a: Moment, b: Moment): boolean => JSON.stringify(a) === JSON.stringify(b);

export class Foresight {
  private readonly tell: (update: Update) => void;
  /** What is on the table. */
  private moment: Moment | null = null;
  /** What was told and is still to be heard from the authority, in order. */
  private expected: Moment[] = [];
  isAutomatic = true;

  constructor(tell: (update: Update) => void) {
    this.tell = tell;
  }

  /** The match is seen with other eyes, or for the first time. */
  begin(moment: Moment): void {
    this.moment = moment;
    this.expected = [];
  }

  /** A move was sent to the authority. What it rolls or reveals is for the authority to say. */
  sent(move: string): void {
    const predicted = this.moment && predict(this.moment, move, this.isAutomatic);
    if (!this.moment || !predicted) return;
    const keep = this.moment.index;
    this.moment = predicted.moment;
    this.expected.push(predicted.moment);
    this.tell({ ...predicted, keep });
  }

  hear(update: Update): void {
    const expected = this.expected.shift();
    if (expected && isSame(expected, update.moment)) return;
    this.begin(update.moment);
    this.tell(update);
  }
}
