import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { installed, run } from './run.mjs';

const report = join(root, '.cache', 'vitest.json');

/**
 * @typedef {object} Report the part of vitest's JSON report that is read here
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {{ status: string, assertionResults: { status: string }[] }[]} testResults
 */

/**
 * Runs the specs.
 * @param {readonly string[]} filters
 * @returns {Promise<import('./stages.mjs').Count>}
 */
export async function runVitest(filters) {
  rmSync(report, { force: true });
  const args = [
    'run',
    '--reporter=default',
    '--reporter=./scripts/lib/second-tries.ts',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const code = await run(installed('vitest'), [...args, ...filters]);
  return countTests(code, existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined);
}

/**
 * A spec file that fails outside its tests counts as one failure, and so does a failed run that names none.
 * @param {number} code
 * @param {Report | undefined} found
 * @returns {import('./stages.mjs').Count}
 */
export function countTests(code, found) {
  if (!found) return { passed: 0, failed: 1 };
  const brokenFiles = found.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = found.numFailedTests + brokenFiles;
  return { passed: found.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/**
 * What the last lines of `npm test` say: each spec counts, and each other stage as one.
 * @param {readonly (import('./stages.mjs').Count & { title: string })[]} results
 * @param {string} specs title of the stage whose tests are counted one by one
 * @returns {import('./stages.mjs').Count & { words: string }}
 */
export function tally(results, specs) {
  let passed = 0;
  let failed = 0;
  let tests = 0;
  for (const result of results) {
    passed += result.passed;
    failed += result.failed;
    if (result.title === specs) tests += result.passed + result.failed;
  }
  const stages = results.filter(({ title }) => title !== specs).length;
  const words = stages === 0 ? '' : ` + ${stages} stages that count as one each`;
  return { passed, failed, words: `${tests} specs${words}:` };
}
