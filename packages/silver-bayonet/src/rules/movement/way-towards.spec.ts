import { simulate } from '@vedette/engine';
import type { Spot, Trace } from '@vedette/engine/table';
import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { of, type SceneDraft, scene, stepping } from '../../scene.spec-support.ts';
import { begins } from '../activation/activation.ts';
import { SPELLBOUND } from '../activation/may-attack.ts';
import { distanceBetween } from '../measuring.ts';
import { goFor } from '../monsters/move.ts';
import { couldStop } from './could-stop.ts';
import { wayTowards } from './way-towards.ts';

/** One Move at the man, and no blows: whoever is spellbound stops 1.001" short. */
const goes = stepping((cx) => {
  cx.s.activation = begins(of(cx.s, 'monster'));
  goFor(cx, of(cx.s, 'monster'), of(cx.s, 'man'));
  cx.s.activation = null;
});

type Rect = [number, number, number, number];

/** Impassable water right across the table but for one ford. */
function river(y: number, wide: number, fordAt: number): SceneDraft['terrain'] {
  const water = (id: string, rect: Rect) =>
    ({ id, type: 'water', ground: 'impassable', shape: { rect } }) as const;
  return [water('w', [0, y, fordAt - 1, wide]), water('e', [fordAt + 1, y, 36 - fordAt - 1, wide])];
}

/** Where a monster stands after each of its Moves until it has come to the man, in at most so many. */
function walk(terrain: SceneDraft['terrain'], type: string, speed: number, most: number) {
  const state = scene({
    terrain: terrain ?? [],
    figures: [
      { id: 'monster', side: null, type, x: 6, y: 8, stats: { speed } },
      { id: 'man', x: 6, y: 32, fatigue: 2 },
    ],
  });
  const [monster, man] = [of(state, 'monster'), of(state, 'man')];
  monster.marks[SPELLBOUND] = 1;
  const places: (readonly [number, number])[] = [];
  while (distanceBetween(monster, man) > 1.01 && places.length < most) {
    simulate(goes, state, () => expect.fail('nobody is asked'), { steps: 1 });
    places.push([monster.x, monster.y]);
  }
  return { arrives: distanceBetween(monster, man) <= 1.01, places };
}

describe('what is too wide for a Move', () => {
  it.each([
    ['vampire-bat', 8],
    ['gargoyle', 6],
    ['pixie', 5],
  ])(
    'SB-MONA-06 SB-ATT-18 a %s of Speed %i goes round it, though the crossing is more than a Move away',
    (type, speed) => {
      const { arrives, places } = walk(river(15, speed + 0.5, 28), type, speed, 16);
      expect(arrives).toBe(true);
      expect(Math.max(...places.map(([x]) => x))).toBeGreaterThan(26);
    },
  );

  it('SB-MONA-06 SB-ATT-18 what can be flown over in a Move is flown over', () => {
    const { arrives, places } = walk(river(15, 5, 28), 'gargoyle', 6, 5);
    expect(arrives).toBe(true);
    expect(Math.max(...places.map(([x]) => x))).toBe(6);
  });

  it('SB-MONA-06 SB-MOV-16 nobody waits for ever to jump what his Speed does not pay for', () => {
    const { arrives, places } = walk(river(15, 4, 20), 'bandit', 6, 10);
    expect(arrives).toBe(true);
    expect(Math.max(...places.map(([x]) => x))).toBeGreaterThan(18);
  });

  it.each([0, 1])('SB-MONA-06 SB-ATT-18 a flyer that is there, %i" off, stays', (within) => {
    const figures = [
      { id: 'monster', side: null, type: 'gargoyle', x: 8, y: 8 },
      { id: 'man', x: 6, y: 8 },
    ];
    const state = scene({ terrain: [{ id: 'b', type: 'mud', shape: { rect: [4, 4, 8, 8] } }], figures });
    const [monster, man] = [of(state, 'monster'), of(state, 'man')];
    monster.x = man.x + man.radius + monster.radius + within;
    expect(wayTowards(looking(state), monster, { body: man, within }, 6)?.cost ?? 0).toBe(0);
  });

  it('SB-MONA-06 SB-MOV-16 what it pays for is jumped', () => {
    const { arrives, places } = walk(river(15, 2, 28), 'bandit', 6, 6);
    expect(arrives).toBe(true);
    expect(Math.max(...places.map(([x]) => x))).toBeLessThan(8);
  });
});

