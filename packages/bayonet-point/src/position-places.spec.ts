import { checkDocument, initialState, type Refusal, randomPolicy, reasonOf, simulate } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { positions } from './position.ts';
import bayonetPoint from './ruleset.ts';

const HOUSE = { id: 'house', type: 'stone-building', shape: { rect: [600, 300, 150, 100] } };
const WALL = {
  id: 'wall',
  type: 'stone-wall',
  shape: {
    line: [
      [300, 200],
      [300, 400],
    ],
  },
};

/** Two units on a table with a house and a wall, one man of the first laid out as told. */
function field(man: object, more: object = {}) {
  const near = { id: 'b', x: 400, y: 300 };
  const figures = [near, { id: 'a', x: 200, y: 300, leader: true, ...man }];
  const foes = [500, 530, 560].map((x, i) => ({ id: `e${i}`, x, y: 600, leader: i === 0 }));
  const units = [
    { id: 'u', side: 0, figures },
    { id: 'e', side: 1, figures: foes },
  ];
  return { terrain: [HOUSE, WALL], units, ...more };
}

function problems(document: object): readonly Refusal[] {
  const checked = checkDocument(positions, document);
  return checked.ok ? [] : checked.refusals;
}

const told = (document: object) => problems(document).map(({ code, path }) => `${code} ${path}`);

/** Plays on from there, any answers; throws at a crash or a question without an answer. */
function playedOn(document: object, seed: string): void {
  const checked = checkDocument(positions, document);
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusals));
  const state = initialState(bayonetPoint, { position: checked.value, dice: { seed } });
  simulate(bayonetPoint, state, randomPolicy(bayonetPoint, seed), { steps: 40 });
}

const STRANGE: readonly (readonly [string, object, string])[] = [
  ['somebody off the table', { x: 1900 }, 'position.off-table /units/0/figures/1'],
  ['a base over the edge', { x: 11.9 }, 'position.off-table /units/0/figures/1'],
  ['somebody south of it', { y: -50 }, 'position.off-table /units/0/figures/1'],
  ['a base in another', { x: 376 }, 'position.overlap /units/0/figures/1'],
  ['two in one place', { x: 400 }, 'position.overlap /units/0/figures/1'],
  ['a base in a wall', { x: 300 }, 'position.in-terrain /units/0/figures/1'],
  ['somebody in a house who is not inside', { x: 660, y: 350 }, 'position.in-terrain /units/0/figures/1'],
  ['somebody inside who is not in it', { inside: 'house' }, 'position.in-terrain /units/0/figures/1'],
  ['somebody half inside', { x: 605, y: 350, inside: 'house' }, 'position.in-terrain /units/0/figures/1'],
];

describe('figures where none can stand', () => {
  it.each(STRANGE)('BP-GEN-15 BP-GEN-16 are refused: %s', (_, man, problem) => {
    expect(told(field(man))).toEqual([problem]);
    for (const problem of problems(field(man)))
      expect(reasonOf(bayonetPoint, problem)).toMatch(/^".*"anyway": true\.$/);
  });

  it.each(STRANGE)('BP-GEN-20 with "anyway" they are taken for a trial and can be played: %s', (_, man) => {
    expect(told(field(man, { anyway: true }))).toEqual([]);
    for (const seed of ['a', 'b', 'c', 'd']) playedOn(field(man, { anyway: true }), seed);
  });

  it('BP-GEN-15 contact is no overlap, the edge is on the table, and half a millimetre is nothing', () => {
    for (const x of [375, 375.5, 12.5, 12]) expect(told(field({ x }))).toEqual([]);
    expect(told(field({ x: 1787.5 }))).toEqual([]);
    expect(told(field({ x: 1788.1 }))).toHaveLength(1);
  });

  it('BP-GEN-15 riders have a wider base, and in small scale all have narrower ones', () => {
    const riders = (x: number) => {
      const [first, second] = field({ x }).units;
      return { ...field({}), units: [{ ...first, troops: 'light-cavalry' }, second] };
    };
    expect([told(riders(365)), told(riders(360))]).toEqual([['position.overlap /units/0/figures/1'], []]);
    const small = { options: { 'figure-scale': 'small' } };
    expect(told(field({ x: 385 }, small))).toEqual([]);
    expect(told(field({ x: 386 }, small))).toHaveLength(1);
  });

  it('BP-MOV-08 whoever is within the walls is inside', () => {
    expect(told(field({ x: 660, y: 350, inside: 'house' }))).toEqual([]);
  });

  it('BP-SCN-16 nobody stands on an animal, but whoever leads it', () => {
    const animal = { id: 'mule', object: 'pack-animal', x: 220, y: 300, radius: 20 };
    const more = { scenario: 'plunder-the-baggage', animals: [animal] };
    expect(told(field({}, more))).toEqual(['position.overlap /units/0/figures/1']);
    expect(told(field({}, { ...more, animals: [{ ...animal, leader: 'a' }] }))).toEqual([]);
  });

  it('BP-GEN-20 only of those who are on the table', () => {
    expect(told(field({ x: 400, standing: 'waiting' }))).toEqual([]);
    expect(told(field({ x: -50, standing: 'routed' }))).toEqual([]);
  });

  it.each(['barn', 'wall'])(
    'BP-MOV-08 nobody is in a building that is none, with "anyway" neither: %s',
    (inside) => {
      expect(told(field({ inside }))).toEqual(['position.inside /units/0/figures/1/inside']);
      expect(told(field({ inside }, { anyway: true }))).toHaveLength(1);
      expect(reasonOf(bayonetPoint, problems(field({ inside }))[0]!)).toContain(inside);
    },
  );
});
