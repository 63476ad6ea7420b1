import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { offersFor } from '../rules/turn/act.ts';
import { nominateOptions } from '../rules/turn/nominate.ts';
import fearAndFaith from '../ruleset.ts';
import { duel, of, playScene, type SceneModel, scene, stepping } from '../scene.spec-support.ts';

/** Nobody who minds, of either side. */
const FAR: readonly SceneModel[] = [
  { id: 'x', x: 40, y: 40, rules: ['mindless'] },
  { id: 'y', x: 860, y: 860, party: 1, rules: ['mindless'] },
  { id: 'z', x: 820, y: 860, party: 1, rules: ['mindless'] },
];
const HARD = { rules: ['hard-to-kill'] } as const;
const DOWN = { ...HARD, posture: 'fallen', conditions: { apparentlyDead: { revivable: true } } } as const;

describe('Hard to Kill', () => {
  it('FF-SPEC-24 the first plain kill leaves it lying as if dead, and nobody tests', () => {
    const { state } = playScene(
      duel({ combat: 3 }, { combat: 2, ...HARD }, 1, { models: FAR }),
      [5, 2],
      [['act', 'strike/hand-weapon/b']],
    );
    expect(of(state, 'b')).toMatchObject({
      standing: 'table',
      posture: 'fallen',
      conditions: { apparentlyDead: { revivable: false } },
    });
    expect(state.corpses).toEqual([]);
  });

  it('FF-SPEC-24 a gruesome kill and a second one are final', () => {
    const gruesome = playScene(
      duel({ combat: 4 }, { combat: 1, ...HARD }, 1, { models: FAR }),
      [5, 2],
      [['act', 'strike/hand-weapon/b']],
    );
    expect(of(gruesome.state, 'b').left).toBe('killed-gruesome');
    const again = playScene(
      duel({ combat: 3 }, { combat: 2, ...HARD, game: { 'hard-to-kill': 1 } }, 1, { models: FAR }),
      [5, 2],
      [['act', 'strike/hand-weapon/b']],
    );
    expect(of(again.state, 'b').left).toBe('killed');
  });

  it('FF-SPEC-24 an enemy turnover lets it rise, one failure does not', () => {
    const lying = { ...DOWN, conditions: { apparentlyDead: { revivable: false } } } as const;
    const models: readonly SceneModel[] = [
      { id: 'a', x: 450, y: 450 },
      { id: 'b', x: 700, y: 450, party: 1, ...lying },
      ...FAR,
    ];
    const rolled = (dice: readonly number[]) =>
      playScene(scene({ models }), dice, [
        ['nominate', 'a'],
        ['dice', `${dice.length}`],
      ]).state;
    expect(of(rolled([1, 1]), 'b').conditions.apparentlyDead).toEqual({ revivable: true });
    expect(of(rolled([1, 4]), 'b').conditions.apparentlyDead).toEqual({ revivable: false });
  });

  it('FF-SPEC-24 a failed die of an enemy Fear test lets it rise', () => {
    const lying = { ...DOWN, conditions: { apparentlyDead: { revivable: false } } } as const;
    const models: readonly SceneModel[] = [
      { id: 'a', x: 450, y: 450 },
      { id: 'b', x: 700, y: 450, party: 1, ...lying },
      ...FAR,
    ];
    const rules = stepping((cx) => cx.react('nerveSeen', of(cx.s, 'b'), { of: of(cx.s, 'a'), test: 'fear' }));
    const { state } = play(rules, { state: scene({ models }), dice: [], answers: [], steps: 1 });
    expect(of(state, 'b').conditions.apparentlyDead).toEqual({ revivable: true });
  });

  it('FF-SPEC-24 FF-ACT-12 it rises as a free action, and enemies within Short test', () => {
    const models: readonly SceneModel[] = [
      { id: 'b', x: 450, y: 450, ...DOWN },
      { id: 'e', x: 540, y: 450, party: 1 },
      { id: 'f', x: 660, y: 450, party: 1 },
      ...FAR,
    ];
    const parties = [{ side: 'evil' }, { side: 'good' }] as const;
    const state = scene({ models, parties });
    const { state: s } = play(fearAndFaith, {
      state,
      dice: [4, 4, 4],
      answers: [['nominate', 'revive/b']],
      steps: 1,
    });
    expect(of(s, 'b')).toMatchObject({ posture: 'standing', conditions: {} });
    expect(of(s, 'b').turn.nominated).toBeUndefined();
  });

  it('FF-SPEC-24 lying there it can be neither nominated nor struck', () => {
    const models: readonly SceneModel[] = [
      { id: 'b', x: 450, y: 450, ...DOWN },
      { id: 'e', x: 475, y: 450, party: 1 },
      ...FAR,
    ];
    const own = scene({ models });
    expect(nominateOptions(looking(own), 0)).not.toContain('b');
    const theirs = scene({ models, active: 1, acting: ['e', 1] });
    const offers = offersFor(looking(theirs), of(theirs, 'e'), 1);
    expect(offers.map(({ action }) => action)).not.toContain('strike');
  });
});
