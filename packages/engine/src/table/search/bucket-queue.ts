const NONE = -1;

/**
 * A monotone priority queue: items wait in buckets of equal width, so the cheapest bucket is found by walking
 * on. Within a bucket the last in comes out first; an item may be in several buckets, the reader skips stale ones.
 */
export class BucketQueue {
  current = 0;
  private heads = new Int32Array(1024).fill(NONE);
  private next = new Int32Array(4096);
  private items = new Int32Array(4096);
  private used = 0;
  private waiting = 0;
  private last = NONE;
  private perUnit = 1;

  /** Empties the queue; `width` is the cost one bucket spans. */
  reset(width: number): void {
    if (this.last >= 0) this.heads.fill(NONE, 0, this.last + 1);
    this.current = 0;
    this.used = 0;
    this.waiting = 0;
    this.last = NONE;
    this.perUnit = 1 / width;
  }

  /** Whether an item of this cost would have to wait for a later bucket. */
  isLater(cost: number): boolean {
    return cost * this.perUnit >= this.current + 1;
  }

  push(item: number, cost: number): void {
    let bucket = (cost * this.perUnit) | 0;
    if (bucket < this.current) bucket = this.current;
    if (bucket > this.last) {
      this.last = bucket;
      if (bucket >= this.heads.length) this.growHeads(bucket);
    }
    if (this.used === this.items.length) this.growEntries();
    const entry = this.used++;
    this.items[entry] = item;
    this.next[entry] = this.heads[bucket]!;
    this.heads[bucket] = entry;
    this.waiting++;
  }

  /** The next item, or -1 when none is left. */
  pop(): number {
    if (this.waiting === 0) return NONE;
    const { heads } = this;
    let bucket = this.current;
    while (heads[bucket] === NONE) bucket++;
    this.current = bucket;
    const entry = heads[bucket]!;
    heads[bucket] = this.next[entry]!;
    this.waiting--;
    return this.items[entry]!;
  }

  private growHeads(bucket: number): void {
    const grown = new Int32Array(Math.max(bucket + 1, this.heads.length * 2)).fill(NONE);
    grown.set(this.heads);
    this.heads = grown;
  }

  private growEntries(): void {
    const items = new Int32Array(this.items.length * 2);
    items.set(this.items);
    this.items = items;
    const next = new Int32Array(this.next.length * 2);
    next.set(this.next);
    this.next = next;
  }
}
