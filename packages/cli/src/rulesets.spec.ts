import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtIn, importRuleset } from './rulesets.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vedette-'));
});

afterAll(() => rm(folder, { recursive: true }));

it('the duel is loaded by its name, and is not offered to players', async () => {
  expect(await importRuleset('duel')).toMatchObject({ id: 'duel' });
  expect((await builtIn()).map(({ id }) => id)).not.toContain('duel');
});

it.each([
  ['nothing', 'export {};', 'the default export'],
  ['half a ruleset', "export default { id: 'half', title: 'Half', version: 1 };", 'seats'],
  ['a bad id', "export default { id: 'Half A Game' };", 'id'],
])('a module with %s is no ruleset, and is told why', async (what, source, where) => {
  const file = join(folder, `${what.replaceAll(' ', '-')}.mjs`);
  await writeFile(file, source);
  await expect(importRuleset(file)).rejects.toThrow(`exports no ruleset by default: ${where}`);
});

it('a package of the workspace is loaded by its short name, without a list of them', async () => {
  expect(await importRuleset('@vedette/duel')).toMatchObject({ id: 'duel' });
  await expect(importRuleset('server')).rejects.toThrow('@vedette/server exports no ruleset by default');
});

it('a package may offer several: the second by the name of its export', async () => {
  expect(await importRuleset('silver-bayonet-campaign')).toMatchObject({ id: 'silver-bayonet-campaign' });
});

it.each([
  ['./nowhere.mjs', './nowhere.mjs is not there or not built'],
  ['chess', 'No ruleset is called "chess": no package @vedette/chess or chess is installed here'],
  [join(import.meta.dirname, '../package.md'), 'not there'],
])('what is not there is told so: %s', async (name, message) => {
  await expect(importRuleset(name)).rejects.toThrow(message);
});
