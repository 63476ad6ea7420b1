import { expect, it } from 'vitest';
import { engineWords } from '../words/index.ts';
import { readJson } from './read-json.ts';
import { sentenceOf } from './refusal.ts';

function told(text: string): unknown {
  const read = readJson(text);
  return read.ok ? read.value : sentenceOf(engineWords.en.refusals, read.refusals[0]!);
}

it('what is JSON is read', () => {
  expect(told('{"a": [1, -2.5e3, "x\\u00e9\\n", true, null, {}], "b": []}')).toEqual({
    a: [1, -2500, 'xé\n', true, null, {}],
    b: [],
  });
});

it.each([
  [
    '{\n  "a": 1,\n}',
    'Line 2, letter 9: there is a comma too many. After the last of a list or object there is none.',
  ],
  [
    '[1, 2,]',
    'Line 1, letter 6: there is a comma too many. After the last of a list or object there is none.',
  ],
  ['{"a": 1\n"b": 2}', 'Line 2, letter 1: a comma is missing before this.'],
  ['{"a": 1 // one\n}', 'Line 1, letter 9: JSON has no comments; leave it out.'],
  ["{'a': 1}", 'Line 1, letter 2: texts stand between straight double quotes, as in "goblin".'],
  ['{"a": “x”}', 'Line 1, letter 7: texts stand between straight double quotes, as in "goblin".'],
  ['{a: 1}', 'Line 1, letter 2: a key stands between straight double quotes, as in "name".'],
  [
    '{"a": [1, 2',
    'Line 1, letter 12: the text ends before everything is closed: a bracket, brace or quote is missing.',
  ],
  ['', 'Line 1, letter 1: the text ends before everything is closed: a bracket, brace or quote is missing.'],
  ['{"a": undefined}', 'Line 1, letter 7: this is not JSON.'],
  ['{} {}', 'Line 1, letter 4: this is not JSON.'],
])('%j is told with its line', (text, sentence) => {
  expect(told(text)).toBe(sentence);
});

it('whatever it reads, JSON.parse reads, and the other way round', () => {
  for (const text of [
    '01',
    '1.',
    '.5',
    '"\t"',
    'nul',
    '[',
    '{"a":1,"a":2}',
    ' 3 ',
    '"\\x"',
    '-',
    '{"a" 1}',
  ]) {
    let parsed = true;
    try {
      JSON.parse(text);
    } catch {
      parsed = false;
    }
    expect([text, readJson(text).ok]).toEqual([text, parsed]);
  }
});
