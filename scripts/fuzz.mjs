// `npm run fuzz -- <ruleset> [--games N] [--seed S]`: random legal games, every oddity reported and dumped.
// `npm run fuzz -- --open FILE`: plays a dump to where it stopped and tells the story so far.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { buildPackages } from './lib/build.mjs';
import { Failure, start } from './lib/fail.mjs';
import { install } from './lib/install.mjs';
import { root } from './lib/root.mjs';

const USAGE = 'Usage: npm run fuzz -- <ruleset> [--games N] [--seed S], or npm run fuzz -- --open FILE';
const SHOWN = 5;

await start(async () => {
  const { ruleset, games, seed, open } = readArguments(process.argv.slice(2));
  await install();
  if ((await buildPackages()) !== 0) throw new Failure('The build failed: see above.');
  if (open !== undefined) await openDump(open);
  else await fuzzGames(ruleset, games, seed);
});

/** @param {readonly string[]} args */
function readArguments(args) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '200' },
      seed: { type: 'string', default: 'fuzz' },
      open: { type: 'string' },
    },
  });
  const games = Number(values.games);
  const [ruleset] = positionals;
  if (!Number.isInteger(games) || games < 1)
    throw new Failure(`--games ${values.games} is no number of games.`);
  if (ruleset === undefined && values.open === undefined) throw new Failure(USAGE);
  return { ruleset: ruleset ?? '', games, seed: values.seed, open: values.open };
}

/** @param {string} name */
async function rulesetCalled(name) {
  if (!/^[a-z-]+$/.test(name)) throw new Failure(`"${name}" is no ruleset.`);
  try {
    return (await import(`@vedette/${name}`)).default;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') {
      throw new Failure(`There is no ruleset "${name}".`);
    }
    throw error;
  }
}

/**
 * @param {string} name
 * @param {number} games
 * @param {string} seed
 */
async function fuzzGames(name, games, seed) {
  const ruleset = await rulesetCalled(name);
  const { fuzz } = await import('@vedette/engine/testing');
  const began = performance.now();
  const progress = (/** @type {number} */ done) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${games} games`);
  };
  const report = fuzz(ruleset, { games, seed, progress });
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  const seconds = (performance.now() - began) / 1000;
  print(
    `${report.games} games, ${report.asks} decisions in ${seconds.toFixed(1)} s, checksum ${report.checksum}`,
  );
  if (report.unused.length > 0) print(`Never used: ${report.unused.join(', ')}`);
  if (report.failures.length === 0) return;

  const folder = join(root, 'fuzz-dumps');
  mkdirSync(folder, { recursive: true });
  report.failures.forEach((failure, i) => {
    if (i < SHOWN) print(`\n${failure.kind} with seed ${failure.seed}: ${failure.message}`);
    if (failure.dump === null) return;
    const file = join(folder, `${name}-${failure.seed.replaceAll(/[^a-z0-9]+/gi, '-')}.json`);
    writeFileSync(file, `${JSON.stringify(failure.dump)}\n`);
    if (i < SHOWN) print(`Dumped: npm run fuzz -- --open ${relative(root, file)}`);
  });
  throw new Failure(`${report.failures.length} of ${report.games} games went wrong.`);
}

/** @param {string} file */
async function openDump(file) {
  const dump = JSON.parse(readFileSync(file, 'utf8'));
  const ruleset = await rulesetCalled(dump.ruleset);
  const { retrace } = await import('@vedette/engine');
  const { match } = retrace(ruleset, dump.origin, dump, 0);
  for (const { event } of match.told) print(`${event.rule}  ${ruleset.describe(event, match.state)}`);
  print(`\nAfter ${match.answers.length} answers. Asked now:`);
  print(JSON.stringify(match.pending, null, 2));
}

/** @param {string} line */
function print(line) {
  process.stdout.write(`${line}\n`);
}
