import { beforeAll, expect, it } from 'vitest';
import { lintFiles } from './lint-files.ts';

type Case = readonly [file: string, specifier: string];

const banned: readonly Case[] = [
  ['packages/engine/src/a.ts', '@vedette/duel'],
  ['packages/engine/src/b.ts', '@vedette/silver-bayonet'],
  ['packages/engine/src/c.spec.ts', '@vedette/bots'],
  ['packages/engine/src/d.ts', '@vedette/scenario'],
  ['packages/scenario/src/a.ts', '@vedette/silver-bayonet'],
  ['packages/scenario/src/b.ts', '@vedette/duel'],
  ['packages/silver-bayonet/src/a.ts', '@vedette/fear-and-faith'],
  ['packages/silver-bayonet/src/b.ts', '@vedette/lab'],
  ['packages/bayonet-point/src/a.ts', '@vedette/duel'],
  ['examples/duel/src/a.ts', '@vedette/silver-bayonet'],
  ['examples/duel/src/b.ts', '@vedette/cli'],
  ['packages/bots/src/a.ts', '@vedette/server'],
  ['packages/lab/src/a.ts', '@vedette/web'],
  ['packages/referee/src/a.ts', '@vedette/web'],
  ['packages/referee/src/b.ts', '@vedette/cli'],
  ['packages/silver-bayonet/src/e.ts', '@vedette/referee'],
  ['packages/wire/src/a.ts', '@vedette/server'],
  ['packages/engine/src/f.ts', '@vedette/wire'],
  ['packages/cli/src/a.ts', '../../engine/src/index.ts'],
  ['packages/cli/src/b.ts', '@vedette/engine/src/index.ts'],
  ['packages/cli/src/c.ts', '@vedette/engine/dist/index.js'],
  ['packages/cli/src/d.ts', '../../../examples/duel/src/index.ts'],
  ['scripts/a.mjs', '../packages/engine/dist/index.js'],
  ['bench/a.bench.mjs', '@vedette/engine/dist/index.js'],
];

const allowed: readonly Case[] = [
  ['packages/engine/src/table/d.ts', '../index.ts'],
  ['packages/engine/src/e.spec.ts', '@vedette/engine/testing'],
  ['packages/scenario/src/c.ts', '@vedette/engine/table'],
  ['packages/silver-bayonet/src/c.ts', '@vedette/engine'],
  ['packages/silver-bayonet/src/d.ts', '@vedette/scenario'],
  ['packages/bayonet-point/src/b.ts', '@vedette/scenario'],
  ['examples/duel/src/c.ts', '@vedette/engine/table'],
  ['packages/bots/src/b.ts', '@vedette/silver-bayonet'],
  ['packages/lab/src/b.ts', '@vedette/bots'],
  ['packages/cli/src/e.ts', '@vedette/server'],
  ['packages/web/src/a.ts', '@vedette/duel'],
  ['packages/web/src/b.ts', '@vedette/referee'],
  ['packages/server/src/a.ts', '@vedette/referee'],
  ['packages/server/src/b.ts', '@vedette/wire'],
  ['packages/web/src/c.ts', '@vedette/wire'],
  ['packages/referee/src/c.ts', '@vedette/bots'],
  ['scripts/b.mjs', '@vedette/server'],
];

const FORMS = ['export * from', 'export { x } from', 'import'];

let found: Map<string, string[]>;

beforeAll(async () => {
  const cases = [...banned, ...allowed];
  const files = cases.map(([file, specifier]) => [
    file,
    `import { x } from '${specifier}';\nexport const y = x;\n`,
  ]);
  const forms = FORMS.map((form, i) => [`packages/engine/src/form-${i}.ts`, `${form} '@vedette/cli';\n`]);
  found = await lintFiles({
    ...Object.fromEntries([...files, ...forms]),
    'packages/engine/src/dynamic.ts': "export const f = () => import('@vedette/cli');\n",
    'packages/engine/src/type.ts': "export type T = import('@vedette/cli').T;\n",
  });
});

function findings(path: string): string[] {
  return (found.get(path) ?? []).filter((text) => text.startsWith('vedette(one-way)'));
}

it.each(banned)('%s may not import %s', (file) => {
  expect(findings(file)).toHaveLength(1);
});

it.each(allowed)('%s may import %s', (file) => {
  expect(findings(file)).toEqual([]);
});

it.each([...FORMS.map((_, i) => `form-${i}`), 'dynamic', 'type'])('sees every form of import: %s', (name) => {
  expect(findings(`packages/engine/src/${name}.ts`)).toHaveLength(1);
});
