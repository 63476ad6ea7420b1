import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { buildPackages } from './lib/build.mjs';
import { command, misuse } from './lib/command.mjs';
import { Failure } from './lib/fail.mjs';
import { install } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { importRuleset } from './lib/rulesets.mjs';

const USAGE = `Usage: npm run fuzz -- <ruleset> [--bots] [--games N] [--seed S] [--only N], or npm run fuzz -- --open FILE
Plays random legal games (200 unless told otherwise) and reports every crash, dead end, endless game, broken
invariant and leak; with --only just the game of that number, 448 of "seed landing/448". With --bots, bots of all levels
play instead, with budgets from nothing up. A failure is dumped to fuzz-dumps/; --open plays a dump to where it stopped
and tells the story.`;

const OPTIONS = /** @type {const} */ ({
  bots: { type: 'boolean' },
  games: { type: 'string', default: '200' },
  seed: { type: 'string', default: 'fuzz' },
  only: { type: 'string' },
  open: { type: 'string' },
});
const SHOWN = 5;

await command({ usage: USAGE, options: OPTIONS, words: 1 }, async ({ values, words: [name] }) => {
  const { bots, games, seed, only, open } = values;
  const count = only === undefined ? Number(games) : Number(only) + 1;
  if (!Number.isInteger(count) || count < 1)
    throw misuse(`--${only === undefined ? 'games' : 'only'} ${only ?? games} is no number of games.`, USAGE);
  if (name === undefined && open === undefined) throw misuse('Which ruleset?', USAGE);
  const dump = typeof open === 'string' ? readDump(open) : undefined;
  await install();
  if (dump !== undefined) await openDump(dump);
  else
    await fuzzGames(
      name ?? '',
      count,
      String(seed),
      only === undefined ? {} : { only: count - 1 },
      bots === true,
    );
});

/**
 * @param {string} name
 * @param {number} games
 * @param {string} seed
 * @param {{ only?: number }} which
 * @param {boolean} bots
 */
async function fuzzGames(name, games, seed, which, bots) {
  const { ruleset } = await importRuleset(name);
  const fuzz = bots ? await botFuzzer() : (await import('@vedette/engine/testing')).fuzz;
  const began = performance.now();
  const progress = (/** @type {number} */ done) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${games} games`);
  };
  const report = fuzz(ruleset, { games, seed, progress, ...which });
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  const seconds = (performance.now() - began) / 1000;
  print(
    `${report.games} games, ${report.asks} decisions in ${seconds.toFixed(1)} s, checksum ${report.checksum}`,
  );
  if (report.unused.length > 0) print(`Never used: ${report.unused.join(', ')}`);
  if (report.failures.length > 0) dumpFailures(name, report.failures);
}

async function botFuzzer() {
  if ((await buildPackages([join(root, 'packages', 'bots')])) !== 0)
    throw new Failure('The build failed: see above.');
  return (await import('@vedette/bots/testing')).fuzzBots;
}

/**
 * @param {string} name
 * @param {readonly { kind: string, message: string, seed: string, dump: object | null }[]} failures
 */
function dumpFailures(name, failures) {
  const folder = join(root, 'fuzz-dumps');
  mkdirSync(folder, { recursive: true });
  failures.forEach((failure, i) => {
    if (i < SHOWN) print(`\n${failure.kind} with seed ${failure.seed}: ${failure.message}`);
    if (failure.dump === null) return;
    const file = join(folder, `${name}-${failure.seed.replaceAll(/[^a-z0-9]+/gi, '-')}.json`);
    writeFileSync(file, `${JSON.stringify(failure.dump)}\n`);
    if (i < SHOWN) print(`Dumped: npm run fuzz -- --open ${relative(root, file)}`);
  });
  throw new Failure(`${failures.length} ${failures.length === 1 ? 'failure' : 'failures'}.`);
}

/** @param {string} file */
function readDump(file) {
  if (!existsSync(file)) throw new Failure(`There is no file ${file}.`);
  /** @type {unknown} */
  let dump;
  try {
    dump = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Failure(`${file} is no dump: it is not JSON.`);
  }
  if (!isReplay(dump))
    throw new Failure(`${file} is no dump: it is no vedette-replay with a beginning and answers.`);
  return dump;
}

/**
 * @param {unknown} dump
 * @returns {dump is import('@vedette/engine').Replay<import('@vedette/engine').Game>}
 */
function isReplay(dump) {
  if (typeof dump !== 'object' || dump === null) return false;
  const { format, ruleset, origin, answers, forks } = /** @type {Record<string, unknown>} */ (dump);
  if (format !== 'vedette-replay' || typeof ruleset !== 'string') return false;
  return typeof origin === 'object' && origin !== null && Array.isArray(answers) && Array.isArray(forks);
}

/** @param {import('@vedette/engine').Replay<import('@vedette/engine').Game>} dump */
async function openDump(dump) {
  const { ruleset } = await importRuleset(dump.ruleset);
  const { retrace } = await import('@vedette/engine');
  const { match } = retrace(ruleset, dump.origin, dump, 0);
  for (const { event } of match.told)
    print(`${event.rule}  ${ruleset.speech.in().describe(event, match.state)}`);
  print(`\nAfter ${match.answers.length} answers. Asked now:`);
  print(JSON.stringify(match.pending, null, 2));
}

/** @param {string} line */
function print(line) {
  process.stdout.write(`${line}\n`);
}
