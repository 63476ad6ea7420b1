import { play } from '@vedette/engine/testing';
import { expect, it } from 'vitest';
import { of, type SceneDraft, type SceneFigure } from '../../scene.spec-support.ts';
import { does, lies, marker, open, withObjects } from './objects.spec-support.ts';

/** The chest is stuck, and touches a's base. */
function stuck(
  a: Partial<SceneFigure> = {},
  figures: readonly SceneFigure[] = [],
  rest: Partial<SceneDraft> = {},
) {
  return withObjects({
    active: 'a',
    objects: [marker('chest', 10.886, 18, { stuck: true })],
    ...rest,
    figures: [
      { id: 'a', x: 10, y: 18, gear: [], stats: { melee: 2 }, attributes: [], ...a },
      { id: 'z', side: 1, x: 30, y: 30 },
      ...figures,
    ],
  });
}

it('SB-SCN-GEN-19 a stuck chest is freed, not picked up', () => {
  expect(open(stuck())).toEqual(['free:chest']);
  expect(open(stuck({ x: 9.97 }))).toEqual([]);
  expect(open(stuck({}, [], { activation: { actionSpent: true } }))).toEqual([]);
});

it('SB-SCN-GEN-19 Melee +2, P 7 S 6 is 15: it fails, the action is spent, and nothing adds up', () => {
  const { state } = play(does('free:chest'), { state: stuck(), dice: [7, 6] });
  expect(of(state, 'a').carries).toEqual([]);
  expect(state.objects).toEqual([{ id: 'chest', x: 10.886, y: 18, z: 0, stuck: true }]);
  expect(state.activation).toMatchObject({ actionSpent: true });
  const again = { ...state, activation: { ...state.activation!, actionSpent: false } };
  const { events } = play(does('free:chest'), { state: again, dice: [7, 6] });
  expect(events).toContainEqual(
    expect.objectContaining({
      type: 'checked',
      rule: 'SB-SCN-GEN-19',
      total: 15,
      target: 16,
      success: false,
    }),
  );
});

it('SB-SCN-GEN-19 one more, and whoever freed it carries it', () => {
  const { state } = play(does('free:chest'), { state: stuck(), dice: [7, 7] });
  expect(of(state, 'a').carries).toEqual(['chest']);
  expect(state.objects).toEqual([]);
});

it('SB-SCN-GEN-19 a Combat Engineer needs no dice', () => {
  const { state } = play(does('free:chest'), { state: stuck({ attributes: ['combat-engineer'] }) });
  expect(of(state, 'a').carries).toEqual(['chest']);
});

it('SB-SCN-GEN-19 once freed it lies as any burden does, without loss of Speed', () => {
  const { state } = play(does('free:chest', 'drop:chest'), {
    state: stuck({ attributes: ['combat-engineer'] }),
    answers: [['putDown', { x: 10, y: 18.886, z: 0 }]],
  });
  expect(state.objects).toEqual([{ id: 'chest', x: 10, y: 18.886, z: 0, stuck: false }]);
  const next = { ...state, activation: { ...state.activation!, actionSpent: false } };
  expect(open(next)).toEqual(['pick-up:chest']);
  expect(lies(next, 'chest')).toEqual([10, 18.886, 0]);
});

it('SB-SCN-GEN-19.R1 no enemy within 1" of the chest', () => {
  const near = 10.886 + 0.394 + 1 + 0.492;
  const with1 = (x: number) => open(stuck({}, [{ id: 'b', side: 1, x, y: 18 }]));
  expect([with1(near), with1(near + 0.001)]).toEqual([[], ['free:chest']]);
});

it('SB-SCN-GEN-19.R1 whoever gave up the Move to Investigate may try at once', () => {
  expect(open(stuck({}, [], { activation: { moveSpent: true } }))).toEqual(['free:chest']);
});

it('SB-OPS-11 what cannot be freed stays stuck', () => {
  expect(open(stuck({}, [], { objects: [marker('idol', 10.886, 18, { stuck: true })] }))).toEqual([]);
});
