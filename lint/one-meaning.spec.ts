import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const DECLARATION = /^\s*(?:export )?(?:(?:interface|class|function|const|enum) (\w+)|type (\w+)(?= =|<))/gm;

/** Words that once meant two or three things each in the house; whoever needs one of them for something else finds another. */
const WORDS = ['Scene', 'boardOf', 'Fault', 'GameRecord', 'Attribute'];

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'dist' || entry.name === 'node_modules') return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

const declared = [...filesIn(join(root, 'packages')), ...filesIn(join(root, 'examples'))].flatMap((path) =>
  Array.from(readFileSync(path, 'utf8').matchAll(DECLARATION), ([, word, type]) => ({
    word: word ?? type,
    path: relative(root, path),
  })),
);

it.each(WORDS)('%s means one thing in the house', (word) => {
  const [, ...others] = declared.filter((one) => one.word === word);
  expect(others).toEqual([]);
});
