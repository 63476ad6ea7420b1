import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const webRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Whoever asks for the list of games gets this one; it alone may see the real one. */
const listedBy = (list: string): Plugin => ({
  name: 'vedette:other-games',
  enforce: 'pre',
  resolveId: (source, importer) => (source === '@vedette/games' && importer !== list ? list : null),
});

/** The app with another list of games, built into a folder of its own. */
export async function buildWithGames(list: string): Promise<{ dist: string; remove(): Promise<void> }> {
  const dist = await mkdtemp(join(tmpdir(), 'vedette-games-'));
  await build({
    root: webRoot,
    logLevel: 'warn',
    plugins: [listedBy(list)],
    worker: { plugins: () => [listedBy(list)] },
    build: { outDir: dist, emptyOutDir: true },
  });
  return { dist, remove: () => rm(dist, { recursive: true, force: true }) };
}
