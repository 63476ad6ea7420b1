import { describe, expect, it } from 'vitest';
import { type NumberMemory, numberMemory, recall, retain } from './number-memory.ts';

function ask(memory: NumberMemory<string>, numbers: readonly number[]): string | null {
  memory.key.set(numbers);
  return recall(memory);
}

function keep(memory: NumberMemory<string>, numbers: readonly number[]): string {
  memory.key.set(numbers);
  return retain(memory, numbers.join());
}

describe('what is remembered by numbers', () => {
  it('is found by just those numbers, each of them', () => {
    const memory = numberMemory<string>(64, 3);
    expect(ask(memory, [1, 2, 3])).toBeNull();
    keep(memory, [1, 2, 3]);
    expect(ask(memory, [1, 2, 3])).toBe('1,2,3');
    for (const other of [
      [1.1, 2, 3],
      [1, -2, 3],
      [1, 2, Number.POSITIVE_INFINITY],
      [3, 2, 1],
    ])
      expect(ask(memory, other)).toBeNull();
  });

  it('is never another’s, however many share a slot, and the newest is there', () => {
    const memory = numberMemory<string>(4, 2);
    for (let n = 0; n < 200; n++) {
      const numbers = [n * 0.1, (n * 37) % 11];
      const found = ask(memory, numbers);
      expect(found === null || found === numbers.join()).toBe(true);
      keep(memory, numbers);
      expect(ask(memory, numbers)).toBe(numbers.join());
    }
  });

  it('has room for most of those who stand next to each other', () => {
    const memory = numberMemory<string>(1024, 2);
    const all = Array.from({ length: 256 }, (_, n) => [(n % 16) * 0.1, Math.floor(n / 16) * 0.1] as const);
    for (const one of all) keep(memory, one);
    expect(all.filter((one) => ask(memory, one) !== null).length).toBeGreaterThan(180);
  });
});
