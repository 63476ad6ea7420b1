import { random } from '@vedette/engine';
import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { of, type SceneFigure, scene, stepping } from '../../scene.spec-support.ts';
import { doAction, openActions } from './actions.ts';
import { dismountProblem, randomDismount } from './dismount-question.ts';

const dismounts = stepping((cx) => doAction(cx, of(cx.s, 'a'), 'dismount'));

function rider(others: readonly SceneFigure[] = [], terrain: Parameters<typeof scene>[0]['terrain'] = []) {
  return scene({
    active: 'a',
    terrain,
    figures: [
      { id: 'a', type: 'light-cavalryman', mounted: true, x: 10, y: 18 },
      { id: 'far', side: 1, x: 35, y: 35 },
      ...others,
    ],
  });
}

describe('dismounting', () => {
  it('SB-CAV-02 it costs the Move, and he stands on foot inside the base of his horse', () => {
    const { state, events } = play(dismounts, {
      state: rider(),
      answers: [['dismount', { x: 10.3, y: 18.3, z: 0 }]],
    });
    expect(of(state, 'a')).toMatchObject({ mounted: false, x: 10.3, y: 18.3, radius: 0.492, height: 1 });
    expect(state.activation).toMatchObject({ moveSpent: true, moved: true, actionSpent: false });
    expect(events.map(({ type }) => type)).toEqual(['acted', 'moved']);
  });

  it('SB-CAV-02 it counts as the Move: no second one, no free Reload; and he never mounts again', () => {
    const { state } = play(dismounts, { state: rider(), answers: [['dismount', { x: 10, y: 18, z: 0 }]] });
    const options = openActions(looking(state), of(state, 'a'));
    expect(options).not.toContain('move');
    expect(options).not.toContain('dismount');
    expect(options.filter((id) => id.startsWith('reload-for-move'))).toEqual([]);
  });

  it('SB-CAV-02 not outside that base', () => {
    const { refusal } = playToQuestion(dismounts, { state: rider() });
    expect(refusal({ x: 10.492, y: 18, z: 0 })).toBeNull();
    expect(refusal({ x: 10.494, y: 18, z: 0 })).toMatchObject({
      code: 'dismount.outside',
      rule: 'SB-CAV-02',
    });
    expect(refusal({ x: 10, y: 18, z: 1 })).toMatchObject({ code: 'dismount.outside' });
  });

  it('SB-CAV-02 not into contact with an enemy while there is room elsewhere', () => {
    const enemy = { id: 'b', side: 1, x: 10 + 0.984 + 0.492, y: 18 };
    const { refusal } = playToQuestion(dismounts, { state: rider([enemy]) });
    expect(refusal({ x: 10.492, y: 18, z: 0 })).toMatchObject({ code: 'dismount.contact' });
    expect(refusal({ x: 10.4, y: 18, z: 0 })).toBeNull();
    const friend = { ...enemy, side: 0 };
    expect(
      playToQuestion(dismounts, { state: rider([friend]) }).refusal({ x: 10.492, y: 18, z: 0 }),
    ).toBeNull();
  });

  it('SB-CAV-02 dismounting beside an enemy forces nothing', () => {
    const enemy = { id: 'b', side: 1, x: 10 + 0.984 + 0.6, y: 18 };
    const { state } = play(dismounts, {
      state: rider([enemy]),
      answers: [['dismount', { x: 10, y: 18, z: 0 }]],
    });
    expect(state.activation!.over).toBe(false);
    expect(of(state, 'b').x).toBe(11.584);
  });

  it('SB-CAV-02 who is on foot has nothing to get down from', () => {
    const s = scene({ active: 'a', figures: [{ id: 'a' }] });
    expect(openActions(looking(s), of(s, 'a'))).not.toContain('dismount');
  });

  it('SB-CAV-02 chance finds legal places, however crowded', () => {
    const crowd = [
      { id: 'b', side: 1, x: 11.476, y: 18 },
      { id: 'c', side: 1, x: 10, y: 16.524 },
    ];
    const s = rider(crowd, [{ id: 'w', type: 'high-wall', shape: { rect: [8, 19, 4, 0.3] } }]);
    for (let seed = 0; seed < 20; seed++) {
      const spot = randomDismount({ figure: 'a' }, random(`dismount ${seed}`), () => looking(s));
      expect(spot).not.toBeNull();
      expect(dismountProblem({ figure: 'a' }, spot!, looking(s))).toBeNull();
    }
  });
});
