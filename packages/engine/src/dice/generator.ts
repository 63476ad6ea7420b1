import { Fault } from '../kernel/fault.ts';

/** The generator's whole memory: four 32-bit words, kept in the match state. */
export type Words = [number, number, number, number];

const TWO_TO_32 = 4294967296;

/** Next 32 random bits as an unsigned number (xoshiro128**). Changes `words`. */
export function nextBits(words: Words): number {
  const b = words[1];
  const x = Math.imul(b, 5);
  const result = Math.imul((x << 7) | (x >>> 25), 9) >>> 0;
  const t = b << 9;
  const c = words[2] ^ words[0];
  const d = words[3] ^ b;
  words[1] = b ^ c;
  words[0] ^= d;
  words[2] = c ^ t;
  words[3] = (d << 11) | (d >>> 21);
  return result;
}

/** A whole number from 0 to `count - 1`, every one equally likely: the overhang of 2^32 is thrown away. */
export function below(words: Words, count: number): number {
  if (!(count >= 1 && count <= TWO_TO_32) || count % 1 !== 0) {
    throw new Fault('dice.no-such-die', `Nothing can be chosen among ${count} things.`);
  }
  const limit = TWO_TO_32 - (TWO_TO_32 % count);
  let bits = nextBits(words);
  while (bits >= limit) bits = nextBits(words);
  return bits % count;
}

/** Words for a seed. Any text is a seed; one with 128 bits of chance in it cannot be guessed. */
export function seedWords(seed: string): Words {
  let a = 0x243f6a88;
  let b = 0x85a308d3;
  let c = 0x13198a2e;
  let d = 0x03707344;
  for (let i = 0; i < seed.length; i++) {
    const k = seed.charCodeAt(i);
    a = b ^ Math.imul(a ^ k, 0x239b961b);
    b = c ^ Math.imul(b ^ k, 0xab0e9789 | 0);
    c = d ^ Math.imul(c ^ k, 0x38b34ae5);
    d = a ^ Math.imul(d ^ k, 0xa1e38b93 | 0);
  }
  const words: Words = [a | 0, b | 0, c | 0, d | 0 || 1];
  // Short seeds differ in few bits: let them spread before the first die.
  for (let i = 0; i < 16; i++) nextBits(words);
  return words;
}

/** A source of chance outside the match: bots and the fuzzer have their own, and never touch the match's dice. */
export interface Random {
  /** 0 to `count - 1`. */
  below(count: number): number;
}

export function random(seed: string): Random {
  const words = seedWords(seed);
  return { below: (count) => below(words, count) };
}
