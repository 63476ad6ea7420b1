import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameJson } from './json.ts';

describe('same as JSON', () => {
  it('is every value and its round trip', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(sameJson(value, JSON.parse(JSON.stringify(value)))).toBe(true);
      }),
    );
  });

  it('agrees with the test runner about any two values', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 2 }), fc.jsonValue({ maxDepth: 2 }), (a, b) => {
        const normal = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;
        let equal = true;
        try {
          expect(normal(a)).toStrictEqual(normal(b));
        } catch {
          equal = false;
        }
        expect(sameJson(normal(a), normal(b))).toBe(equal);
      }),
    );
  });

  it.each([
    ['keys in another order', { a: 1, b: 2 }, { b: 2, a: 1 }, true],
    ['a list and an object', [], {}, false],
    ['a list and the object of its places', [1], { 0: 1 }, false],
    ['null and an object', null, {}, false],
    ['null and nothing', null, undefined, false],
    ['a missing key and an undefined one', {}, { a: undefined }, false],
    ['as many keys, but others', { a: undefined }, { b: undefined }, false],
    ['an inherited key', { a: 1 }, Object.create({ a: 1 }), false],
    ['NaN, which JSON has not', Number.NaN, Number.NaN, false],
    ['0 and -0', 0, -0, true],
    ['a number and its text', 1, '1', false],
  ])('%s', (_, a, b, same) => {
    expect(sameJson(a, b)).toBe(same);
    expect(sameJson(b, a)).toBe(same);
  });

  it.each([
    ['a Map', new Map([['a', 1]])],
    ['a Set', new Set([1])],
  ])('%s is not the empty object that JSON makes of it', (_, value) => {
    expect(sameJson({ held: value }, JSON.parse(JSON.stringify({ held: value })))).toBe(false);
  });
});
