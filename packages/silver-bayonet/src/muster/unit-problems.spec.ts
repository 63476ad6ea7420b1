import { checkDocument, sentenceOf } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { NATION_IDS } from '../data/nations.ts';
import { tongues } from '../words/index.ts';
import { ready } from './ready.ts';
import { officer, several, soldier, unit, wrong } from './unit.spec-support.ts';
import { problemsInThisMatch, unitProblems } from './unit-problems.ts';
import { unitWarnings } from './unit-warnings.ts';
import { units } from './units.ts';

/** Codes of whatever is wrong with a document of unknown form. */
function refusals(document: unknown): readonly string[] {
  const checked = checkDocument(units, document);
  return checked.ok ? [] : checked.refusals.map(({ code, path }) => `${code} ${path}`);
}

describe('nation', () => {
  it('SB-UNIT-02 each of the six will do', () => {
    for (const nation of NATION_IDS) expect(wrong(unit({ nation }))).toEqual([]);
  });

  it('SB-UNIT-02 any other is refused, and the rest of the unit is still judged', () => {
    const swedes = unit({ nation: 'sweden', soldiers: several(8, 'infantryman') });
    expect(wrong(swedes)).toEqual([
      'unit.unknown-nation SB-UNIT-02 /nation',
      'unit.too-many-soldiers SB-UNIT-11 /soldiers',
    ]);
  });

  it('SB-UNIT-03 Bavaria is told whose list it may use, and does so under its own name', () => {
    const [refused] = unitProblems(unit({ nation: 'bavaria' }));
    expect(refused?.params).toMatchObject({ nations: ['austria', 'prussia'] });
    expect(unitProblems(unit({ nation: 'kingdom-of-italy' }))[0]?.params).toMatchObject({
      nations: ['france'],
    });
    expect(wrong(unit({ nation: 'constructor' }))).toHaveLength(1);
    expect(wrong(unit({ nation: 'austria', country: 'Bavaria' }))).toEqual([]);
  });
});

describe('the whole unit', () => {
  it('SB-UNIT-01 SB-UNIT-17 every problem is told, in the order of creation', () => {
    const hopeless = unit({
      nation: 'spain',
      officer: officer({
        increases: [],
        attributes: ['tactician'],
        equipment: ['rifle', 'rifle', 'rifle', 'rifle'],
        special: [{ item: 'silver-shot' }],
      }),
      soldiers: [soldier('guard'), soldier('junior-officer'), soldier('infantryman', { set: 4 })],
    });
    expect(wrong(hopeless)).toEqual([
      'unit.increase-pair SB-UNIT-05 /officer/increases',
      'unit.increase-pair SB-UNIT-05 /officer/increases',
      'unit.increase-pair SB-UNIT-05 /officer/increases',
      'unit.attribute-count SB-UNIT-06 /officer/attributes',
      'unit.attribute-nation SB-UNIT-06 /officer/attributes/0',
      'unit.over-slots SB-UNIT-07 /officer/equipment',
      'unit.host-missing SB-UNIT-08 /officer/special/0',
      'unit.not-on-list SB-UNIT-14 /soldiers/0/type',
      'unit.attribute-missing SB-UNIT-17 /soldiers/1',
      'unit.equipment-set SB-UNIT-12 /soldiers/2/set',
    ]);
  });

  it('SB-UNIT-17 every problem has a sentence that names who or what', () => {
    const found = unitProblems(unit({ soldiers: [...several(8, 'infantryman'), soldier('guard')] }));
    expect(found.map((problem) => sentenceOf(tongues.en.refusals, problem))).toEqual([
      'The unit has 9 soldiers; the most is 7.',
      'Hans: Austria has no Guard; France and Prussia have.',
    ]);
  });

  it('SB-UNIT-17 SB-UNIT-04 a legal unit has no problems; it has exactly one Officer', () => {
    expect(refusals(unit())).toEqual([]);
    const { officer: _, ...without } = unit();
    expect(refusals(without)).toEqual(['schema.invalid /officer']);
  });

  it('SB-UNIT-18 names, ranks and countries are free and change nothing', () => {
    const named = unit({ name: '§ 7', officer: officer({ name: 'Ö', rank: 'Admiral of Frogs' }) });
    expect(wrong(named)).toEqual([]);
    expect(wrong({ ...unit(), soldiers: [soldier('doctor'), soldier('doctor')] })).toEqual([]);
  });

  it('SB-UNIT-16 the document has a format, a version and a game', () => {
    expect(refusals({ ...unit(), format: 'else' })).toEqual(['schema.invalid /format']);
    expect(refusals({ ...unit(), version: 3 })).toEqual(['schema.invalid /version']);
    expect(refusals({ ...unit(), ruleset: 'duel' })).toEqual(['schema.invalid /ruleset']);
    expect(refusals({ ...unit(), hats: 7 })).toEqual(['schema.invalid ']);
    expect(refusals('unit')).toEqual(['schema.invalid ']);
  });
});

