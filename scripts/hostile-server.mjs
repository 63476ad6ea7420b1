import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { buildPackages } from './lib/build.mjs';
import { command } from './lib/command.mjs';
import { Failure } from './lib/fail.mjs';
import { install } from './lib/install.mjs';
import { root } from './lib/root.mjs';

const USAGE = `Usage: npm run hostile:server [-- --messages N] [--seed S]
Besieges a server of online matches with malformed and hostile messages: nothing may crash, leak or change.`;

await command(
  {
    usage: USAGE,
    options: { messages: { type: 'string', default: '100000' }, seed: { type: 'string', default: 'siege' } },
  },
  async ({ values }) => {
    await install();
    if ((await buildPackages(['packages/server', 'examples/duel'].map((folder) => join(root, folder)))) !== 0)
      throw new Failure('The build failed: see above.');
    const { besiege } = await import('@vedette/server/testing');
    const { default: duel } = await import('@vedette/duel');
    const folder = await mkdtemp(join(tmpdir(), 'vedette-siege-'));
    const server = await serverIn(folder);
    const memory = await watchedMemory(server.url);
    const result = await besiege(server.url, /** @type {never} */ (duel), {
      messages: Number(values['messages']),
      seed: String(values['seed']),
    });
    const { first, most, last } = await memory.end();
    const faults = await server.end();
    await rm(folder, { recursive: true, force: true });
    const { sent, answered, hungUp, slowest, strange, leaked, changed } = result;
    process.stdout.write(`${sent} messages, ${answered} answers, ${hungUp} lines closed by the server\n`);
    process.stdout.write(
      `faults: ${faults.length}, answers out of form: ${strange.length}, leaks: ${leaked.length}\n`,
    );
    process.stdout.write(
      `memory of the server: ${first} MB before, ${most} MB at most, ${last} MB after; a player waited ${slowest.toFixed(0)} ms at most for his table\n`,
    );
    process.stdout.write(`the match ${changed ? 'HAS CHANGED' : 'is as it was'}\n`);
    if (faults.length + strange.length + leaked.length > 0 || changed) process.exitCode = 1;
  },
);

/**
 * A server of its own process without limits; its `end` gives what it complained of.
 * @param {string} folder
 */
async function serverIn(folder) {
  const wide = { burst: 1e9, perSecond: 1e9 };
  const given = {
    port: 0,
    online: {
      store: { file: join(folder, 'matches.db') },
      load: [pathToFileURL(join(root, 'examples/duel/dist/index.js')).href],
      limits: {
        messages: wide,
        addressMessages: wide,
        connecting: wide,
        making: wide,
        socketsPerAddress: 1e6,
      },
    },
  };
  const module = join(root, 'packages/server/dist/testing/match-server.js');
  const child = spawn(process.execPath, [module, JSON.stringify(given)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  /** @type {string[]} */
  const faults = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    faults.push(line);
    process.stderr.write(`${line}\n`);
  });
  child.once('exit', (code, signal) => {
    if (code !== 0) faults.push(`The server ended: ${signal ?? code}.`);
  });
  const [url] = await once(createInterface({ input: child.stdout }), 'line');
  return {
    url: String(url),
    async end() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      return faults;
    },
  };
}

/**
 * Megabytes that a server has, looked at once a second.
 * @param {string} url
 */
async function watchedMemory(url) {
  const now = async () => {
    const text = await (await fetch(`${url}metrics`)).text();
    return Math.round(Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / 1e6);
  };
  const first = await now();
  let most = first;
  const look = async () => {
    most = Math.max(most, await now());
  };
  const looking = setInterval(() => void look(), 1000);
  return {
    async end() {
      clearInterval(looking);
      await look();
      return { first, most, last: await now() };
    },
  };
}
