import { describe, expect, it } from 'vitest';
import { soldier, unit, wrong } from './unit.spec-support.ts';
import type { SoldierEntry } from './unit.ts';

const AT = '/soldiers/0';
const ofSoldier = (type: string, changes: Partial<SoldierEntry> = {}, nation = 'austria') =>
  unit({ nation, soldiers: [soldier(type, changes)] });

describe('fixed equipment', () => {
  it('SB-UNIT-12 SB-SOL-11 a Highlander has one of two sets', () => {
    for (const changes of [{}, { set: 0 }, { set: 1 }]) {
      expect(wrong(ofSoldier('highlander', changes, 'britain'))).toEqual([]);
    }
    expect(wrong(ofSoldier('highlander', { set: 2 }, 'britain'))).toEqual([
      `unit.equipment-set SB-UNIT-12 ${AT}/set`,
    ]);
  });

  it('SB-UNIT-12 SB-SOL-12 an Infantryman has one set', () => {
    expect(wrong(ofSoldier('infantryman', { set: 0 }))).toEqual([]);
    expect(wrong(ofSoldier('infantryman', { set: 1 }))).toEqual([`unit.equipment-set SB-UNIT-12 ${AT}/set`]);
  });

  it('SB-UNIT-12 and nothing else from the General Armoury', () => {
    expect(wrong(ofSoldier('infantryman', { equipment: ['pistol'] }))).toEqual([
      `unit.equipment-fixed SB-UNIT-12 ${AT}/equipment`,
    ]);
  });
});

describe('equipment by slots', () => {
  const six = ['musket', 'cartridge-box', 'heavy-weapon', 'pistol'];
  const hunter = (changes: Partial<SoldierEntry>) =>
    ofSoldier('veteran-hunter', { attribute: 'strong', equipment: six, ...changes });

  it('SB-UNIT-10 SB-SOL-03 a Veteran Hunter has six slots', () => {
    expect(wrong(hunter({}))).toEqual([]);
    expect(wrong(hunter({ equipment: [...six, 'breastplate'] }))).toEqual([
      `unit.over-slots SB-UNIT-07 ${AT}/equipment`,
    ]);
  });

  it('SB-UNIT-10 SB-SOL-03 special items that use a slot must fit in', () => {
    expect(wrong(hunter({ special: [{ item: 'holy-symbol' }] }))).toEqual([
      `unit.over-slots SB-UNIT-07 ${AT}/equipment`,
    ]);
    expect(wrong(hunter({ special: [{ item: 'silver-weapon', host: 'heavy-weapon' }] }))).toEqual([]);
  });

  it('SB-UNIT-10 SB-SOL-03 two special items, or one by option', () => {
    const special = [
      { item: 'silver-weapon', host: 'heavy-weapon' },
      { item: 'silver-shot', host: 'cartridge-box' },
    ];
    expect(wrong(hunter({ special }))).toEqual([]);
    expect(wrong(hunter({ special }), { 'slot-soldier-special': 1 })).toEqual([
      `unit.over-special SB-UNIT-10 ${AT}/special`,
    ]);
    const three = [...special, { item: 'cold-iron-shot', host: 'pistol' }];
    expect(wrong(hunter({ special: three }))).toHaveLength(1);
    expect(wrong(hunter({ special: three, attribute: 'supernatural-veteran' }))).toEqual([]);
  });

  it('SB-UNIT-10 carrying limits hold, and there are no sets', () => {
    expect(wrong(hunter({ equipment: ['pistol', 'pistol', 'pistol'] }))).toEqual([
      `unit.too-many-of-item SB-UNIT-09 ${AT}/equipment`,
    ]);
    expect(wrong(hunter({ set: 0 }))).toEqual([`unit.set-needless SB-UNIT-10 ${AT}/set`]);
  });

  it('SB-UNIT-10 SB-SOL-06 a Dhamphir equips the same way', () => {
    expect(wrong(ofSoldier('dhamphir', { equipment: six }))).toEqual([]);
    expect(wrong(ofSoldier('dhamphir', { equipment: [...six, 'pistol'] }))).toEqual([
      `unit.over-slots SB-UNIT-07 ${AT}/equipment`,
    ]);
  });

  it('SB-UNIT-10 nobody must carry anything', () => {
    expect(wrong(ofSoldier('dhamphir'))).toEqual([]);
  });
});

describe('chosen attributes', () => {
  it('SB-UNIT-17 SB-SOL-14 SB-SOL-25 Junior Officers and Veteran Hunters choose exactly one', () => {
    for (const type of ['junior-officer', 'veteran-hunter']) {
      expect(wrong(ofSoldier(type, { attribute: 'medic' }))).toEqual([]);
      expect(wrong(ofSoldier(type))).toEqual([`unit.attribute-missing SB-UNIT-17 ${AT}`]);
      expect(wrong(ofSoldier(type, { attribute: 'spells' }))).toEqual([
        `unit.attribute-not-open SB-ATT-02 ${AT}/attribute`,
      ]);
    }
  });

  it('SB-UNIT-17 nobody else does', () => {
    expect(wrong(ofSoldier('grenadier', { attribute: 'medic' }))).toEqual([
      `unit.attribute-needless SB-UNIT-17 ${AT}/attribute`,
    ]);
  });
});
