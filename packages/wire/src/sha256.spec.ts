import { createHash } from 'node:crypto';
import { assert, property, uint8Array } from 'fast-check';
import { expect, it } from 'vitest';
import { bytesOfHex, sha256 } from './sha256.ts';

it('is the SHA-256 that everybody else reckons', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  assert(
    property(uint8Array({ maxLength: 300 }), (bytes) => {
      expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
    }),
  );
});

it.each([55, 56, 63, 64, 65, 119, 120, 5000])('holds at the edge of a block: %i bytes', (length) => {
  const text = 'a'.repeat(length);
  expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
});

it('takes a text as UTF-8', () => {
  for (const text of ['naïve – 100 %', '🎲', 'a%2Fb'])
    expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
});

it('reads hexadecimal letters', () => {
  expect([...bytesOfHex('00ff10')]).toEqual([0, 255, 16]);
});
