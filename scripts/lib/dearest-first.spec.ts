import { expect, it } from 'vitest';
import { dearestFirst } from './dearest-first.ts';

it('what waits for a browser or a process comes first, and else nothing changes place', () => {
  const order = [
    'b.spec.ts',
    'simulate-process.spec.ts',
    'a.spec.ts',
    'x.browser.spec.ts',
    'processes.spec.ts',
  ];
  const files = order.map((name) => ({ moduleId: `/packages/cli/src/${name}` }));
  expect(dearestFirst(files)).toEqual([1, 3, 0, 2, 4].map((n) => files[n]));
});