describe('a jump that takes more than what is left', () => {
  const boat = { id: 'boat', type: 'boat', shape: { rect: [4.5, 17, 4, 2] as Rect } };
  const rock = { id: 'rock', type: 'rock', height: 1, shape: { rect: [3, 19.25, 1.38, 1.3] as Rect } };
  const river = (ground: 'difficult' | 'impassable') =>
    ({ id: 'river', type: 'water', ground, shape: { rect: [0, 15, 36, 6] as Rect } }) as const;

  /** One Move of Speed 6 out of a boat, round those in it, and by how much it shortens the way. */
  const outOf = (x: number, y: number, terrain: SceneDraft['terrain'] = []) => {
    const state = scene({
      terrain: [...terrain, boat],
      figures: [
        { id: 'monster', side: null, type: 'cultist', x, y, z: 0.5, stats: { speed: 6 } },
        { id: 'changeling', side: null, type: 'changeling', x: 5.707, y: 18.397, z: 0.5 },
        { id: 'troll', side: null, type: 'troll', x: 7.308, y: 18.942, z: 0.5 },
        { id: 'man', x: 4.408, y: 27.636 },
      ],
    });
    const [monster, man] = [of(state, 'monster'), of(state, 'man')];
    const way = (budget: number) => wayTowards(looking(state), monster, { body: man, within: 0 }, budget)!;
    const [first, whole] = [way(6), way(60)];
    Object.assign(monster, first.end);
    return { first, whole, gained: whole.cost - way(60).cost };
  };
  const jumps = (way: Trace) => way.stretches.some(({ kind }) => kind === 'jump');

  it.each([
    [6.285, 17.14],
    [6.2, 17.2],
    [6.1, 17.05],
    [5.9, 17.14],
    [6.4, 17.1],
  ])(
    'SB-MONA-06 SB-MOV-16 is left for what can be gone at once, to the last of the Move, from %f, %f',
    (x, y) => {
      const { first, whole, gained } = outOf(x, y, [river('difficult'), rock]);
      expect(jumps(whole), 'all at once it would jump').toBe(true);
      expect(jumps(first)).toBe(false);
      expect(gained).toBeGreaterThan(5.9);
    },
  );

  it('SB-MONA-06 SB-MOV-16 is waited for at the edge where nobody can wade', () => {
    const { first, whole } = outOf(6.285, 17.14, [river('impassable')]);
    expect(jumps(whole)).toBe(true);
    expect(first.end).toMatchObject({ y: 19, z: 0.5 });
    expect(first.cost).toBeLessThan(3);
  });
});

describe('a climb that takes more than what is left', () => {
  const ledge = [{ id: 'w', type: 'high-wall', height: 3, shape: { rect: [0, 12, 36, 0.5] as Rect } }];
  const upTo = (y: number, speed: number, terrain = ledge) => {
    const figures = [
      { id: 'monster', side: null, type: 'ghoul', x: 10, y },
      { id: 'man', x: 10, y: 30 },
    ];
    const state = scene({ terrain, figures });
    const aim = { body: of(state, 'man'), within: 0 };
    return wayTowards(looking(state), of(state, 'monster'), aim, speed)!;
  };

  it('SB-MONA-06 SB-MOV-06 is made as high as that pays for, reckoned from the foot of it', () => {
    const { cost, end } = upTo(9.508, 6);
    expect(end).toMatchObject({ x: 10, y: 11.508 });
    expect(end.z).toBeCloseTo(2, 2);
    expect(cost).toBeCloseTo(6, 2);
  });

  it('SB-MONA-06 SB-MOV-06 is begun, though what is left would not bring it to the middle of the wall', () => {
    expect(upTo(9.508, 2.8).end.z).toBeCloseTo(0.4, 2);
    expect(upTo(9.508, 2.3).end, 'too little to count').toMatchObject({ y: 11.508, z: 0 });
    expect(upTo(9.508, 1.5).end).toMatchObject({ y: 11.008, z: 0 });
  });

  it('SB-MONA-06 SB-MOV-06 ends below the edge that nobody can stand on', () => {
    const { end } = upTo(9.508, 8.2);
    expect(end).toMatchObject({ y: 11.508, z: 2.999 });
  });
});

describe('a climb that begins in a corner', () => {
  const corner = [
    { id: 'e', type: 'high-wall', shape: { rect: [10, 5, 0.5, 10] as Rect } },
    { id: 'n', type: 'high-wall', shape: { rect: [4, 15, 6.5, 0.5] as Rect } },
  ];
  const outOf = (x: number, y: number) => {
    const figures = [
      { id: 'monster', side: null, type: 'ghoul', x, y },
      { id: 'man', x: 28, y: 24 },
    ];
    const state = scene({ terrain: corner, figures });
    return wayTowards(looking(state), of(state, 'monster'), { body: of(state, 'man'), within: 0 }, 6)!;
  };

  it.each([
    [8, 14],
    [8.25, 13.25],
    [8.5, 13.75],
    [9, 14],
    [9.25, 14.25],
  ])('SB-MONA-06 SB-MOV-06 takes all of a Move at once, from %f, %f', (x, y) => {
    const { cost, end } = outOf(x, y);
    expect(cost).toBeGreaterThan(5.9);
    expect(end.z).toBeGreaterThan(2);
  });

  it('SB-MONA-06 what leads round the corner is walked as before', () => {
    const { cost, end } = outOf(6, 14);
    expect(cost).toBeCloseTo(6, 2);
    expect(end.z).toBe(0);
  });
});

