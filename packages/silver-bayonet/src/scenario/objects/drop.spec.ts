import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { takeOut } from '../../rules/damage/at-zero.ts';
import { harm } from '../../rules/damage/harm.ts';
import { concede } from '../../rules/ending/concede.ts';
import { backOff } from '../../rules/melee/back-off.ts';
import { suffer } from '../../rules/terror/terror.ts';
import { of, type SceneDraft, type SceneFigure, stepping } from '../../scene.spec-support.ts';
import { does, lies, marker, open, withObjects } from './objects.spec-support.ts';

function bearer(a: Partial<SceneFigure> = {}, rest: Partial<SceneDraft> = {}) {
  return withObjects({
    active: 'a',
    ...rest,
    figures: [
      { id: 'a', x: 10, y: 18, gear: [], carries: ['idol'], ...a },
      { id: 'c', x: 5, y: 5 },
      { id: 'z', side: 1, x: 30, y: 30, ...rest.figures?.[0] },
    ],
  });
}

const rock = (id: string, x: number, height: number) => ({
  id,
  type: 'rock',
  shape: { rect: [x, 10, 6, 16] as [number, number, number, number] },
  height,
});

describe('laying down on purpose', () => {
  it('SB-SCN-GEN-18 at no cost, at any time of its activation', () => {
    expect(open(bearer())).toEqual(['drop:idol']);
    expect(open(bearer({}, { activation: { moveSpent: true, actionSpent: true } }))).toEqual(['drop:idol']);
    const { state, events } = play(does('drop:idol'), {
      state: bearer(),
      answers: [['putDown', { x: 10.886, y: 18, z: 0 }]],
    });
    expect(state.activation).toMatchObject({ moveSpent: false, actionSpent: false });
    expect(of(state, 'a').carries).toEqual([]);
    expect(lies(state, 'idol')).toEqual([10.886, 18, 0]);
    expect(events).toContainEqual(expect.objectContaining({ type: 'dropped', figure: 'a', object: 'idol' }));
    expect(open(state)).toEqual(['pick-up:idol']);
  });

  it('SB-SCN-GEN-20 SB-SCN-GEN-22 not the small token, not the person led', () => {
    expect(open(bearer({ carries: ['ring', 'witness'] }))).toEqual([]);
  });

  it('SB-SCN-GEN-18.R1 touching the figure, where its player likes', () => {
    const { refusal } = playToQuestion(does('drop:idol'), { state: bearer() });
    expect(refusal({ x: 10.886, y: 18, z: 0 })).toBeNull();
    expect(refusal({ x: 10, y: 18, z: 0 })).toBeNull();
    expect(refusal({ x: 10.3, y: 17.6, z: 0 })).toBeNull();
    expect(refusal({ x: 10.95, y: 18, z: 0 })).toMatchObject({
      code: 'put-down.apart',
      rule: 'SB-SCN-GEN-18',
    });
    expect(refusal({ x: 10.886, y: 18, z: 0.5 })).not.toBeNull();
  });

  it('SB-SCN-GEN-18.R1 on the surface it stands on, not behind a solid side, not over the edge of the table', () => {
    const wall = { id: 'w', type: 'low-wall', shape: { rect: [10.5, 10, 0.1, 16] as const } };
    const walled = playToQuestion(does('drop:idol'), {
      state: bearer({}, { terrain: [wall as never] }),
    });
    expect(walled.refusal({ x: 10.9, y: 18, z: 0 })).not.toBeNull();
    expect(walled.refusal({ x: 9.114, y: 18, z: 0 })).toBeNull();
    const upon = playToQuestion(does('drop:idol'), {
      state: bearer({ z: 1.5 }, { terrain: [rock('r', 4.2, 1.5)] }),
    });
    expect(upon.refusal({ x: 9.5, y: 18, z: 1.5 })).toBeNull();
    expect(upon.refusal({ x: 10.5, y: 18, z: 0 })).not.toBeNull();
    expect(upon.refusal({ x: 10.5, y: 18, z: 1.5 })).not.toBeNull();
    const edge = playToQuestion(does('drop:idol'), { state: bearer({ x: 0.492 }) });
    expect(edge.refusal({ x: -0.3, y: 18, z: 0 })).not.toBeNull();
    expect(edge.refusal({ x: 0.394, y: 18.8, z: 0 })).toBeNull();
  });

  it('SB-SCN-GEN-17.R1 objects are no obstacle: it may lie where others lie', () => {
    const s = bearer({}, { objects: [marker('book', 10.886)] });
    const { state } = play(does('drop:idol'), {
      state: s,
      answers: [['putDown', { x: 10.886, y: 18, z: 0 }]],
    });
    expect(state.objects.map(({ id }) => id)).toEqual(['book', 'idol']);
  });

  it('SB-SCN-GEN-17.R4 from part way up a climb it falls to the foot', () => {
    const s = bearer({ z: 1 }, { terrain: [rock('r', 10.492, 3)] });
    expect(lies(play(does('drop:idol'), { state: s }).state, 'idol')).toEqual([10, 18, 0]);
  });
});

describe('dropping because there is no choice', () => {
  const all = { carries: ['idol', 'ring'] };
  const after = (run: Parameters<typeof stepping>[0], state = bearer(all)) =>
    play(stepping(run), { state }).state;

  it('SB-SCN-GEN-17.R1 removed, down or collapsed: everything lies where it stood', () => {
    const medic = bearer(all);
    of(medic, 'c').kit = 'medic';
    of(medic, 'a').health = 3;
    const killed = after((cx) => takeOut(cx, of(cx.s, 'a'), 'removed', 'SB-GEN-16'));
    const down = after((cx) => harm(cx, of(cx.s, 'a'), 3, 'event', 'SB-EVT-06'), medic);
    const fled = after((cx) => suffer(cx, of(cx.s, 'a'), 'collapse'));
    expect(of(down, 'a').standing).toBe('down');
    for (const state of [killed, down, fled]) {
      expect([lies(state, 'idol'), lies(state, 'ring')]).toEqual([
        [10, 18, 0],
        [10, 18, 0],
      ]);
      expect(of(state, 'a').carries).toEqual([]);
    }
  });

  it('SB-SCN-GEN-17.R4 on top of a rock it stays there, from its face it falls to the foot', () => {
    const top = bearer({ ...all, x: 9, z: 1.5 }, { terrain: [rock('r', 4.2, 1.5)] });
    expect(
      lies(
        after((cx) => takeOut(cx, of(cx.s, 'a'), 'removed', 'x'), top),
        'idol',
      ),
    ).toEqual([9, 18, 1.5]);
    const face = bearer({ ...all, z: 1 }, { terrain: [rock('r', 10.492, 3)] });
    expect(
      lies(
        after((cx) => takeOut(cx, of(cx.s, 'a'), 'removed', 'x'), face),
        'idol',
      ),
    ).toEqual([10, 18, 0]);
  });

  it('SB-SCN-GEN-17.R3 Back Off and Paralysis drop nothing', () => {
    const back = after((cx) => backOff(cx, of(cx.s, 'a'), of(cx.s, 'z')));
    const rooted = after((cx) => suffer(cx, of(cx.s, 'a'), 'paralysed'));
    for (const state of [back, rooted]) expect(of(state, 'a').carries).toEqual(['idol', 'ring']);
  });

  it('SB-END-06 whoever concedes leaves it behind', () => {
    const state = after((cx) => concede(cx, 0));
    expect(lies(state, 'idol')).toEqual([10, 18, 0]);
    expect(state.deeds.filter(({ what }) => what === 'secured')).toEqual([]);
  });
});
