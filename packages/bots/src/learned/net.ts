// The net: sparse inputs, two hidden layers, one output in VP. The first layer adds small integers, so its sums are
// exact in any order, and a position is summed by its difference from the one before: positions of a turn differ in
// little. The rest multiplies and adds doubles in a fixed order. So Node and every browser give the same result to the
// bit, whatever was judged before.

import { INPUT_OF_NUMBER, INPUTS, Inputs, ONE } from './inputs.ts';

/** The weights as they are stored (net-file.ts). */
export interface NetWeights {
  /** By input, then by neuron of the first layer. */
  readonly first: Int8Array;
  /** The bias of each neuron, in the units of its sum. */
  readonly firstBias: Int32Array;
  /** What one unit of a neuron's weights is worth. */
  readonly firstScale: Float32Array;
  /** By neuron of the first layer, then by neuron of the second. */
  readonly second: Float32Array;
  readonly secondBias: Float32Array;
  readonly third: Float32Array;
  readonly thirdBias: Float32Array;
}

export class Net {
  private readonly first: Int8Array;
  /** The other weights as doubles, which are read faster. */
  private readonly scale: Float64Array;
  private readonly second: Float64Array;
  private readonly secondBias: Float64Array;
  private readonly third: Float64Array;
  private readonly thirdBias: number;
  private readonly hidden: Float64Array;
  /** The position before, and the sums of the first layer for it. */
  private last = new Inputs();
  private readonly sums: Int32Array;
  /** The inputs of the next position: fill them, then ask for the value. */
  next = new Inputs();

  constructor(weights: NetWeights) {
    if (weights.first.length !== INPUTS * weights.firstBias.length) throw new Error('the net has other inputs');
    this.first = weights.first;
    this.scale = Float64Array.from(weights.firstScale, (scale) => scale / ONE);
    this.second = Float64Array.from(weights.second);
    this.secondBias = Float64Array.from(weights.secondBias);
    this.third = Float64Array.from(weights.third);
    this.thirdBias = weights.thirdBias[0]!;
    this.sums = weights.firstBias.slice();
    this.hidden = new Float64Array(weights.secondBias.length);
  }

  /** The output for the inputs in `next`. They become the position before. */
  value(): number {
    const { last, next } = this;
    this.changeNumbers(last.numbers, next.numbers);
    this.changeMarks(last, next);
    this.last = next;
    this.next = last;
    return this.output();
  }

  private changeNumbers(before: Int16Array, numbers: Int16Array): void {
    for (let i = 0; i < numbers.length; i++) {
      const change = numbers[i]! - before[i]!;
      if (change !== 0) this.add(INPUT_OF_NUMBER[i]!, change);
    }
  }

  /** Both lists are nearly sorted. Where they are not, the same mark is taken away and added again, which is exact. */
  private changeMarks({ marks: oldMarks, count: oldCount }: Inputs, { marks, count }: Inputs): void {
    let i = 0;
    let old = 0;
    while (i < count && old < oldCount) {
      const mark = marks[i]!;
      const before = oldMarks[old]!;
      if (mark === before) {
        i++;
        old++;
      } else if (before < mark) {
        this.add(before, -ONE);
        old++;
      } else {
        this.add(mark, ONE);
        i++;
      }
    }
    for (; old < oldCount; old++) this.add(oldMarks[old]!, -ONE);
    for (; i < count; i++) this.add(marks[i]!, ONE);
  }

  private add(input: number, value: number): void {
    const { first, sums } = this;
    const size = sums.length;
    const start = input * size;
    // Four at a time: this loop takes most of the net's time.
    for (let j = 0; j < size; j += 4) {
      const weight = start + j;
      sums[j] = sums[j]! + Math.imul(first[weight]!, value);
      sums[j + 1] = sums[j + 1]! + Math.imul(first[weight + 1]!, value);
      sums[j + 2] = sums[j + 2]! + Math.imul(first[weight + 2]!, value);
      sums[j + 3] = sums[j + 3]! + Math.imul(first[weight + 3]!, value);
    }
  }

  private output(): number {
    const { sums, hidden, scale, second, secondBias, third } = this;
    const size = hidden.length;
    for (let k = 0; k < size; k++) hidden[k] = secondBias[k]!;
    for (let j = 0; j < sums.length; j++) {
      if (sums[j]! <= 0) continue;
      const active = sums[j]! * scale[j]!;
      const weight = j * size;
      for (let k = 0; k < size; k += 4) {
        hidden[k] = hidden[k]! + active * second[weight + k]!;
        hidden[k + 1] = hidden[k + 1]! + active * second[weight + k + 1]!;
        hidden[k + 2] = hidden[k + 2]! + active * second[weight + k + 2]!;
        hidden[k + 3] = hidden[k + 3]! + active * second[weight + k + 3]!;
      }
    }
    let sum = this.thirdBias;
    for (let k = 0; k < size; k++) if (hidden[k]! > 0) sum += hidden[k]! * third[k]!;
    return sum;
  }
}
