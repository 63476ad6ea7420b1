import { type Unit, units } from '@vedette/silver-bayonet/muster';
import { describe, expect, it } from 'vitest';
import { blankUnit, withOfficer, withSoldier } from './draft.ts';
import { findingsOf, isLegal, under } from './findings.ts';

const britain = units.ready.find(({ nation }) => nation === 'britain')!;
const kinds = (unit: Unit) => findingsOf(unit).map(({ kind }) => kind);

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

  it('does not take one soldier for another whose number begins alike', () => {
    const found = [{ kind: 'problem' as const, message: '', rule: null, path: '/soldiers/12/name' }];
    expect(under(found, '/soldiers/1')).toEqual([]);
  });
});
