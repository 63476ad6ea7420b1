import process from 'node:process';
import { buildPackages, buildWeb } from './build.mjs';
import { installed, run } from './run.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ title: string, run: () => Promise<Count> }} Stage
 */

/**
 * All stages of `npm test` in order. None depends on another's success: all are run and reported.
 * @param {Stage} specs
 * @returns {Stage[]}
 */
export function stages(specs) {
  return [
    stage('types', () => buildPackages(), typesOf('packages/web'), typesOf('tsconfig.spec.json')),
    stage('format and lint', () => run(installed('biome'), ['ci', '--error-on-warnings']), lintWithTypes),
    stage('unused code', () => run(installed('knip'), [])),
    stage('web build', buildWeb),
    specs,
    stage('rules named by specs', () => run(process.execPath, ['scripts/rules.mjs'])),
  ];
}

/** @param {string} project */
function typesOf(project) {
  return () => run(installed('tsc'), ['-p', project]);
}

function lintWithTypes() {
  return run(installed('oxlint'), ['--deny-warnings']);
}

/**
 * A stage that counts as one test.
 * @param {string} title
 * @param {...(() => Promise<number>)} commands each gives an exit code
 * @returns {Stage}
 */
function stage(title, ...commands) {
  return {
    title,
    async run() {
      let failed = 0;
      for (const command of commands) {
        if ((await command()) !== 0) failed = 1;
      }
      return { passed: 1 - failed, failed };
    },
  };
}

/**
 * Runs stages one after the other and says how each went.
 * @param {readonly Stage[]} wanted
 * @returns {Promise<(Count & { title: string })[]>}
 */
export async function runStages(wanted) {
  const results = [];
  for (const { title, run } of wanted) {
    process.stdout.write(`\n== ${title}\n`);
    const began = performance.now();
    const count = await run();
    results.push({ title, ...count });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    process.stdout.write(`== ${title}: ${count.failed === 0 ? 'ok' : 'FAILED'}, ${seconds} s\n`);
  }
  const failures = results.filter(({ failed }) => failed > 0).map(({ title }) => title);
  if (failures.length > 0) process.stdout.write(`\nFailed: ${failures.join(', ')}\n`);
  return results;
}
