import { gap } from '@vedette/engine/table';
import { play } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { backOff } from '../rules/melee/back-off.ts';
import { candidatesOf } from '../rules/monsters/candidates.ts';
import { activateMonster } from '../rules/monsters/phase.ts';
import { placeMonster } from '../rules/monsters/place-monster.ts';
import { wholeBaseInWater } from '../rules/movement/water.ts';
import { of, type SceneFigure, scene, stepping } from '../scene.spec-support.ts';
import { RESERVES } from './supplement.spec-support.ts';

const RIVER = {
  id: 'river',
  type: 'water',
  shape: { rect: [10, 0, 6, 36] as [number, number, number, number] },
};
const beast: SceneFigure = {
  id: 'a',
  side: null,
  type: 'ghoul',
  attributes: ['aquatic'],
  gear: ['natural-weapons'],
  x: 13,
  y: 18,
};
const table = (figures: readonly SceneFigure[]) =>
  scene({ phase: 'monsters', figures: [...figures, ...RESERVES], terrain: [RIVER] });
const acts = stepping((cx) => activateMonster(cx, of(cx.s, 'a')));

it('SB-ATT-56 it goes as near as the water lets it and no farther, unslowed', () => {
  const { state } = play(acts, { state: table([beast, { id: 'b', x: 30, y: 18 }]) });
  const a = of(state, 'a');
  expect(wholeBaseInWater(looking(state), a)).toBe(true);
  expect(a.x).toBeGreaterThan(15.2);
  const down = play(acts, { state: table([beast, { id: 'b', x: 13, y: 30 }]) });
  expect(of(down.state, 'a')).toMatchObject({ x: 13, y: 24 });
});

it('SB-ATT-56 it does not leap ashore, nor from one pond into the next', () => {
  const pond = (id: string, x: number) => ({
    id,
    type: 'water',
    shape: { rect: [x, 16, 3, 3.5] as [number, number, number, number] },
  });
  const terrain = [pond('west', 12), pond('east', 15.5)];
  const figures = [{ ...beast, x: 13.5, y: 17.75 }, { id: 'b', x: 19, y: 17.75 }, ...RESERVES];
  const { state } = play(acts, { state: scene({ phase: 'monsters', figures, terrain }) });
  expect(wholeBaseInWater(looking(state), of(state, 'a'))).toBe(true);
  expect(of(state, 'a').x).toBeLessThan(15);
});

it('SB-ATT-56 it attacks whoever it can touch from the water', () => {
  const { events } = play(acts, {
    state: table([beast, { id: 'b', x: 15.5, y: 20, gear: ['hand-weapon'] }]),
    dice: [1, 2],
    answers: [['strikeBack', 'back-off']],
  });
  expect(events.some((event) => event.type === 'attacked' && event.target === 'b')).toBe(true);
});

it('SB-ATT-56.R1 it chooses among those it can get at, however near the others', () => {
  const s = table([beast, { id: 'near', x: 18, y: 18 }, { id: 'bank', x: 16.2, y: 26 }]);
  expect(candidatesOf(looking(s), of(s, 'a')).map(({ figure }) => figure.id)).toEqual(['bank']);
  const none = table([beast, { id: 'near', x: 18, y: 18 }]);
  expect(candidatesOf(looking(none), of(none, 'a'))[0]!.figure.id).toBe('near');
});

it('SB-ATT-56.R1 neither a platform nor a rock is water: without any it does not come', () => {
  const terrain = ['platform', 'rock'].map((type, i) => ({
    id: type,
    type,
    shape: { rect: [12 + i * 6, 12, 4, 4] as [number, number, number, number] },
  }));
  const state = scene({ phase: 'monsters', figures: RESERVES, terrain });
  const comes = stepping((cx) => void placeMonster(cx, 'tsemaus', { x: 14, y: 14, z: 0 }, 'SB-ENC-02'));
  expect(play(comes, { state }).state.figures.some(({ type }) => type === 'tsemaus')).toBe(false);
  const wet = scene({ phase: 'monsters', figures: RESERVES, terrain: [...terrain, RIVER] });
  const tsemaus = play(comes, { state: wet }).state.figures.find(({ type }) => type === 'tsemaus')!;
  expect(wholeBaseInWater(looking(wet), tsemaus)).toBe(true);
});

it('SB-ATT-56.R1 backing off it stops at the edge', () => {
  const state = table([
    { ...beast, x: 15 },
    { id: 'b', x: 15 - 0.984, y: 18 },
  ]);
  const after = play(
    stepping((cx) => backOff(cx, of(cx.s, 'a'), of(cx.s, 'b'))),
    { state },
  ).state;
  expect(wholeBaseInWater(looking(after), of(after, 'a'))).toBe(true);
  expect(gap(of(after, 'a'), of(after, 'b'))).toBeGreaterThanOrEqual(1);
});

it('SB-ATT-56.R1 put on land it is put into the nearest water', () => {
  const state = table([]);
  const run = stepping((cx) => {
    placeMonster(cx, 'tsemaus', { x: 22, y: 18, z: 0 }, 'SB-ENC-02');
  });
  const after = play(run, { state }).state;
  const placed = of(after, 'tsemaus-1');
  expect(wholeBaseInWater(looking(after), placed)).toBe(true);
  expect(placed.x).toBeGreaterThan(14.5);
});

it('SB-ATT-56 others walk out of the water', () => {
  const { state } = play(acts, {
    state: table([
      { ...beast, x: 15, attributes: [] },
      { id: 'b', x: 30, y: 18 },
    ]),
  });
  expect(of(state, 'a').x).toBeGreaterThan(16);
});
