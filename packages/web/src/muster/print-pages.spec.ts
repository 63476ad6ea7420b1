import { expect, it } from 'vitest';
import { pagesOf } from './print-pages.ts';

it('puts eight blocks on two roomy pages or on one compact one', () => {
  const blocks = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  for (const what of ['sheet', 'cards'] as const) {
    expect(pagesOf(blocks, what, 'roomy').map((page) => page.length)).toEqual([4, 4]);
    expect(pagesOf(blocks, what, 'compact').map((page) => page.length)).toEqual([8]);
  }
  expect(pagesOf([], 'sheet', 'compact')).toEqual([[]]);
});

it('leaves nobody alone on a sheet; cards fill theirs', () => {
  const sizes = (count: number, what: 'sheet' | 'cards') =>
    pagesOf(Array.from({ length: count }), what, 'roomy').map((page) => page.length);
  expect([5, 9, 14].map((count) => sizes(count, 'sheet'))).toEqual([
    [3, 2],
    [3, 3, 3],
    [4, 3, 4, 3],
  ]);
  expect(sizes(5, 'cards')).toEqual([4, 1]);
});
