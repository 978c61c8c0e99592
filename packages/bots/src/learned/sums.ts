// The sums of the first layer for one position. Its weights and inputs are integers, so the sums are exact in any
// order, and a position is summed by its difference from the one before: positions of a turn differ in little.

import type { Kernel } from './kernel/kernel.ts';

/** A net has one kernel, and each seat sums of its own. Those that change lie in the kernel. */
export interface SharedKernel {
  readonly kernel: Kernel;
  user: Sums | null;
}

export class Sums {
  private readonly shared: SharedKernel;
  private readonly starts: Uint32Array;
  private readonly amounts: Int16Array;
  private readonly width: number;
  /** The sums while they do not lie in the kernel. */
  private readonly kept: Int32Array;
  /** The changes in the kernel that are not added yet. */
  private count = 0;
  /** Whether changes were added and the output was not asked for since. */
  private isBehind = false;

  /** The sums without any input are the bias. */
  constructor(shared: SharedKernel, bias: Int32Array) {
    this.shared = shared;
    this.starts = shared.kernel.starts;
    this.amounts = shared.kernel.amounts;
    this.width = bias.length;
    this.kept = bias.slice();
  }

  /** An amount has 16 bits. */
  change(input: number, amount: number): void {
    if (this.shared.user !== this) this.enter();
    const { count } = this;
    this.starts[count] = input * this.width;
    this.amounts[count] = amount;
    this.count = count + 1;
  }

  /** Whether the output was asked for after the last change. */
  get isSettled(): boolean {
    return this.count === 0 && !this.isBehind;
  }

  /** The output of the net for the sums after all changes, without its bias. */
  output(): number {
    if (this.shared.user !== this) this.enter();
    const { count } = this;
    this.count = 0;
    this.isBehind = false;
    return this.shared.kernel.output(count);
  }

  private enter(): void {
    const { shared, kept } = this;
    shared.user?.leave();
    shared.user = this;
    shared.kernel.sums.set(kept);
  }

  private leave(): void {
    const { kernel } = this.shared;
    if (this.count > 0) this.isBehind = true;
    kernel.add(this.count);
    this.count = 0;
    this.kept.set(kernel.sums);
  }
}
