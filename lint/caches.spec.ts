import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const page = readFileSync(join(root, 'docs', 'caches.md'), 'utf8');
/** A module that remembers something by identity for longer than a call. */
const REMEMBERS = /^const \w+ = new WeakMap\b/m;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'dist' || entry.name === 'node_modules') return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return /(?<!\.spec)\.ts$/.test(entry.name) ? [path] : [];
  });
}

const remembering = [...filesIn(join(root, 'packages')), ...filesIn(join(root, 'examples'))]
  .filter((path) => REMEMBERS.test(readFileSync(path, 'utf8')))
  .map((path) => relative(root, path).replaceAll('\\', '/'));

it('there are modules that remember', () => {
  expect(remembering.length).toBeGreaterThan(10);
});

it.each(remembering)('docs/caches.md says what %s hangs on', (path) => {
  expect(page).toContain(`(../${path})`);
});

it('docs/caches.md links to files that are there', () => {
  const links = [...page.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map(([, path]) => path!);
  expect(links.filter((path) => !readFileSync(join(root, path), 'utf8'))).toEqual([]);
});
