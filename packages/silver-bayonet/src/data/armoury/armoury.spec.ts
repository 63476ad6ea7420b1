import { describe, expect, it } from 'vitest';
import { OF_THE_BOOKS, ofTheBooks } from '../of-the-books.spec-support.ts';
import { ITEMS, item } from './armoury.ts';
import { ARTILLERY } from './artillery.ts';
import { BUILT_IN_WEAPONS } from './built-in.ts';
import { GENERAL_ARMOURY } from './general.ts';
import type { Damage, Item } from './item.ts';
import { SPECIAL_ARMOURY } from './special.ts';

function damageText({ die, modifier }: Damage): string {
  const face = die === 'power' ? 'P' : 'S';
  return modifier === 0 ? face : `${face}${modifier > 0 ? '+' : ''}${modifier}`;
}

function targetsText({ shot }: Item): string {
  if (shot === undefined) return '-';
  if (shot.spread === null) return `${shot.targets}`;
  const how = shot.spread === 'one-another' ? 'of one another' : 'of a common point';
  return `up to ${shot.targets} within 1" ${how}`;
}

function meleeText({ class: kind, melee }: Item): string {
  if (melee === undefined) return kind === 'firearm' ? 'none' : '-';
  if (kind === 'melee') return 'yes';
  return melee.as === 'hand-weapon' ? 'Hand Weapon (bayonet)' : item(melee.as).title;
}

function reloadText({ shot }: Item): string {
  if (shot === undefined) return '-';
  if (shot.loading === 'once') return 'cannot';
  return shot.needs === null ? 'nothing' : item(shot.needs).title;
}

function mountedText({ shot, melee }: Item): string {
  if (shot !== undefined) return shot.mounted ? 'yes' : 'no';
  return melee === undefined ? '-' : 'yes';
}

/** Item | slots | range | damage | shoot | targets | ignores Armour | reload needs | in melee | max | mounted: SB-EQ-02. */
function row(id: string): string {
  const it = item(id);
  const { shot } = it;
  const damage = shot?.damage ?? it.melee?.damage;
  return [
    it.title,
    it.slots,
    shot === undefined ? '-' : `${shot.range}"`,
    damage === undefined || damage === null ? '-' : damageText(damage),
    shot?.modifier ?? '-',
    targetsText(it),
    shot?.ignoresArmour ?? '-',
    reloadText(it),
    meleeText(it),
    it.most ?? '-',
    mountedText(it),
  ].join(' | ');
}

