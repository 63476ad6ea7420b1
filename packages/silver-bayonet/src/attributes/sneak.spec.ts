import { play, playToQuestion } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { carries } from '../kit.ts';
import { openActions } from '../rules/activation/actions.ts';
import { activateMember } from '../rules/activation/activation.ts';
import { candidatesOf } from '../rules/monsters/candidates.ts';
import { moveAlong } from '../rules/movement/move.ts';
import { sees } from '../rules/shooting/sight.ts';
import { of, type SceneFigure, scene, stepping } from '../scene.spec-support.ts';
import { activating } from './supplement.spec-support.ts';

const scout = { attributes: ['sneak'] };
const foe = (inches: number): SceneFigure => ({ id: 'foe', side: 1, x: 18 + 0.984 + inches });

it('SB-ATT-86 declared at the start, once a game, its Speed away from every enemy', () => {
  const sneaks = activating(scout, [], { figures: [foe(6)], answers: [['confirm', 'yes']] });
  expect(of(sneaks.state, 'a')).toMatchObject({ kit: 'sneak+sneaking', marks: { sneaked: 1 } });
  expect(of(activating(scout, [], { figures: [foe(6)], answers: [['confirm', 'no']] }).state, 'a').kit).toBe(
    'sneak',
  );
  expect(activating(scout, [], { figures: [foe(5.9)] }).asked).toHaveLength(0);
  expect(activating({ ...scout, marks: { sneaked: 1 } }, [], { figures: [foe(6)] }).asked).toHaveLength(0);
});

it('SB-ATT-86 it makes no attack meanwhile', () => {
  const s = scene({
    figures: [{ id: 'a', attributes: ['lunge', 'miracles', 'sneaking'] }, foe(7)],
    active: 'a',
  });
  expect(openActions(looking(s), of(s, 'a'))).toEqual(['move', 'end']);
});

it('SB-ATT-86.R1 the distance holds at every point of its Move', () => {
  const state = scene({
    figures: [
      { id: 'a', attributes: ['sneak'] },
      { ...foe(0), x: 18, y: 18 + 0.984 + 6.5 },
      { id: 'red', x: 2, y: 2 },
    ],
  });
  const opened = playToQuestion(
    stepping((cx) => activateMember(cx, of(cx.s, 'a'))),
    {
      state,
      answers: [
        ['confirm', 'yes'],
        ['act', 'move'],
      ],
    },
  );
  expect(opened.refusal([{ x: 18, y: 19, z: 0 }])).toMatchObject({
    code: 'move.too-near',
    rule: 'SB-ATT-86',
  });
  expect(opened.refusal([{ x: 18, y: 18.4, z: 0 }])).toBe(null);
  expect(opened.refusal([{ x: 18, y: 13, z: 0 }])).toBe(null);
});

const brush = {
  id: 'brush',
  type: 'undergrowth',
  shape: { rect: [19, 0, 1.5, 36] as [number, number, number, number] },
};
function seen(inches: number, attributes: string[], terrain = [brush]) {
  const s = scene({
    figures: [
      { id: 'a', attributes },
      { ...foe(inches), side: null, type: 'ghoul', attributes: [] },
    ],
    terrain,
  });
  const monster = of(s, 'foe');
  return {
    visible: sees(looking(s), monster, of(s, 'a')).visible,
    minded: candidatesOf(looking(s), monster).length,
  };
}

it('SB-ATT-86 behind any cover it is not seen, nor minded by monsters', () => {
  expect(seen(10, ['sneaking'])).toEqual({ visible: false, minded: 0 });
  expect(seen(10, [])).toEqual({ visible: true, minded: 1 });
});

it('SB-ATT-86 in the open, or within its movement range, it is', () => {
  expect(seen(10, ['sneaking'], [])).toEqual({ visible: true, minded: 1 });
  expect(seen(6, ['sneaking'])).toEqual({ visible: true, minded: 1 });
});

it('SB-ATT-86 it ends with its next activation', () => {
  expect(of(activating({ attributes: ['sneaking'] }, []).state, 'a').kit).toBe('');
});

it('SB-ATT-86.R1 an enemy that ends or passes within range ends it, a friend does not', () => {
  const passes = (side: number, way: { x: number; y: number; z: number }[]) => {
    const mover = { id: 'm', side, x: 27, y: 18, stats: { speed: 20 } };
    const state = scene({
      figures: [
        { id: 'a', attributes: ['sneaking'] },
        mover,
        { id: 'blue', side: 1, x: 34, y: 34 },
        { id: 'red', x: 2, y: 2 },
      ],
      active: 'm',
    });
    const run = stepping((cx) => moveAlong(cx, of(cx.s, 'm'), way, 30, 'move'));
    return carries(of(play(run, { state }).state, 'a'), 'sneaking');
  };
  const near = [{ x: 24.5, y: 18, z: 0 }];
  const through = [
    { x: 24.5, y: 18, z: 0 },
    { x: 28, y: 18, z: 0 },
  ];
  const far = [{ x: 28, y: 18, z: 0 }];
  expect(passes(1, near)).toBe(false);
  expect(passes(1, through)).toBe(false);
  expect(passes(1, far)).toBe(true);
  expect(passes(0, near)).toBe(true);
});
