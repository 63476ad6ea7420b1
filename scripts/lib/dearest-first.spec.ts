import { expect, it } from 'vitest';
import { dearestFirst } from './dearest-first.ts';

it('what waits for a browser comes first, then what waits for a process, and else nothing changes place', () => {
  const order = [
    'b.spec.ts',
    'simulate-process.spec.ts',
    'y.browser.spec.ts',
    'a.spec.ts',
    'x.browser.spec.ts',
    'processes.spec.ts',
  ];
  const files = order.map((name) => ({ moduleId: `/packages/cli/src/${name}` }));
  expect(dearestFirst(files)).toEqual([2, 4, 1, 0, 3, 5].map((n) => files[n]));
});
