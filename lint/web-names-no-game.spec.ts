import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { GAMES, TO_COME } from '@vedette/games';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const web = join(root, 'packages', 'web', 'src');

/** Every listed game by its id and its title however they are written, and rules by the letters of their catalogues. */
const NAMES = new RegExp(
  [
    ...[...GAMES, ...TO_COME].map(({ id }) => id.replaceAll('-', '[\\s_-]*')),
    `\\b(?:${[...GAMES, ...TO_COME].map(({ id }) => lettersOf(id)).join('|')})-[A-Z]+-\\d`,
  ].join('|'),
  'i',
);

/** "XX" of the rules in a catalogue. */
function lettersOf(game: string): string {
  const [first] = JSON.parse(readFileSync(join(root, 'docs', 'rules', `${game}.json`), 'utf8')) as {
    readonly id: string;
  }[];
  return first!.id.split('-')[0]!;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return /\.spec(?:-support)?\.tsx?$/.test(entry.name) ? [] : [path];
  });
}

const named = filesIn(web)
  .filter((path) => NAMES.test(readFileSync(path, 'utf8')))
  .map((path) => relative(web, path).replaceAll('\\', '/'));

it('web names no game and none of its rules: the list of games is the only place that does', () => {
  expect(named).toEqual([]);
});

it.each([
  '// as in SB-MEL-03',
  "'silver-bayonet'",
  'SilverBayonet',
  'Bayonet Point',
  'fear_and_faith',
  'bp-sht-04',
])('would be seen: %s', (text) => {
  expect(NAMES.test(text)).toBe(true);
});

it.each(['a bayonet', 'fear', 'the point', 'SHT-08', 'XX-MOV-12'])('is no game: %s', (text) => {
  expect(NAMES.test(text)).toBe(false);
});
