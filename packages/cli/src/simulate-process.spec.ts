import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { build, ROOT, vedette } from './spawned.spec-support.ts';

beforeAll(build);

async function simulated(...args: readonly string[]) {
  const { child, end } = vedette('simulate', '--ruleset', 'duel', '--seed', 'spec', '--json', ...args);
  const said: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => said.push(text));
  return { ...(await end()), said: said.join('') };
}

it('any number of threads plays the same games', async () => {
  const ends = [];
  for (const workers of ['0', '1', '3']) {
    const { code, said, errors } = await simulated('--games', '24', '--b', 'veteran@4', '--workers', workers);
    expect([code, errors]).toEqual([0, '']);
    const { checksum, wins, decisions } = JSON.parse(said);
    ends.push(JSON.stringify({ checksum, wins, decisions }));
  }
  expect(new Set(ends).size).toBe(1);
});

const DISMISSED = `
  import duel from '@vedette/duel';
  import { playBatch } from '@vedette/lab';
  import { threads } from '@vedette/lab/node';
  const bot = { level: 'random' };
  const contest = {
    scenario: 'meadow', options: {}, seed: 'spec', a: bot, b: bot, units: [duel.units.ready], exchange: true,
  };
  const crew = threads(2, { module: import.meta.resolve('@vedette/duel'), contest });
  const { records, ended } = await playBatch(crew, { games: 1e6, within: null }, (played) => {
    if (played === 5) void crew.dismiss();
  });
  console.log(ended, records.length >= 5, records.every(({ number }, n) => number === n));
`;

it('threads that are sent away in the middle leave the games before', async () => {
  const node = promisify(execFile)(process.execPath, ['--input-type=module', '-e', DISMISSED], {
    cwd: join(ROOT, 'packages/cli'),
  });
  expect((await node).stdout).toBe('cancelled true true\n');
});

it('a ruleset that is not there is told by name', async () => {
  expect(await vedette('simulate', '--ruleset', 'chess').end()).toMatchObject({
    code: 1,
    errors: expect.stringContaining('"chess"'),
  });
});

it('ends in silence when whoever reads has read enough', async () => {
  const { child, line, end } = vedette('watch', '--ruleset', 'duel', '--seed', 'spec', '--speed', '200');
  await line();
  child.stdout.destroy();
  expect(await end()).toEqual({ code: 0, errors: '' });
});
