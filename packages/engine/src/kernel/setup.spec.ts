import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { coinGame } from './coin-game.spec-support.ts';
import { checkDocument, checkForm } from './document.ts';
import type { Result } from './refusal.ts';
import { checkPosition, prepare, type SetupRequest } from './setup.ts';
import { reasonOf } from './tongue.ts';

const unit = { coins: 2, abilities: [] };
const good: SetupRequest = { scenario: 'table', seats: [{ name: 'Ann', unit }, { unit }] };

function problems<T>(result: Result<T>): string[] {
  return result.ok ? [] : result.refusals.map(({ code, path }) => `${code} ${path ?? '-'}`);
}

describe('a match that is asked for', () => {
  it('comes back with its scenario, its names and every option filled in', () => {
    const result = prepare(coinGame, good);
    expect(result).toEqual({
      ok: true,
      value: {
        scenario: coinGame.scenarios.list[0],
        seats: [
          { name: 'Ann', unit },
          { name: 'Player 2', unit },
        ],
        options: { fast: false, metal: 'silver', rounds: 2 },
      },
    });
  });

  it('is refused when its parts lie within parts without end', () => {
    const nested = (depth: number) => {
      let part: unknown = 0;
      for (let n = 0; n < depth; n++) part = [part];
      return part;
    };
    const schema = z.lazy(() => z.union([z.number(), z.array(schema)])) as z.ZodType;
    expect(checkForm(schema, nested(100)).ok).toBe(true);
    expect(problems(checkForm(schema, nested(101), '/x'))).toEqual(['schema.invalid /x']);
    const spec = { schema, problems: () => [], misfitCodes: () => ({ code: 'own' }) };
    expect(problems(checkDocument(spec, nested(100_000)))).toEqual(['schema.invalid ']);
  });

  it('may bring its own scenario', () => {
    const scenario = { id: 'mine', title: 'Mine', size: 3 };
    expect(prepare(coinGame, { ...good, scenario })).toMatchObject({ ok: true, value: { scenario } });
  });

  it('takes the options that its scenario brings; those of the ruleset win where names meet', () => {
    const luck = {
      kind: 'choice',
      title: 'Luck',
      rule: 'coin',
      default: 'good',
      values: ['good', 'bad'],
    } as const;
    const scenarios = { ...coinGame.scenarios, options: () => ({ luck, rounds: { ...luck } }) };
    const own = { ...coinGame, scenarios };
    expect(prepare(own, good)).toMatchObject({ ok: true, value: { options: { luck: 'good', rounds: 2 } } });
    expect(prepare(own, { ...good, options: { luck: 'bad' } })).toMatchObject({
      ok: true,
      value: { options: { luck: 'bad' } },
    });
    expect(problems(prepare(own, { ...good, options: { luck: 'odd', rounds: 'good' } }))).toEqual([
      'option.bad-value /options/luck',
      'option.bad-value /options/rounds',
    ]);
    expect(problems(prepare(coinGame, { ...good, options: { luck: 'bad' } }))).toEqual([
      'option.unknown /options/luck',
    ]);
  });

  it.each([
    [1, false],
    [2, true],
    [4, true],
    [5, false],
    [0, false],
  ])('with %i seats: %s', (count, ok) => {
    const result = prepare(coinGame, { ...good, seats: Array.from({ length: count }, () => ({ unit })) });
    expect(problems(result)).toEqual(ok ? [] : ['setup.seats /seats']);
  });

  it.each<[string, Partial<SetupRequest>, string[]]>([
    ['an unknown scenario', { scenario: 'moon' }, ['scenario.unknown /scenario']],
    ['a scenario named like a built-in method', { scenario: 'constructor' }, ['scenario.unknown /scenario']],
    [
      'a scenario of the wrong form',
      { scenario: { id: 'x', title: 1, size: 3 } },
      ['schema.invalid /scenario/title'],
    ],
    ['no scenario', { scenario: null }, ['schema.invalid /scenario']],
    [
      'a scenario against its own rules',
      { scenario: { id: 'x', title: 'x', size: 0 } },
      ['coin.no-board /scenario/size'],
    ],
    [
      'a unit of the wrong form',
      { seats: [{ unit }, { unit: { coins: '2', abilities: [] } }] },
      ['schema.invalid /seats/1/unit/coins'],
    ],
    [
      'a unit with more than there is',
      { seats: [{ unit: { ...unit, luck: 1 } }, { unit }] },
      ['schema.invalid /seats/0/unit'],
    ],
    ['no unit', { seats: [{ unit: undefined }, { unit }] }, ['schema.invalid /seats/0/unit']],
    [
      'a unit against the rules',
      { seats: [{ unit: { coins: 4, abilities: ['lame'] } }, { unit }] },
      ['coin.too-rich /seats/0/unit/coins'],
    ],
    ['a wrong option', { options: { rounds: 99 } }, ['option.bad-value /options/rounds']],
    ['an unknown option', { options: { speed: 1 } }, ['option.unknown /options/speed']],
    [
      'parts that do not go together',
      { seats: [{ unit }, { unit }, { unit }, { unit }], options: { fast: true } },
      ['coin.no-hurry /options/fast'],
    ],
  ])('is refused for %s, with its path', (_, change, expected) => {
    expect(problems(prepare(coinGame, { ...good, ...change }))).toEqual(expected);
  });

  it('hears of everything that is wrong at once', () => {
    const bad: SetupRequest = { scenario: 'moon', seats: [{ unit: 1 }], options: { speed: 1, rounds: 0 } };
    expect(problems(prepare(coinGame, bad))).toEqual([
      'scenario.unknown /scenario',
      'setup.seats /seats',
      'schema.invalid /seats/0/unit',
      'option.unknown /options/speed',
      'option.bad-value /options/rounds',
    ]);
  });

  it('is not changed by being checked', () => {
    const request = structuredClone(good);
    prepare(coinGame, request);
    expect(request).toEqual(good);
  });
});

