import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Combined, combined, holdsCombined, isWithin } from './condition.ts';

interface Is {
  readonly is: number;
}

const even = (condition: Combined<Is>) => holdsCombined<Is>(condition, ({ is }) => is % 2 === 0);

describe('conditions', () => {
  it.each<[boolean, Combined<Is>]>([
    [true, { is: 2 }],
    [false, { is: 3 }],
    [true, { all: [] }],
    [false, { any: [] }],
    [true, { all: [{ is: 2 }, { is: 4 }] }],
    [false, { all: [{ is: 2 }, { is: 3 }] }],
    [true, { any: [{ is: 3 }, { is: 4 }] }],
    [true, { not: { is: 3 } }],
    [true, { not: { all: [{ is: 2 }, { any: [{ is: 1 }, { is: 3 }] }] } }],
  ])('%s: %j', (expected, condition) => {
    expect(even(condition)).toBe(expected);
  });

  it('are read at any depth, and nothing else is', () => {
    const schema = combined<Is>(z.strictObject({ is: z.int() }));
    expect(schema.safeParse({ not: { any: [{ is: 1 }, { all: [{ is: 2 }] }] } }).success).toBe(true);
    expect(schema.safeParse({ not: { any: [{ is: 'one' }] } }).success).toBe(false);
    expect(schema.safeParse({ both: [{ is: 1 }] }).success).toBe(false);
  });

  it.each([
    [3, {}, true],
    [3, { min: 3, max: 3 }, true],
    [3, { min: 4 }, false],
    [3, { max: 2 }, false],
  ])('%d within %j: %s', (count, limits, expected) => {
    expect(isWithin(count, limits)).toBe(expected);
  });
});
