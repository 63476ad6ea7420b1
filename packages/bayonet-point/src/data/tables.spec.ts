import { describe, expect, it } from 'vitest';
import { rowOf } from './classes.ts';
import { DISTANCES, ofScale } from './distances.ts';
import { CAVALRY_ARMS, FIGURES_BEYOND_DIE, INFANTRY_ARMS, SMALLEST_UNIT } from './generation.ts';
import { LEADER_GROUP, MELEE, OUTCOME, RALLY, RANGE, SHOOTING, VISION } from './modifiers.ts';
import {
  DOWN_TURNS,
  FATAL_WOUNDS,
  FLEE_MOVES,
  FLEE_MOVES_OF_TURNS,
  HIT_OUTCOMES,
  HORSE_TAKES_IT,
  IDLE_TURNS,
  LOSSES_THAT_TELL,
  STAYS_MOUNTED,
} from './outcomes.ts';
import { troopType } from './troops.ts';
import { FIREARMS, firearm, MELEE_WEAPONS, meleeWeapon, weapon } from './weapons.ts';

const both = (id: keyof typeof DISTANCES) => [
  ofScale('small', DISTANCES[id]),
  ofScale('large', DISTANCES[id]),
];

describe('firearms', () => {
  it.each([
    ['musket', [75, 125], [225, 375], [450, 750]],
    ['rifle', [75, 125], [225, 375], [900, 1500]],
    ['carbine', [75, 125], [150, 250], [300, 500]],
    ['pistol', [75, 125], [150, 250], null],
    ['matchlock', [75, 125], [150, 250], [375, 600]],
  ] as const)('BP-SHT-04 %s: %j, %j, %j', (id, pointBlank, short, long) => {
    const bands = Object.fromEntries(firearm(id).ranges.map(([band, distance]) => [band, both(distance)]));
    expect(bands['point-blank']).toEqual(pointBlank);
    expect(bands['short']).toEqual(short);
    expect(bands['long'] ?? null).toEqual(long);
  });

  it('BP-SHT-07 a rifle helps by two, a pistol hinders by three, the rest is even', () => {
    expect(FIREARMS.map(({ id, roll }) => [id, roll])).toEqual([
      ['musket', 0],
      ['rifle', -2],
      ['carbine', 0],
      ['pistol', 3],
      ['matchlock', 0],
    ]);
  });

  it('BP-SHT-09 only a rifle takes an action to load; BP-MEL-18 muskets and rifles have bayonets', () => {
    expect(FIREARMS.filter(({ reload }) => reload > 0).map(({ id, reload }) => [id, reload])).toEqual([
      ['rifle', 2],
    ]);
    expect(FIREARMS.filter(({ bayonet }) => bayonet).map(({ id }) => id)).toEqual(['musket', 'rifle']);
  });
});

describe('prices', () => {
  it.each([
    ['pike', 2],
    ['spear', 2],
    ['poleaxe', 2],
    ['halberd', 2],
    ['sword', 2],
    ['pistol', 1],
    ['musket', 2],
    ['carbine', 2],
    ['matchlock', 2],
    ['rifle', 4],
    ['lance', 4],
  ])('BP-ARMY-11 %s: %d points', (id, points) => {
    expect(weapon(id).points).toBe(points);
  });

  it('BP-ARMY-11, BP-CAV-01 light cavalry 10, heavy 15, infantry nothing', () => {
    expect(
      (['infantry', 'light-cavalry', 'heavy-cavalry'] as const).map((id) => troopType(id).points),
    ).toEqual([0, 10, 15]);
  });
});

describe('arms for close fighting', () => {
  it('BP-MEL-06, BP-MEL-12 the long ones: three worse from the second round, for men on foot', () => {
    for (const id of ['pike', 'spear', 'poleaxe', 'halberd'])
      expect(meleeWeapon(id)).toMatchObject({ long: true, who: 'foot', charging: 0, fighting: 3 });
  });

  it('BP-CAV-08, BP-MEL-12 the lance: three better charging, three worse after, and no long weapon', () => {
    expect(meleeWeapon('lance')).toMatchObject({ long: false, who: 'mounted', charging: -3, fighting: 3 });
  });

  it('BP-MEL-18 swords, bayonets and butts change nothing', () => {
    const plain = MELEE_WEAPONS.filter(({ who }) => who === 'anybody');
    expect(plain.map(({ id, charging, fighting }) => [id, charging, fighting])).toEqual([
      ['sword', 0, 0],
      ['bayonet', 0, 0],
      ['improvised', 0, 0],
    ]);
  });
});

