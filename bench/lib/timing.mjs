/** What the benchmarks share: plain loops, a warm-up, and lines that can be read. */

/**
 * Runs `work` until `seconds` have passed, after a warm-up of a third of that; returns calls per second.
 * @param {(call: number) => void} work
 */
export function perSecond(work, seconds = 1.5) {
  let call = 0;
  const until = (/** @type {number} */ limit) => {
    const began = performance.now();
    const first = call;
    while (performance.now() - began < limit * 1000) for (let i = 0; i < 16; i++) work(call++);
    return (call - first) / ((performance.now() - began) / 1000);
  };
  until(seconds / 3);
  return until(seconds);
}

/**
 * One line of the table: what, how many a second, how long each, and a note.
 * @param {string} what
 * @param {number} rate
 * @param {string} [note]
 */
export function line(what, rate, note = '') {
  const each =
    rate >= 1e6
      ? `${(1e9 / rate).toFixed(0)} ns`
      : rate >= 1e3
        ? `${(1e6 / rate).toFixed(2)} µs`
        : `${(1e3 / rate).toFixed(2)} ms`;
  const shown = rate < 100 ? rate.toFixed(1) : Math.round(rate).toLocaleString('en');
  process.stdout.write(`${what.padEnd(52)} ${shown.padStart(12)} /s ${each.padStart(10)}  ${note}\n`);
}

/** @param {string} title */
export function heading(title) {
  process.stdout.write(`\n${title}\n`);
}
