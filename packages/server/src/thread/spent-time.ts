import process from 'node:process';

/** How much longer than it may work somebody who is kept from working is waited for. */
const MOST_PATIENCE = 6;

/** Milliseconds since some time or other. */
interface Clocks {
  /** By the clock on the wall. */
  passed(): number;
  /** What this process has computed, in all its threads. */
  computed(): number;
}

const ours: Clocks = {
  passed: () => performance.now(),
  computed: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
};

/**
 * How long a stretch of work has been at it: by the clock, but no more than this process has computed meanwhile. On a
 * machine that is busy with something else, or stood still, the clock runs on and nobody has done anything wrong.
 */
export class SpentTime {
  private readonly clocks: Clocks;
  private readonly since: number;
  private readonly before: number;

  constructor(clocks: Clocks = ours) {
    this.clocks = clocks;
    this.since = clocks.passed();
    this.before = clocks.computed();
  }

  get milliseconds(): number {
    const passed = this.clocks.passed() - this.since;
    const computed = this.clocks.computed() - this.before;
    return Math.max(Math.min(passed, computed), passed / MOST_PATIENCE);
  }
}
