import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const WORDED = /\.(?:json|md|tsx?)$/;

/** Turns of phrase too near to a book's; kept games, saves and specs are to be free of them like everything else. */
const NOT_OURS: readonly (readonly [what: string, words: RegExp])[] = [
  ['what attacks count as, and how long', /attacks? count(?: as)? [^."]{1,40} for the rest of the/gi],
  ['a monster’s line as it is printed, arms and all', /\| \d+ or \d+ \|[^|\n]*\|[^|\n]*\/ or [^|\n]*/g],
];

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'dist' || entry.name === 'node_modules') return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return WORDED.test(entry.name) ? [path] : [];
  });
}

const files = ['packages', 'examples', 'docs'].flatMap((folder) => filesIn(join(root, folder)));

it('there is something to read', () => {
  expect(files.length).toBeGreaterThan(1000);
});

it.each(NOT_OURS)('nobody says %s', (_, words) => {
  const said = files.flatMap((path) =>
    (readFileSync(path, 'utf8').match(words) ?? []).map((found) => `${relative(root, path)}: ${found}`),
  );
  expect(said).toEqual([]);
});