describe('through everything', () => {
  const slope = { id: 'hill', type: 'hill', height: 1.5 };
  const cliff = { id: 'cliff', type: 'house', height: 2 };

  /** How a Ghost of Speed 6 goes for a man in one Move: what it spends, and what is left to contact. */
  function floats(terrain: SceneDraft['terrain'], from: Spot, to: Spot) {
    const state = scene({
      terrain: terrain ?? [],
      figures: [
        { id: 'monster', side: null, type: 'ghost', ...from },
        { id: 'man', ...to },
      ],
    });
    const [monster, man] = [of(state, 'monster'), of(state, 'man')];
    const look = looking(state);
    const first = wayTowards(look, monster, { body: man, within: 0 }, 6)!;
    const whole = wayTowards(look, monster, { body: man, within: 0 }, 60)!;
    Object.assign(monster, first.end);
    const rest = wayTowards(looking(state), monster, { body: man, within: 0 }, 60);
    return { spent: first.cost, end: first.end, whole: whole.cost, rest: rest?.cost ?? 0 };
  }

  it('SB-ATT-16 SB-GEN-10 floats down a hill for its length alone, as others walk down', () => {
    const poly = [
      [20, 4],
      [30, 5],
      [29.8, 12],
      [21, 11],
    ] as [number, number][];
    const terrain = [{ ...slope, shape: { poly } }];
    const { spent, end, whole, rest } = floats(
      terrain,
      { x: 27.726, y: 9.615, z: 1.5 },
      { x: 32.081, y: 0.625, z: 0 },
    );
    expect(spent).toBeCloseTo(6, 2);
    expect(end.z).toBe(0);
    expect(whole).toBeCloseTo(rest + 6, 2);
  });

  it('SB-ATT-16 SB-MONA-06 goes on at its level as far as its Speed goes, though the way as a whole climbs', () => {
    const { spent, end, rest, whole } = floats(
      [{ ...cliff, shape: { rect: [20, 4, 8, 8] } }],
      { x: 8, y: 8, z: 0 },
      { x: 24, y: 8, z: 2 },
    );
    expect(spent).toBeCloseTo(6, 2);
    expect(end.x).toBeCloseTo(14, 2);
    expect(rest).toBeCloseTo(whole - 6, 1);
  });

  it('SB-ATT-16.R3 pays for the level where nothing leads to it, and changes it inside the house if need be', () => {
    const terrain = [{ ...cliff, shape: { rect: [20, 4, 8, 8] as Rect } }];
    const { spent, end, rest, whole } = floats(terrain, { x: 23, y: 8, z: 2 }, { x: 33, y: 8, z: 0 });
    expect(Math.abs(spent - 6)).toBeLessThanOrEqual(0.05);
    expect(end.x).toBeCloseTo(27, 0);
    expect(end.z).toBe(0);
    expect(rest).toBeCloseTo(whole - 6, 1);
  });
});

describe('a climb onto what is raised above the ground', () => {
  const deck = {
    id: 'deck',
    type: 'bridge',
    base: 2.8,
    height: 0.2,
    shape: { rect: [10, 10, 4, 6] as Rect },
  };
  const below = (x: number, z: number, speed = 4) =>
    scene({
      terrain: [deck],
      figures: [
        { id: 'monster', side: null, type: 'ghoul', x, y: 13, z, stats: { speed } },
        { id: 'man', x: 11, y: 13, z: 3 },
      ],
    });
  const wayOf = (state: ReturnType<typeof scene>, budget: number) =>
    wayTowards(looking(state), of(state, 'monster'), { body: of(state, 'man'), within: 0 }, budget);

  it('SB-MOV-06 SB-MONA-06 may end at any height, with the base touching it, below its underside too', () => {
    const { radius } = of(below(16, 0), 'monster');
    const way = wayOf(below(16, 0), 4)!;
    expect(way.cost).toBeCloseTo(4, 1);
    expect(way.end).toMatchObject({ x: 14 + radius, y: 13 });
    expect(way.end.z).toBeGreaterThan(0.9);
    const next = wayOf(below(way.end.x, way.end.z), 4)!;
    expect(next.end.x).toBe(14 + radius);
    expect(next.end.z).toBeGreaterThan(way.end.z + 1.6);
  });

  it('SB-MOV-06 who is too slow for all of it in one Move comes up all the same', () => {
    let at: Spot = { x: 15, y: 13, z: 0 };
    for (let moves = 0; moves < 8 && at.x > 12; moves++) {
      const way = wayOf(below(at.x, at.z, 2), 2);
      expect(way, `from ${at.x}, ${at.z}`).not.toBeNull();
      at = way!.end;
    }
    expect(at.z).toBe(3);
  });

  it('SB-MOV-06 nobody holds on to what is not climbed, nor to thin air beside it', () => {
    const state = below(16, 0);
    const monster = of(state, 'monster');
    const at = (x: number, z: number, climbable: boolean) => {
      const terrain = scene({ terrain: [{ ...deck, climbable }], figures: [] }).terrain;
      return couldStop(looking({ ...state, terrain }), monster, { x, y: 13, z });
    };
    expect(at(14 + monster.radius, 1, true)).toBe(true);
    expect(at(14 + monster.radius, 1, false)).toBe(false);
    expect(at(14.1 + monster.radius, 1, true)).toBe(false);
    expect(at(12, 1, true), 'right under it').toBe(false);
  });
});
