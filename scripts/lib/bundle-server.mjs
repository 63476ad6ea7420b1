import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from './root.mjs';

/**
 * The compiled server for kills in one folder, each program of it few files: it begins in a third of the time, and so a
 * thousand kills do not take the evening. The folder is nobody else's: another's servers are started from his all the while.
 * @template T
 * @param {(bundle: { module: URL, duel: string }) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withServerBundle(work) {
  const cache = join(root, '.cache');
  await mkdir(cache, { recursive: true });
  // Inside the repository: what is not bundled is found from there.
  const folder = await mkdtemp(join(cache, 'server-bundle-'));
  try {
    return await work(await bundled(folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder */
async function bundled(folder) {
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    ssr: { noExternal: true, external: ['libsql', 'pg', 'pino', 'nodemailer'] },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: {
        input: {
          'testing/match-server': join(root, 'packages/server/dist/testing/match-server.js'),
          'thread/rules-thread': join(root, 'packages/server/dist/thread/rules-thread.js'),
          'store/file/file-thread': join(root, 'packages/server/dist/store/file/file-thread.js'),
          'rules/duel': join(root, 'examples/duel/dist/index.js'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name].js' },
      },
    },
  });
  return {
    module: pathToFileURL(join(folder, 'testing/match-server.js')),
    duel: pathToFileURL(join(folder, 'rules/duel.js')).href,
  };
}
