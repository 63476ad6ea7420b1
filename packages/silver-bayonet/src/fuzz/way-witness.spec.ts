import { describe, expect, it } from 'vitest';
import type { SilverBayonetEvent } from '../events.ts';
import { of, type SceneDraft, type SceneFigure, scene } from '../scene.spec-support.ts';
import { walkWitness } from './walk-witness.ts';
import { wayWitness } from './way-witness.ts';

type Way = readonly (readonly [number, number, number])[];

const rect = (x: number, y: number, width: number, depth: number) => ({
  rect: [x, y, width, depth] as [number, number, number, number],
});
const wall = { id: 'w', type: 'high-wall', shape: rect(6.5, 15.5, 8, 0.5) };
const fence = { id: 'f', type: 'low-wall', shape: rect(6.5, 15.5, 8, 0.25) };
const door = (width: number) => [
  { id: 'n', type: 'high-wall', shape: rect(20, 18 + width / 2, 0.5, 10) },
  { id: 's', type: 'high-wall', shape: rect(20, 8 - width / 2, 0.5, 10) },
];

/** What is said of a way that somebody went. */
function said(
  terrain: SceneDraft['terrain'],
  from: readonly [number, number],
  via: Way,
  to: readonly [number, number, number?],
  cost: number,
  a: Partial<SceneFigure> = {},
  rule = 'SB-MOV-01',
): readonly string[] {
  const state = scene({ terrain: terrain ?? [], figures: [{ id: 'a', x: from[0], y: from[1], ...a }] });
  const sees = wayWitness();
  expect(sees([], state)).toEqual([]);
  const [x, y, z = 0] = to;
  Object.assign(of(state, 'a'), { x, y, z });
  return sees(
    [
      {
        type: 'moved',
        rule,
        figure: 'a',
        how: 'move',
        x,
        y,
        z,
        cost,
        via,
      } as SilverBayonetEvent,
    ],
    state,
  );
}

