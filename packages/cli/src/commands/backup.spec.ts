import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { build, vedette } from '../spawned.spec-support.ts';

it('vedette backup and restore keep all online matches in one file', async () => {
  build();
  const folder = await mkdtemp(join(tmpdir(), 'vedette-'));
  const file = join(folder, 'matches.gz');
  const before = process.env['VEDETTE_DATA'];
  process.env['VEDETTE_DATA'] = folder;
  const written = vedette('backup', file);
  expect(await written.line()).toBe(`${file}: 0 matches, 0 lines.`);
  expect((await written.end()).code).toBe(0);
  const back = vedette('restore', file);
  expect(await back.line()).toContain('0 lines are all there');
  expect((await back.end()).code).toBe(0);
  const wrong = await vedette('restore', join(folder, 'nothing.gz')).end();
  expect(wrong.code).toBe(1);
  if (before === undefined) delete process.env['VEDETTE_DATA'];
  else process.env['VEDETTE_DATA'] = before;
  await rm(folder, { recursive: true });
});
