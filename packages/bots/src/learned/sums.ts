// The sums of the first layer for one position. Its weights and inputs are integers, so the sums are exact in any
// order, and a position is summed by its difference from the one before: positions of a turn differ in little.

/** The number of sums that are added at a time: they stay in registers. A layer has a multiple of it. */
export const AT_ONCE = 8;
/** More than all inputs of two positions. */
const MOST_CHANGES = 2048;

export class Sums {
  /** One sum for each neuron. All numbers are doubles, which are read and added fastest. */
  private readonly sums: Float64Array;
  /** By input, then by neuron. */
  private readonly weights: Float64Array;
  /** The changes that are not added yet: where the weights of the input begin, and by how much its value changes. */
  private readonly starts = new Uint32Array(MOST_CHANGES);
  private readonly amounts = new Float64Array(MOST_CHANGES);
  private count = 0;

  /** The sums without any input are the bias. */
  constructor(weights: Float64Array, bias: Float64Array) {
    this.weights = weights;
    this.sums = bias.slice();
  }

  change(input: number, amount: number): void {
    this.starts[this.count] = input * this.sums.length;
    this.amounts[this.count++] = amount;
  }

  /** Whether all changes are added. */
  get isSettled(): boolean {
    return this.count === 0;
  }

  /** The sums after all changes. */
  settled(): Float64Array {
    if (this.count > 0) for (let from = 0; from < this.sums.length; from += AT_ONCE) this.addEight(from);
    this.count = 0;
    return this.sums;
  }

  private addEight(from: number): void {
    const { sums, weights, starts, amounts, count } = this;
    let s0 = sums[from]!;
    let s1 = sums[from + 1]!;
    let s2 = sums[from + 2]!;
    let s3 = sums[from + 3]!;
    let s4 = sums[from + 4]!;
    let s5 = sums[from + 5]!;
    let s6 = sums[from + 6]!;
    let s7 = sums[from + 7]!;
    for (let i = 0; i < count; i++) {
      const at = starts[i]! + from;
      const by = amounts[i]!;
      s0 += by * weights[at]!;
      s1 += by * weights[at + 1]!;
      s2 += by * weights[at + 2]!;
      s3 += by * weights[at + 3]!;
      s4 += by * weights[at + 4]!;
      s5 += by * weights[at + 5]!;
      s6 += by * weights[at + 6]!;
      s7 += by * weights[at + 7]!;
    }
    sums[from] = s0;
    sums[from + 1] = s1;
    sums[from + 2] = s2;
    sums[from + 3] = s3;
    sums[from + 4] = s4;
    sums[from + 5] = s5;
    sums[from + 6] = s6;
    sums[from + 7] = s7;
  }
}
