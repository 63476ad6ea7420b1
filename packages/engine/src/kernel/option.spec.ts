import { describe, expect, it } from 'vitest';
import { coinGame } from './coin-game.spec-support.ts';
import { type Options, optionProblems, withDefaults } from './option.ts';

const table = coinGame.options;
const codes = (given: Options) => optionProblems(table, given).map(({ code, path }) => `${code} ${path}`);

describe('options', () => {
  it('that nobody set have their defaults, in the order of their names', () => {
    expect(Object.entries(withDefaults(table, {}))).toEqual([
      ['fast', false],
      ['metal', 'silver'],
      ['rounds', 2],
    ]);
  });

  it('that were set stay, even when set to false', () => {
    const spec = { ...table, fast: { kind: 'switch', title: '', rule: '', default: true } } as const;
    expect(withDefaults(spec, { fast: false, rounds: 9 })).toEqual({
      fast: false,
      metal: 'silver',
      rounds: 9,
    });
  });

  it('may be set to anything they offer, the ends of a span included', () => {
    expect(codes({ rounds: 1, fast: true, metal: 'copper' })).toEqual([]);
    expect(codes({ rounds: 9 })).toEqual([]);
  });

  it.each([
    ['rounds', 0],
    ['rounds', 10],
    ['rounds', Number.NaN],
    ['rounds', Number.POSITIVE_INFINITY],
    ['rounds', '2'],
    ['fast', 1],
    ['fast', 'true'],
    ['metal', 'gold'],
    ['metal', ''],
    ['metal', true],
    ['metal', null],
    ['rounds', [2]],
  ])('refuse %s = %j, and say where', (key, value) => {
    expect(codes({ [key]: value } as Options)).toEqual([`option.bad-value /options/${key}`]);
  });

  it.each(['speed', 'constructor', 'toString', ''])('do not know "%s"', (key) => {
    expect(codes({ [key]: 1 })).toEqual([`option.unknown /options/${key}`]);
  });

  it('do not fall for a key that changes prototypes', () => {
    expect(codes(JSON.parse('{"__proto__": 1}') as Options)).toEqual(['option.unknown /options/__proto__']);
  });

  it('report every problem at once', () => {
    expect(codes({ rounds: 0, speed: 1, fast: true })).toHaveLength(2);
  });
});