describe('modifiers', () => {
  it('BP-SHT-05, BP-SHT-06, BP-SHT-10 shooting', () => {
    expect(RANGE).toEqual({ 'point-blank': 0, short: -1, long: -2 });
    expect(SHOOTING).toEqual({ hardCover: 4, softCover: 2, mounted: 2 });
  });

  it('BP-VIS-04 vision', () => {
    expect(VISION).toEqual({ moved: 2, fired: 3, cover: -3, step1: -2, step2: -3, step3: -4, weather: -4 });
  });

  it('BP-MEL-06, BP-CAV-08 melee; BP-MEL-08 to BP-MEL-10 its outcome', () => {
    expect(MELEE).toEqual({
      upSlope: -2,
      wounded: 3,
      defended: 3,
      mountedAgainstFoot: -2,
      mountedCharging: -2,
      heavyChargingLight: -2,
    });
    expect(OUTCOME).toEqual({ melee: -1, outnumbered: -2, classGap: 1 });
  });

  it('BP-ACT-08 a leader two off, BP-MOR-16 a rally two on', () => {
    expect([LEADER_GROUP, RALLY]).toEqual([-2, 2]);
  });
});

describe('outcomes', () => {
  const table = (which: 'standard' | 'alternate') =>
    Array.from({ length: 10 }, (_, i) => rowOf(HIT_OUTCOMES[which], ({ faces }) => faces, i + 1).result);

  it('BP-HIT-02 the standard table', () => {
    expect(table('standard')).toEqual([
      'incapacitated',
      'incapacitated',
      'wounded',
      'wounded',
      'driven-back',
      'driven-back',
      'go-to-ground',
      'go-to-ground',
      'no-effect',
      'no-effect',
    ]);
  });

  it('BP-HIT-03 the quicker one has no wounds', () => {
    expect(table('alternate').slice(0, 5)).toEqual([
      'incapacitated',
      'incapacitated',
      'incapacitated',
      'incapacitated',
      'driven-back',
    ]);
  });

  it('BP-CAV-12, BP-CAV-15, BP-HIT-06, BP-HIT-14, BP-ACT-04, BP-MOR-07, BP-MOR-15 the counts', () => {
    expect([HORSE_TAKES_IT, STAYS_MOUNTED, DOWN_TURNS, FATAL_WOUNDS]).toEqual([6, 5, 2, 2]);
    expect([IDLE_TURNS, LOSSES_THAT_TELL, FLEE_MOVES, FLEE_MOVES_OF_TURNS]).toEqual([3, 2, 3, 6]);
  });
});

describe('random armies', () => {
  const arms = (table: typeof INFANTRY_ARMS) =>
    Array.from({ length: 6 }, (_, i) => rowOf(table, ({ faces }) => faces, i + 1)).map(
      ({ type, weapons }) => `${type} ${weapons.join(' ')}`,
    );

  it('BP-ARMY-04 the arms of infantry', () => {
    expect(arms(INFANTRY_ARMS)).toEqual([
      'infantry pike',
      'infantry rifle',
      'infantry rifle',
      'infantry musket',
      'infantry musket',
      'infantry musket',
    ]);
  });

  it('BP-ARMY-06 the arms of cavalry, all with a carbine', () => {
    expect(arms(CAVALRY_ARMS)).toEqual([
      'light-cavalry lance carbine',
      'light-cavalry lance carbine',
      'light-cavalry sword carbine',
      'light-cavalry sword carbine',
      'heavy-cavalry sword carbine',
      'heavy-cavalry sword carbine',
    ]);
  });

  it('BP-ARMY-03, BP-UNIT-02 sizes', () => {
    expect([FIGURES_BEYOND_DIE, SMALLEST_UNIT]).toEqual([3, 4]);
  });
});
