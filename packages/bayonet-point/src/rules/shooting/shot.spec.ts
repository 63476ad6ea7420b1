import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { ClassId } from '../../data/classes.ts';
import type { RangeBand } from '../../data/weapons.ts';
import { of, type SceneDraft, scene, stepping } from '../../scene.spec-support.ts';
import { threshold } from '../test/test.ts';
import { bandOf, shoot, shotTest } from './shot.ts';

type Terrain = NonNullable<SceneDraft['terrain']>;

interface Case {
  readonly of: ClassId;
  readonly gun: string;
  readonly band: RangeBand;
  readonly terrain?: Terrain;
  readonly wounds?: number;
  readonly mounted?: boolean;
  readonly options?: Record<string, string | number>;
}

/** The target stands at 600, 600, the shooter north of it. */
const WALL: Terrain = [
  {
    id: 'wall',
    type: 'stone-wall',
    shape: {
      line: [
        [500, 580],
        [700, 580],
      ],
    },
  },
];
const HEDGE: Terrain = [
  {
    id: 'hedge',
    type: 'hedge',
    shape: {
      line: [
        [500, 585],
        [700, 585],
      ],
    },
  },
];

function t({ of: of_, gun, band, terrain = [], wounds = 0, mounted = false, options = {} }: Case): number {
  const state = scene({
    terrain,
    options,
    units: [
      {
        id: 'u',
        class: of_,
        troops: mounted ? 'light-cavalry' : 'infantry',
        weapons: [gun],
        figures: [{ id: 'a', x: 600, y: 400, wounds }],
      },
      { id: 'e', side: 1, figures: [{ id: 'b', x: 600, y: 600 }] },
    ],
  });
  return threshold(shotTest(state, of(state, 'a'), of(state, 'b'), gun, band));
}

describe('a shot', () => {
  it.each<[string, Case, number]>([
    ['Average musket, point blank, open', { of: 'average', gun: 'musket', band: 'point-blank' }, 5],
    ['Veteran rifle, long, open', { of: 'veteran', gun: 'rifle', band: 'long' }, 6],
    ['Veteran rifle, long, hard cover', { of: 'veteran', gun: 'rifle', band: 'long', terrain: WALL }, 2],
    ['Raw musket, long, hard cover', { of: 'raw', gun: 'musket', band: 'long', terrain: WALL }, 1],
    ['Average carbine, mounted, short', { of: 'average', gun: 'carbine', band: 'short', mounted: true }, 2],
    ['Master pistol, short', { of: 'master', gun: 'pistol', band: 'short' }, 3],
    [
      'wounded Average musket, point blank, soft cover',
      { of: 'average', gun: 'musket', band: 'point-blank', terrain: HEDGE, wounds: 1 },
      1,
    ],
    [
      'Conscript musket, short, hedge and stone wall',
      { of: 'conscript', gun: 'musket', band: 'short', terrain: [...WALL, ...HEDGE] },
      1,
    ],
    ['Master rifle, point blank, open', { of: 'master', gun: 'rifle', band: 'point-blank' }, 9],
  ])('BP-SHT-15 %s', (_, wish, expected) => {
    expect(t(wish)).toBe(expected);
  });

  it.each<[string, Case, number, number]>([
    ['9.1 a Veteran at long range', { of: 'veteran', gun: 'musket', band: 'long' }, 4, 7],
    ['9.2 a Raw man point blank', { of: 'raw', gun: 'musket', band: 'point-blank' }, 3, 2],
    ['9.3 a Master at short range', { of: 'master', gun: 'musket', band: 'short' }, 6, 7],
  ])('BP-SHT-05 example %s', (_, wish, expected, die) => {
    expect(t(wish)).toBe(expected);
    expect(die <= expected).toBe(wish.of === 'raw');
  });

  it('BP-SHT-07 the rifle helps at every range, the pistol hinders', () => {
    const at = (gun: string) =>
      (['point-blank', 'short'] as const).map((band) => t({ of: 'average', gun, band }));
    expect([at('musket'), at('rifle'), at('pistol')]).toEqual([
      [5, 4],
      [7, 6],
      [2, 1],
    ]);
  });

  it('BP-SHT-10, BP-CAV-07 from the saddle two worse, on top of the rest', () => {
    expect(t({ of: 'veteran', gun: 'carbine', band: 'short', mounted: true })).toBe(3);
    expect(t({ of: 'veteran', gun: 'carbine', band: 'short', mounted: true, wounds: 1 })).toBe(1);
  });

  it('BP-SHT-11 a man on the ground is in soft cover, once', () => {
    const lying = (terrain: Terrain, ground: 'up' | 'open') => {
      const state = scene({
        terrain,
        units: [
          { id: 'u', class: 'master', figures: [{ id: 'a', x: 600, y: 400 }] },
          { id: 'e', side: 1, figures: [{ id: 'b', x: 600, y: 600, ground }] },
        ],
      });
      return threshold(shotTest(state, of(state, 'a'), of(state, 'b'), 'musket', 'point-blank'));
    };
    expect([lying([], 'up'), lying([], 'open')]).toEqual([7, 5]);
    expect([lying(HEDGE, 'up'), lying(HEDGE, 'open')]).toEqual([5, 5]);
  });

  it('BP-SHT-06 hard and soft cover add up, or only the better counts', () => {
    const both: Case = { of: 'master', gun: 'rifle', band: 'point-blank', terrain: [...WALL, ...HEDGE] };
    expect(t(both)).toBe(3);
    expect(t({ ...both, options: { 'cover-stacking': 'best-only' } })).toBe(5);
  });

  it('BP-SHT-08 a wound costs 2, or 3 where players want it', () => {
    const wounded: Case = { of: 'master', gun: 'musket', band: 'point-blank', wounds: 1 };
    expect([t(wounded), t({ ...wounded, options: { 'wounded-shooting': 3 } })]).toEqual([5, 4]);
  });

  it('BP-GEN-17 a wall farther off than a base width covers nobody', () => {
    const far: Terrain = [
      {
        id: 'wall',
        type: 'stone-wall',
        shape: {
          line: [
            [500, 540],
            [700, 540],
          ],
        },
      },
    ];
    expect(t({ of: 'average', gun: 'musket', band: 'point-blank', terrain: far })).toBe(5);
  });

  it.each([
    ['musket', 125, 375, 750],
    ['rifle', 125, 375, 1500],
    ['carbine', 125, 250, 500],
    ['matchlock', 125, 250, 600],
  ])('BP-SHT-04 %s: each band to its last millimetre', (gun, near, short, long) => {
    const state = scene({ units: [{ id: 'u', figures: [{ id: 'a', x: 600, y: 400 }] }] });
    const bands = [near, near + 0.1, short, short + 0.1, long, long + 0.1].map((mm) =>
      bandOf(state, gun, mm),
    );
    expect(bands).toEqual(['point-blank', 'short', 'short', 'long', 'long', null]);
  });

  it('BP-SHT-04 a pistol has no long range', () => {
    const state = scene({ units: [{ id: 'u', figures: [{ id: 'a', x: 600, y: 400 }] }] });
    expect([250, 250.1].map((mm) => bandOf(state, 'pistol', mm))).toEqual(['short', null]);
  });
});

