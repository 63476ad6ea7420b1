/** Lets so many through at once, and then so many a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export class Bucket {
  private readonly rate: Rate;
  private readonly now: () => number;
  private left: number;
  private since: number;

  constructor(rate: Rate, now: () => number) {
    this.rate = rate;
    this.now = now;
    this.left = rate.burst;
    this.since = now();
  }

  /** Whether one more may pass. */
  take(): boolean {
    const now = this.now();
    const { burst, perSecond } = this.rate;
    this.left = Math.min(burst, this.left + (Math.max(0, now - this.since) / 1000) * perSecond);
    this.since = now;
    if (this.left < 1) return false;
    this.left--;
    return true;
  }

  get full(): boolean {
    const { burst, perSecond } = this.rate;
    return this.left + (Math.max(0, this.now() - this.since) / 1000) * perSecond >= burst;
  }
}

/** How many names are remembered before those that behave are forgotten. */
const SWEEP_AT = 10_000;

/** One bucket for each name that comes along. */
export class Buckets {
  private readonly rate: Rate;
  private readonly now: () => number;
  private readonly buckets = new Map<string, Bucket>();
  private sweepAt = SWEEP_AT;

  constructor(rate: Rate, now: () => number) {
    this.rate = rate;
    this.now = now;
  }

  take(name: string): boolean {
    let bucket = this.buckets.get(name);
    if (bucket === undefined) {
      if (this.buckets.size >= this.sweepAt) this.sweep();
      bucket = new Bucket(this.rate, this.now);
      this.buckets.set(name, bucket);
    }
    return bucket.take();
  }

  private sweep(): void {
    for (const [name, bucket] of this.buckets) if (bucket.full) this.buckets.delete(name);
    // Where few behave, not every newcomer has all of them looked at again.
    this.sweepAt = Math.max(SWEEP_AT, 2 * this.buckets.size);
  }
}
