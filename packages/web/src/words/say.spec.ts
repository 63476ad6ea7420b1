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

/** Attributes that are read out or shown. */
const SAID = new Set(['aria-label', 'aria-roledescription', 'title', 'alt', 'placeholder', 'label']);

const hasLetters = (text: unknown): boolean => typeof text === 'string' && /\p{L}/u.test(text);

/** Words that an expression in a page may come to by itself, such as those of `busy ? 'Wait' : say.begin`. */
function ownWords(node: unknown): readonly string[] {
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'Literal':
      return hasLetters(node['value']) ? [String(node['value'])] : [];
    case 'TemplateLiteral':
      return (node['quasis'] as readonly { readonly value: { readonly cooked: string } }[])
        .map(({ value }) => value.cooked)
        .filter(hasLetters);
    case 'ConditionalExpression':
      return [...ownWords(node['consequent']), ...ownWords(node['alternate'])];
    case 'LogicalExpression':
      return [...ownWords(node['left']), ...ownWords(node['right'])];
    case 'JSXExpressionContainer':
      return ownWords(node['expression']);
    default:
      return [];
  }
}

/** Words that a page shows or reads out and that are written down in it. */
function wordsOfItsOwn(node: Node): readonly string[] {
  const inside = Object.values(node).flat().filter(isNode).flatMap(wordsOfItsOwn);
  if (node.type === 'JSXText') return hasLetters(node['value']) ? [String(node['value']).trim()] : [];
  if (node.type === 'JSXAttribute') {
    const named = node['name'] as unknown as Node;
    return [...(SAID.has(named.name ?? '') ? ownWords(node['value']) : []), ...inside];
  }
  if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return inside;
  return [...(node['children'] as readonly unknown[]).flatMap(ownWords), ...inside];
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

  it('are the only ones: no page has any of its own', () => {
    const pages = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.tsx'),
    );
    expect(pages.length).toBeGreaterThan(80);
    const found = pages.flatMap((name) =>
      wordsOfItsOwn(parsed(name, readFileSync(`${SOURCES}${name}`, 'utf8'))).map(
        (words) => `${name}: ${words}`,
      ),
    );
    expect(found).toEqual([]);
  });

  it('that a page has of its own are found', () => {
    const found = (jsx: string) => wordsOfItsOwn(parsed('a.tsx', `const A = () => ${jsx};`));
    expect(found('<p>Begin {n}</p>')).toEqual(['Begin']);
    expect(found("<p className=\"big\">{a === 'x' ? say.b : 'Wait'}</p>")).toEqual(['Wait']);
    expect(found('<>{`left`}</>')).toEqual(['left']);
    expect(found('<img alt="A map" data-kind="map" />')).toEqual(['A map']);
    expect(found('<p title={say.a}>{say.b}: {n} · ×</p>')).toEqual([]);
  });
});
