// `npm test`: every check there is. `npm test -- <filter>`: only the specs whose path matches.
import process from 'node:process';
import { chromium } from './lib/chromium.mjs';
import { Failure } from './lib/fail.mjs';
import { install } from './lib/install.mjs';
import { stages } from './lib/stages.mjs';
import { runVitest } from './lib/vitest.mjs';

const { passed, failed } = await prepare()
  .then(() => runAll(process.argv.slice(2)))
  .catch((/** @type {unknown} */ error) => {
    if (!(error instanceof Failure)) throw error;
    process.stderr.write(`${error.message}\n`);
    return { passed: 0, failed: 1 };
  });
if (failed > 0) process.exitCode = 1;
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);

async function prepare() {
  await install();
  process.env['CHROME_PATH'] = await chromium();
}

/** @param {readonly string[]} filters */
async function runAll(filters) {
  let passed = 0;
  let failed = 0;
  /** @type {string[]} */
  const failures = [];
  for (const stage of filters.length > 0 ? [specs(filters)] : stages(specs([]))) {
    process.stdout.write(`\n== ${stage.title}\n`);
    const began = performance.now();
    const result = await stage.run();
    passed += result.passed;
    failed += result.failed;
    if (result.failed > 0) failures.push(stage.title);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    process.stdout.write(`== ${stage.title}: ${result.failed === 0 ? 'ok' : 'FAILED'}, ${seconds} s\n`);
  }
  if (failures.length > 0) process.stdout.write(`\nFailed: ${failures.join(', ')}\n`);
  return { passed, failed };
}

/**
 * @param {readonly string[]} filters
 * @returns {import('./lib/stages.mjs').Stage}
 */
function specs(filters) {
  return { title: 'specs', run: () => runVitest(filters) };
}
