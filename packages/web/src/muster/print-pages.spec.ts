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
