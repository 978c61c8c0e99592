// A lesson: the ends of all turns of some games, each with the inputs of the net and with the lead that the net should
// have foretold.

import { collectInputs, extractFeatures, FEATURES, Inputs, timeLeft } from '@black-angel/bots';
import type { State } from '@black-angel/rules';

/** One number for each position, and the inputs of all positions one after the other. Threads pass it on uncopied. */
export interface Lesson {
  /** The number of the mode. */
  readonly mode: Uint8Array<ArrayBuffer>;
  /** The lead by the linear judgement, the lead to be learned, and the lead at the end of the game, in VP. */
  readonly linear: Float32Array<ArrayBuffer>;
  readonly target: Float32Array<ArrayBuffer>;
  readonly outcome: Float32Array<ArrayBuffer>;
  /** How many inputs are active. */
  readonly active: Int32Array<ArrayBuffer>;
  readonly index: Uint16Array<ArrayBuffer>;
  readonly value: Int16Array<ArrayBuffer>;
}

export const buffersOf = (lesson: Lesson): ArrayBuffer[] =>
  Object.values(lesson).map(({ buffer }: { buffer: ArrayBuffer }) => buffer);

/** A list of numbers that grows. */
class Growing<List extends Uint16Array<ArrayBuffer> | Int16Array<ArrayBuffer>> {
  private list: List;
  private used = 0;
  private readonly make: (length: number) => List;

  constructor(make: (length: number) => List) {
    this.make = make;
    this.list = make(1 << 12);
  }

  add(numbers: List): void {
    while (this.used + numbers.length > this.list.length) {
      const longer = this.make(2 * this.list.length);
      longer.set(this.list);
      this.list = longer;
    }
    this.list.set(numbers, this.used);
    this.used += numbers.length;
  }

  take(): List {
    return this.list.slice(0, this.used) as List;
  }
}

/** Writes one lesson. */
export class LessonWriter {
  private readonly features = new Float64Array(FEATURES.length);
  private readonly inputs = new Inputs();
  private readonly positions: { mode: number; linear: number; target: number; outcome: number; active: number }[] = [];
  private readonly index = new Growing((length) => new Uint16Array(length));
  private readonly value = new Growing((length) => new Int16Array(length));

  /** Adds the end of a turn. Returns the number of the position. */
  add(state: State, seat: number, linear: number, mode: number): number {
    const left = timeLeft(state);
    extractFeatures(state, seat, this.features, left);
    collectInputs(state, seat, this.features, left, this.inputs);
    const { index, value } = this.inputs.lists();
    this.index.add(index as Uint16Array<ArrayBuffer>);
    this.value.add(value as Int16Array<ArrayBuffer>);
    return this.positions.push({ mode, linear, target: 0, outcome: 0, active: index.length }) - 1;
  }

  setTarget(number: number, target: number, outcome: number): void {
    const position = this.positions[number]!;
    position.target = target;
    position.outcome = outcome;
  }

  take(): Lesson {
    const { positions } = this;
    return {
      mode: Uint8Array.from(positions, ({ mode }) => mode),
      linear: Float32Array.from(positions, ({ linear }) => linear),
      target: Float32Array.from(positions, ({ target }) => target),
      outcome: Float32Array.from(positions, ({ outcome }) => outcome),
      active: Int32Array.from(positions, ({ active }) => active),
      index: this.index.take(),
      value: this.value.take(),
    };
  }
}