describe('no base in a solid side, on the way too', () => {
  it('sees who hugs a wall, on foot and mounted', () => {
    const along = (y: number): Way => [
      [6.6, y, 0],
      [14.4, y, 0],
    ];
    expect(said([wall], [6, 14.5], along(15.12), [15.5, 14], 11)).toHaveLength(1);
    expect(said([wall], [6, 14.5], along(15.008), [15.5, 14], 11)).toEqual([]);
    expect(said([wall], [5, 13], along(14.6), [17, 13], 14, { mounted: true })).toHaveLength(1);
    expect(said([wall], [5, 13], along(14.516), [17, 13], 14, { mounted: true })).toEqual([]);
  });

  it('lets people pass an opening sideways, and no gap that is none', () => {
    expect(said(door(0.75), [18, 18], [], [22, 18], 4)).toEqual([]);
    expect(said(door(0.9), [18, 17.95], [], [22, 17.95], 4)).toEqual([]);
    expect(said(door(0.6), [18, 18], [], [22, 18], 4)).toHaveLength(1);
    expect(said(door(1.75), [16, 18], [], [24, 18], 8, { mounted: true })).toEqual([]);
    const past: Way = [
      [19.6, 15, 0],
      [19.6, 16.5, 0],
    ];
    expect(said(door(0.8), [18, 14], past, [18, 17], 6)).toHaveLength(1);
  });

  it('lets a rider turn sideways up to the width of the base before an opening, whatever stands there', () => {
    const post = { id: 'p', type: 'high-wall', shape: rect(17.5, 19.77, 0.4, 1) };
    const passes = (x: number) =>
      said([...door(1.75), post], [x, 16], [[x, 18.86, 0]], [x, 16], 6, { mounted: true });
    expect(passes(18.033)).toEqual([]);
    expect(passes(17.98)).toHaveLength(1);
  });

  it('lets whoever grew taller under a bridge step out from under it, and not farther in', () => {
    const bridge = { id: 'b', type: 'bridge', shape: rect(16.5, 14.5, 3, 7) };
    const troll = { side: null, type: 'troll' };
    expect(said([bridge], [19.066, 21.975], [], [18.386, 22.292], 0.75, troll)).toEqual([]);
    expect(said([bridge], [19.066, 21.975], [], [18.386, 21.9], 0.75, troll)).toHaveLength(1);
    expect(said([bridge], [19.066, 22.6], [], [18.386, 21.9], 0.75, troll)).toHaveLength(1);
    const out = [[19.066, 22.6, 0]] as const;
    expect(said([bridge], [19.066, 21.975], out, [18.386, 21.98], 1.5, troll)).toHaveLength(1);
  });

  it('lets a leap over what is low, and not with its base through what is 3" high (SB-ATT-69)', () => {
    const rock = (height: number) => [{ id: 'r', type: 'rock', height, shape: rect(8, 10, 2, 2) }];
    const leaper = { side: null, type: 'werejackal', marks: { leaping: 1 } };
    const past = (height: number, y: number, who: Partial<SceneFigure> = leaper) =>
      said(rock(height), [6, y], [], [12, y], 6, who);
    expect(past(2.9, 11)).toEqual([]);
    expect(past(2.9, 12.5)).toEqual([]);
    expect(past(3, 11)).toHaveLength(1);
    expect(past(3, 12.5)).toHaveLength(1);
    expect(past(3, 12.6)).toEqual([]);
    expect(past(2.9, 12.5, { ...leaper, marks: {} })).toHaveLength(1);
  });

  it('lets people over a fence, not along it', () => {
    const over: Way = [
      [8, 15.5, 0],
      [8, 15.75, 0],
    ];
    expect(said([fence], [8, 14.5], over, [8, 16.5], 2.25)).toEqual([]);
    const beside: Way = [...over, [8, 15.9, 0], [13, 15.9, 0]];
    expect(said([{ ...fence, type: 'hedge' }], [8, 14.5], beside, [13, 16.5], 9)).toHaveLength(1);
  });
});

it('has nothing against who is held up on its way up a piece, and put beside its face (SB-MOV-12)', () => {
  const barrel = [{ id: 'b', type: 'barrel', height: 0.75, shape: rect(5.75, 20.5, 2.5, 3) }];
  const rider = { mounted: true };
  const heldUp = (x: number, y: number, rule: string) =>
    said(barrel, [8.483, 24.467], [], [x, y], 0.519, rider, rule);
  expect(heldUp(8.03, 24.484, 'SB-MOV-12')).toEqual([]);
  expect(heldUp(8.03, 24.484, 'SB-MOV-01')).toHaveLength(1);
  expect(heldUp(8.03, 24.4, 'SB-MOV-12')).toHaveLength(1);
});

it('has nothing against who stops half way up the corner of two walls that adjoin (SB-MOV-06)', () => {
  const troll = { side: null, type: 'troll' };
  const walls = (apart: number) => [
    { id: 's', type: 'high-wall', shape: rect(9.84, 21.66, 1.75, 0.25) },
    { id: 'w', type: 'high-wall', shape: rect(9.84, 21.91 + apart, 0.25, 1) },
  ];
  const way = (z: number): Way => [
    [9.175, 20.887, 0],
    [9.854, 21.66, 0],
    [9.854, 20.676, z],
  ];
  const climbs = (apart: number, z: number) =>
    said(walls(apart), [9.194, 20.074], way(z), [9.854, 20.676, z], 5, troll);
  expect(climbs(0, 1.579)).toEqual([]);
  expect(climbs(0.02, 1.579)).toHaveLength(1);
  expect(climbs(0, 0)).toHaveLength(1);
});

