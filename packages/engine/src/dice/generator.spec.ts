import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Fault } from '../kernel/fault.ts';
import { below, nextBits, random, seedWords, type Words } from './generator.ts';

const MASK = 0xffffffffn;
const rotated = (x: bigint, by: bigint) => ((x << by) | (x >> (32n - by))) & MASK;

/** xoshiro128** as its authors write it, on whole numbers of any size. */
function reference(words: Words, count: number): number[] {
  let [a, b, c, d] = words.map((word) => BigInt(word) & MASK) as [bigint, bigint, bigint, bigint];
  return Array.from({ length: count }, () => {
    const result = (rotated((b * 5n) & MASK, 7n) * 9n) & MASK;
    const t = (b << 9n) & MASK;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = rotated(d, 11n);
    return Number(result);
  });
}

/** The inverse of an odd number among 32-bit words. */
function inverse(odd: bigint): bigint {
  let x = odd;
  for (let i = 0; i < 5; i++) x = (x * (2n - odd * x)) & MASK;
  return x & MASK;
}

/** Words whose next bits are exactly these: the output depends on the second word alone. */
function wordsBefore(bits: number): Words {
  const turned = (BigInt(bits) * inverse(9n)) & MASK;
  const second = (rotated(turned, 25n) * inverse(5n)) & MASK;
  return [0x12345678, Number(second) | 0, 0x1abcdef0, 0x0badcafe];
}

const word = fc.integer({ min: -2147483648, max: 2147483647 });
const anyWords: fc.Arbitrary<Words> = fc
  .tuple(word, word, word, word)
  .filter((words) => words.some((w) => w !== 0));

function chiSquare(seed: string, sides: number, throws: number): number {
  const words = seedWords(seed);
  const counts = Array.from({ length: sides }, () => 0);
  for (let i = 0; i < throws; i++) counts[below(words, sides)]!++;
  const expected = throws / sides;
  return counts.reduce((sum, seen) => sum + ((seen - expected) * (seen - expected)) / expected, 0);
}

describe('the generator', () => {
  it('gives the published numbers of xoshiro128** from the words 1, 2, 3, 4', () => {
    const words: Words = [1, 2, 3, 4];
    const published = [
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ];
    expect(published.map(() => nextBits(words))).toEqual(published);
  });

  it('agrees with arithmetic on whole numbers from any words', () => {
    fc.assert(
      fc.property(anyWords, (words) => {
        const expected = reference(words, 40);
        expect(expected.map(() => nextBits(words))).toEqual(expected);
      }),
    );
  });

  it('keeps four 32-bit whole numbers that survive JSON', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat({ max: 50 }), (seed, draws) => {
        const words = seedWords(seed);
        for (let i = 0; i < draws; i++) nextBits(words);
        expect(words).toHaveLength(4);
        expect(words.every((w) => w === (w | 0))).toBe(true);
        const restored = JSON.parse(JSON.stringify(words)) as Words;
        expect([nextBits(restored), nextBits(restored)]).toEqual([nextBits(words), nextBits(words)]);
      }),
    );
  });
});

describe('a seed', () => {
  it('gives the same sequence every time', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const [a, b] = [random(seed), random(seed)];
        for (let i = 0; i < 20; i++) expect(a.below(1000)).toBe(b.below(1000));
      }),
    );
  });

  it('gives this sequence, on every machine and for ever', () => {
    const dice = random('vedette');
    expect(Array.from({ length: 12 }, () => dice.below(6) + 1)).toEqual([1, 5, 6, 6, 1, 2, 1, 6, 2, 6, 5, 4]);
  });

  it('never gives four zeros, from which no chance would come', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(seedWords(seed)).not.toEqual([0, 0, 0, 0]);
      }),
    );
  });

  it('that differs by one letter gives other words in about half their bits', () => {
    let bits = 0;
    const pairs = 500;
    for (let i = 0; i < pairs; i++) {
      const [a, b] = [seedWords(`game-${i}`), seedWords(`game-${i + 1}`)];
      a.forEach((w, k) => {
        bits += (w ^ b[k]!) === 0 ? 0 : ((w ^ b[k]!) >>> 0).toString(2).replaceAll('0', '').length;
      });
    }
    expect(bits / pairs / 128).toBeGreaterThan(0.48);
    expect(bits / pairs / 128).toBeLessThan(0.52);
  });

  it('of one character already gives first dice of every face', () => {
    const faces = new Set(
      Array.from({ length: 60 }, (_, i) => below(seedWords(String.fromCharCode(48 + i)), 6)),
    );
    expect(faces.size).toBe(6);
  });

  it('leads to words of its own: ten thousand seeds, ten thousand beginnings', () => {
    const beginnings = new Set(Array.from({ length: 10_000 }, (_, i) => seedWords(`${i}`).join()));
    expect(beginnings.size).toBe(10_000);
  });

  it('may be empty, or written in any script', () => {
    expect(seedWords('')).not.toEqual(seedWords(' '));
    expect(seedWords('Ведетта')).not.toEqual(seedWords('ведетта'));
  });
});

describe('a choice among n', () => {
  // 99.9 % of fair dice stay under these.
  it.each([
    [6, 20.52],
    [10, 27.88],
    [7, 22.46],
  ])('is fair for %i', (sides, most) => {
    for (const seed of ['a', 'b', 'c']) expect(chiSquare(seed, sides, 60_000)).toBeLessThan(most);
  });

  it.each([3, 6, 7, 10, 1000, 2147483649])(
    'takes the last bits below the overhang and throws away the first in it (%i)',
    (count) => {
      const limit = 4294967296 - (4294967296 % count);
      expect(nextBits(wordsBefore(limit))).toBe(limit);

      const kept = wordsBefore(limit - 1);
      expect(below(kept, count)).toBe(count - 1);

      const thrown = wordsBefore(limit);
      const [, second, third] = reference(thrown, 3);
      expect(below(thrown, count)).toBe((second! < limit ? second! : third!) % count);
    },
  );

  it('throws nothing away where 2^32 divides evenly', () => {
    expect(below(wordsBefore(4294967295), 2)).toBe(1);
    expect(below(wordsBefore(4294967295), 4294967296)).toBe(4294967295);
  });

  it('is always one of the n', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 4294967296 }), (seed, count) => {
        const drawn = random(seed).below(count);
        expect(Number.isInteger(drawn) && drawn >= 0 && drawn < count).toBe(true);
      }),
    );
  });

  it.each([0, -1, 2.5, Number.NaN])('among %d things is a loud mistake, not a silent NaN', (count) => {
    expect(() => random('x').below(count)).toThrow(Fault);
  });
});
