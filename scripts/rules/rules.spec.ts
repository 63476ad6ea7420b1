import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { wantedOf } from './arguments.mjs';
import { check, joined } from './catalogue.mjs';
import { findRules, summarize } from './coverage.mjs';
import { rulesIn } from './headings.mjs';
import { summaryLine, table } from './report.mjs';
import { cataloguesIn } from './sources.mjs';
import { titlesIn } from './titles.mjs';

const rule = (id: string) => ({ id, title: `Title of ${id}`, page: null });
const catalogue = {
  ruleset: 'chess',
  rules: ['CH-MOV-1', 'CH-MOV-12', 'CH-SCN-01', 'CH-SCN-01-02', 'CH-SOLO-S1-02'].map(rule),
  definitions: {},
};

function find(source: string) {
  return findRules([catalogue], [{ file: 'a.spec.ts', source }]);
}

function tested(source: string): string[] {
  return [...find(source).tests.keys()];
}

describe('titles', () => {
  it.each([
    ["it('CH-MOV-1 a', () => {})"],
    ['test("CH-MOV-1 a", () => {})'],
    [`it(\`CH-MOV-1 \${x} a\`, () => {})`],
    ["it('CH-' + 'MOV-1 a', () => {})"],
    ["it.each([1, 2])('CH-MOV-1 %i', () => {})"],
    ["it.each<number>([1, 2])('CH-MOV-1 %i', (n: number) => {})"],
    [`it.each\`a\n\${1}\`('CH-MOV-1 $a', () => {})`],
    ["it.for([1])('CH-MOV-1 %i', () => {})"],
    ["it.concurrent('CH-MOV-1 a', () => {})"],
    ["describe('CH-MOV-1', () => { it('a', () => {}); })"],
    ["describe.each([1])('CH-MOV-1 %i', () => { describe('b', () => { it('a', () => {}); }); })"],
    ["for (const x of xs) { it('CH-MOV-1 a', () => {}); }"],
    ["it('moves (CH-MOV-1)', () => {})"],
    ["it('CH-MOV-1.R2: a ruling', () => {})"],
  ])('are found in %s', (source) => {
    expect(tested(source)).toEqual(['CH-MOV-1']);
  });

  it.each([
    ["it.skip('CH-MOV-1 a', () => {})"],
    ["it.todo('CH-MOV-1 a')"],
    ["it.fails('CH-MOV-1 a', () => {})"],
    ["it.skipIf(true)('CH-MOV-1 a', () => {})"],
    ["describe.skip('a', () => { it('CH-MOV-1 a', () => {}); })"],
    ["describe('CH-MOV-1', () => { it.todo('a'); })"],
    ["describe('CH-MOV-1', () => {})"],
    ["// it('CH-MOV-1 a', () => {})"],
    ['const s = "it(\'CH-MOV-1 a\', () => {})";'],
    ["quit('CH-MOV-1 a')"],
    ["it('a', () => { expect('CH-MOV-1').toBe('CH-MOV-1'); })"],
  ])('do not count in %s', (source) => {
    expect(tested(source)).toEqual([]);
  });

  it('have a line, and a test has its groups', () => {
    const source = "\ndescribe('b', () => {\n  it('c', () => {});\n});\nit('d', () => {});\n";
    expect(titlesIn('a.spec.ts', source).map(({ title, line }) => [title, line])).toEqual([
      ['b', 2],
      ['b > c', 3],
      ['d', 5],
    ]);
  });
});

describe('ids', () => {
  it('are matched whole', () => {
    expect(tested("it('CH-MOV-12 a', () => {})")).toEqual(['CH-MOV-12']);
    expect(tested("it('CH-SCN-01-02 a', () => {})")).toEqual(['CH-SCN-01-02']);
    expect(tested("it('CH-SOLO-S1-02, CH-SCN-01: a', () => {})")).toEqual(['CH-SOLO-S1-02', 'CH-SCN-01']);
  });

  it.each([
    'CH-MOV-2',
    'CH-MOV-123',
    'CH-MOV-12a',
    'CH-SCN-01-03',
    'CH-ZZZ',
    'CH-MOV-1-1',
    'XX-MOV-1',
    'XX-01',
  ])('that no catalogue has are reported: %s', (id) => {
    const { unknown } = find(`\nit('${id} a', () => {})`);
    expect(unknown).toEqual([{ id, file: 'a.spec.ts', line: 2, title: `${id} a` }]);
  });

  it('that are unknown are reported once, also when skipped', () => {
    const { unknown } = find("describe.skip('CH-MOV-2', () => { it('a', () => {}); it('b', () => {}); })");
    expect(unknown).toHaveLength(1);
  });

  it.each(['CH-MOV', 'CH-SOLO-S1', 'XX-MOV', 'UTF-8', 'MACH-MOV-9', 'as XX-MOV-1'])('are not: %s', (word) => {
    const { unknown, tests } = find(`it('${word} a', () => {})`);
    expect(unknown).toEqual([]);
    expect(tests.size).toBe(0);
  });
});