describe('before and after the options are known', () => {
  const outsider = unit({ nation: 'britain', soldiers: [soldier('swordsman', { outside: true })] });

  it('SB-UNIT-15 a unit is refused at once only for what no option allows', () => {
    expect(refusals(outsider)).toEqual([]);
    const two = [...outsider.soldiers, ...outsider.soldiers];
    expect(refusals({ ...outsider, soldiers: two })).toEqual(['unit.outside-many /soldiers/1/outside']);
  });

  it('SB-UNIT-15 the match says the rest, with its own paths', () => {
    const seats = [{ unit: unit() }, { unit: outsider }];
    expect(problemsInThisMatch(seats, { 'outside-list': true })).toEqual([]);
    expect(problemsInThisMatch(seats, {})).toMatchObject([
      { code: 'unit.outside-off', path: '/seats/1/unit/soldiers/0/outside' },
    ]);
  });
});

describe('warnings', () => {
  const codes = (given: Parameters<typeof unitWarnings>[0]) =>
    unitWarnings(given).map(({ code, path }) => `${code} ${path}`);

  it('SB-EQ-20 a salt bag without a firearm is legal, with a warning', () => {
    const occultist = unit({ soldiers: [soldier('occultist', { special: [{ item: 'salt-bag' }] })] });
    expect(wrong(occultist)).toEqual([]);
    expect(codes(occultist)).toEqual(['unit.useless-item /soldiers/0']);
    expect(codes(unit({ soldiers: [soldier('doctor', { special: [{ item: 'salt-bag' }] })] }))).toEqual([]);
  });

  it('SB-EQ-20 so are two holy symbols', () => {
    const special = [{ item: 'holy-symbol' }, { item: 'holy-symbol' }];
    expect(codes(unit({ officer: officer({ special }) }))).toEqual(['unit.useless-item /officer']);
  });

  it('SB-EQ-07 SB-EQ-15 a gun without its ammunition fires once; ammunition without its gun never', () => {
    const carrying = (...equipment: string[]) => codes(unit({ officer: officer({ equipment }) }));
    expect(carrying('musket')).toEqual(['unit.no-ammunition /officer']);
    expect(carrying('musket', 'cartridge-box', 'blunderbuss', 'shot-bag')).toEqual([]);
    expect(carrying('blunderbuss', 'cartridge-box')).toEqual([
      'unit.useless-item /officer',
      'unit.no-ammunition /officer',
    ]);
    expect(carrying('pistol', 'volley-gun')).toEqual([]);
  });
});

describe('ready-made units', () => {
  it('SB-UNIT-17 there is a legal one for each nation, without warnings', () => {
    expect(ready.map(({ nation }) => nation)).toEqual(NATION_IDS);
    for (const given of ready) {
      expect(refusals(given)).toEqual([]);
      expect(unitProblems(given)).toEqual([]);
      expect(unitWarnings(given)).toEqual([]);
    }
  });

  it('nobody in them is called like anybody else', () => {
    const names = ready.flatMap(({ name, officer, soldiers }) => [
      name,
      officer.name,
      ...soldiers.map((member) => member.name),
    ]);
    expect(new Set(names).size).toBe(names.length);
  });
});
