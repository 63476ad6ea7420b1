import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AnswerWords } from './AnswerWords.tsx';

it('no line ends between a chance and its sign, whether a space stands between them or not', () => {
  const odds = '3 actions 44 %, 1 action 11%, and the turn passes in 4 %';
  const html = renderToStaticMarkup(createElement(AnswerWords, { words: 'Three dice', odds }));
  expect([...html.matchAll(/<span class="unbroken">([^<]+)</g)].map(([, words]) => words)).toEqual([
    '44 %',
    '11%',
    '4 %',
  ]);
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(`Three dice${odds}`);
});
