import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { random } from '../dice/generator.ts';
import { type Coin, coinGame, stateFor } from './coin-game.spec-support.ts';
import type { Game } from './context.ts';
import { judged, type QuestionSpec } from './judge.ts';
import { document, formation } from './question.ts';
import { reader } from './reader.ts';
import { reasonOf } from './tongue.ts';

const { call, stake, hide, stand, walk } = coinGame.questions;
const look = reader<Coin>(coinGame, stateFor());

/** The coin game with other questions. */
type Asking<Kinds extends Game['questions']> = Omit<Coin, 'questions'> & { readonly questions: Kinds };

type AnySpec = QuestionSpec<object, unknown, unknown>;

const asked: Readonly<Record<string, readonly [AnySpec, object]>> = {
  one: [call as AnySpec, { options: ['heads', 'tails'] }],
  some: [stake as AnySpec, { options: ['a', 'b', 'c'], min: 1, max: 2 }],
  number: [hide as AnySpec, { min: 1, max: 9 }],
  point: [stand as AnySpec, { size: 10 }],
  path: [walk as AnySpec, { size: 10, longest: 2 }],
};

function codeOf(form: string, answer: unknown): string | null {
  const [spec, question] = asked[form]!;
  return spec.check(question, answer, look)?.code ?? null;
}

const at = (x: number, y = 0, z = 0) => ({ x, y, z });

const hostile: readonly (readonly [string, unknown])[] = [
  ['undefined', undefined],
  ['null', null],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['a huge number', 1e308],
  ['true', true],
  ['an empty text', ''],
  ['a huge text', 'x'.repeat(100_000)],
  ['an empty object', {}],
  ['a huge list', Array.from({ length: 100_000 }, (_, i) => `${i}`)],
  ['a list with holes', Array(2)],
  ['a nested list', [['heads']]],
  ['a list that contains undefined', [undefined]],
  ['a list of NaN', [Number.NaN]],
  ['__proto__', '__proto__'],
  ['constructor', 'constructor'],
  ['a list of constructor', ['constructor']],
  ['an object that says it is a list', { length: 1, 0: 'a' }],
  ['a boxed text', Object('heads')],
  ['a boxed number', Object(3)],
  ['an object that turns into a text', { toString: () => 'heads' }],
  ['texts for numbers', { x: '1', y: '2', z: '3' }],
  ['a place at NaN', at(Number.NaN)],
  ['a place at infinity', at(0, 0, Number.NEGATIVE_INFINITY)],
  ['half a place', { x: 1, y: 2 }],
  ['a symbol', Symbol('heads')],
  ['a function', () => 'heads'],
  ['a big whole number', 3n],
];

describe.each(Object.keys(asked))('a question of the form "%s"', (form) => {
  it.each(hostile)('refuses %s, with a code and one sentence', (_, answer) => {
    const [spec, question] = asked[form]!;
    const refusal = spec.check(question, answer, look);
    expect(refusal?.code).toMatch(/^(answer|coin)\./);
    expect(reasonOf(coinGame, refusal!)).toMatch(/\.$/);
  });

  it('takes every answer it samples, and says which form it has', () => {
    const [spec, question] = asked[form]!;
    expect(spec.form).toBe(form);
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const answer = spec.sample(question, random(seed), () => look);
        expect(answer).not.toBeNull();
        expect(spec.check(question, answer, look)).toBeNull();
      }),
    );
  });

  it('never crashes on anything', () => {
    fc.assert(
      fc.property(
        fc.anything({ withNullPrototype: true, withSparseArray: true, withMap: true }),
        (answer) => {
          const code = codeOf(form, answer);
          expect(code === null || /^(answer|coin)\./.test(code)).toBe(true);
        },
      ),
    );
  });
});

describe('one of the options', () => {
  it('is any on offer and nothing else', () => {
    expect(codeOf('one', 'heads')).toBeNull();
    expect(codeOf('one', 'tails')).toBeNull();
    expect(codeOf('one', 'Heads')).toBe('answer.not-an-option');
    expect(codeOf('one', ['heads'])).toBe('answer.wrong-form');
    expect(codeOf('one', 0)).toBe('answer.wrong-form');
  });

  it('has no sample when nothing is on offer', () => {
    expect(call.sample({ options: [] }, random('x'), () => look)).toBeNull();
  });

  it('is sampled from all options', () => {
    const source = random('x');
    const seen = new Set(
      Array.from({ length: 50 }, () => call.sample({ options: ['heads', 'tails'] }, source, () => look)),
    );
    expect(seen.size).toBe(2);
  });
});

