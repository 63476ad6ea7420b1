import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildId, ENGINE_VERSION } from './build.ts';
import { coinGame } from './coin-game.spec-support.ts';

it('the engine tells the version its package has', () => {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  expect(ENGINE_VERSION).toBe((JSON.parse(manifest) as { version: string }).version);
});

it('a build is the engine and the rules, each with its version', () => {
  expect(buildId({ ...coinGame, version: 7 })).toBe(`engine ${ENGINE_VERSION}, coin 7.1`);
});
