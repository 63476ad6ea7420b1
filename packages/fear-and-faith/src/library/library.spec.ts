import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ADVANCES } from '../data/advances.ts';
import { PROFILES } from '../data/profiles/profiles.ts';
import { SPECIAL_RULES } from '../data/special-rules.ts';
import { WEAPONS } from '../data/weapons/weapons.ts';
import { libraryId } from './ids.ts';
import shelf from './shelf.ts';

const library = shelf.in();
const file = new URL('../../../../docs/rules/fear-and-faith.json', import.meta.url);
const rules = (JSON.parse(readFileSync(file, 'utf8')) as { readonly id: string }[]).map(({ id }) => id);

it('every rule of play has a brief of our own, and every brief is about a rule there is', () => {
  const told = Object.keys(library.briefs);
  expect(told.filter((id) => !rules.includes(id))).toEqual([]);
  expect(rules.filter((id) => !id.startsWith('FF-OPT') && !told.includes(id))).toEqual([]);
  expect(rules.filter((id) => !told.includes(id)).every((id) => id.startsWith('FF-OPT'))).toBe(true);
});

it('every line ends as a sentence does, and nobody shares a line with another', () => {
  const lines = [...Object.values(library.briefs), ...library.entries.map(({ line }) => line)];
  for (const line of lines) expect(line).toMatch(/^\S.*[.?!]$/);
  const portraits = library.entries
    .filter(({ shelf }) => shelf === 'soldiers' || shelf === 'monsters')
    .map(({ line }) => line);
  expect(new Set(portraits).size).toBe(PROFILES.length);
});

it('every profile, special rule, advance and weapon has an entry, under an id of its own', () => {
  const count = PROFILES.length + SPECIAL_RULES.length + ADVANCES.length + WEAPONS.length;
  expect(library.entries).toHaveLength(count);
  expect(new Set(library.entries.map(({ shelf, id }) => `${shelf}/${id}`)).size).toBe(count);
  expect(library.entries.every(({ id }) => id.startsWith('fear-and-faith-'))).toBe(true);
  expect(library.entries.every(({ rule }) => rule !== null && rules.includes(rule))).toBe(true);
});

it('what an entry leads to is there', () => {
  const there = new Set(library.entries.map(({ shelf, id }) => `${shelf}/${id}`));
  const led = library.entries.flatMap(({ sections }) =>
    sections.flatMap(({ items }) =>
      items.flatMap(({ to }) => (to === undefined ? [] : [`${to.shelf}/${to.id}`])),
    ),
  );
  expect(led.length).toBeGreaterThan(400);
  expect(led.filter((place) => !there.has(place))).toEqual([]);
  expect(there.has(`attributes/${libraryId('ban:demons')}`)).toBe(true);
});

it('every chapter of the catalogue has a title', () => {
  const chapters = new Set(rules.map((id) => id.split('-').slice(0, 2).join('-')));
  expect([...chapters].filter((chapter) => !Object.hasOwn(library.chapters, chapter))).toEqual([]);
});
