import { expect, it } from 'vitest';
import { likeness, phraseOf, phrasesOf, type Weighing } from './phrases.ts';
import { thesaurusOf } from './reading.ts';

const even: Weighing = { thesaurus: thesaurusOf([['shoot', 'fire']]), rarity: () => 2 };
const like = (question: string, phrase: string, by = even) =>
  likeness(phraseOf(question), phraseOf(phrase), by);

it('phrases are kept apart by a slash, and an empty one is none', () => {
  expect(phrasesOf('how far / who goes first /  ')).toEqual([
    phraseOf('how far'),
    phraseOf('who goes first'),
  ]);
  expect(phrasesOf('')).toEqual([]);
});

it('the same question is wholly alike, whatever bends its words; nothing in common is nothing', () => {
  expect(like('How far can I jump?', 'how far can i jumping')).toBe(1);
  expect(like('falling damage', 'reload a gun')).toBe(0);
});

it('a word that means the same counts, a little less', () => {
  expect(like('may I fire', 'may I shoot')).toBeLessThan(1);
  expect(like('may I fire', 'may I shoot')).toBeGreaterThan(like('may I fire', 'may I sing'));
});

it('a word of a small group is nearer than one of a large one', () => {
  const crowd = ['sing', 'hum', 'whistle', 'yodel', 'chant', 'croon', 'warble', 'trill', 'carol'];
  const among = (group: readonly string[]): Weighing => ({
    thesaurus: thesaurusOf([group]),
    rarity: () => 2,
  });
  expect(like('may I sing', 'may I hum', among(['sing', 'hum']))).toBeGreaterThan(
    like('may I sing', 'may I hum', among(crowd)),
  );
});

it('little words tell "how far" from "how many"', () => {
  expect(like('how far do dice roll', 'how far dice')).toBeGreaterThan(
    like('how far do dice roll', 'how many dice'),
  );
});

it('a rare word tells more than one that stands everywhere', () => {
  const rare: Weighing = { thesaurus: undefined, rarity: (stem) => (stem === 'blunderbus' ? 5 : 1) };
  expect(like('blunderbuss damage', 'blunderbuss', rare)).toBeGreaterThan(
    like('blunderbuss damage', 'damage', rare),
  );
});

it('what is left over of a question costs more than what is left over of ours', () => {
  expect(like('climb', 'climb tree')).toBeGreaterThan(like('climb tree', 'climb'));
});
