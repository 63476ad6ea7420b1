import { beforeAll, expect, it } from 'vitest';
import { lintFiles } from './lint-files.ts';

const PLACE = 'packages/silver-bayonet/src/rules';

/** Calls that nobody can read, and calls that anybody can. */
const unreadable = ['look(a, true)', 'look(false)', 'world.look(a, true)', 'world.at.look(a, false, a)'];
const readable = [
  "look(a, 'closely')",
  'look({ closely: true })',
  'look(a, closely)',
  "world.modify('mayAct', a, true)",
  'world.schema.default(false)',
  '[closely].includes(true)',
];

function fileOf(call: string): string {
  return `declare const world: any, look: any, a: object, closely: boolean;\nexport const f = () => ${call};\n`;
}

let found: Map<string, string[]>;

beforeAll(async () => {
  const calls = [...unreadable, ...readable];
  found = await lintFiles({
    ...Object.fromEntries(calls.map((call, i) => [`${PLACE}/${i}.ts`, fileOf(call)])),
    'packages/silver-bayonet/src/rules/a.spec.ts': fileOf('look(a, true)'),
    'packages/web/src/a.ts': fileOf('look(a, true)'),
  });
});

function findings(path: string): string[] {
  return (found.get(path) ?? []).filter((text) => text.startsWith('vedette(named-arguments)'));
}

it.each(unreadable.map((call, i) => [call, i] as const))('%s wants a name', (_, i) => {
  expect(findings(`${PLACE}/${i}.ts`)).toHaveLength(1);
});

it.each(readable.map((call, i) => [call, i + unreadable.length] as const))('%s has one', (_, i) => {
  expect(findings(`${PLACE}/${i}.ts`)).toEqual([]);
});

it.each(['packages/silver-bayonet/src/rules/a.spec.ts', 'packages/web/src/a.ts'])(
  'specs and pages are left alone: %s',
  (path) => {
    expect(findings(path)).toEqual([]);
  },
);
