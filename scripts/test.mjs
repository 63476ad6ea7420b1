// `npm test`: every check there is. `npm test -- <filter>`: only the specs whose path matches.
import process from 'node:process';
import { chromium } from './lib/chromium.mjs';
import { Failure } from './lib/fail.mjs';
import { install } from './lib/install.mjs';
import { asked, checkFilters, specFiles } from './lib/spec-files.mjs';
import { runStages, stages } from './lib/stages.mjs';
import { runVitest, tally } from './lib/vitest.mjs';

const USAGE = `Usage: npm test [-- <part of a path>…]
Without a part: types, format, lint, unused code, the web build, all specs, and which rules they name.
With one: only the specs whose path has it; a part that no path has is a failure. What begins with a dash goes
to vitest with all that follows it: npm test -- movement -t SB-MOV-02. Installs what it needs, a Chromium for the browser tests too.
The last line counts the specs, and each of the other stages as one.`;

const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) process.stdout.write(`${USAGE}\n`);
else await check(args);

/** @param {readonly string[]} wanted */
async function check(wanted) {
  const { passed, failed, words } = await checked(wanted).catch((/** @type {unknown} */ error) => {
    if (!(error instanceof Failure)) throw error;
    process.stderr.write(`${error.message}\n`);
    return { passed: 0, failed: 1, words: 'Nothing could be run; that counts as one failure.' };
  });
  if (failed > 0) process.exitCode = 1;
  process.stdout.write(`\n${words}\n${passed} passed, ${failed} failed\n`);
}

/** @param {readonly string[]} wanted */
async function checked(wanted) {
  if (wanted.length > 0) {
    process.stdout.write(`Skipped, since only specs were asked for: ${otherStages().join(', ')}.\n`);
    checkFilters(asked(wanted).filters, specFiles());
  }
  await install();
  process.env['CHROME_PATH'] = await chromium();
  return runAll(wanted);
}

function otherStages() {
  const specs = { title: 'specs', run: async () => ({ passed: 0, failed: 0 }) };
  return stages(specs)
    .map(({ title }) => title)
    .filter((title) => title !== specs.title);
}

/** @param {readonly string[]} wanted */
async function runAll(wanted) {
  const specs = { title: 'specs', run: () => runVitest(wanted) };
  const results = await runStages(wanted.length > 0 ? [specs] : stages(specs));
  if (results.every(({ passed, failed }) => passed + failed === 0))
    throw new Failure(`No spec there is called so: ${wanted.join(' ')}`);
  return tally(results, specs.title);
}
