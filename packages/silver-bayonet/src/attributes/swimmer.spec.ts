import { expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { traceOf } from '../rules/movement/path.ts';
import { of, scene } from '../scene.spec-support.ts';
import { RIVER, shotAt } from './supplement.spec-support.ts';

const swimmer = { side: 1, type: 'infantryman', attributes: ['swimmer'] };
const wet = { terrain: [RIVER] };

it('SB-ATT-62 water is no difficult ground for it', () => {
  const s = scene({ figures: [{ id: 'a', attributes: ['swimmer'] }], ...wet });
  expect(traceOf(looking(s), of(s, 'a'), [{ x: 20, y: 18, z: 0 }]).cost).toBe(2);
});

it('SB-ATT-62 ducking counts as Cover and spoils its powder for the game', () => {
  const { state, events } = shotAt({}, swimmer, [6, 6], { ...wet, answers: [['confirm', 'yes']] });
  expect(events.find(({ type }) => type === 'attacked')).toMatchObject({ cover: true, hit: false });
  expect(of(state, 'b').gear[0]).toMatchObject({ item: 'musket', state: 'fouled' });
});

it('SB-ATT-62 who does not duck is shot at as usual and keeps its weapon', () => {
  const { state, events } = shotAt({}, swimmer, [6, 6], { ...wet, answers: [['confirm', 'no']] });
  expect(events.find(({ type }) => type === 'attacked')).toMatchObject({ cover: false, hit: true });
  expect(of(state, 'b').gear[0]).toMatchObject({ state: 'whole' });
});

it('SB-ATT-62 with Master of Cover it is worth -2', () => {
  const master = { ...swimmer, attributes: ['master-of-cover', 'swimmer'] };
  const { events } = shotAt({}, master, [6, 7], { ...wet, answers: [['confirm', 'yes']] });
  expect(events.find(({ type }) => type === 'attacked')).toMatchObject({ hit: false });
});

it('SB-ATT-62.R1 a monster without a projectile weapon always ducks, one with never', () => {
  const beast = { attributes: ['swimmer'], gear: ['natural-weapons'] };
  expect(shotAt({}, beast, [2, 2], wet).events.find(({ type }) => type === 'attacked')).toMatchObject({
    cover: true,
  });
  const armed = { attributes: ['swimmer'], gear: ['musket'] };
  expect(shotAt({}, armed, [2, 2], wet).events.find(({ type }) => type === 'attacked')).toMatchObject({
    cover: false,
  });
});

it('SB-ATT-62 on land nobody is asked', () => {
  expect(shotAt({}, swimmer, [6, 6]).asked).toHaveLength(0);
});
