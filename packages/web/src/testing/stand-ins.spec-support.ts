import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const webRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Which file stands in for what: for a package, or for a file. */
type StandIns = Readonly<Record<string, string>>;

/** Whoever asks for one of these gets the stand-in; such files alone may see the real one. */
const standingIn = (standIns: StandIns): Plugin => ({
  name: 'vedette:stand-ins',
  enforce: 'pre',
  resolveId(source, importer) {
    if (importer === undefined || importer.endsWith('.spec-support.ts')) return null;
    const wanted = source.startsWith('.') ? resolve(dirname(importer), source) : source;
    return standIns[wanted] ?? null;
  },
});

/** The app with some modules replaced, such as its list of games, built into a folder of its own. */
export async function buildWith(standIns: StandIns): Promise<{ dist: string; remove(): Promise<void> }> {
  const dist = await mkdtemp(join(tmpdir(), 'vedette-other-'));
  await build({
    root: webRoot,
    logLevel: 'warn',
    plugins: [standingIn(standIns)],
    worker: { plugins: () => [standingIn(standIns)] },
    build: { outDir: dist, emptyOutDir: true },
  });
  return { dist, remove: () => rm(dist, { recursive: true, force: true }) };
}