describe('the General Armoury', () => {
  it('SB-EQ-05 a Blunderbuss', () => {
    expect(row('blunderbuss')).toBe(
      'Blunderbuss | 1 | 8" | P+1 | -1 | up to 2 within 1" of one another | 1 | Shot Bag | Improvised Weapon | - | yes',
    );
  });

  it('SB-EQ-06 a Breastplate: Armour (1), not against firearms, Speed -1, one at most', () => {
    expect(row('breastplate')).toBe('Breastplate | 1 | - | - | - | - | - | - | - | 1 | -');
    expect(item('breastplate').armour).toEqual({ level: 1, againstFirearms: false, speed: -1 });
  });

  it('SB-EQ-07 a Cartridge Box reloads muskets and rifles', () => {
    expect(row('cartridge-box')).toBe('Cartridge Box | 1 | - | - | - | - | - | - | - | - | -');
    expect(item('cartridge-box').reloads).toEqual(['musket', 'rifle']);
  });

  it('SB-EQ-08 a Hand Weapon', () => {
    expect(row('hand-weapon')).toBe('Hand Weapon | 1 | - | P | - | - | - | - | yes | - | yes');
  });

  it('SB-EQ-09 a Heavy Weapon', () => {
    expect(row('heavy-weapon')).toBe('Heavy Weapon | 2 | - | P+1 | - | - | - | - | yes | - | yes');
  });

  it('SB-EQ-10 an Improvised Weapon, which nothing can upgrade', () => {
    expect(row('improvised-weapon')).toBe('Improvised Weapon | 1 | - | P-1 | - | - | - | - | yes | - | yes');
    const hosts = SPECIAL_ARMOURY.flatMap(({ special }) => special!.hosts);
    expect(hosts).not.toContain('improvised-weapon');
  });

  it('SB-EQ-11 a Fencing Weapon', () => {
    expect(row('fencing-weapon')).toBe('Fencing Weapon | 1 | - | S | - | - | - | - | yes | - | yes');
  });

  it('SB-EQ-12 a Musket', () => {
    expect(row('musket')).toBe(
      'Musket | 2 | 24" | P | 0 | 1 | 1 | Cartridge Box | Hand Weapon (bayonet) | - | yes',
    );
  });

  it('SB-EQ-13 a Pistol', () => {
    expect(row('pistol')).toBe('Pistol | 1 | 8" | P | 0 | 1 | 1 | nothing | Improvised Weapon | 2 | yes');
  });

  it('SB-EQ-14 a Rifle, whose bayonet still goes by the Power Die', () => {
    expect(row('rifle')).toBe(
      'Rifle | 2 | 30" | S | 0 | 1 | 1 | Cartridge Box | Hand Weapon (bayonet) | - | no',
    );
    expect(item('rifle').melee?.damage).toEqual({ die: 'power', modifier: 0 });
  });

  it('SB-EQ-15 a Shot Bag reloads a blunderbuss', () => {
    expect(row('shot-bag')).toBe('Shot Bag | 1 | - | - | - | - | - | - | - | - | -');
    expect(item('shot-bag').reloads).toEqual(['blunderbuss']);
  });

  it('SB-EQ-16 a Volley Gun, no use in melee and never reloaded', () => {
    expect(row('volley-gun')).toBe(
      'Volley Gun | 2 | 14" | P+1 | -1 | up to 3 within 1" of a common point | 1 | cannot | none | 1 | no',
    );
  });

  it('SB-EQ-02 has twelve items, and ammunition and weapons name each other', () => {
    expect(ofTheBooks(GENERAL_ARMOURY), OF_THE_BOOKS).toHaveLength(12);
    const needy = GENERAL_ARMOURY.filter(({ shot }) => typeof shot?.needs === 'string');
    expect(needy.map(({ id }) => id)).toEqual(['blunderbuss', 'musket', 'rifle']);
    for (const { id, shot } of needy) expect(item(shot!.needs!).reloads).toContain(id);
  });
});