describe('some of the options', () => {
  it.each<[unknown, string | null]>([
    [[], 'answer.too-few'],
    [['a'], null],
    [['b', 'a'], null],
    [['a', 'b', 'c'], 'answer.too-many'],
    [['a', 'a'], 'answer.twice'],
    [['a', 'd'], 'answer.not-an-option'],
    ['a', 'answer.wrong-form'],
    [['a', 1], 'answer.wrong-form'],
  ])('%j: %s', (answer, code) => {
    expect(codeOf('some', answer)).toBe(code);
  });

  it('may be none where none is enough', () => {
    expect(stake.check({ options: [], min: 0, max: 3 }, [], look)).toBeNull();
    expect(stake.sample({ options: [], min: 0, max: 3 }, random('x'), () => look)).toEqual([]);
  });

  it('has no sample when more are wanted than there are', () => {
    expect(stake.sample({ options: ['a'], min: 2, max: 3 }, random('x'), () => look)).toBeNull();
  });

  it('leaves the options as they are when it samples', () => {
    const options = Object.freeze(['a', 'b', 'c']);
    stake.sample({ options, min: 3, max: 3 }, random('x'), () => look);
    expect(options).toEqual(['a', 'b', 'c']);
  });

  it('is sampled in every number and order', () => {
    const source = random('x');
    const question = { options: ['a', 'b', 'c'], min: 1, max: 2 };
    const seen = new Set(
      Array.from({ length: 300 }, () => stake.sample(question, source, () => look)!.join('')),
    );
    expect([...seen].sort()).toEqual(['a', 'ab', 'ac', 'b', 'ba', 'bc', 'c', 'ca', 'cb']);
  });
});

describe('a number', () => {
  it.each<[unknown, string | null]>([
    [0, 'answer.out-of-range'],
    [1, null],
    [9, null],
    [10, 'answer.out-of-range'],
    [1.5, 'answer.wrong-form'],
    ['3', 'answer.wrong-form'],
    [-0, 'answer.out-of-range'],
  ])('%j: %s', (answer, code) => {
    expect(codeOf('number', answer)).toBe(code);
  });

  it('has no sample in an empty span, and one in a span of one', () => {
    expect(hide.sample({ min: 2, max: 1 }, random('x'), () => look)).toBeNull();
    expect(hide.sample({ min: -3, max: -3 }, random('x'), () => look)).toBe(-3);
  });
});

describe('a place', () => {
  it('is checked by the ruleset once its form is right', () => {
    expect(codeOf('point', at(10, 10))).toBeNull();
    expect(codeOf('point', at(10.001, 10))).toBe('coin.off-board');
    expect(codeOf('point', [1, 2, 3])).toBe('answer.wrong-form');
  });

  // It would go into the journal, the saves and perhaps the state; "secret" would even hide the figure.
  it.each([
    ['an unknown key', { ...at(1), junk: 'x' }],
    ['a key that would make a secret of it', { ...at(1), secret: [], value: 1 }],
  ])('with %s is refused', (_, answer) => {
    expect(codeOf('point', answer)).toBe('answer.wrong-form');
  });
});

describe('a path', () => {
  it('may be empty, and may say how a place is reached', () => {
    expect(codeOf('path', [])).toBeNull();
    expect(codeOf('path', [at(1), { ...at(2), by: 'jump' }])).toBeNull();
  });

  it('is refused for a place that is none, or a way that is no word', () => {
    expect(codeOf('path', [at(1), { x: 1, y: 1 }])).toBe('answer.wrong-form');
    expect(codeOf('path', [{ ...at(1), by: 1 }])).toBe('answer.wrong-form');
    expect(codeOf('path', [{ ...at(1), by: undefined }])).toBe('answer.wrong-form');
    expect(codeOf('path', at(1))).toBe('answer.wrong-form');
  });

  it('with a hole in it is refused', () => {
    const way: unknown[] = [];
    way[1] = at(2);
    expect(codeOf('path', way)).toBe('answer.wrong-form');
  });

  it('of a thousand places goes to the ruleset, a longer one does not', () => {
    expect(
      codeOf(
        'path',
        Array.from({ length: 1000 }, () => at(1)),
      ),
    ).toBe('coin.too-long');
    expect(
      codeOf(
        'path',
        Array.from({ length: 1001 }, () => at(1)),
      ),
    ).toBe('answer.wrong-form');
  });
});

