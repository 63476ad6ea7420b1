import { expect, it } from 'vitest';
import { say } from '../words/say.ts';
import type { Rule } from './documents.ts';
import { ruleEntries } from './rules.ts';

const BOOK: Rule = { id: 'SB-MOV-01', title: 'Moving', page: 'p.1' };
const OWN: Rule = { id: 'SB-OWN-01', title: 'Wet powder', page: null, own: true };
const library = {
  entries: [],
  briefs: { 'SB-OWN-01': 'Rain costs a reload.' },
  chapters: { 'SB-MOV': 'Moving' },
  words: {},
};

it('a rule that a package adds stands beside those of the book, in a chapter of its own, with its words', () => {
  const catalogue = { books: [['siege', [BOOK, OWN]] as const], ruleOf: () => null };
  const entries = ruleEntries(catalogue, new Map([['siege', library]]), [], [], {});
  expect(entries.map(({ id, group, line, page }) => [id, group, line, page])).toEqual([
    ['SB-MOV-01', 'Moving', say.library.said.noBrief, 'p.1'],
    ['SB-OWN-01', say.library.ownRules, 'Rain costs a reload.', null],
  ]);
});
