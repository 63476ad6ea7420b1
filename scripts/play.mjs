import { join } from 'node:path';
import process from 'node:process';
import { buildPackages, buildWeb } from './lib/build.mjs';
import { command } from './lib/command.mjs';
import { Failure } from './lib/fail.mjs';
import { install } from './lib/install.mjs';
import { portFrom } from './lib/port.mjs';
import { root } from './lib/root.mjs';
import { commandFolders } from './lib/rulesets.mjs';

const USAGE = `Usage: npm run play [-- --port N] [--lan]
Builds what has changed and serves Vedette on this machine, on port 8080 unless --port or PORT says otherwise. With --lan,
everybody in the same network can open it, and play with you: only where you trust the network, for there is no TLS.`;

await command(
  { usage: USAGE, options: { port: { type: 'string' }, lan: { type: 'boolean' } } },
  async ({ values }) => {
    const port = portFrom(/** @type {string | undefined} */ (values['port']), process.env['PORT']);
    await install();
    if ((await buildPackages(commandFolders([]))) !== 0 || (await buildWeb()) !== 0)
      throw new Failure('The build failed: see above.');
    const { hostingFrom, startServer, whereabouts } = await import('@vedette/server');
    const options = hostingFrom(values['lan'] === true ? 'lan' : 'house', process.env);
    const server = await startServer({ port, root: join(root, 'packages/web/dist'), ...options }).catch(
      (/** @type {unknown} */ error) => {
        if (!isTaken(error)) throw error;
        throw new Failure(`Port ${port} is taken. Choose another: npm run play -- --port ${port + 1}`);
      },
    );
    process.stdout.write(whereabouts(server.url, options.addresses(server.port), process.stdout));
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
      process.once(signal, () => void server.close());
    }
  },
);

/** @param {unknown} error */
function isTaken(error) {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
