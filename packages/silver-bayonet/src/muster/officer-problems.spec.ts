import { describe, expect, it } from 'vitest';
import { officer, unit, wrong } from './unit.spec-support.ts';
import type { OfficerEntry } from './unit.ts';

const ofOfficer = (changes: Partial<OfficerEntry>) => unit({ officer: officer(changes) });

describe('increases', () => {
  it('SB-UNIT-05 one of each pair is right, in any order', () => {
    expect(wrong(ofOfficer({ increases: ['recruitment', 'accuracy', 'speed'] }))).toEqual([]);
  });

  it('SB-UNIT-05 none or both of a pair is wrong', () => {
    expect(wrong(ofOfficer({ increases: ['melee', 'courage'] }))).toEqual([
      'unit.increase-pair SB-UNIT-05 /officer/increases',
    ]);
    expect(wrong(ofOfficer({ increases: ['melee', 'accuracy', 'health', 'courage'] }))).toEqual([
      'unit.increase-pair SB-UNIT-05 /officer/increases',
    ]);
  });

  it('SB-UNIT-05 the same stat twice is wrong', () => {
    expect(wrong(ofOfficer({ increases: ['melee', 'melee', 'health', 'courage'] }))).toHaveLength(1);
  });

  it('SB-UNIT-05 Defence cannot be raised', () => {
    expect(wrong(ofOfficer({ increases: ['melee', 'health', 'courage', 'defence'] }))).toEqual([
      'unit.increase-unknown SB-UNIT-05 /officer/increases/3',
    ]);
  });
});

describe('attributes', () => {
  it('SB-UNIT-06 two different ones: Artillerist and Hard to Put Down', () => {
    expect(wrong(ofOfficer({ attributes: ['artillerist', 'hard-to-put-down'] }))).toEqual([]);
  });

  it('SB-UNIT-06 one is too few, three are too many', () => {
    const count = ['unit.attribute-count SB-UNIT-06 /officer/attributes'];
    expect(wrong(ofOfficer({ attributes: ['strong'] }))).toEqual(count);
    expect(wrong(ofOfficer({ attributes: ['strong', 'nimble', 'medic'] }))).toEqual(count);
  });

  it('SB-UNIT-06 SB-ATT-01 nobody has the same one twice', () => {
    expect(wrong(ofOfficer({ attributes: ['strong', 'strong'] }))).toEqual([
      'unit.attribute-twice SB-UNIT-06 /officer/attributes/1',
    ]);
  });

  it('SB-UNIT-06 it must exist', () => {
    expect(wrong(ofOfficer({ attributes: ['strong', 'handsome'] }))).toEqual([
      'unit.unknown-attribute SB-UNIT-06 /officer/attributes/1',
    ]);
  });
});

describe('slots', () => {
  it('SB-UNIT-07 rifle, cartridge box, fencing weapon and two pistols fill six', () => {
    const equipment = ['rifle', 'cartridge-box', 'fencing-weapon', 'pistol', 'pistol'];
    expect(wrong(ofOfficer({ equipment }))).toEqual([]);
  });

  it('SB-UNIT-07 musket, cartridge box, heavy weapon, pistol and breastplate would be seven', () => {
    const equipment = ['musket', 'cartridge-box', 'heavy-weapon', 'pistol', 'breastplate'];
    expect(wrong(ofOfficer({ equipment }))).toEqual(['unit.over-slots SB-UNIT-07 /officer/equipment']);
  });

  it('SB-UNIT-07 empty slots are allowed', () => {
    expect(wrong(ofOfficer({ equipment: [] }))).toEqual([]);
  });

  it('SB-UNIT-07 only the General Armoury is for the taking', () => {
    expect(wrong(ofOfficer({ equipment: ['natural-weapons', 'holy-symbol', 'swivel-gun-ball'] }))).toEqual([
      'unit.unknown-item SB-UNIT-07 /officer/equipment/0',
      'unit.unknown-item SB-UNIT-07 /officer/equipment/1',
      'unit.unknown-item SB-UNIT-07 /officer/equipment/2',
    ]);
  });

  it('SB-SOL-01 the example: six slots and two special items; a heavy weapon would make it seven', () => {
    const special = [{ item: 'holy-symbol' }, { item: 'silver-shot', host: 'cartridge-box' }];
    const equipment = ['musket', 'cartridge-box', 'pistol', 'hand-weapon'];
    expect(wrong(ofOfficer({ equipment, special }))).toEqual([]);
    expect(wrong(ofOfficer({ equipment: [...equipment.slice(0, 3), 'heavy-weapon'], special }))).toEqual([
      'unit.over-slots SB-UNIT-07 /officer/equipment',
    ]);
  });
});

describe('carrying limits', () => {
  it('SB-UNIT-09 two pistols, one volley gun, one breastplate are the most', () => {
    expect(wrong(ofOfficer({ equipment: ['pistol', 'pistol', 'volley-gun', 'breastplate'] }))).toEqual([]);
    const many = ['pistol', 'pistol', 'pistol'];
    expect(wrong(ofOfficer({ equipment: many }))).toEqual([
      'unit.too-many-of-item SB-UNIT-09 /officer/equipment',
    ]);
    expect(wrong(ofOfficer({ equipment: ['volley-gun', 'volley-gun'] }))).toHaveLength(1);
    expect(wrong(ofOfficer({ equipment: ['breastplate', 'breastplate'] }))).toHaveLength(1);
  });

  it('SB-UNIT-09 other doubles are legal', () => {
    const equipment = ['blunderbuss', 'blunderbuss', 'hand-weapon', 'hand-weapon', 'shot-bag', 'shot-bag'];
    expect(wrong(ofOfficer({ equipment }))).toEqual([]);
  });
});
