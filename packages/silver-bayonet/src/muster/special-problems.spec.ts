import { describe, expect, it } from 'vitest';
import { slotsUsed } from './carrying.ts';
import { officer, soldier, unit, wrong } from './unit.spec-support.ts';
import type { OfficerEntry, SpecialEntry } from './unit.ts';

const ofOfficer = (changes: Partial<OfficerEntry>) => unit({ officer: officer(changes) });
const ofSoldier = (type: string, special: SpecialEntry[]) => unit({ soldiers: [soldier(type, { special })] });

const SYMBOL = { item: 'holy-symbol' };
const SALT = { item: 'salt-bag' };

describe('how many', () => {
  it('SB-UNIT-08 two upgrades use no slot and reach the limit', () => {
    const equipment = ['hand-weapon', 'pistol'];
    const special = [
      { item: 'silver-weapon', host: 'hand-weapon' },
      { item: 'cold-iron-shot', host: 'pistol' },
    ];
    expect(slotsUsed({ equipment: [], special })).toBe(0);
    expect(wrong(ofOfficer({ equipment, special }))).toEqual([]);
    expect(wrong(ofOfficer({ equipment, special: [...special, SYMBOL] }))).toEqual([
      'unit.over-special SB-UNIT-08 /officer/special',
    ]);
  });

  it('SB-UNIT-08 a holy symbol and a salt bag use two slots and reach the limit', () => {
    expect(slotsUsed({ equipment: [], special: [SYMBOL, SALT] })).toBe(2);
    expect(wrong(ofOfficer({ special: [SYMBOL, SALT] }))).toEqual([]);
    const four = ['musket', 'cartridge-box', 'hand-weapon'];
    expect(wrong(ofOfficer({ equipment: four, special: [SYMBOL, SALT] }))).toEqual([]);
    expect(wrong(ofOfficer({ equipment: [...four, 'pistol'], special: [SYMBOL, SALT] }))).toEqual([
      'unit.over-slots SB-UNIT-07 /officer/equipment',
    ]);
  });

  it('SB-UNIT-08 a Supernatural Veteran has three, in the same six slots', () => {
    const attributes = ['strong', 'supernatural-veteran'];
    const special = [SYMBOL, SALT, { item: 'oil-and-torches' }];
    expect(wrong(ofOfficer({ attributes, special }))).toEqual([]);
    expect(wrong(ofOfficer({ special }))).toHaveLength(1);
    expect(wrong(ofOfficer({ attributes, special: [...special, SALT] }))).toHaveLength(1);
  });

  it('SB-UNIT-12 a soldier has one, two with Supernatural Veteran, and may have none', () => {
    expect(wrong(ofSoldier('infantryman', []))).toEqual([]);
    expect(wrong(ofSoldier('infantryman', [SALT]))).toEqual([]);
    expect(wrong(ofSoldier('infantryman', [SALT, SYMBOL]))).toEqual([
      'unit.over-special SB-UNIT-12 /soldiers/0/special',
    ]);
    expect(wrong(ofSoldier('occultist', [SYMBOL, { item: 'oil-and-torches' }]))).toEqual([]);
    expect(wrong(ofSoldier('occultist', [SYMBOL, SYMBOL, SYMBOL]))).toHaveLength(1);
  });

  it('SB-EQ-01 a soldier of fixed equipment has no slots to fill', () => {
    const sapper = [{ item: 'oil-and-torches' }];
    expect(slotsUsed({ equipment: ['musket', 'cartridge-box', 'heavy-weapon'], special: sapper })).toBe(6);
    expect(wrong(ofSoldier('sapper', sapper))).toEqual([]);
  });
});

describe('hosts', () => {
  it('SB-EQ-20 SB-UNIT-08 an upgrade needs a carried item that it fits', () => {
    expect(wrong(ofSoldier('infantryman', [{ item: 'silver-shot', host: 'cartridge-box' }]))).toEqual([]);
    expect(wrong(ofSoldier('infantryman', [{ item: 'silver-shot' }]))).toEqual([
      'unit.host-missing SB-UNIT-08 /soldiers/0/special/0',
    ]);
    expect(wrong(ofSoldier('infantryman', [{ item: 'silver-shot', host: 'pistol' }]))).toEqual([
      'unit.host-not-carried SB-UNIT-08 /soldiers/0/special/0/host',
    ]);
    expect(wrong(ofSoldier('infantryman', [{ item: 'silver-shot', host: 'musket' }]))).toEqual([
      'unit.host-unfit SB-EQ-20 /soldiers/0/special/0/host',
    ]);
  });

  it('SB-EQ-20 a musket stands for its bayonet', () => {
    expect(wrong(ofSoldier('infantryman', [{ item: 'silver-weapon', host: 'musket' }]))).toEqual([]);
  });

  it('SB-EQ-20 a volley gun can have neither', () => {
    const equipment = ['volley-gun'];
    for (const item of ['silver-shot', 'cold-iron-shot', 'silver-weapon', 'cold-iron-weapon']) {
      expect(wrong(ofOfficer({ equipment, special: [{ item, host: 'volley-gun' }] }))).toEqual([
        'unit.host-unfit SB-EQ-20 /officer/special/0/host',
      ]);
    }
  });

  it('SB-EQ-20 what is only carried goes on nothing', () => {
    expect(wrong(ofSoldier('infantryman', [{ item: 'salt-bag', host: 'musket' }]))).toEqual([
      'unit.host-needless SB-EQ-20 /soldiers/0/special/0/host',
    ]);
  });

  it('SB-EQ-20 one upgrade covers one of two pistols', () => {
    const equipment = ['pistol', 'pistol'];
    const on = (...hosts: string[]) => hosts.map((host) => ({ item: 'silver-shot', host }));
    expect(wrong(ofOfficer({ equipment, special: on('pistol', 'pistol#2') }))).toEqual([]);
    expect(wrong(ofOfficer({ equipment, special: on('pistol', 'pistol#1') }))).toEqual([
      'unit.upgrade-twice SB-EQ-20 /officer/special/1',
    ]);
    expect(wrong(ofOfficer({ equipment, special: on('pistol#3') }))).toEqual([
      'unit.host-not-carried SB-UNIT-08 /officer/special/0/host',
    ]);
  });

  it('SB-EQ-20 a weapon is silver or cold iron; a box may hold both shots', () => {
    const equipment = ['musket', 'cartridge-box', 'hand-weapon'];
    const both = (kind: string, host: string) => [
      { item: `silver-${kind}`, host },
      { item: `cold-iron-${kind}`, host },
    ];
    expect(wrong(ofOfficer({ equipment, special: both('weapon', 'hand-weapon') }))).toEqual([
      'unit.two-metals SB-EQ-20 /officer/special/1',
    ]);
    expect(wrong(ofOfficer({ equipment, special: both('shot', 'cartridge-box') }))).toEqual([]);
  });

  it('SB-EQ-20 two of a carried item are legal and pointless', () => {
    expect(wrong(ofOfficer({ special: [SYMBOL, SYMBOL] }))).toEqual([]);
  });

  it('SB-EQ-20 only the Special Armoury counts here', () => {
    expect(wrong(ofSoldier('infantryman', [{ item: 'pistol' }]))).toEqual([
      'unit.unknown-special SB-EQ-20 /soldiers/0/special/0/item',
    ]);
  });
});
