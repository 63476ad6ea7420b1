import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const webRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Modules that others stand in for, by the end of the name that they are asked for by. */
type StandIns = Readonly<Record<string, string>>;

/** Whoever asks for one of these gets the stand-in; that alone may see the real one. */
const standingIn = (standIns: StandIns): Plugin => ({
  name: 'vedette:stand-ins',
  enforce: 'pre',
  resolveId(source, importer) {
    const [, standIn] = Object.entries(standIns).find(([name]) => source.endsWith(name)) ?? [];
    return standIn === undefined || importer === standIn ? null : standIn;
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
