import { expect, it } from 'vitest';
import { shareOfMemory } from './share-of-memory.ts';

const GIBIBYTE = 1024 ** 3;

it('all threads together have half of the memory', () => {
  expect(shareOfMemory(8, 8 * GIBIBYTE)).toBe(512);
  expect(shareOfMemory(6, 8 * GIBIBYTE) * 6).toBeLessThanOrEqual(4096);
});

it('none has less than the matches of a full one need, nor more than one match should ever take', () => {
  expect(shareOfMemory(32, GIBIBYTE)).toBe(256);
  expect(shareOfMemory(1, 64 * GIBIBYTE)).toBe(1024);
});

it('this machine, or what it is in, has some', () => {
  expect(shareOfMemory(1)).toBeGreaterThanOrEqual(256);
});
