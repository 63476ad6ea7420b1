import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
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
    const { startServer } = await import('@vedette/server');
    const { besiege } = await import('@vedette/server/testing');
    const { default: duel } = await import('@vedette/duel');
    const folder = await mkdtemp(join(tmpdir(), 'vedette-siege-'));
    const wide = { burst: 1e9, perSecond: 1e9 };
    /** @type {string[]} */
    const faults = [];
    const server = await startServer({
      port: 0,
      root: folder,
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
        fault: (what, error) => faults.push(`${what}: ${String(error)}`),
      },
    });
    const messages = Number(values['messages']);
    const result = await besiege(server.url, /** @type {never} */ (duel), {
      messages,
      seed: String(values['seed']),
    });
    await server.close();
    await rm(folder, { recursive: true, force: true });
    const { sent, answered, hungUp, strange, leaked, changed } = result;
    process.stdout.write(`${sent} messages, ${answered} answers, ${hungUp} lines closed by the server\n`);
    process.stdout.write(
      `faults: ${faults.length}, answers out of form: ${strange.length}, leaks: ${leaked.length}\n`,
    );
    process.stdout.write(`the match ${changed ? 'HAS CHANGED' : 'is as it was'}\n`);
    if (faults.length + strange.length + leaked.length > 0 || changed) process.exitCode = 1;
  },
);
