import { describe, expect, it } from 'vitest';
import { faults, misfitCodes } from './finding.ts';
import { duplicates, gapsIn, loopsIn } from './lists.ts';
import { everyOperation } from './operations.ts';
import { chosenOption, optionsOf } from './options.ts';
import { overlapsOf } from './overlap.ts';
import { unknownNames, unknownValues } from './references.ts';
import { cornersOf } from './shape.ts';
import { scenarioWords } from './words/index.ts';

const fault = faults('XX-01');
const brief = (found: readonly { readonly code: string; readonly path?: string | undefined }[]) =>
  found.map(({ code, path }) => `${code} ${path}`);

interface Operation {
  readonly op: string;
  readonly then?: readonly Operation[];
}

describe('lists of operations', () => {
  it('are walked outer ones first, with the way to each', () => {
    // biome-ignore lint/suspicious/noThenProperty: the word of the format.
    const list: readonly Operation[] = [{ op: 'if', then: [{ op: 'a' }] }, { op: 'b' }];
    const all = everyOperation({ path: '/do', value: list }, ({ then }) => ({ then }));
    expect(all.map(({ path, value }) => `${path} ${value.op}`)).toEqual([
      '/do/0 if',
      '/do/0/then/0 a',
      '/do/1 b',
    ]);
  });

  it('procedures that come back to themselves are told, each once', () => {
    const calls: Readonly<Record<string, readonly string[]>> = { a: ['b'], b: ['a'], c: ['a'], d: [] };
    const found = loopsIn(Object.keys(calls), (name) => calls[name] ?? [], fault);
    expect(brief(found)).toEqual([
      'scenario.procedure-loop /procedures/a',
      'scenario.procedure-loop /procedures/b',
    ]);
  });

  it('procedures that call one another over and over are looked at once each', () => {
    const names = Array.from({ length: 30 }, (_, i) => `p${i}`);
    const calls = (name: string) => names.slice(names.indexOf(name) + 1).flatMap((next) => [next, next]);
    expect(loopsIn(names, calls, fault)).toEqual([]);
  });

  it('tables have every face once', () => {
    const rows = (...ranges: readonly (readonly [number, number])[]) => ({
      path: '/t',
      value: { die: 6, rows: ranges.map((range) => ({ range })) },
    });
    expect(gapsIn(rows([1, 3], [4, 6]), fault)).toEqual([]);
    expect(gapsIn(rows([1, 3], [5, 6]), fault)[0]).toMatchObject({
      says: 'scenario.no-row',
      params: { none: [4] },
    });
    expect(gapsIn(rows([1, 4], [4, 6]), fault)[0]).toMatchObject({
      says: 'scenario.two-rows',
      params: { twice: [4] },
    });
    expect(brief(gapsIn(rows([1, 6], [7, 8]), fault))).toEqual(['scenario.table-gap /t/rows/1/range']);
  });

  it('names are given once', () => {
    expect(brief(duplicates(['a', 'b', 'a'], (i) => `/${i}`, fault))).toEqual(['scenario.duplicate-id /2']);
  });
});

describe('names', () => {
  const names = {
    known: { zone: ['town', 'mill'] },
    kindOf: (key: string) => (key === 'zone' || key === 'zones' ? ('zone' as const) : undefined),
    prefixes: { 'in:': 'zone' as const },
  };

  it('that nothing has are found at any depth, with the nearest word', () => {
    const value = { a: [{ zone: 'twon' }], b: { zones: ['mill', 'hill'] }, c: 'in:town', d: 'in:sea' };
    const found = unknownNames({ path: '', value }, names, fault);
    expect(brief(found)).toEqual([
      'scenario.unknown-id /a/0/zone',
      'scenario.unknown-id /b/zones/1',
      'scenario.unknown-id /d',
    ]);
    const kinds = { zone: (name: string) => `There is no zone "${name}".` };
    expect(scenarioWords.en.unknownName(kinds)(found[0]!.params as never)).toBe(
      'There is no zone "twon". Did you mean "town"? There are: town, mill.',
    );
    const twice = { ...names, known: { ...names.known, zone: ['town', 'mill', 'town'] } };
    expect(unknownNames({ path: '', value }, twice, fault)[0]!.params).toMatchObject({
      known: ['town', 'mill'],
    });
  });

  it('a switch is asked for values that it has', () => {
    const options = { light: { values: ['day', 'night'], text: 'Light' } };
    const found = unknownValues({ path: '', value: [{ option: 'light', is: 'noon' }] }, options, fault);
    expect(brief(found)).toEqual(['scenario.unknown-id /0/is']);
    expect(unknownValues({ path: '', value: { option: 'light', is: 'day' } }, options, fault)).toEqual([]);
    expect(optionsOf(options, 'XX-02')['light']).toMatchObject({
      kind: 'choice',
      default: 'day',
      rule: 'XX-02',
    });
    expect(chosenOption(options, {}, 'light')).toBe('day');
    expect(chosenOption(options, { light: 'night' }, 'light')).toBe('night');
    expect(chosenOption(options, {}, 'dark')).toBeNull();
  });

  it('misfits of the form have codes of their own', () => {
    const code = misfitCodes('XX-01');
    const misfit = (kind: 'unknown-key' | 'unknown-word' | 'wrong-type', key: string) =>
      code({ kind, path: ['a', key], params: { misfit: 'form' } }).code;
    expect(misfit('unknown-key', 'x')).toBe('scenario.unknown-key');
    expect(misfit('unknown-word', 'op')).toBe('scenario.unknown-op');
    expect(misfit('unknown-word', 'event')).toBe('scenario.unknown-event');
    expect(misfit('wrong-type', 'op')).toBe('scenario.wrong-type');
  });
});

describe('pieces', () => {
  const square = (id: string, x: number, group?: string) => ({
    id,
    group,
    outlines: [cornersOf({ rect: [x, 0, 10, 10] }).flat()],
  });
  const check = { tolerance: 0.1, mayOverlap: () => false, fault, rule: 'XX-05' };

  it('do not lie in one another, unless they are one thing or made for it', () => {
    expect(brief(overlapsOf([square('a', 0), square('b', 5)], check))).toEqual([
      'scenario.overlap /terrain/1/shape',
    ]);
    expect(overlapsOf([square('a', 0), square('b', 10)], check)).toEqual([]);
    expect(overlapsOf([square('a', 0, 'farm'), square('b', 5, 'farm')], check)).toEqual([]);
    expect(overlapsOf([square('a', 0), square('b', 5)], { ...check, mayOverlap: () => true })).toEqual([]);
  });
});
