import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { compileServer, DUEL, DUEL_MODULE, ROOT } from '../online/servers.spec-support.ts';
import { killTest } from './kill-test.ts';

it('a server that is killed in the middle of play has lost nothing (at length: npm run kill-test)', async () => {
  compileServer();
  const folder = await mkdtemp(join(tmpdir(), 'vedette-kill-'));
  const result = await killTest({
    kills: 4,
    processes: 1,
    matches: 4,
    seed: 'spec',
    ruleset: DUEL,
    online: {
      store: { file: join(folder, 'matches.db') },
      load: [DUEL_MODULE],
    },
    module: pathToFileURL(join(ROOT, 'packages/server/dist/testing/match-server.js')),
  });
  await rm(folder, { recursive: true });
  expect(result).toMatchObject({ kills: 4, lost: [], forked: [], stuck: [] });
  expect(result.acknowledged).toBeGreaterThan(20);
}, 240_000);
