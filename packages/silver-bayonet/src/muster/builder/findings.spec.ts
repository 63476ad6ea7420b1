import type { Finding } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import type { Unit } from '../unit.ts';
import { units } from '../units.ts';
import { blankUnit, withOfficer, withSoldier } from './draft.ts';
import { editUnit } from './edit.ts';
import { findingsOf } from './findings.ts';

const britain = units.ready.find(({ nation }) => nation === 'britain')!;
const kinds = (unit: Unit) => findingsOf(unit).map(({ kind }) => kind);
const isLegal = (found: readonly Finding[]) => !found.some(({ kind }) => kind === 'problem');
const under = (found: readonly Finding[], path: string) =>
  found.filter((one) => one.path === path || one.path.startsWith(`${path}/`));

describe('what the rules say about a unit', () => {
  it.each(units.ready.map((unit) => [unit.name, unit] as const))('%s is legal', (_, unit) => {
    expect(isLegal(findingsOf(unit))).toBe(true);
    expect(kinds(unit)).not.toContain('option');
  });

  it('tells everything that a new one lacks, with the rule and the place', () => {
    const found = findingsOf(blankUnit('spain', 'X', 'Y', 'Z'));
    expect(found.map(({ rule }) => rule)).toEqual(['SB-UNIT-05', 'SB-UNIT-05', 'SB-UNIT-05', 'SB-UNIT-06']);
    expect(under(found, '/officer/increases')).toHaveLength(3);
    expect(under(found, '/officer')).toHaveLength(4);
    expect(isLegal(found)).toBe(false);
  });

  it('wants names, and goes on judging the rest while one is missing', () => {
    const unit = withOfficer(withSoldier(britain, 0, { name: ' ' }), { attributes: [] });
    const found = findingsOf(unit);
    expect(found.map(({ rule }) => rule)).toEqual(['SB-UNIT-18', 'SB-UNIT-06']);
    expect(under(found, '/soldiers/0')).toHaveLength(1);
  });

  it('keeps apart what only some matches allow', () => {
    const unit = withOfficer(britain, { attributes: ['lunge', 'strong'] });
    expect(findingsOf(unit)).toMatchObject([{ kind: 'option', path: '/officer/attributes/0' }]);
    expect(isLegal(findingsOf(unit))).toBe(true);
  });

  it('advises where something is allowed and useless', () => {
    const unit = withOfficer(britain, { equipment: ['rifle'], special: [] });
    expect(kinds(unit)).toEqual(['advice']);
  });

  it.each<[string, Partial<Unit['officer']>, string]>([
    ['a third attribute', { attributes: ['medic', 'strong', 'tactician'] }, 'Choose another'],
    ['one attribute twice', { attributes: ['medic', 'medic'] }, 'Choose another'],
    ['what no armoury has', { equipment: ['trebuchet'] }, 'One fewer: trebuchet'],
    [
      'silver on what is not carried',
      { special: [{ item: 'silver-weapon', host: 'musket' }] },
      'Put it back',
    ],
    ['both of a pair', { increases: ['melee', 'accuracy', 'speed', 'courage'] }, 'Raise Melee alone'],
  ])('mends at a click: %s', (_, some, title) => {
    const unit = withOfficer(britain, { equipment: ['hand-weapon'], special: [], ...some });
    const found = findingsOf(unit).find(({ mend }) => mend?.title === title)!;
    const mended = editUnit(unit, { ...found.mend!.change, seed: '' });
    expect(findingsOf(mended).map(({ message }) => message)).not.toContain(found.message);
  });
});
