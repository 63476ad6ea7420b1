import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ProtocolError } from './errors.ts';
import { LIMITS } from './limits.ts';
import { readMessage } from './message.ts';

function codeOf(line: string | Uint8Array): string {
  try {
    readMessage(typeof line === 'string' ? Buffer.from(line) : line);
    return 'fine';
  } catch (thrown) {
    return thrown instanceof ProtocolError ? thrown.wire.data.code : String(thrown);
  }
}

it('any JSON that is neither deep nor large is read as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 5 }), (text) => {
      if (text.includes('__proto__')) return;
      expect(readMessage(Buffer.from(text))).toEqual(JSON.parse(text));
    }),
  );
});

it('any bytes at all are read or refused, and nothing else', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      expect(['fine', 'message.not-json', 'message.too-large', 'message.invalid']).toContain(codeOf(bytes));
    }),
  );
});

describe('hostile messages are refused before they cost anything', () => {
  it.each([
    ['a depth bomb of arrays', '['.repeat(4_000_000), 'message.too-large'],
    ['a depth bomb of objects', '{"a":'.repeat(1_000_000), 'message.too-large'],
    ['more values than anyone needs', `[${'0,'.repeat(LIMITS.values)}0]`, 'message.too-large'],
    ['a NUL', '{"a":"\0"}', 'message.not-json'],
    ['invalid UTF-8', Buffer.from([0x22, 0xc3, 0x28, 0x22]), 'message.not-json'],
    ['a surrogate in UTF-8', Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]), 'message.not-json'],
    ['a __proto__ key', '{"a":[{"__proto__":{"polluted":true}}]}', 'message.invalid'],
    ['a __proto__ key in disguise', '{"\\u005f_proto__":1}', 'message.invalid'],
    ['an infinite number', '{"a":1e999}', 'message.invalid'],
    ['a truncated line', '{"jsonrpc":"2.0","id":1,"meth', 'message.not-json'],
    ['nothing', '', 'message.not-json'],
  ] as const)('%s', (_what, line, code) => {
    expect(codeOf(line)).toBe(code);
  });
});

it('a message may be just as deep and have just as many values as it may', () => {
  const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  expect(codeOf(deep(LIMITS.depth))).toBe('fine');
  expect(codeOf(deep(LIMITS.depth + 1))).toBe('message.too-large');
  const many = (values: number) => `[${'0,'.repeat(values - 2)}0]`;
  expect(codeOf(many(LIMITS.values))).toBe('fine');
  expect(codeOf(many(LIMITS.values + 1))).toBe('message.too-large');
});

it('brackets inside strings are no depth, escaped quotes end no string', () => {
  expect(codeOf(JSON.stringify({ text: `\\"${'['.repeat(1000)}"`, next: '{"' }))).toBe('fine');
});

it('a lone surrogate written as an escape is a text like any other', () => {
  expect(readMessage(Buffer.from('"\\ud800"'))).toBe('\ud800');
});
