import { random } from '@vedette/engine';
import { gap } from '@vedette/engine/table';
import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import bayonetPoint from '../../ruleset.ts';
import { of, row, type SceneDraft, scene, unitIn } from '../../scene.spec-support.ts';
import type { BayonetPointState } from '../../state.ts';
import { marchProblem, randomMarch } from './march-question.ts';
import { SHAPES } from './shapes.ts';

function field(draft: Partial<SceneDraft> = {}, count = 8) {
  return scene({
    units: [row('u', count, 300, 200, true), { ...row('e', 1, 300, 1100), side: 1 }],
    ...draft,
  });
}

function march(
  state: BayonetPointState,
  x: number,
  y: number,
  shape = 'as-you-are',
  closingUp: readonly (readonly ['closeUp', readonly string[]])[] = [],
) {
  return play(bayonetPoint, {
    state,
    dice: [1],
    answers: [
      ['pick', 'u'],
      ['order', 'move'],
      ['leaderAction', 'no-more'],
      ['march', { middle: { x, y, z: 0 }, facing: 0, shape }],
      ...closingUp,
      ['leaderAction', 'no-more'],
    ],
  }).state;
}

const own = (s: BayonetPointState) => s.figures.filter(({ side }) => side === 0);

describe('a march', () => {
  it('BP-MOV-01, BP-MOV-02 goes where it is told', () => {
    const after = march(field(), 300, 320);
    expect(own(after).map(({ x, y }) => [x, y])).toEqual(own(field()).map(({ x }) => [x, 320]));
  });

  it('BP-MOV-02 and no farther than its rate', () => {
    const after = march(field(), 300, 900);
    expect(own(after).map(({ y }) => y)).toEqual(own(field()).map(() => 350));
  });

  it.each(SHAPES)(
    'BP-UNIT-04 in %s everybody stays with the leader, on nobody’s base, within his rate',
    (shape) => {
      const before = field({}, 13);
      const after = march(before, 500, 300, shape);
      const leader = of(after, 'u-1');
      for (const f of own(after)) {
        const from = of(before, f.id);
        expect(gap(f, leader)).toBeLessThanOrEqual(250.1);
        expect(Math.hypot(f.x - from.x, f.y - from.y)).toBeLessThanOrEqual(150.1);
        for (const other of own(after).filter(({ id }) => id < f.id)) {
          expect(Math.hypot(f.x - other.x, f.y - other.y)).toBeGreaterThanOrEqual(24.8);
        }
      }
      expect(unitIn(after, 'u').moved).toBe(true);
    },
  );

  it('BP-MOV-07 walls are not walked through', () => {
    const wall = [
      {
        id: 'wall',
        type: 'stone-wall',
        shape: {
          line: [
            [0, 260],
            [1800, 260],
          ],
        },
      },
    ] as const;
    const after = march(field({ terrain: wall as never }), 300, 350);
    for (const f of own(after)) expect(f.y).toBeLessThan(245);
  });

  it('BP-MOV-09 it keeps off able enemies', () => {
    const state = field({ units: [row('u', 4, 300, 200, true), { ...row('e', 1, 300, 330), side: 1 }] });
    const after = march(state, 300, 320);
    for (const f of own(after)) expect(gap(f, of(after, 'e-1'))).toBeGreaterThanOrEqual(14.8);
  });

  it('BP-UNIT-05 one who is astray closes up on the leader', () => {
    const state = field();
    Object.assign(of(state, 'u-8'), { x: 1200, y: 200 });
    const after = march(state, 300, 320, 'as-you-are', [['closeUp', ['u-8']]]);
    const { x, y } = of(after, 'u-8');
    expect(x).toBeLessThan(1060);
    expect(Math.hypot(x - 1200, y - 200)).toBeCloseTo(150, 0);
    const stays = march(state, 300, 320, 'as-you-are', [['closeUp', []]]);
    expect(of(stays, 'u-8')).toMatchObject({ x: 1200, y: 200 });
  });

  it('BP-MOV-10 no order leads off the table', () => {
    const { refusal } = playToQuestion(bayonetPoint, {
      state: field(),
      dice: [1],
      answers: [
        ['pick', 'u'],
        ['order', 'move'],
        ['leaderAction', 'no-more'],
      ],
    });
    const to = (x: number) =>
      refusal({ middle: { x, y: 100, z: 0 }, facing: 0, shape: 'line' })?.code ?? null;
    expect([to(-1), to(0), to(1800), to(1801)]).toEqual(['march.off-table', null, null, 'march.off-table']);
  });

  it('random marches are legal', () => {
    const state = field();
    const dice = random('march');
    const question = { unit: 'u', reach: 150, shapes: SHAPES };
    for (let n = 0; n < 200; n++) {
      const answer = randomMarch(question, dice, () => state);
      expect(marchProblem(question, answer!, state)).toBeNull();
    }
  });
});
