import { describe, expect, it } from 'vitest';
import { MONSTER_TYPES, monsterType } from '../data/monsters/bestiary.ts';
import { DEFAULT_OPTIONS, type SilverBayonetOptions } from '../options.ts';
import { type MonsterChoice, musterMonster } from './mustered-monster.ts';

function muster(id: string, choice: MonsterChoice = {}, options: Partial<SilverBayonetOptions> = {}) {
  return musterMonster(monsterType(id), choice, { ...DEFAULT_OPTIONS, ...options });
}

const itemsOf = (id: string, choice: MonsterChoice = {}) => muster(id, choice).items.map((item) => item.id);

describe('what it fights with', () => {
  it('SB-MON-01 natural weapons where it has no equipment', () => {
    expect(itemsOf('dark-wolf')).toEqual(['natural-weapons']);
  });

  it('SB-MON-19 SB-MON-27 SB-MON-29 SB-MON-50 attributes put weapons into its hands', () => {
    expect(itemsOf('demon')).toEqual(['natural-weapons', 'demonic-fire']);
    expect(itemsOf('possessed')).toEqual(['heavy-weapon', 'demonic-fire']);
    expect(itemsOf('troll')).toEqual(['hand-weapon', 'hurled-rock']);
    expect(itemsOf('harvestman-agent')).toEqual(['hand-weapon', 'cursed-object']);
  });

  it('SB-MON-76 SB-MON-77 but not twice', () => {
    expect(itemsOf('spectral-soldier')).toEqual(['ethereal-musket']);
    expect(itemsOf('skeletal-soldier')).toEqual(['rusted-weapon']);
  });

  it('SB-MON-69 one of its sets', () => {
    expect(itemsOf('brigante')).toEqual(['musket', 'cartridge-box']);
    expect(itemsOf('brigante', { set: 1 })).toEqual(['blunderbuss', 'shot-bag']);
  });

  it('every monster musters with something', () => {
    for (const { id } of MONSTER_TYPES) expect(itemsOf(id).length).toBeGreaterThan(0);
  });
});

describe('kinds and options', () => {
  it('SB-MON-63 locusts fly, snakes have venom, other vermin neither', () => {
    expect(muster('swarm', { variant: 'locusts' }).attributes).toContain('flying');
    expect(muster('swarm', { variant: 'snakes' }).attributes).toContain('venomous');
    expect(muster('swarm', { variant: 'other' }).attributes).toEqual(monsterType('swarm').attributes);
    expect(muster('swarm', { variant: 'locusts' }).name).toBe('Swarm (Locusts)');
  });

  it('SB-MON-34 a Bat Swarm flies only by option, and nobody else does by it', () => {
    expect(muster('bat-swarm').attributes).not.toContain('flying');
    const on = { 'bat-swarms-fly': true };
    expect(muster('bat-swarm', {}, on).attributes).toContain('flying');
    expect(muster('swarm', {}, on).attributes).not.toContain('flying');
  });

  it('SB-MON-48 the Baxbaxwalanuksiwe has a reduction only by option', () => {
    const reduction = (value: number) =>
      muster('baxbaxwalanuksiwe', {}, { 'baxbax-reduction': value }).attributes.filter((text) =>
        text.startsWith('damage-reduction'),
      );
    expect(reduction(0)).toEqual([]);
    expect(reduction(4)).toEqual(['damage-reduction:4']);
  });
});

describe('bases', () => {
  const body = (id: string, options: Partial<SilverBayonetOptions> = {}) => {
    const { radius, height } = muster(id, {}, options);
    return [radius, height];
  };

  it('SB-MON-03 a monster has the base of its entry', () => {
    expect(body('demon')).toEqual([0.787, 1.5]);
    expect(body('moose')).toEqual([1.181, 2.5]);
    expect(body('pixie')).toEqual([0.394, 1]);
    expect(body('bandit')).toEqual([0.492, 1]);
  });

  it('SB-MON-03 SB-GEN-07 by option that of its size', () => {
    const standard = { 'standard-bases': true };
    expect(body('demon', standard)).toEqual([0.492, 1]);
    expect(body('moose', standard)).toEqual([0.984, 2]);
    expect(body('viper', standard)).toEqual([0.492, 0.5]);
    expect(body('pixie', standard)).toEqual([0.492, 1]);
  });
});
