import { describe, expect, it } from 'vitest';
import { statsText } from '../data/table-text.spec-support.ts';
import { musterOfficer, musterSoldier, musterUnit } from './mustered.ts';
import { ready } from './ready.ts';
import { unitSheet } from './sheet.ts';
import { officer, soldier, unit } from './unit.spec-support.ts';

describe('an Officer', () => {
  const line = (increases: string[]) => statsText(musterOfficer(officer({ increases })).stats);

  it('SB-UNIT-04 starts at 6 +1 +1 14 +2 12', () => {
    expect(line([])).toBe('6 +1 +1 14 +2 12');
  });

  it('SB-UNIT-05 Melee, Health, Courage give Lukas von Breck', () => {
    expect(line(['melee', 'health', 'courage'])).toBe('6 +2 +1 14 +3 13');
  });

  it('SB-UNIT-05 Accuracy, Speed, Recruitment raise no other stat', () => {
    expect(line(['accuracy', 'speed', 'recruitment'])).toBe('7 +1 +2 14 +2 12');
  });

  it('SB-MOV-09 SB-EQ-06 a breastplate costs 1 Speed', () => {
    expect(musterOfficer(officer({ equipment: ['breastplate'] })).stats.speed).toBe(5);
  });

  it('SB-UNIT-06 has the chosen attributes; a chosen Sow Fear has the value 0', () => {
    expect(musterOfficer(officer()).attributes).toEqual(['artillerist', 'hard-to-put-down']);
    expect(musterOfficer(officer({ attributes: ['strong', 'sow-fear'] })).attributes).toEqual([
      'strong',
      'sow-fear:0',
    ]);
  });

  it('SB-EQ-20 has each upgrade on its host', () => {
    const { items } = musterOfficer(
      officer({
        equipment: ['pistol', 'pistol', 'musket', 'cartridge-box'],
        special: [
          { item: 'silver-shot', host: 'pistol#2' },
          { item: 'silver-weapon', host: 'musket' },
          { item: 'holy-symbol' },
        ],
      }),
    );
    expect(items).toEqual([
      { id: 'pistol', upgrades: [] },
      { id: 'pistol', upgrades: ['silver-shot'] },
      { id: 'musket', upgrades: ['silver-weapon'] },
      { id: 'cartridge-box', upgrades: [] },
      { id: 'holy-symbol', upgrades: [] },
    ]);
  });
});

describe('a soldier', () => {
  it('SB-UNIT-12 SB-SOL-13 has the set that was picked', () => {
    const ids = (set: number) => musterSoldier(soldier('irregular', { set })).items.map(({ id }) => id);
    expect(ids(0)).toEqual(['musket', 'cartridge-box']);
    expect(ids(1)).toEqual(['hand-weapon', 'pistol', 'pistol']);
  });

  it('SB-SOL-17 SB-SOL-22 SB-SOL-24 the other types with two sets', () => {
    const second = (type: string) => musterSoldier(soldier(type, { set: 1 })).items.map(({ id }) => id);
    expect(second('native-scout')).toEqual(['heavy-weapon']);
    expect(second('supernatural-investigator')).toEqual(['heavy-weapon', 'pistol']);
    expect(second('tactician')).toEqual(['fencing-weapon', 'pistol', 'pistol']);
  });

  it('SB-MOV-09 SB-SOL-10 a Heavy Cavalryman has Speed 5, breastplate and all', () => {
    const { stats, items } = musterSoldier(soldier('heavy-cavalryman'));
    expect(stats.speed).toBe(5);
    expect(items.map(({ id }) => id)).toContain('breastplate');
  });

  it('SB-MOV-09 SB-SOL-06 a Dhamphir in a breastplate has Speed 6', () => {
    expect(musterSoldier(soldier('dhamphir', { equipment: ['breastplate'] })).stats.speed).toBe(6);
    expect(musterSoldier(soldier('dhamphir')).stats.speed).toBe(7);
  });

  it('SB-SOL-14 SB-SOL-25 has the attribute that was chosen', () => {
    const { attributes } = musterSoldier(soldier('veteran-hunter', { attribute: 'medic' }));
    expect(attributes).toEqual(['medic']);
  });

  it('SB-SOL-27 a Werebear has its other form as an argument', () => {
    expect(musterSoldier(soldier('werebear')).attributes).toEqual(['skinshift:bear']);
  });
});

describe('the unit', () => {
  it('SB-UNIT-16 SB-GEN-15 the sheet has a line each, the Officer with his budget, the others with their cost', () => {
    const sheet = unitSheet(unit({ soldiers: [soldier('doctor'), soldier('grenadier')] }));
    expect(sheet.map(({ role, type, recruitment, xp, tier }) => [role, type, recruitment, xp, tier])).toEqual(
      [
        ['officer', 'officer', 100, 0, 0],
        ['soldier', 'doctor', 10, 0, 0],
        ['soldier', 'grenadier', 15, 0, 0],
      ],
    );
    expect(sheet[1]).toMatchObject({
      name: 'Hans',
      attributes: ['medic'],
      items: [{ id: 'hand-weapon' }, {}],
    });
  });

  it('SB-UNIT-16 a full unit has eight entries', () => {
    expect(unitSheet(ready[0]!)).toHaveLength(8);
  });

  it('SB-UNIT-18 looks and names change nothing that is played', () => {
    const plain = musterUnit(unit());
    const named = musterUnit(unit({ name: 'Other', country: 'Saxony', officer: officer({ rank: 'Major' }) }));
    expect(named).toEqual(plain);
  });

  it('every ready-made unit musters', () => {
    for (const given of ready) expect(musterUnit(given)).toHaveLength(given.soldiers.length + 1);
  });
});
