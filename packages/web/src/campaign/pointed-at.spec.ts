import { expect, it } from 'vitest';
import { pointedAt } from './pointed-at.ts';

const document = { men: [{ name: 'Hans' }], officer: null };

it.each([
  ['', document],
  ['/men', [{ name: 'Hans' }]],
  ['/men/0/name', 'Hans'],
  ['/men/1', null],
  ['/officer/name', null],
  ['/constructor', null],
] as const)('what stands at "%s"', (pointer, found) => {
  expect(pointedAt(document, pointer)).toEqual(found);
});