describe('the summary', () => {
  it('counts a definition only while no test names it', () => {
    const findings = find("it('CH-MOV-1, CH-MOV-12 a', () => {})");
    const definitions = { 'CH-MOV-1': 'a word', 'CH-SCN-01': 'a heading' };
    expect(summarize({ ...catalogue, definitions }, findings)).toEqual({
      total: 5,
      covered: 2,
      definitions: 1,
      missing: ['CH-SCN-01-02', 'CH-SOLO-S1-02'],
    });
  });

  it('in a line says what is done, or that nothing is', () => {
    const line = (source: string) => summaryLine('chess', summarize(catalogue, find(source)));
    expect(line("it('CH-MOV-1 a', () => {})")).toBe('chess: 5 rules, 1 tested, 0 definitions, 4 missing');
    expect(line('')).toBe('chess: 5 rules, not begun');
  });

  it('as a table shows state, title and tests', () => {
    const findings = find("it('CH-MOV-1 a', () => {})");
    const shown = new Set(['CH-MOV-1', 'CH-MOV-12', 'CH-SCN-01']);
    expect(table({ ...catalogue, definitions: { 'CH-MOV-12': 'a word' } }, findings, shown)).toEqual([
      '+ CH-MOV-1       Title of CH-MOV-1',
      '    a.spec.ts:1  CH-MOV-1 a',
      '= CH-MOV-12      Title of CH-MOV-12',
      '    definition: a word',
      '- CH-SCN-01      Title of CH-SCN-01',
    ]);
  });
});

describe('a catalogue', () => {
  it('has each id once', () => {
    expect(() => check({ ...catalogue, rules: [rule('CH-MOV-1'), rule('CH-MOV-1')] })).toThrow(
      'CH-MOV-1 twice',
    );
  });

  it('defines only ids it has, with a reason', () => {
    expect(() => check({ ...catalogue, definitions: { 'CH-MOV-9': 'a word' } })).toThrow('CH-MOV-9');
    expect(() => check({ ...catalogue, definitions: { 'CH-MOV-1': ' ' } })).toThrow('no reason for CH-MOV-1');
    expect(() => check({ ...catalogue, definitions: { 'CH-MOV-1': 'a word' } })).not.toThrow();
  });

  it('has the rules that a package adds after those from elsewhere, at hand or known from the last time', () => {
    const [book, mine, late] = [rule('CH-MOV-1'), rule('CH-OWN-1'), rule('CH-OWN-2')];
    const first = joined([book], null, [mine]);
    expect(first).toEqual([book, { ...mine, own: true }]);
    expect(joined(first, null, [late])).toEqual([book, { ...late, own: true }]);
    expect(joined(first, [], [mine])).toEqual([{ ...mine, own: true }]);
    expect(joined(first, [book], [])).toEqual([book]);
  });

  it('is read from headings and from tables of switches', () => {
    const text = [
      '# Chess',
      '## CH-MOV Movement',
      '### CH-MOV-01 Pawns (white)  (p.5, p.7-8)',
      'As CH-MOV-02 says.',
      '### CH-MOV-02 Knights',
      '## CH-SCN-01 The Opening',
      '### CH-SCN-GEN-03 Boards  (§9.2)',
      '| CH-OPT-01 | `en-passant` | default on | CH-MOV-01 |',
    ].join('\n');
    expect(rulesIn(text)).toEqual([
      { id: 'CH-MOV-01', title: 'Pawns (white)', page: 'p.5, p.7-8' },
      { id: 'CH-MOV-02', title: 'Knights', page: null },
      { id: 'CH-SCN-01', title: 'The Opening', page: null },
      { id: 'CH-SCN-GEN-03', title: 'Boards', page: '§9.2' },
      { id: 'CH-OPT-01', title: 'en-passant', page: null },
    ]);
  });
});

it('catalogues are found in packages, examples and beside the workspace, in reading order', () => {
  const top = mkdtempSync(join(tmpdir(), 'vedette-'));
  const put = (...path: readonly string[]) => {
    mkdirSync(join(top, ...path.slice(0, -1)), { recursive: true });
    writeFileSync(join(top, ...path), '');
  };
  put('main', 'examples', 'coin', 'rules.md');
  put('main', 'packages', 'whist', 'rules.md');
  put('main', 'packages', 'engine', 'README.md');
  put('main', 'packages', 'siege', 'rules.md');
  put('shared', 'rules', 'siege', 'appendix.md');
  put('shared', 'rules', 'siege', 'core.md');
  const shared = (name: string) => join(top, 'shared', 'rules', 'siege', name);
  const own = (...path: readonly string[]) => join(top, 'main', ...path, 'rules.md');
  expect([...cataloguesIn(join(top, 'main'))]).toEqual([
    ['coin', { elsewhere: [], own: own('examples', 'coin') }],
    ['siege', { elsewhere: [shared('core.md'), shared('appendix.md')], own: own('packages', 'siege') }],
    ['whist', { elsewhere: [], own: own('packages', 'whist') }],
  ]);
  rmSync(top, { recursive: true });
});

describe('what is wanted', () => {
  const given = (words: string[], ...flags: readonly string[]) => ({
    words,
    values: Object.fromEntries(flags.map((flag) => [flag, true])),
  });

  it('is everything, or one ruleset', () => {
    expect(wantedOf(given([]), ['chess'])).toEqual({ ruleset: undefined, json: false, missing: false });
    expect(wantedOf(given(['chess'], 'json'), ['chess'])).toEqual({
      ruleset: 'chess',
      json: true,
      missing: false,
    });
    expect(wantedOf(given(['chess'], 'missing'), ['chess'])).toMatchObject({ missing: true });
  });

  it.each([
    [given(['go']), 'No ruleset go. There are: chess'],
    [given([], 'json'), '--json needs a ruleset'],
    [given([], 'missing'), '--missing needs a ruleset'],
  ])('%j is refused', (wrong, message) => {
    expect(() => wantedOf(wrong, ['chess'])).toThrow(message);
  });
});
