import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { LineSplitter } from './line-splitter.ts';

function split(chunks: readonly Buffer[], limit: number): readonly string[] {
  const splitter = new LineSplitter(limit);
  const lines = [...chunks.flatMap((chunk) => [...splitter.push(chunk)]), ...splitter.end()];
  return lines.map((line) => (line === 'too long' ? line : line.toString('latin1')));
}

it('lines are the same however the bytes arrive', () => {
  const bytes = fc.array(fc.constantFrom(0x0a, 0x0a, 0x20, 0x61, 0x62, 0xff), { maxLength: 60 });
  fc.assert(
    fc.property(bytes, fc.array(fc.nat(60)), (content, cuts) => {
      const whole = Buffer.from(content);
      const places = [
        0,
        ...cuts.map((cut) => Math.min(cut, whole.length)).sort((a, b) => a - b),
        whole.length,
      ];
      const pieces = places.slice(1).map((to, i) => whole.subarray(places[i], to));
      expect(split(pieces, 8)).toEqual(split([whole], 8));
    }),
  );
});

it('a line too long is told of once and skipped, and the next one is whole', () => {
  expect(split([Buffer.from('12345678'), Buffer.from('9'), Buffer.from('999\nnext\n')], 8)).toEqual([
    'too long',
    'next',
  ]);
});

it('a line of exactly the limit is taken', () => {
  expect(split([Buffer.from('12345678\n123456789\n')], 8)).toEqual(['12345678', 'too long']);
});

it('blank lines are nothing, and a last line needs no newline', () => {
  expect(split([Buffer.from('\n  \r\n\ta\n\nlast')], 8)).toEqual(['\ta', 'last']);
});
