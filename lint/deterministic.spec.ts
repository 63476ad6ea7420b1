import { beforeAll, describe, expect, it } from 'vitest';
import { lintFiles } from './lint-files.ts';

const banned: Readonly<Record<string, string>> = {
  'Math.random': 'export const f = () => Math.random();',
  "Math['random']": "export const f = () => Math['random']();",
  'Math in disguise': 'const { random } = Math; export const f = () => random();',
  'Math.sin': 'export const f = (x: number) => Math.sin(x);',
  'Math.hypot': 'export const f = (x: number) => Math.hypot(x, x);',
  'Math.pow': 'export const f = (x: number) => Math.pow(x, 2);',
  'Math.PI': 'export const f = () => Math.PI;',
  'Math.imul': 'export const f = (x: number) => Math.imul(x, 2);',
  '**': 'export const f = (x: number) => x ** 2;',
  '**=': 'export function f(x: number) { let y = x; y **= 2; return y; }',
  Date: 'export const f = () => Date.now();',
  'the type Date': 'export const f = (d: Date) => d.getTime();',
  'try catch': 'export function f(g: () => void) { try { g(); } catch { f(g); } }',
  'try finally': 'export function f(g: () => void) { try { g(); } finally { f(g); } }',
  'async functions': 'export async function f() {}',
  'async arrows': 'export const f = async () => 1;',
  'async generators': 'export async function* f() { yield 1; }',
  'for await': 'export async function f(g: AsyncIterable<number>) { for await (const x of g) f(g); }',
  'await at module level': 'export const x = await 1;',
  Promise: 'export const f = () => Promise.resolve(1);',
  'import()': "export const f = () => import('./x.ts');",
  'let at module level': 'let x = 0; export const f = () => x++;',
  'exported let': 'export let x = 0; x = 1;',
  'var at module level': 'var x = 0; export const f = () => x++;',
  Intl: "export const f = () => new Intl.NumberFormat('en');",
  localeCompare: 'export const f = (a: string) => a.localeCompare(a);',
  toLocaleString: 'export const f = (a: number) => a.toLocaleString();',
  toLocaleUpperCase: 'export const f = (a: string) => a.toLocaleUpperCase();',
  setTimeout: 'export const f = () => setTimeout(f, 1);',
  performance: 'export const f = () => performance.now();',
  process: 'export const f = () => process.exit();',
  console: 'export const f = () => console.log(1);',
  structuredClone: 'export const f = (x: object) => structuredClone(x);',
  globalThis: 'export const f = () => globalThis;',
};

const allowed: Readonly<Record<string, string>> = {
  'exact Math': `export const f = (x: number) => Math.sqrt(Math.min(Math.max(Math.abs(x), 1), 9)) +
    Math.floor(x) + Math.ceil(x) + Math.round(x) + Math.trunc(x);`,
  'names that only look like globals': `export function f(process: { Date: number }) { return process.Date; }`,
  'let in a function': 'export function f() { let x = 0; x += 1; return x; }',
  'plain generators': 'export function* f() { yield 1; }',
};

const folders = [
  'packages/engine/src',
  'packages/engine/src/table',
  'packages/scenario/src',
  'packages/silver-bayonet/src',
  'packages/fear-and-faith/rules',
  'packages/bayonet-point/src',
  'packages/a-new-one/src',
  'examples/duel/src',
];

const TRY = banned['try catch'] ?? '';
const IMUL = banned['Math.imul'] ?? '';
const RANDOM = banned['Math.random'] ?? '';

let found: Map<string, string[]>;

beforeAll(async () => {
  found = await lintFiles({
    ...numbered('packages/engine/src/kernel/banned', banned),
    ...numbered('packages/engine/src/kernel/allowed', allowed),
    ...Object.fromEntries(folders.map((folder) => [`${folder}/a.ts`, RANDOM])),
    'packages/engine/src/kernel/run.ts': TRY,
    'packages/engine/src/kernel/hash.ts': IMUL,
    'packages/engine/src/dice/generator.ts': IMUL,
    'packages/engine/src/dice/loaded.ts': RANDOM,
    'packages/engine/src/dice/tried.ts': TRY,
    'packages/engine/src/run.ts': TRY,
    'packages/engine/src/a.spec.ts': RANDOM,
    'packages/engine/src/testing/a.ts': RANDOM,
    'packages/server/src/a.ts': RANDOM,
  });
});

function numbered(start: string, sources: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.values(sources).map((source, i) => [`${start}-${i}.ts`, source]));
}

function findings(path: string): string[] {
  return (found.get(path) ?? []).filter((text) => text.startsWith('vedette(deterministic)'));
}

describe('rules and geometry', () => {
  it.each(Object.keys(banned).map((name, i) => [name, i] as const))('may not use %s', (_, i) => {
    expect(findings(`packages/engine/src/kernel/banned-${i}.ts`)).not.toEqual([]);
  });

  it.each(Object.keys(allowed).map((name, i) => [name, i] as const))('may use %s', (_, i) => {
    expect(findings(`packages/engine/src/kernel/allowed-${i}.ts`)).toEqual([]);
  });

  it.each(folders)('are checked in %s', (folder) => {
    expect(findings(`${folder}/a.ts`)).toHaveLength(1);
  });
});

describe('exceptions', () => {
  it('allow try in the one file that suspends rules', () => {
    expect(findings('packages/engine/src/kernel/run.ts')).toEqual([]);
    expect(findings('packages/engine/src/run.ts')).toHaveLength(1);
    expect(findings('packages/engine/src/dice/tried.ts')).toHaveLength(1);
  });

  it('allow Math.imul, but not chance, in dice and in the hash', () => {
    expect(findings('packages/engine/src/kernel/hash.ts')).toEqual([]);
    expect(findings('packages/engine/src/dice/generator.ts')).toEqual([]);
    expect(findings('packages/engine/src/dice/loaded.ts')).toHaveLength(1);
  });

  it.each(['packages/engine/src/a.spec.ts', 'packages/engine/src/testing/a.ts', 'packages/server/src/a.ts'])(
    'leave %s alone',
    (path) => {
      expect(findings(path)).toEqual([]);
    },
  );
});
