import { describe, expect, it } from 'vitest';
import type { UnitEntry } from './force.ts';
import { forceProblems } from './force-problems.ts';
import { forcePoints, pointsOf, unitPoints } from './points.ts';
import { ready } from './ready.ts';

const unit: UnitEntry = {
  name: 'A company',
  troops: 'infantry',
  class: 'average',
  figures: 8,
  weapons: ['musket'],
  extra: 'pistol',
};

describe('points', () => {
  it.each([
    ['average', 'infantry', ['musket'], 10],
    ['veteran', 'infantry', ['rifle'], 14],
    ['raw', 'infantry', ['pike'], 6],
    ['master', 'infantry', ['musket', 'pistol'], 15],
    ['conscript', 'light-cavalry', ['lance', 'carbine'], 22],
    ['veteran', 'heavy-cavalry', ['sword', 'carbine'], 29],
    ['average', 'infantry', ['matchlock'], 10],
  ] as const)('BP-ARMY-12 %s %s with %j costs %d', (of, troops, weapons, points) => {
    expect(pointsOf({ class: of, troops, weapons: [...weapons] })).toBe(points);
  });

  it('BP-ARMY-12 a unit of eight with its Master costs 85', () => {
    expect(unitPoints(unit)).toBe(85);
  });

  it.each(ready.filter(({ random }) => random === undefined).map((force) => [force.name, force] as const))(
    'BP-ARMY-13 "%s" is legal and spends its limit',
    (_, force) => {
      expect(forceProblems(force)).toEqual([]);
      expect(forcePoints(force)).toBeLessThanOrEqual(force.limit!);
      expect(forcePoints(force)).toBeGreaterThan(force.limit! * (force.units.length > 0 ? 0.8 : 0.6));
    },
  );

  it('BP-ARMY-01, BP-GEN-08 there is something ready for units, for single figures and for the dice', () => {
    expect(ready.some(({ units }) => units.length > 0)).toBe(true);
    expect(ready.filter(({ figures }) => figures.length > 0)).toHaveLength(2);
    expect(forceProblems(ready.find(({ random }) => random !== undefined)!)).toEqual([]);
  });
});

describe('a force', () => {
  const codes = (change: Partial<UnitEntry>, limit: number | null = null) =>
    forceProblems({ ...ready[0]!, limit, units: [{ ...unit, ...change }] }).map(({ code }) => code);

  it.each<[string, Partial<UnitEntry>, string[]]>([
    ['nothing wrong', {}, []],
    ['three men', { figures: 3 }, ['force.small-unit']],
    ['four men', { figures: 4 }, []],
    ['Masters in the ranks', { class: 'master' }, ['force.master-in-ranks']],
    ['two firearms', { weapons: ['musket', 'rifle'] }, ['force.two-firearms']],
    ['a musket and a pistol', { weapons: ['musket', 'pistol'], extra: 'sword' }, []],
    ['pike and halberd', { weapons: ['pike', 'halberd'] }, ['force.two-shafts']],
    ['a lance on foot', { weapons: ['lance'] }, ['force.lance-on-foot']],
    ['a pike on a horse', { troops: 'light-cavalry', weapons: ['pike'] }, ['force.long-weapon-mounted']],
    ['a weapon nobody knows', { weapons: ['raygun'] }, ['force.unknown-weapon']],
    ['the extra he has already', { weapons: ['sword'], extra: 'sword' }, ['force.weapon-twice']],
  ])('BP-ARMY-13 with %s', (_, change, expected) => {
    expect(codes(change)).toEqual(expected);
  });

  it('BP-ARMY-10 may cost its limit and no more', () => {
    expect(codes({}, 85)).toEqual([]);
    expect(codes({}, 84)).toEqual(['force.over-limit']);
  });
});
