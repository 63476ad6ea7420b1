import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const packages = join(import.meta.dirname, '..', 'packages');
const GAMES = /silver[\s_-]*bayonet|fear[\s_-]*and[\s_-]*faith|bayonet[\s_-]*point|\b(?:SB|FF|BP)-[A-Z]/i;

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'dist' || entry.name === 'node_modules') return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

function namesOfGames(path: string, text: string): string[] {
  return `${path}\n${text}`.split('\n').filter((line) => GAMES.test(line));
}

it.each(['engine', 'scenario'])('%s names no game and none of its rules', (name) => {
  const files = filesIn(join(packages, name));
  expect(files.length).toBeGreaterThan(1);
  expect(files.flatMap((path) => namesOfGames(path, readFileSync(path, 'utf8')))).toEqual([]);
});

it.each([
  '// as in SB-MEL-03',
  "'silver-bayonet'",
  'SilverBayonet',
  'Fear and Faith',
  'bayonet_point',
  'FF-MOV',
])('would be seen: %s', (text) => {
  expect(namesOfGames('a.ts', text)).toHaveLength(1);
});

it.each(['a bayonet', 'fear', 'faith', 'the point', 'DU-01', 'FFA-1'])('is no game: %s', (text) => {
  expect(namesOfGames('a.ts', text)).toEqual([]);
});