describe('classes', () => {
  const ofClass = (kind: Item['class']) =>
    ofTheBooks(ITEMS)
      .filter((it) => it.class === kind)
      .map(({ id }) => id);

  it('SB-EQ-03 SB-GEN-17 firearms, and they alone, are technology and ignore one level of Armour', () => {
    expect(ofClass('firearm')).toEqual([
      'blunderbuss',
      'musket',
      'pistol',
      'rifle',
      'swivel-gun-ball',
      'swivel-gun-scatter',
      'volley-gun',
    ]);
    const technology = ofTheBooks(ITEMS)
      .filter(({ shot }) => shot?.technology === true)
      .map(({ id }) => id);
    expect(technology).toEqual(ofClass('firearm'));
    const piercing = ofTheBooks(ITEMS)
      .filter(({ shot }) => shot?.ignoresArmour === 1)
      .map(({ id }) => id);
    expect(piercing).toEqual(ofClass('firearm'));
  });

  it('SB-EQ-03 other projectile attacks are no firearms', () => {
    expect(ofClass('projectile')).toEqual([
      'burning-curse',
      'cursed-object',
      'demonic-fire',
      'ethereal-musket',
      'hurled-rock',
    ]);
    expect(ofClass('melee')).toEqual([
      'fencing-weapon',
      'hand-weapon',
      'heavy-weapon',
      'improvised-weapon',
      'natural-weapons',
      'rusted-weapon',
      'torch',
      'unarmed',
    ]);
  });

  it('SB-EQ-18 natural weapons are P, bare hands P-1, and neither can be lost', () => {
    expect(item('natural-weapons')).toMatchObject({ melee: { as: 'hand-weapon' }, unlosable: true });
    expect(item('unarmed')).toMatchObject({
      melee: { damage: { die: 'power', modifier: -1 } },
      unlosable: true,
    });
    expect(item('hand-weapon').unlosable).toBeUndefined();
  });

  it('built-in shots: rock P at 12", fire P+2 enchanted at 12", curse at 10", ethereal musket P+1 at 24"', () => {
    const shots = BUILT_IN_WEAPONS.flatMap(({ id, shot }) =>
      shot === undefined
        ? []
        : [`${id} ${shot.range} ${shot.damage === null ? '-' : damageText(shot.damage)} ${shot.loading}`],
    );
    expect(shots).toEqual([
      'burning-curse 10 P+1 once',
      'cursed-object 10 - reload',
      'demonic-fire 12 P+2 always',
      'ethereal-musket 24 P+1 always',
      'hurled-rock 12 P always',
    ]);
    expect(item('demonic-fire').shot?.types).toEqual(['enchanted']);
    expect(item('ethereal-musket').shot?.ignoresArmour).toBe('all');
    expect(item('hurled-rock').shot?.ignoresArmour).toBe(0);
  });

  it('a swivel gun is fired as a volley gun or as a musket with +4, and reloads from what lies by it', () => {
    const [ball, scatter] = ARTILLERY;
    expect(ball?.shot).toMatchObject({ range: 24, damage: { modifier: 4 }, targets: 1, needs: null });
    expect(scatter?.shot).toMatchObject({ range: 14, damage: { modifier: 1 }, modifier: -1, targets: 3 });
    expect(scatter?.shot?.loading).toBe('reload');
  });
});

describe('the Special Armoury', () => {
  const shots = ['cartridge-box', 'shot-bag', 'pistol'];
  const blades = ['hand-weapon', 'heavy-weapon', 'fencing-weapon', 'musket', 'rifle'];

  it('SB-EQ-20 upgrades use no slot, items one; each has its hosts, attack, type and use', () => {
    const rows = SPECIAL_ARMOURY.map(({ title, class: kind, slots, special }) => {
      const { hosts, attack, type, use } = special!;
      return [title, kind, slots, hosts, attack, type, use];
    });
    expect(rows).toEqual([
      ['Cold Iron Shot', 'upgrade', 0, shots, 'shooting', 'cold-iron', 'declared'],
      ['Cold Iron Weapon', 'upgrade', 0, blades, 'melee', 'cold-iron', 'always'],
      ['Holy Symbol', 'item', 1, [], null, null, 'carried'],
      ['Oil and Torches', 'item', 1, [], 'melee', 'fire', 'lit'],
      ['Salt Bag', 'item', 1, [], 'shooting', 'salt', 'declared'],
      ['Silver Shot', 'upgrade', 0, shots, 'shooting', 'silver', 'default'],
      ['Silver Weapon', 'upgrade', 0, blades, 'melee', 'silver', 'always'],
    ]);
  });

  it('cold iron and salt spoil the weapon on two natural 1s, silver does not', () => {
    const spoils = SPECIAL_ARMOURY.flatMap(({ id, special }) =>
      special!.spoils === undefined ? [] : [`${id} ${special!.spoils}`],
    );
    expect(spoils).toEqual(['cold-iron-shot fouled', 'cold-iron-weapon broken', 'salt-bag fouled']);
  });
});

it('every item can be found by its id, and nothing else', () => {
  for (const { id } of ITEMS) expect(item(id).id).toBe(id);
  expect(new Set(ITEMS.map(({ id }) => id)).size).toBe(ITEMS.length);
  expect(() => item('halberd')).toThrow('There is no item "halberd".');
});