describe('a document', () => {
  it('is checked by form first, by rule after', () => {
    expect(problems(checkDocument(coinGame.units, { coins: 4, abilities: [1] }))).toEqual([
      'schema.invalid /abilities/0',
    ]);
    expect(problems(checkDocument(coinGame.units, { coins: 4, abilities: ['x'] }))).toEqual([
      'coin.too-rich /coins',
    ]);
    expect(checkDocument(coinGame.units, unit)).toEqual({ ok: true, value: unit });
  });

  it.each([null, undefined, 1, 'unit', [], () => unit, Number.NaN])(
    'of no form at all is refused: %s',
    (document) => {
      const result = checkForm(coinGame.units.schema, document);
      expect(result.ok).toBe(false);
      expect(!result.ok && reasonOf(coinGame, result.refusals[0]!)).toMatch(/^The document: .+\.$/);
    },
  );

  it('tells every problem of its form', () => {
    expect(problems(checkForm(coinGame.units.schema, {}, '/unit'))).toEqual([
      'schema.invalid /unit/coins',
      'schema.invalid /unit/abilities',
    ]);
  });
});

it('a key that every schema would pass over is refused, wherever it lies', () => {
  const spoilt = JSON.parse('{"coins": 2, "abilities": [], "notes": [{"__proto__": 1}]}');
  const anything = z.looseObject({});
  expect(problems(checkForm(anything, spoilt))).toEqual(['schema.invalid ']);
  expect(problems(checkDocument({ ...coinGame.units, schema: anything as never }, spoilt, '/unit'))).toEqual([
    'schema.invalid /unit',
  ]);
  expect(checkForm(anything, { proto: 'fine' }).ok).toBe(true);
});

describe('a position that is asked for', () => {
  const position = { seats: 2, coins: 3, abilities: ['lucky'] };
  const states = {
    schema: coinGame.states.schema,
    problems: ({ seats }: { readonly seats: number }) =>
      seats > 3 ? [{ code: 'coin.no-hurry', path: '/seats' }] : [],
  };
  const strict = { ...coinGame, states };

  it('is taken when what it lays out is a state of the game', () => {
    expect(checkPosition(strict, position)).toEqual({ ok: true, value: position });
  });

  it('is refused like any document first', () => {
    expect(problems(checkPosition(strict, { ...position, coins: 'many' }, '/position'))).toEqual([
      'schema.invalid /position/coins',
    ]);
  });

  it('is refused when nobody could save and open it again, in form or by rule, with what is said of the state', () => {
    const crowded = checkPosition(strict, { ...position, seats: 4 }, '/position');
    expect(problems(crowded)).toEqual(['position.unkept /position']);
    const narrow = { ...coinGame, states: { schema: z.strictObject({}) as never, problems: () => [] } };
    const [refused] = problems(checkPosition(narrow, position));
    expect(refused).toBe('position.unkept ');
    const first = crowded.ok ? undefined : crowded.refusals[0];
    expect(reasonOf(coinGame, first!)).toMatch(/^A game laid out like this could not be saved: \S/);
  });
});
