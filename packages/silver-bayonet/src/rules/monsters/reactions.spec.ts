import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { of, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import { gearId } from '../gear-id.ts';
import { moveAlong } from '../movement/move.ts';
import { shootAt } from '../shooting/shoot.ts';

const apart = (inches: number) => inches + 0.984;
const man = (more: Partial<SceneFigure>): SceneFigure => ({ id: 'man', side: 0, x: 18, y: 18, ...more });
const monster = (type: string, more: Partial<SceneFigure>): SceneFigure => ({
  id: 'monster',
  side: null,
  type,
  y: 18,
  ...more,
});

const shot = stepping((cx) =>
  shootAt(cx, of(cx.s, 'man'), gearId(of(cx.s, 'man'), 0), [of(cx.s, 'monster')], 'plain'),
);
const walk = (x: number, y: number) =>
  stepping((cx) => moveAlong(cx, of(cx.s, 'man'), [{ x, y, z: 0 }], 6, 'move'));

describe('SB-MONA-09 reaction to shooting', () => {
  it('SB-MONA-09 a loaded monster Returns Fire unasked', () => {
    const state = scene({
      active: 'man',
      figures: [man({ gear: ['musket'] }), monster('bandit', { x: 18 + apart(10) })],
    });
    const played = play(shot, { state, dice: [1, 2, 1, 3] });
    const shots = played.events.flatMap((event) =>
      event.type === 'fired' ? [[event.figure, event.answer]] : [],
    );
    expect(shots).toEqual([
      ['man', false],
      ['monster', true],
    ]);
    expect(of(played.state, 'monster').gear[0]!.loaded).toBe(false);
  });

  it('SB-MONA-09 unloaded or without a gun it stays and never dives', () => {
    const unloaded = { gear: [{ item: 'musket', loaded: false }] };
    for (const target of [monster('bandit', { x: 28, ...unloaded }), monster('ghoul', { x: 28 })]) {
      const played = play(shot, {
        state: scene({ active: 'man', figures: [man({ gear: ['musket'] }), target] }),
        dice: [1, 2],
      });
      expect(of(played.state, 'monster').x).toBe(28);
      expect(played.asked).toEqual([]);
    }
  });

  it('SB-MONA-09 out of range it does not fire back', () => {
    const figures = [man({ gear: ['musket'] }), monster('troll', { x: 18 + 13 + 1.476 })];
    const played = play(shot, { state: scene({ active: 'man', figures }), dice: [1, 2] });
    expect(played.events.filter(({ type }) => type === 'fired')).toHaveLength(1);
  });

  it('SB-MON-06 a Troll throws a rock back at a shooter within 12"', () => {
    const figures = [man({ gear: ['musket'] }), monster('troll', { x: 18 + 12 + 1.476 })];
    const played = play(shot, { state: scene({ active: 'man', figures }), dice: [1, 2, 1, 2] });
    expect(played.events).toContainEqual(expect.objectContaining({ type: 'fired', weapon: 'hurled-rock' }));
  });
});

describe('SB-MONA-10 and -11: melee', () => {
  it('SB-MONA-10 a survivor strikes back unasked, and the attacker gives way', () => {
    const figures = [man({ gear: ['hand-weapon'] }), monster('ghoul', { x: 18 + apart(3) })];
    const state = scene({ active: 'man', figures });
    const played = play(walk(21, 18), { state, dice: [1, 2, 1, 3] });
    const blows = played.events.flatMap((event) => (event.type === 'attacked' ? [event.figure] : []));
    expect(blows).toEqual(['man', 'monster']);
    expect(of(played.state, 'man').x).toBe(19);
  });

  it('SB-MONA-11 it Forces the Attack on whoever comes within 1"', () => {
    const figures = [man({ gear: ['hand-weapon'] }), monster('ghoul', { x: 18 + 3, y: 19.9 })];
    const played = play(walk(24, 18), { state: scene({ active: 'man', figures }), dice: [1, 2, 1, 3] });
    expect(played.events).toContainEqual(
      expect.objectContaining({ type: 'forced', figure: 'monster', mover: 'man' }),
    );
  });

  it('SB-MONA-11 with two fatigue tokens it cannot', () => {
    const figures = [man({}), monster('ghoul', { x: 18 + 3, y: 19.9, fatigue: 2 })];
    const played = play(walk(24, 18), { state: scene({ active: 'man', figures }) });
    expect(of(played.state, 'man').x).toBe(24);
  });

  it('SB-MONA-12 monsters tire and take Forced Attacks like anybody', () => {
    const figures = [man({ gear: ['hand-weapon'] }), monster('ghoul', { x: 18 + apart(3) })];
    const played = play(walk(21, 18), { state: scene({ active: 'man', figures }), dice: [1, 2, 1, 3] });
    expect(of(played.state, 'monster').fatigue).toBe(1);
  });

  it('SB-MONA-12.R1 only Monster Dice touch its rolls', () => {
    const figures = [man({ gear: ['hand-weapon'] }), monster('ghoul', { x: 18 + apart(3) })];
    const pools = [
      { power: 0, skill: 0, monster: 0 },
      { power: 2, skill: 2, monster: 1 },
    ];
    const played = play(walk(21, 18), {
      state: scene({ active: 'man', figures, pools }),
      dice: [1, 2, 1, 3],
      answers: [['monsterReroll', 'keep']],
    });
    expect(played.asked.map(({ kind, seat }) => [kind, seat])).toEqual([['monsterReroll', 1]]);
  });
});
