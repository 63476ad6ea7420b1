import process from 'node:process';

/** How much longer than it may work somebody who is kept from working is waited for. */
const MOST_PATIENCE = 6;

/**
 * How long a stretch of work has been at it: by the clock, but no more than this process has computed meanwhile. On a
 * machine that is busy with something else, or stood still, the clock runs on and nobody has done anything wrong.
 */
export class SpentTime {
  private readonly since = performance.now();
  private readonly before = process.cpuUsage();

  get milliseconds(): number {
    const passed = performance.now() - this.since;
    const { user, system } = process.cpuUsage(this.before);
    return Math.max(Math.min(passed, (user + system) / 1000), passed / MOST_PATIENCE);
  }
}
