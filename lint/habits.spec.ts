import { beforeAll, expect, it } from 'vitest';
import { lintFiles } from './lint-files.ts';

/** What is banned everywhere, a snippet with it, and the rule that must say so. */
const banned: readonly (readonly [what: string, rule: string, source: string])[] = [
  ['focused tests', 'no-focused-tests', "import { it } from 'vitest';\nit.only('a', () => {});"],
  [
    'skipped tests',
    'lint/suspicious/noSkippedTests',
    "import { it } from 'vitest';\nit.skip('a', () => {});",
  ],
  [
    'skipped groups',
    'no-disabled-tests',
    "import { describe } from 'vitest';\ndescribe.skip('a', () => {});",
  ],
  ['any', 'lint/suspicious/noExplicitAny', 'export const f = (x: any) => x;'],
  ['@ts-ignore', 'lint/suspicious/noTsIgnore', "// @ts-ignore\nexport const f: number = 'a';"],
  ['@ts-nocheck', 'ban-ts-comment', '// @ts-nocheck\nexport const f = 1;'],
  ['unused imports', 'lint/correctness/noUnusedImports', "import { join } from 'node:path';\nexport {};"],
  ['unused variables', 'lint/correctness/noUnusedVariables', 'export function f() { const x = 1; }'],
  ['floating promises', 'no-floating-promises', 'async function g() {}\nexport function f() { g(); }'],
];

let found: Map<string, string[]>;

beforeAll(async () => {
  const files = banned.map(([, , source], i) => [`packages/server/src/${i}.spec.ts`, source]);
  found = await lintFiles({
    ...Object.fromEntries(files),
    'packages/engine/src/packed.ts': 'export const f = (xs: number[]) => xs[0]!;',
  });
});

it.each(banned.map(([what, rule], i) => [what, rule, i] as const))('no %s (%s)', (_, rule, i) => {
  expect(found.get(`packages/server/src/${i}.spec.ts`)?.join('\n')).toContain(rule);
});

it('non-null assertions are allowed, for packed arrays', () => {
  expect(found.get('packages/engine/src/packed.ts')).toEqual([]);
});
