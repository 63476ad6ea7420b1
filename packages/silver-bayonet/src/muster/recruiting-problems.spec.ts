import { describe, expect, it } from 'vitest';
import { budget, soldierCost, unitCost } from './cost.ts';
import { officer, several, soldier, unit, wrong } from './unit.spec-support.ts';

const hunter = () => soldier('veteran-hunter', { attribute: 'nimble', equipment: ['hand-weapon'] });

describe('points', () => {
  it('SB-UNIT-11 a Veteran Hunter, a Grenadier and five Infantrymen cost 95: legal', () => {
    const soldiers = [hunter(), soldier('grenadier'), ...several(5, 'infantryman')];
    expect(unitCost(unit({ soldiers }))).toBe(95);
    expect(wrong(unit({ soldiers }))).toEqual([]);
  });

  it('SB-UNIT-11 three Veteran Hunters and an Infantryman cost exactly 100: legal', () => {
    const soldiers = [hunter(), hunter(), hunter(), soldier('infantryman')];
    expect(unitCost(unit({ soldiers }))).toBe(100);
    expect(wrong(unit({ soldiers }))).toEqual([]);
  });

  it('SB-SOL-01 the example of 97 points and seven soldiers is legal', () => {
    const soldiers = [
      soldier('supernatural-investigator'),
      soldier('occultist'),
      soldier('grenadier'),
      ...several(4, 'infantryman'),
    ];
    expect(unitCost(unit({ soldiers }))).toBe(97);
    expect(wrong(unit({ soldiers }))).toEqual([]);
  });

  it('SB-UNIT-11 one point over is too much; Recruitment +5 pays for it', () => {
    const soldiers = [hunter(), hunter(), soldier('heavy-cavalryman'), soldier('light-cavalryman')];
    expect(unitCost(unit({ soldiers }))).toBe(101);
    expect(wrong(unit({ soldiers }))).toEqual(['unit.over-budget SB-UNIT-11 /soldiers']);
    const increases = ['melee', 'health', 'recruitment'];
    expect(wrong(unit({ officer: officer({ increases }), soldiers }))).toEqual([]);
  });

  it('SB-UNIT-11 seven soldiers are the most, none is legal', () => {
    expect(wrong(unit({ soldiers: several(7, 'infantryman') }))).toEqual([]);
    expect(wrong(unit({ soldiers: several(8, 'infantryman') }))).toEqual([
      'unit.too-many-soldiers SB-UNIT-11 /soldiers',
    ]);
    expect(wrong(unit({ soldiers: [] }))).toEqual([]);
  });

  it('SB-UNIT-11 a type must exist', () => {
    expect(wrong(unit({ soldiers: [soldier('dragoon')] }))).toEqual([
      'unit.unknown-soldier SB-UNIT-11 /soldiers/0/type',
    ]);
  });

  it('SB-UNIT-04 an Officer can recruit for 100, 105 with the increase', () => {
    expect(budget(officer())).toBe(100);
    expect(budget(officer({ increases: ['accuracy', 'speed', 'recruitment'] }))).toBe(105);
  });

  it('SB-UNIT-11 Fey-Touched costs a soldier 4 more and leaves an Officer 4 less', () => {
    expect(soldierCost(soldier('veteran-hunter', { attribute: 'fey-touched' }))).toBe(34);
    expect(budget(officer({ attributes: ['strong', 'fey-touched'] }))).toBe(96);
  });
});

describe('type limits', () => {
  const junior = () => soldier('junior-officer', { attribute: 'strong' });
  const dhamphir = () => soldier('dhamphir', { equipment: [] });

  it('SB-UNIT-13 SB-SOL-14 SB-SOL-06 one Junior Officer and one Dhamphir are legal together', () => {
    expect(wrong(unit({ soldiers: [junior(), dhamphir()] }))).toEqual([]);
  });

  it('SB-UNIT-13 SB-SOL-14 two Junior Officers are not', () => {
    expect(wrong(unit({ soldiers: [junior(), junior()] }))).toEqual([
      'unit.too-many-of-type SB-UNIT-13 /soldiers',
    ]);
  });

  it('SB-UNIT-13 SB-SOL-06 nor two Dhamphirs', () => {
    expect(wrong(unit({ soldiers: [dhamphir(), dhamphir()] }))).toHaveLength(1);
  });

  it('SB-UNIT-13 SB-SOL-25 no other type is limited', () => {
    expect(wrong(unit({ soldiers: [hunter(), hunter(), hunter()] }))).toEqual([]);
  });
});

describe('the national list', () => {
  it('SB-UNIT-14 a Werebear is Russian', () => {
    const soldiers = [soldier('werebear')];
    expect(wrong(unit({ nation: 'russia', soldiers }))).toEqual([]);
    expect(wrong(unit({ nation: 'spain', soldiers }))).toEqual([
      'unit.not-on-list SB-UNIT-14 /soldiers/0/type',
    ]);
  });

  it('SB-UNIT-14 the option alone does not put anybody on the list', () => {
    const soldiers = [soldier('werebear')];
    expect(wrong(unit({ nation: 'spain', soldiers }), { 'outside-list': true })).toEqual([
      'unit.not-on-list SB-UNIT-14 /soldiers/0/type',
    ]);
  });
});

describe('outside the list', () => {
  const swordsman = () => soldier('swordsman', { outside: true });
  const british = (...soldiers: ReturnType<typeof soldier>[]) => unit({ nation: 'britain', soldiers });
  const ON = { 'outside-list': true };

  it('SB-UNIT-15 a Swordsman in a British unit costs 30', () => {
    expect(soldierCost(soldier('swordsman'))).toBe(22);
    expect(soldierCost(swordsman())).toBe(30);
    expect(wrong(british(swordsman()), ON)).toEqual([]);
  });

  it('SB-UNIT-15 only by option', () => {
    expect(wrong(british(swordsman()))).toEqual(['unit.outside-off SB-UNIT-15 /soldiers/0/outside']);
  });

  it('SB-UNIT-15 only one', () => {
    expect(wrong(british(swordsman(), swordsman()), ON)).toEqual([
      'unit.outside-many SB-UNIT-15 /soldiers/1/outside',
    ]);
  });

  it('SB-UNIT-15 somebody on the list is not from outside', () => {
    expect(wrong(british(soldier('rifleman', { outside: true })), ON)).toEqual([
      'unit.outside-needless SB-UNIT-15 /soldiers/0/outside',
    ]);
  });

  it('SB-UNIT-15 the surcharge counts against the budget', () => {
    const soldiers = [...several(7, 'infantryman')];
    expect(wrong(british(...soldiers.slice(1), swordsman()), ON)).toEqual([]);
    const dear = [hunter(), hunter(), soldier('infantryman'), swordsman()];
    expect(wrong(british(...dear), ON)).toEqual([]);
    expect(wrong(british(...dear, soldier('infantryman')), ON)).toEqual([
      'unit.over-budget SB-UNIT-11 /soldiers',
    ]);
  });

  it('SB-UNIT-15 type limits still hold, and an innate attribute needs no nation', () => {
    expect(wrong(british(soldier('tactician', { outside: true })), ON)).toEqual([]);
  });
});
