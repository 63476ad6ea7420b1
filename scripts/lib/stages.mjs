import { availableParallelism } from 'node:os';
import process from 'node:process';
import { buildPackages, buildWeb } from './build.mjs';
import { installed, run } from './run.mjs';
import { Turns } from './turns.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ title: string, run: () => Promise<Count> }} Stage
 * @typedef {import('./run.mjs').HowToRun} HowToRun
 * @typedef {(how: HowToRun) => Promise<number>} Command gives its exit code
 * @typedef {{ title: string, commands: readonly Command[] }} Check
 */

/**
 * All stages of `npm test` in order. None depends on another's success: all are run and reported.
 * @param {Stage} specs
 * @returns {Stage[]}
 */
export function stages(specs) {
  return [
    ...sideBySide(
      () => buildPackages(),
      { title: 'types', commands: [typesOf('tsconfig.spec.json'), typesOf('packages/web')] },
      { title: 'format and lint', commands: [lintWithTypes, formatAndLint] },
      { title: 'unused code', commands: [(how) => run(installed('knip'), [], how)] },
      { title: 'web build', commands: [buildWeb] },
    ),
    specs,
    {
      title: 'rules named by specs',
      run: async () => counted([await run(process.execPath, ['scripts/rules.mjs'])]),
    },
  ];
}

/**
 * On one processor: several threads would each infer what they share, and together take twice the time.
 * @param {string} project
 * @returns {Command}
 */
function typesOf(project) {
  return (how) => run(installed('tsc'), ['-p', project, '--singleThreaded'], how);
}

/** @type {Command} */
function formatAndLint(how) {
  return run(installed('biome'), ['ci', '--error-on-warnings'], how);
}

/** @type {Command} */
function lintWithTypes(how) {
  return run(installed('oxlint'), ['--deny-warnings'], { ...how, env: { GOMAXPROCS: '1' } });
}

/**
 * Stages that count as one test each. When the first of them is run the packages are compiled, which is part of it;
 * then the commands of all begin, as many at a time as there are processors. Each shows what its own have said when it
 * is its turn.
 * @param {() => Promise<number>} compile gives its exit code
 * @param {...Check} checks
 * @returns {Stage[]}
 */
export function sideBySide(compile, ...checks) {
  const turns = new Turns(availableParallelism());
  /** @type {Promise<{ code: number, kept: Uint8Array[] }>[][] | undefined} */
  let begun;
  return checks.map(({ title }, n) => ({
    title,
    async run() {
      const compiled = begun ? 0 : await compile();
      begun ??= checks.map(({ commands }) => commands.map((command) => turns.take(() => heard(command))));
      const codes = [compiled];
      for (const { code, kept } of await Promise.all(begun[n] ?? [])) {
        for (const part of kept) process.stdout.write(part);
        codes.push(code);
      }
      return counted(codes);
    },
  }));
}

/** @param {Command} command */
async function heard(command) {
  /** @type {Uint8Array[]} */
  const kept = [];
  // What cannot even begin fails its own stage; the others go on.
  const code = await command({ kept }).catch((/** @type {unknown} */ error) => {
    kept.push(Buffer.from(`${error instanceof Error ? error.stack : String(error)}\n`));
    return 1;
  });
  return { code, kept };
}

/**
 * Exit codes as one test.
 * @param {readonly number[]} codes
 * @returns {Count}
 */
function counted(codes) {
  const failed = codes.some((code) => code !== 0) ? 1 : 0;
  return { passed: 1 - failed, failed };
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
