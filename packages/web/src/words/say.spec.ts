import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));

interface Node {
  readonly type: string;
  readonly name?: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** What runs only when somebody calls it. */
const LATER = new Set([
  'ArrowFunctionExpression',
  'FunctionDeclaration',
  'FunctionExpression',
  'ImportDeclaration',
]);

/** Whether `say` is read while the module is loaded. */
function readsAtOnce(node: Node): boolean {
  if (LATER.has(node.type)) return false;
  if (node.type === 'Identifier') return node.name === 'say';
  return Object.values(node).flat().filter(isNode).some(readsAtOnce);
}

const parsed = (file: string, source: string) => parseSync(file, source).program as unknown as Node;

describe('the words of the app', () => {
  it('are looked up when they are said: a module that keeps some keeps them in the wrong language', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.tsx?$/.test(name) && !name.includes('.spec') && !name.startsWith('words/'),
    );
    const saying = files.filter((name) => readFileSync(`${SOURCES}${name}`, 'utf8').includes('words/say.ts'));
    expect(saying.length).toBeGreaterThan(60);
    const early = saying.filter((name) =>
      readsAtOnce(parsed(name, readFileSync(`${SOURCES}${name}`, 'utf8'))),
    );
    expect(early).toEqual([]);
  });

  it('that are kept are found', () => {
    expect(readsAtOnce(parsed('a.ts', 'const TITLE = say.newGame.title;'))).toBe(true);
    expect(readsAtOnce(parsed('a.ts', 'export const LIST = [[1, say.a]] as const;'))).toBe(true);
    expect(
      readsAtOnce(parsed('a.tsx', 'const title = () => say.a; function A() { return <p>{say.b}</p>; }')),
    ).toBe(false);
  });
});