describe('the manner of a step', () => {
  const refused = (by: unknown) => codeOf('path', [{ x: 1, y: 1, z: 0, by }]);

  it.each([['jump'], ['drop'], [{ link: 'stairs' }]])('may be %j', (by) => {
    expect(refused(by)).not.toBe('answer.wrong-form');
  });

  it.each([['fly'], [{ link: 7 }], [null], [{}]])('is never %j', (by) => {
    expect(refused(by)).toBe('answer.wrong-form');
  });
});

describe('a formation', () => {
  const kinds = { march: formation<{ readonly shapes: readonly string[] }>() };
  const { march } = judged<Asking<typeof kinds>>(kinds, {
    march: {
      check: (_, { middle }) => (middle.x > 10 ? { code: 'coin.off-board' } : null),
      sample: () => null,
    },
  });
  const line = { middle: at(3), facing: 0, shape: 'line' };
  const codeFor = (answer: unknown) =>
    march.check({ shapes: ['line', 'column'] }, answer, reader(coinGame, stateFor()))?.code ?? null;

  it('is checked by the ruleset once its form is right', () => {
    expect(march.form).toBe('formation');
    expect(codeFor(line)).toBeNull();
    expect(codeFor({ ...line, facing: 71, shape: 'column' })).toBeNull();
    expect(codeFor({ ...line, middle: at(11) })).toBe('coin.off-board');
  });

  it('must have one of the shapes on offer', () => {
    expect(codeFor({ ...line, shape: 'square' })).toBe('answer.not-an-option');
  });

  it.each([
    ['no middle', { facing: 0, shape: 'line' }],
    ['a direction beyond the last', { ...line, facing: 72 }],
    ['a direction before the first', { ...line, facing: -1 }],
    ['half a direction', { ...line, facing: 0.5 }],
    ['no shape', { middle: at(3), facing: 0 }],
    ['an unknown key', { ...line, junk: 1 }],
    ['nothing', null],
  ])('with %s is refused', (_, answer) => {
    expect(codeFor(answer)).toBe('answer.wrong-form');
  });
});

describe('a document', () => {
  const schema = z.strictObject({ lines: z.array(z.string()) });
  const kinds = { letter: document<{ readonly longest: number }, z.infer<typeof schema>>(schema) };
  const { letter } = judged<Asking<typeof kinds>>(kinds, {
    letter: {
      check: ({ longest }, { lines }) =>
        lines.length > longest ? { code: 'coin.too-long', params: { longest }, path: '/lines' } : null,
      sample: () => ({ lines: [] }),
    },
  });
  const refusalOf = (answer: unknown) => letter.check({ longest: 1 }, answer, reader(coinGame, stateFor()));

  it('is checked by the ruleset once its form is right', () => {
    expect(letter.form).toBe('document');
    expect(refusalOf({ lines: ['Dear Sir'] })).toBeNull();
    expect(refusalOf({ lines: ['Dear', 'Sir'] })).toMatchObject({ code: 'coin.too-long', path: '/lines' });
  });

  it.each([
    ['a wrong part', { lines: [1] }, '/lines/0'],
    ['a part too many', { lines: [], seal: true }, ''],
    ['nothing', null, ''],
  ])('of the wrong form is refused with the place: %s', (_, answer, path) => {
    expect(refusalOf(answer)).toMatchObject({ code: 'schema.invalid', path });
  });

  it('has a schema for whoever writes one; other forms have none', () => {
    expect(letter.schema?.safeParse({ lines: [] }).success).toBe(true);
    expect(coinGame.questions.call.schema).toBeUndefined();
  });
});