describe('shooting', () => {
  const at = (gun: string, weapons = [gun]) => ({
    state: scene({
      units: [
        { id: 'u', weapons, figures: [{ id: 'a', x: 600, y: 400 }] },
        {
          id: 'e',
          side: 1,
          figures: [{ id: 'b', x: 600, y: 600 }],
        },
      ],
    }),
    run: stepping((cx) => {
      shoot(cx, { shooter: 'a', target: 'b', gun });
    }),
  });

  it('BP-SHT-09 a rifle is empty after its shot, a musket is not', () => {
    const rifle = at('rifle');
    expect(of(play(rifle.run, { state: rifle.state, dice: [9] }).state, 'a').unloaded).toEqual(['rifle']);
    const musket = at('musket');
    expect(of(play(musket.run, { state: musket.state, dice: [9] }).state, 'a').unloaded).toEqual([]);
  });

  it('BP-SHT-13 a miss into a melee is rolled again at the friend who fights there', () => {
    const state = scene({
      units: [
        { id: 'u', figures: [{ id: 'a', x: 600, y: 400 }] },
        { id: 'v', figures: [{ id: 'c', x: 600, y: 590 }] },
        { id: 'e', side: 1, figures: [{ id: 'b', x: 600, y: 615 }] },
      ],
      contacts: [{ a: 'c', b: 'b', across: null }],
    });
    let hits: readonly { readonly figure: string }[] = [];
    const run = stepping((cx) => {
      hits = shoot(cx, { shooter: 'a', target: 'b', gun: 'musket' });
    });
    play(run, { state, dice: [7, 3] });
    expect(hits.map(({ figure }) => figure)).toEqual(['c']);
    play(run, { state, dice: [7, 7] });
    expect(hits).toEqual([]);
    play(run, { state, dice: [3] });
    expect(hits.map(({ figure }) => figure)).toEqual(['b']);
  });

  it('BP-SHT-13, BP-GEN-19 of two friends base to base with him the lower die is in the way', () => {
    const state = scene({
      units: [
        { id: 'u', figures: [{ id: 'a', x: 600, y: 400 }] },
        {
          id: 'v',
          figures: [
            { id: 'c', x: 600, y: 589.9 },
            { id: 'd', x: 625.3, y: 615 },
          ],
        },
        { id: 'e', side: 1, figures: [{ id: 'b', x: 600, y: 615 }] },
      ],
      contacts: [
        { a: 'c', b: 'b' },
        { a: 'd', b: 'b' },
      ],
    });
    let hits: readonly { readonly figure: string }[] = [];
    const run = stepping((cx) => {
      hits = shoot(cx, { shooter: 'a', target: 'b', gun: 'musket' });
    });
    play(run, { state, dice: [7, 4, 2, 3] });
    expect(hits.map(({ figure }) => figure)).toEqual(['d']);
  });
});
