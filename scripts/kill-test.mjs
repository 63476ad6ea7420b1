import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { buildPackages } from './lib/build.mjs';
import { withServerBundle } from './lib/bundle-server.mjs';
import { command } from './lib/command.mjs';
import { Failure } from './lib/fail.mjs';
import { install } from './lib/install.mjs';
import { withPostgres } from './lib/postgres.mjs';
import { root } from './lib/root.mjs';

const USAGE = `Usage: npm run kill-test [-- --kills N] [--store sqlite|postgres|both] [--processes 1,3] [--matches N] [--seconds N] [--seed S]
Plays duels through servers that are killed with -9 at random moments, and looks whether anything that was acknowledged is lost.\nEach run ends after its kills, or after its seconds, or with Ctrl-C, and tells what it found until then.`;

await command(
  {
    usage: USAGE,
    options: {
      kills: { type: 'string', default: '100' },
      store: { type: 'string', default: 'both' },
      processes: { type: 'string', default: '1,3' },
      matches: { type: 'string', default: '8' },
      seconds: { type: 'string', default: '3600' },
      seed: { type: 'string', default: 'kill' },
    },
  },
  async ({ values }) => {
    await install();
    if ((await buildPackages(['packages/server', 'examples/duel'].map((folder) => join(root, folder)))) !== 0)
      throw new Failure('The build failed: see above.');
    const stores = values['store'] === 'both' ? ['sqlite', 'postgres'] : [String(values['store'])];
    await withServerBundle(async (bundle) => {
      for (const store of stores)
        for (const processes of String(values['processes']).split(',').map(Number))
          if (await run(bundle, store, processes, values)) process.exitCode = 1;
    });
  },
);

/**
 * @param {{ module: URL, duel: string }} bundle
 * @param {string} store
 * @param {number} processes
 * @param {Record<string, string | boolean | undefined>} values
 */
async function run({ module, duel: duelModule }, store, processes, values) {
  const { killTest } = await import('@vedette/server/testing');
  const { default: duel } = await import('@vedette/duel');
  const folder = await mkdtemp(join(tmpdir(), 'vedette-kill-'));
  const tell = (/** @type {string} */ line) => process.stdout.write(`  ${line}\n`);
  process.stdout.write(`${store}, ${processes} ${processes === 1 ? 'process' : 'processes'}\n`);
  const began = performance.now();
  const enough = new AbortController();
  const end = () => enough.abort();
  process.once('SIGINT', end);
  const late = setTimeout(end, 1000 * Number(values['seconds']));
  const play = (/** @type {import('@vedette/server').StorePlace} */ place) =>
    killTest({
      kills: Number(values['kills']),
      processes,
      matches: Number(values['matches']),
      seed: String(values['seed']),
      ruleset: /** @type {never} */ (duel),
      online: { store: place, load: [duelModule] },
      module,
      told: tell,
      enough: enough.signal,
    });
  try {
    const result =
      store === 'sqlite'
        ? await play({ file: join(folder, 'matches.db') })
        : await withPostgres(folder, play);
    const { kills, acknowledged, finished, lost, forked, stuck } = result;
    const seconds = Math.round((performance.now() - began) / 1000);
    tell(`${kills} kills in ${seconds} s, ${acknowledged} answers acknowledged, ${finished} games finished`);
    tell(`acknowledged answers lost: ${lost.length}`);
    tell(`histories forked: ${forked.length}`);
    tell(`games that did not go on: ${stuck.length}`);
    return lost.length + forked.length + stuck.length > 0;
  } finally {
    clearTimeout(late);
    process.off('SIGINT', end);
    await rm(folder, { recursive: true, force: true });
  }
}
