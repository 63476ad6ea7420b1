// `npm test`: every check there is. `npm test -- <filter>`: only the specs whose path matches.
import process from 'node:process';
import { chromium } from './lib/chromium.mjs';
import { Failure } from './lib/fail.mjs';
import { install } from './lib/install.mjs';
import { runStages, stages } from './lib/stages.mjs';
import { runVitest, tally } from './lib/vitest.mjs';

const USAGE = `Usage: npm test [-- <part of a path>…]
Without a part: types, format, lint, unused code, the web build, all specs, and which rules they name.
With one: only the specs whose path has it. Installs what it needs, a Chromium for the browser tests too.
The last line counts the specs, and each of the other stages as one.`;

const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) process.stdout.write(`${USAGE}\n`);
else await check(args);

/** @param {readonly string[]} filters */
async function check(filters) {
  const { passed, failed, words } = await prepare()
    .then(() => runAll(filters))
    .catch((/** @type {unknown} */ error) => {
      if (!(error instanceof Failure)) throw error;
      process.stderr.write(`${error.message}\n`);
      return { passed: 0, failed: 1, words: 'Nothing could be run; that counts as one failure.' };
    });
  if (failed > 0) process.exitCode = 1;
  process.stdout.write(`\n${words}\n${passed} passed, ${failed} failed\n`);
}

async function prepare() {
  await install();
  process.env['CHROME_PATH'] = await chromium();
}

/** @param {readonly string[]} filters */
async function runAll(filters) {
  const specs = { title: 'specs', run: () => runVitest(filters) };
  return tally(await runStages(filters.length > 0 ? [specs] : stages(specs)), specs.title);
}
