import type { MarkerKind } from '@vedette/engine';
import { expect, it } from 'vitest';
import { Numbers } from './numbers.ts';

const things = (kind: MarkerKind, ...ids: readonly string[]) => ids.map((id) => ({ id, kind }));

it('a thing keeps its number when others are taken away, also for whoever opens the game anew', () => {
  const numbers = new Numbers();
  const clues = things('clue', 'clue-1', 'clue-2', 'clue-3');
  expect(clues.map((clue) => numbers.of(clue))).toEqual([1, 2, 3]);
  expect(numbers.of(clues[2]!)).toBe(3);
  expect(new Numbers().of(clues[2]!)).toBe(3);
});

it('what comes later never gets the number of another, and each kind is counted for itself', () => {
  const numbers = new Numbers();
  const [crate, barrel, cart] = things('object', 'crate', 'barrel', 'cart');
  expect([crate!, barrel!].map((thing) => numbers.of(thing))).toEqual([1, 2]);
  expect(numbers.of(cart!)).toBe(3);
  expect(numbers.of(barrel!)).toBe(2);
  expect(numbers.of(things('clue', 'clue-2')[0]!)).toBe(2);
});

it('the last that is left of many is one of many still; the only one never was', () => {
  const numbers = new Numbers();
  const [first, last] = things('clue', 'here', 'there');
  numbers.of(first!);
  expect(numbers.areMany(first!)).toBe(false);
  numbers.of(last!);
  expect(numbers.areMany(last!)).toBe(true);
});
