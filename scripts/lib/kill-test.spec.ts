import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { beforeAll, expect, it } from 'vitest';
import { buildPackages } from './build.mjs';
import { withServerBundle } from './bundle-server.mjs';
import { root } from './root.mjs';

beforeAll(async () => {
  const folders = ['packages/server', 'examples/duel'].map((folder) => join(root, folder));
  if ((await buildPackages(folders)) !== 0) throw new Error('The build failed: see above.');
});

/** A kill-test in small: it has a server on PostgreSQL, waits for Ctrl-C, and then asks the server how it is. */
const IN_SMALL = `
  import { once } from 'node:events';
  import { MatchProcess } from '${new URL('../../packages/server/dist/testing/match-process.js', import.meta.url)}';
  import { withPostgres } from '${new URL('postgres.mjs', import.meta.url)}';
  const module = new URL('${new URL('../../packages/server/dist/testing/match-server.js', import.meta.url)}');
  await withPostgres(process.argv[1], async (store) => {
    const server = new MatchProcess({ module, online: { store } });
    await server.start();
    const enough = once(process, 'SIGINT');
    console.log('ready');
    await enough;
    console.log((await fetch(server.url + 'healthz')).status);
    await server.end();
  });
`;

it('Ctrl-C ends a kill-test, and neither its servers nor its database before they are looked at', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vedette-kill-'));
  // Leads a group of its own, as a terminal gives one to each command: Ctrl-C is a signal to all of it.
  const test = spawn(process.execPath, ['--input-type=module', '-e', IN_SMALL, folder], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  for await (const line of createInterface({ input: test.stdout })) {
    said.push(line);
    if (line === 'ready') process.kill(-test.pid!, 'SIGINT');
  }
  if (test.exitCode === null) await once(test, 'exit');
  await rm(folder, { recursive: true });
  expect(said).toEqual(['ready', '200']);
  expect(test.exitCode).toBe(0);
});

it('two kill-tests have a folder each, and leave none', async () => {
  const folders: string[] = [];
  await withServerBundle(async ({ module }) => {
    await withServerBundle(async (other) => {
      folders.push(module.pathname, other.module.pathname);
    });
    expect(folders.map((folder) => existsSync(folder))).toEqual([true, false]);
  });
  expect(new Set(folders).size).toBe(2);
  expect(folders.some((folder) => existsSync(folder))).toBe(false);
});
