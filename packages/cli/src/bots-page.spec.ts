import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { build, ROOT } from './spawned.spec-support.ts';

beforeAll(build);

it('the bot of docs/bots.md has fewer than forty lines, and plays a duel to its end', async () => {
  const page = await readFile(join(ROOT, 'docs/bots.md'), 'utf8');
  const [, script] = /<!-- bot -->\s+```js\n(.*?)```/s.exec(page) ?? [];
  expect(script!.trimEnd().split('\n').length).toBeLessThan(40);
  const folder = await mkdtemp(join(tmpdir(), 'vedette-'));
  const file = join(folder, 'bot.mjs');
  await writeFile(file, script!);
  const { stdout } = await promisify(execFile)(process.execPath, [file], { cwd: ROOT });
  expect(stdout).toMatch(/shares: \[ [\d.]+, [\d.]+ \], reason: '\w+'/);
  await rm(folder, { recursive: true });
});
