import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Plugin } from 'vite';
import usual from '../../vite.config.ts';

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

/** As it is shipped: in a spec's surroundings React would come with all that it checks while one develops. */
async function buildForPlayers(config: InlineConfig): Promise<void> {
  const surroundings = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await build(config);
  } finally {
    process.env['NODE_ENV'] = surroundings;
  }
}

const isPrecompress = (plugin: unknown) => (plugin as Partial<Plugin>).name === 'vedette:precompress';

/** The app with some modules replaced, such as its list of games, built into a folder of its own. */
export async function buildWith(standIns: StandIns): Promise<{ dist: string; remove(): Promise<void> }> {
  const dist = await mkdtemp(join(tmpdir(), 'vedette-other-'));
  await buildForPlayers({
    ...usual,
    configFile: false,
    root: webRoot,
    logLevel: 'warn',
    plugins: [...(usual.plugins ?? []).filter((plugin) => !isPrecompress(plugin)), standingIn(standIns)],
    worker: { ...usual.worker, plugins: () => [standingIn(standIns)] },
    build: { ...usual.build, outDir: dist, emptyOutDir: true, reportCompressedSize: false },
  });
  return { dist, remove: () => rm(dist, { recursive: true, force: true }) };
}
