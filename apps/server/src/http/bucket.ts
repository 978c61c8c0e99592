// A token bucket for rate limits.

export class Bucket {
  private readonly size: number;
  private readonly perSecond: number;
  private left: number;
  private filled: number;

  constructor(size: number, perSecond: number, now = performance.now()) {
    this.size = size;
    this.perSecond = perSecond;
    this.left = size;
    this.filled = now;
  }

  /** Takes a token. Whether there was one. */
  take(now = performance.now()): boolean {
    this.left = Math.min(this.size, this.left + ((now - this.filled) / 1000) * this.perSecond);
    this.filled = now;
    if (this.left < 1) return false;
    this.left--;
    return true;
  }

  /** A full bucket can be dropped. */
  isFull(now = performance.now()): boolean {
    return this.left + ((now - this.filled) / 1000) * this.perSecond >= this.size;
  }
}