describe('a monster gets on by all of its Speed that can be used', () => {
  const field = () =>
    scene({
      phase: 'monsters',
      terrain: [wall],
      figures: [
        { id: 's', x: 24, y: 15.9, activated: true },
        { id: 'e', side: 1, x: 24, y: 14.7 },
        { id: 't', side: null, type: 'ghoul', x: 4, y: 15.9 },
      ],
    });
  const acted: SilverBayonetEvent = { type: 'activated', rule: 'SB-ACT-01', figure: 't' };

  function seen(x: number, y: number, ...more: readonly SilverBayonetEvent[]): readonly string[] {
    const state = field();
    const sees = walkWitness();
    sees([], state);
    Object.assign(of(state, 't'), { x, y });
    const moved = {
      type: 'moved',
      rule: 'SB-MOV-01',
      figure: 't',
      how: 'move',
      x,
      y,
      z: 0,
      cost: 1,
    } as const;
    return sees([acted, ...(x === 4 && y === 15.9 ? [] : [moved]), ...more], state);
  }

  it('sees who stops short, who stands still and who goes back', () => {
    expect(seen(6.03, 15.133)).toHaveLength(1);
    expect(seen(4, 15.9)).toHaveLength(1);
    expect(seen(1, 15.9)).toHaveLength(1);
  });

  it('has nothing against who stays at a clue that it touches, though a friend keeps it from the last hair of the way', () => {
    const unseen = { id: 'tall', type: 'high-wall', height: 4, shape: rect(0, 12, 30, 0.5) };
    const mud = { id: 'mud', type: 'mud', shape: rect(21.46, 21.46, 4.4, 4.4) };
    const stays = (x: number, y: number, terrain: SceneDraft['terrain'] = [mud, unseen]) => {
      const state = scene({
        phase: 'monsters',
        terrain,
        clues: [{ id: 'c', deck: 'main', x: 23.66, y: 23.66, z: 0 }],
        figures: [
          { id: 's', x: 2.032, y: 3.002 },
          { id: 'e', side: 1, x: 3.759, y: 8.449 },
          { id: 't', side: null, type: 'possessed', x, y },
          { id: 'f', side: null, type: 'possessed', x: 22.852, y: 23.296 },
        ],
      });
      const sees = walkWitness();
      sees([], state);
      return sees([acted], state);
    };
    expect(stays(22.997, 24.272)).toEqual([]);
    expect(stays(22.96, 24.3)).toHaveLength(1);
    expect(stays(22.997, 24.272, [mud]), 'it sees somebody').toHaveLength(1);
  });

  it('has nothing against who hangs beside the hedge that its way goes over', () => {
    const hangs = (y: number, z: number, cost: number) => {
      const state = scene({
        phase: 'monsters',
        terrain: [{ id: 'hedge', type: 'hedge', height: 1.25, shape: rect(0, 10, 36, 0.5) }],
        figures: [
          { id: 's', x: 2.373, y: 5.697 },
          { id: 't', side: null, type: 'cultist', x: 3.454, y: 13.833 },
        ],
      });
      const sees = walkWitness();
      sees([], state);
      Object.assign(of(state, 't'), { x: 3.153, y, z });
      const moved = {
        type: 'moved',
        rule: 'SB-MOV-01',
        figure: 't',
        how: 'move',
        x: 3.153,
        y,
        z,
        cost,
      } as const;
      return sees([acted, moved], state);
    };
    expect(hangs(10.992, 1.249, 5.845)).toEqual([]);
    expect(hangs(10.992, 0.7, 4.5)).toHaveLength(1);
    expect(hangs(10.992, 0, 3)).toHaveLength(1);
  });

  it('has nothing against who hangs just where its way goes over the end of a hedge', () => {
    const hangs = (z: number) => {
      const state = scene({
        phase: 'monsters',
        terrain: [{ id: 'hedge', type: 'hedge', height: 1.25, shape: rect(16.875, 15, 0.25, 4) }],
        figures: [
          { id: 's', x: 16.19, y: 24.582 },
          { id: 'u', x: 19.509, y: 24.286 },
          { id: 'v', x: 22.254, y: 26.95 },
          { id: 'b', side: null, type: 'baxbaxwalanuksiwe', x: 18, y: 22 },
          { id: 't', side: null, type: 'moose', x: 20, y: 17, marks: { 'walks-to': 1, prey: 1 } },
        ],
      });
      const sees = walkWitness();
      sees([], state);
      Object.assign(of(state, 't'), { x: 18.306, y: 18.988, z });
      return sees([acted], state);
    };
    expect(hangs(1.249)).toEqual([]);
    expect(hangs(0.6)).toHaveLength(1);
  });

  it('knows how far a way leads that goes on with a jump, and the way through the water beside it (SB-MOV-16)', () => {
    const rock = { id: 'rock', type: 'rock', height: 1, shape: rect(3, 19.25, 1.38, 1.3) };
    const leaves = (x: number, y: number, z: number, ground: 'difficult' | 'impassable') => {
      const state = scene({
        phase: 'monsters',
        terrain: [
          { id: 'river', type: 'water', ground, shape: rect(0, 15, 36, 6) },
          { id: 'boat', type: 'boat', shape: rect(4.5, 17, 4, 2) },
          ...(ground === 'difficult' ? [rock] : []),
        ],
        figures: [
          { id: 's', x: 4.408, y: 27.636 },
          { id: 'c', side: null, type: 'changeling', x: 5.707, y: 18.397, z: 0.5 },
          { id: 'f', side: null, type: 'troll', x: 7.308, y: 18.942, z: 0.5 },
          { id: 't', side: null, type: 'cultist', x: 6.285, y: 17.14, z: 0.5 },
        ],
      });
      const sees = walkWitness();
      sees([], state);
      Object.assign(of(state, 't'), { x, y, z });
      return sees([acted], state);
    };
    expect(leaves(4.7, 18.95, 0.5, 'impassable'), 'at the edge, a little aside').toEqual([]);
    expect(leaves(4.6, 18, 0.5, 'impassable')).toHaveLength(1);
    expect(leaves(4.7, 18.95, 0.5, 'difficult'), 'dry, where it could wade').toHaveLength(1);
    expect(leaves(5.4, 19.95, 0, 'difficult')).toEqual([]);
  });

  it('excuses nobody who waits before a lane too narrow to stop in, where the way round it costs little (SB-MOV-02.R1)', () => {
    const lane = (x: number, y: number, round: number) => {
      const state = scene({
        phase: 'monsters',
        terrain: [
          { id: 'n', type: 'high-wall', shape: rect(10, 18.4, 12, round) },
          { id: 's', type: 'high-wall', shape: rect(10, 17.6 - round, 12, round) },
        ],
        figures: [
          { id: 's', x: 26, y: 18 },
          { id: 't', side: null, type: 'ghoul', x: 9.4, y: 18 },
        ],
      });
      const sees = walkWitness();
      sees([], state);
      Object.assign(of(state, 't'), { x, y });
      return sees([acted], state);
    };
    expect(lane(14.184, 19.497, 0.5), 'it goes round').toEqual([]);
    expect(lane(9.699, 18, 0.5), 'it goes up to the lane').toHaveLength(1);
    expect(lane(9.4, 18, 0.5), 'it stays').toHaveLength(1);
    expect(lane(9.699, 18, 12), 'round it is far').toHaveLength(1);
  });

  it('does not think of a way that would end in the one it leads to', () => {
    const wolf = (x: number, y: number) => {
      const state = scene({
        phase: 'monsters',
        terrain: [{ id: 'wagon', type: 'wagon', height: 1.25, shape: rect(7.2, 22.6, 3, 1.4) }],
        figures: [
          { id: 's', x: 9.328, y: 23.197, z: 1.25 },
          { id: 'p', side: null, type: 'pixie', x: 7.894, y: 24, z: 1.25 },
          { id: 'w', side: null, type: 'dark-wolf', x: 7.882, y: 22.744, z: 1.25 },
          { id: 't', side: null, type: 'dark-wolf', x: 11.566, y: 26.032 },
        ],
      });
      const sees = walkWitness();
      sees([], state);
      Object.assign(of(state, 't'), { x, y });
      const moved = {
        type: 'moved',
        rule: 'SB-MOV-01',
        figure: 't',
        how: 'move',
        x,
        y,
        z: 0,
        cost: 4.695,
      } as const;
      return sees([acted, moved], state);
    };
    expect(wolf(10, 22)).toEqual([]);
  });

  it('sees a ghost that wastes on a climb to come what it could go on the ground', () => {
    const floats = (x: number) => {
      const state = scene({
        phase: 'monsters',
        terrain: [{ id: 'house', type: 'house', height: 3, shape: rect(20, 10, 6, 16) }],
        figures: [
          { id: 's', x: 23, y: 18, z: 3 },
          { id: 't', side: null, type: 'ghost', x: 8, y: 18 },
        ],
      });
      const sees = walkWitness();
      sees([], state);
      Object.assign(of(state, 't'), { x });
      return sees([acted], state);
    };
    expect(floats(14)).toEqual([]);
    expect(floats(12.6)).toHaveLength(1);
  });

  it('has nothing against a bat that comes down on a hill before a friend over whom its way flies on (SB-ATT-18)', () => {
    const flies = (x: number, y: number, z: number) => {
      const state = scene({
        phase: 'monsters',
        terrain: [{ id: 'hill', type: 'hill', shape: rect(5, 26.7, 7, 5) }],
        clues: [{ id: 'c', deck: 'main', x: 12.3, y: 21.7, z: 0 }],
        figures: [
          { id: 't', side: null, type: 'vampire-bat', x: 8.569, y: 34.98 },
          { id: 'f', side: null, type: 'pixie', x: 10.782, y: 28.924, z: 1.5 },
          { id: 'g', side: null, type: 'changeling', x: 9.06, y: 28.081, z: 1.5 },
          { id: 'h', side: null, type: 'changeling', x: 10.486, y: 27.345, z: 1.5 },
        ],
      });
      const sees = walkWitness();
      sees([], state);
      Object.assign(of(state, 't'), { x, y, z });
      return sees([acted], state);
    };
    expect(flies(10.098, 29.539, 1.5)).toEqual([]);
    expect(flies(9.97, 30, 1.5), 'short of it').toHaveLength(1);
  });

  it('knows that a passive Moose walks to its edge, and stops before a friend that it may pass (SB-MON-09)', () => {
    const walks = (y: number, marks: Record<string, number> = { 'walks-to': 1 }, x = 1.457) => {
      const state = scene({
        phase: 'monsters',
        options: { 'pass-through-friends': true },
        clues: [{ id: 'c', deck: 'main', x: 13, y: 14, z: 0 }],
        figures: [
          { id: 's', x: 30, y: 30 },
          { id: 't', side: null, type: 'moose', x: 1.457, y: 6.048, marks },
          { id: 'f', side: null, type: 'living-armour', x: 1.54, y: 12.515 },
          { id: 'g', side: null, type: 'living-armour', x: 3.546, y: 12.515 },
        ],
      });
      const sees = walkWitness();
      sees([], state);
      Object.assign(of(state, 't'), { x, y });
      return sees([acted], state);
    };
    expect(walks(10.842)).toEqual([]);
    expect(walks(10.4)).toHaveLength(1);
    expect(walks(8.5, { 'walks-to': 1 }, 6.2), 'it makes for a clue').toHaveLength(1);
    expect(walks(10.842, { 'walks-to': 1, prey: 1 }), 'it is after somebody').toHaveLength(1);
  });

  it('has nothing against its full Speed, nor against anybody who does something else', () => {
    expect(seen(9.92, 15.008)).toEqual([]);
    expect(seen(4, 15.9, { type: 'reloaded', rule: 'SB-LOAD-03', figure: 't', weapon: 'pistol' })).toEqual(
      [],
    );
  });
});
