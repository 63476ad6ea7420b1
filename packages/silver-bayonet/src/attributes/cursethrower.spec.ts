import { play } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { carries } from '../kit.ts';
import { speedOf } from '../rules/movement/speed.ts';
import { sprintDistance } from '../rules/movement/sprint-distance.ts';
import { of, type SceneFigure, scene, stepping } from '../scene.spec-support.ts';
import { activating, shotAt } from './supplement.spec-support.ts';

const thrower = (...curses: string[]): Partial<SceneFigure> => ({
  side: null,
  type: 'ghoul',
  attributes: [`cursethrower:${curses.join('/')}`],
  gear: ['cursed-object'],
  stats: { accuracy: 1 },
});
const man = { side: 0, type: 'infantryman' };

it('SB-ATT-57 Burning: P 5 does 6; a neighbour at 2.5" rolls 8 and a 7, so 4 more', () => {
  const neighbour = { id: 'red', x: 26, y: 18 + 0.984 + 2.5 };
  const far = { id: 'far', side: 0, x: 26, y: 18 - 0.984 - 3.1 };
  const figures = [
    { id: 'a', ...thrower('burning') },
    { id: 'b', ...man, x: 26 },
    neighbour,
    far,
    { id: 'blue', side: 1, x: 34, y: 34 },
  ];
  const { state } = shotAt({}, {}, [5, 9, 8, 7], { figures });
  expect(of(state, 'b').health).toBe(4);
  expect(of(state, 'red').health).toBe(6);
  expect(of(state, 'far').health).toBe(10);
});

it('SB-ATT-57 Burning: Armour counts for the direct hit, a 6 spares the neighbour, the dead still splash', () => {
  const figures = [
    { id: 'a', ...thrower('burning') },
    { id: 'b', ...man, gear: ['breastplate'], x: 26, health: 5 },
    { id: 'red', x: 26, y: 20 },
    { id: 'blue', side: 1, x: 34, y: 34 },
  ];
  const { state } = shotAt({}, {}, [5, 9, 6], { figures });
  expect(of(state, 'b')).toMatchObject({ health: 0, standing: 'removed' });
  expect(of(state, 'red').health).toBe(10);
});

it('SB-ATT-57.R1 one of its effects is drawn after a hit, none after a miss; the object is thrown away', () => {
  const { state } = shotAt(thrower('wasting', 'slowing'), man, [5, 9, 2]);
  expect(of(state, 'b')).toMatchObject({ health: 10, kit: 'slowing' });
  expect(of(state, 'a').gear[0]!.loaded).toBe(false);
  expect(of(shotAt(thrower('wasting', 'slowing'), man, [2, 2]).state, 'b').kit).toBe('');
});

it('SB-ATT-57 Wasting: no damage now, 1 at each activation, once however often', () => {
  const { state } = shotAt(thrower('wasting'), man, [5, 9]);
  expect(of(state, 'b')).toMatchObject({ health: 10, kit: 'wasting:0' });
  const again = shotAt(thrower('wasting'), { ...man, attributes: ['wasting:2'] }, [5, 9]);
  expect(of(again.state, 'b').kit).toBe('wasting:2');
  expect(of(activating({ attributes: ['wasting:2'] }, []).state, 'a').health).toBe(9);
});

it('SB-ATT-57.R2 it outlasts its thrower unless the option says otherwise', () => {
  const dead = { id: 'w', side: null, type: 'ghoul', standing: 'removed' } as const;
  const cursed = { attributes: ['wasting:1'] };
  expect(of(activating(cursed, [], { figures: [dead] }).state, 'a').health).toBe(9);
  const options = { 'wasting-ends-with-thrower': true };
  expect(of(activating(cursed, [], { figures: [dead], options }).state, 'a')).toMatchObject({
    health: 10,
    kit: '',
  });
});

it('SB-ATT-57.R3 Slowing halves every Move and Sprint, fractions kept, and no Check on Speed', () => {
  const s = scene({ figures: [{ id: 'a', attributes: ['slowing'], stats: { speed: 5 } }] });
  expect(speedOf(looking(s), of(s, 'a'))).toBe(2.5);
  const run = stepping((cx) => {
    of(cx.s, 'a').marks['sprint'] = sprintDistance(cx, of(cx.s, 'a'));
  });
  expect(of(play(run, { state: s, dice: [9, 9] }).state, 'a').marks['sprint']).toBe(2);
});

it('SB-ATT-57.R3 the first activation brings no Check, later ones do: 11 breaks the curse', () => {
  const first = activating({ attributes: ['slowing'] }, []);
  expect(of(first.state, 'a').marks).toEqual({ 'slowed-activations': 1 });
  const slowed = { attributes: ['slowing'], marks: { 'slowed-activations': 1 } };
  expect(carries(of(activating(slowed, [5, 5]).state, 'a'), 'slowing')).toBe(true);
  expect(of(activating(slowed, [5, 6]).state, 'a')).toMatchObject({ kit: '', marks: {} });
});

it('SB-ATT-57.R3 hit in its own activation, the next one brings the Check', () => {
  const { state } = shotAt(thrower('slowing'), man, [5, 9], { active: 'b' });
  expect(of(state, 'b').marks).toEqual({ 'slowed-activations': 1 });
});
