import { describe, expect, it } from 'vitest';
import { duel, of, playScene, type SceneDraft, type SceneModel, scene } from '../scene.spec-support.ts';

const FAR = [
  { id: 'y', x: 40, y: 40, rules: ['mindless'] },
  { id: 'z', x: 860, y: 860, party: 1, rules: ['mindless'] },
] as const;
const cutter = {
  combat: 1,
  startedHidden: true,
  arms: [{ weapon: 'razor', inHand: true }],
} as const;

function cut(
  b: Partial<SceneModel>,
  dice: readonly number[],
  a: Partial<SceneModel> = cutter,
  more: Partial<SceneDraft> = {},
) {
  const state = duel(a, { combat: 3, ...b }, 1, { models: FAR, ...more });
  return of(playScene(state, dice, [['act', 'strike/razor/b']]).state, 'b').conditions.bleeding ?? false;
}

const NIGHT = { clock: { day: false, outdoors: false } } as const;

describe('Razor', () => {
  it('FF-SPEC-43 from an ambush with a natural six the target bleeds, whatever the totals', () => {
    expect(cut({}, [6, 5])).toBe(true);
    expect(cut({}, [6, 6], { ...cutter, combat: 0, rules: ['thick-skin'] })).toBe(true);
    expect(cut({}, [5, 4])).toBe(false);
  });

  it('FF-SPEC-43 FF-SPEC-13 Danger Sense takes the bonus, not the situation', () => {
    expect(cut({ rules: ['danger-sense'] }, [6, 4])).toBe(true);
  });

  it('FF-SPEC-43 not without an ambush', () => {
    expect(cut({}, [6, 4], { ...cutter, startedHidden: false })).toBe(false);
  });

  it('FF-SPEC-43 nobody who is no living thing; Vampires by day, Werewolves by silver', () => {
    for (const tags of [['demon'], ['zombie'], ['mummy', 'living'], ['monster']] as const)
      expect(cut({ tags }, [6, 5])).toBe(false);
    expect(cut({ rules: ['artificial'] }, [6, 5])).toBe(false);
    expect(cut({ tags: ['vampire'] }, [6, 5])).toBe(true);
    expect(cut({ tags: ['vampire'] }, [6, 5], cutter, NIGHT)).toBe(false);
    expect(cut({ tags: ['werewolf', 'living'] }, [6, 5])).toBe(false);
    const silver = { ...cutter, arms: [{ weapon: 'razor', inHand: true, silver: true }] } as const;
    // Silver that wins kills.
    expect(cut({ tags: ['werewolf', 'living'], combat: 4 }, [6, 4], silver)).toBe(true);
  });

  it('FF-SPEC-43 FF-ACT-07 whoever bleeds dies of any natural one on its activation roll', () => {
    const state = (bleeding: boolean) =>
      scene({
        models: [{ id: 'a', x: 450, y: 450, conditions: bleeding ? { bleeding: true } : {} }, ...FAR],
      });
    const answers = [
      ['nominate', 'a'],
      ['dice', '2'],
    ] as const;
    expect(of(playScene(state(true), [5, 1], answers).state, 'a').left).toBe('killed');
    expect(of(playScene(state(true), [5, 2], answers).state, 'a').left).toBeNull();
    expect(of(playScene(state(false), [5, 1], answers).state, 'a').left).toBeNull();
  });
});
