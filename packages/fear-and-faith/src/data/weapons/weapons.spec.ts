import { describe, expect, it } from 'vitest';
import { BLAST_WEAPONS, DEBRIS_COMBAT, SCATTER } from './blasts.ts';
import { CHAINSAW_FOLLOW_UP, CLOSE_WEAPONS } from './close.ts';
import { AGES, RANGE_BANDS, RANGED_WEAPONS } from './ranged.ts';
import { blastWeapon, closeWeapon, HANDS, rangedWeapon, WEAPONS } from './weapons.ts';

const those = (wanted: (one: (typeof RANGED_WEAPONS)[number]) => boolean) =>
  RANGED_WEAPONS.filter(wanted).map(({ id }) => id);

describe('ranged weapons', () => {
  it.each([
    ['bow', [0, 0, 0], 'medium', true, true, 2, 1],
    ['crossbow', [0, 0, 0], 'long', true, true, 2, 1],
    ['antique-pistol', [1, 1, 1], 'short', true, false, 1, 2],
    ['musket', [2, 2, 2], 'long', true, false, 2, 2],
    ['single-chambered-rifle', [2, 2, 2], 'long', true, false, 2, 1],
    ['bolt-action-rifle', [2, 2, 2], 'long', true, false, 2, 0],
    ['semi-automatic-rifle', [2, 2, 2], 'long', true, false, 2, 0],
    ['assault-rifle', [2, 2, 2], 'long', false, false, 2, 0],
    ['pistol', [1, 1, 1], 'short', true, false, 1, 0],
    ['machine-pistol', [1, 1, 1], 'short', true, false, 1, 0],
    ['sub-machine-gun', [1, 1, 1], 'medium', false, false, 2, 0],
    ['shotgun', [2, 2, 1], 'medium', true, false, 2, 0],
    ['thrown-weapon', [0, 0, 0], 'short', true, true, 1, 0],
  ])(
    'FF-RNG-02 %s: %j, %s, silver %s, wood %s, %d hands, reload %d',
    (id, bonus, range, silver, wood, hands, reload) => {
      expect(rangedWeapon(id)).toMatchObject({ bonus, range, silver, wood, hands, reload });
    },
  );

  it('muscle, on the move, bursts, spread', () => {
    expect(those(({ muscle }) => muscle)).toEqual(['bow', 'crossbow', 'thrown-weapon']);
    expect(those(({ firearm }) => !firearm)).toEqual(['bow', 'crossbow', 'thrown-weapon']);
    expect(those(({ moveAndFire }) => moveAndFire)).toEqual([
      'assault-rifle',
      'semi-automatic-rifle',
      'sub-machine-gun',
    ]);
    expect(
      RANGED_WEAPONS.filter(({ fire }) => fire !== 'single').map(({ id, fire, burst }) => [id, fire, burst]),
    ).toEqual([
      ['assault-rifle', 'select', 50],
      ['machine-pistol', 'auto', 75],
      ['sub-machine-gun', 'auto', 75],
    ]);
    expect(rangedWeapon('shotgun').spread).toEqual({ radius: 50, notNearer: 'short' });
    expect(those(({ spread }) => spread !== null)).toEqual(['shotgun']);
  });

  it('three bands; in a fight only what is short or quick', () => {
    expect(RANGE_BANDS).toBe(3);
    expect(those(({ whileEngaged }) => whileEngaged)).toEqual([
      'antique-pistol',
      'machine-pistol',
      'pistol',
      'sub-machine-gun',
    ]);
    expect(those(({ onDoubleOne }) => onDoubleOne === 'empty')).toEqual([
      'antique-pistol',
      'bow',
      'crossbow',
      'musket',
      'single-chambered-rifle',
      'thrown-weapon',
    ]);
  });

  it('FF-PARTY-16 every gun belongs to some age', () => {
    for (const { periods } of RANGED_WEAPONS) {
      expect(periods.length).toBeGreaterThan(0);
      expect(periods.every((period) => period === 'any' || AGES.includes(period))).toBe(true);
    }
    expect(rangedWeapon('musket').periods).toEqual(['black-powder', 'victorian']);
  });
});

describe('blasts', () => {
  it('a grenade: three rings, the inner one throws down', () => {
    const { rings, prime, uses, lethal } = blastWeapon('grenade');
    expect(rings.map(({ radius, combat }) => [radius, combat])).toEqual([
      [37.5, 4],
      [60, 3],
      [90, 1],
    ]);
    expect(rings.map(({ knocksDown, enclosed }) => [knocksDown, enclosed])).toEqual([
      [true, 2],
      [false, 0],
      [false, 0],
    ]);
    expect([prime, uses, lethal, DEBRIS_COMBAT]).toEqual([1, 1, 'zombie', 2]);
    expect(SCATTER).toEqual([null, 'short', 'medium', 'long']);
  });

  it('sun grenades and holy water are choosy', () => {
    expect(blastWeapon('sun-grenade')).toMatchObject({ affects: 'vampires', lethal: 'vampire' });
    expect(blastWeapon('holy-water-vial')).toMatchObject({ affects: 'vampires-and-demons', prime: 0 });
    expect(blastWeapon('holy-water-vial').rings).toEqual([
      { radius: 75, combat: 3, enclosed: 0, knocksDown: false },
    ]);
    expect(BLAST_WEAPONS.filter(({ explosive }) => explosive).map(({ id }) => id)).toEqual([
      'grenade',
      'sun-grenade',
    ]);
  });
});

describe('hand to hand', () => {
  it('hands; only a chainsaw adds; what can be silver', () => {
    expect(CLOSE_WEAPONS.map(({ id, hands, bonus }) => [id, hands, bonus])).toEqual([
      ['hand-weapon', 1, 0],
      ['natural', 0, 0],
      ['heavy-weapon', 2, 0],
      ['chainsaw', 2, 2],
      ['razor', 1, 0],
      ['stake', 2, 0],
      ['silver-weapon', 1, 0],
      ['magic-weapon', 1, 0],
    ]);
    expect(CLOSE_WEAPONS.filter(({ silver }) => silver).map(({ id }) => id)).toEqual([
      'hand-weapon',
      'razor',
      'silver-weapon',
    ]);
    expect([HANDS, CHAINSAW_FOLLOW_UP]).toEqual([2, -1]);
  });

  it('whom they kill by beating', () => {
    expect(closeWeapon('chainsaw').lethal).toBe('zombie');
    expect(closeWeapon('stake')).toMatchObject({ lethal: 'helpless-vampire', wood: true, againstOthers: -1 });
    expect(closeWeapon('silver-weapon').lethal).toBe('werewolf');
    expect(closeWeapon('magic-weapon')).toMatchObject({ lethal: null, magic: true });
  });

  it('every weapon has an id of its own', () => {
    expect(new Set(WEAPONS.map(({ id }) => id)).size).toBe(24);
  });
});
