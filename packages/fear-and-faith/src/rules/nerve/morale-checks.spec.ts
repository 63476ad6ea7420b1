import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import {
  of,
  playScene,
  type SceneDraft,
  type SceneModel,
  scene,
  stepping,
} from '../../scene.spec-support.ts';
import type { FaithState } from '../../state.ts';
import { settle } from '../aftermath/settle.ts';
import { leave } from '../leaving/leaving.ts';
import { FAR, tests } from './nerve.spec-support.ts';
import { raiseMorale } from './raise-morale.ts';

/** One model `a` checks Morale. */
function check(
  model: Partial<SceneModel>,
  dice: readonly number[],
  others: readonly SceneModel[] = [],
  more: Partial<SceneDraft> = {},
): FaithState {
  const state = scene({ ...more, models: [{ id: 'a', x: 450, y: 300, ...model }, ...others, ...FAR] });
  const rules = stepping((cx) => {
    raiseMorale(cx, 'leader-lost', [of(cx.s, 'a')], { x: 450, y: 450, z: 0 });
    settle(cx);
  });
  return play(rules, { state, dice, answers: [], steps: 1 }).state;
}

/** Somebody leaves play: how many test or check. */
function lose(
  models: readonly SceneModel[],
  how: 'killed' | 'routed' | 'banished',
  dice: readonly number[],
): number {
  const parties = [{ side: 'good', halved: false }, { side: 'evil' }] as const;
  const state = scene({ models, parties });
  const rules = stepping((cx) => {
    leave(cx, of(cx.s, 'gone'), how, null, 'FF-GEN-21');
    settle(cx);
  });
  const { told } = play(rules, { state, dice, answers: [], steps: 1 });
  return tests({ told: told.map(({ event }) => event) });
}

const ENEMY = { id: 'e', x: 860, y: 860, party: 1, rules: ['mindless'] } as const;

describe('when to check', () => {
  it('FF-MOR-01 when a Leader or Spiritual Leader is killed, everybody of his party', () => {
    for (const rule of ['leader', 'spiritual-leader'] as const) {
      const gone = { id: 'gone', x: 100, y: 800, rules: [rule] } as const;
      const friends = ['a', 'b', 'c'].map((id, i) => ({ id, x: 400 + 50 * i, y: 300 }));
      expect(lose([gone, ...friends, ENEMY], 'killed', [4, 4, 4, 5, 5, 5, 6, 6, 6])).toBe(3);
    }
  });

  it('FF-MOR-01 not when he is routed, nor for anybody else', () => {
    const friends = ['a', 'b', 'c'].map((id, i) => ({ id, x: 400 + 50 * i, y: 300 }));
    expect(lose([{ id: 'gone', x: 100, y: 800, rules: ['leader'] }, ...friends, ENEMY], 'routed', [])).toBe(
      0,
    );
    expect(lose([{ id: 'gone', x: 100, y: 800 }, ...friends, ENEMY], 'killed', [])).toBe(0);
  });

  it('FF-MOR-01 when it first falls to half its number, rounded down: 9 models at 4', () => {
    const mindless = { rules: ['mindless'] } as const;
    const party = (alive: number) =>
      Array.from({ length: 8 }, (_, i) => ({
        id: `m${i}`,
        x: 60 + 90 * i,
        y: 60,
        ...(i < 1 ? {} : mindless),
        ...(i < alive ? {} : { standing: 'out' as const, left: 'killed' as const }),
      }));
    const gone = { id: 'gone', x: 100, y: 800 };
    // Five are left: no check. Four are left: one, by the only one who minds.
    expect(lose([gone, ...party(5), ENEMY], 'routed', [])).toBe(0);
    expect(lose([gone, ...party(4), ENEMY], 'routed', [4, 4, 4])).toBe(1);
  });
});

describe('what one event brings', () => {
  /** Some are lost before anything is seen to, as by a blow and a fall in one attack; what was rolled for, in order. */
  function losing(ids: readonly string[], dice: readonly number[]): readonly string[] {
    const state = scene({
      parties: [{ side: 'good', halved: false }, { side: 'evil' }],
      models: [
        { id: 'l', x: 100, y: 800, rules: ['leader'] },
        { id: 'm', x: 200, y: 800 },
        { id: 'a', x: 150, y: 700 },
        { id: 'b', x: 700, y: 100 },
        ENEMY,
      ],
    });
    const rules = stepping((cx) => {
      for (const id of ids) leave(cx, of(cx.s, id), 'killed', null, 'FF-GEN-21');
      settle(cx);
    });
    const { told } = play(rules, { state, dice, answers: [], steps: 1 });
    return told.flatMap(({ event }) => (event.type === 'quality' ? [`${event.purpose} ${event.model}`] : []));
  }

  const CALM = (rolls: number) => Array.from({ length: 3 * rolls }, () => 6);

  it('FF-GEN-16 FF-MOR-01 a Leader lost and half the party are one check, whichever of them died first and of what', () => {
    expect(losing(['l', 'm'], CALM(4))).toEqual(['fear a', 'fear a', 'morale a', 'morale b']);
    expect(losing(['m', 'b', 'l'], CALM(3))).toEqual(['fear a', 'fear a', 'morale a']);
  });

  it('FF-MOR-01 without him half of them is a check of its own, and less than half is none', () => {
    expect(losing(['m'], CALM(2))).toEqual(['fear l', 'fear a']);
    expect(losing(['m', 'b'], CALM(4))).toEqual(['fear l', 'fear a', 'morale l', 'morale a']);
  });
});

describe('the check', () => {
  it('FF-MOR-02 no failure: it stands', () => {
    expect(of(check({}, [4, 4, 4]), 'a')).toMatchObject({ x: 450, y: 300 });
  });

  it('FF-MOR-02 FF-MOR-04 one failure, one fleeing move; two, two', () => {
    expect(of(check({}, [3, 4, 4]), 'a').y).toBe(180);
    expect(of(check({}, [3, 3, 4]), 'a').y).toBe(60);
  });

  it('FF-MOR-02 three failures: it runs for good', () => {
    expect(of(check({}, [3, 3, 3]), 'a').left).toBe('routed');
  });

  it('FF-MOR-06 off the table it is routed', () => {
    expect(of(check({ y: 100 }, [3, 4, 4]), 'a').left).toBe('routed');
  });

  it('FF-MOR-02 FF-SPEC-51 Steadfast and Leader help, each by one', () => {
    expect(of(check({ rules: ['steadfast'] }, [3, 3, 3]), 'a').y).toBe(300);
    expect(of(check({ rules: ['steadfast'] }, [2, 3, 3]), 'a').y).toBe(180);
    const boss = { id: 'l', x: 450, y: 400, rules: ['leader'] } as const;
    expect(of(check({}, [3, 3, 3], [boss]), 'a').y).toBe(300);
  });

  it('FF-MOR-02 FF-GEN-16 what helps and hinders is settled when the trigger comes, not when Fear has done its work', () => {
    const slain = (dice: readonly number[], answers: readonly (readonly ['recoil', string])[]) =>
      playScene(
        scene({
          active: 1,
          parties: [{ side: 'good', halved: true }, { side: 'evil' }],
          models: [
            { id: 'e', x: 450, y: 450, party: 1, combat: 5 },
            { id: 'l', x: 475, y: 450, combat: 1, rules: ['leader'] },
            { id: 'f', x: 475, y: 330 },
          ],
          acting: ['e', 1],
        }),
        dice,
        [['act', 'strike/hand-weapon/l'], ...answers],
      ).state;
    // He panics, goes manic, and checks without that: a 3 fails.
    expect(of(slain([5, 4, 1, 1, 1, 4, 4, 4, 3], []), 'f')).toMatchObject({
      y: 90,
      conditions: { insane: { number: 4 } },
    });
    // Another Leader falls by fear: his friend, out of sight of the death, still has his help.
    const two = scene({
      active: 1,
      models: [
        { id: 'e', x: 450, y: 450, party: 1, combat: 5 },
        { id: 'l', x: 475, y: 450, combat: 1, rules: ['leader'] },
        { id: 'k', x: 475, y: 600, quality: 5, rules: ['leader'] },
        { id: 'f', x: 475, y: 670 },
      ],
      acting: ['e', 1],
    });
    const { state: s } = playScene(
      two,
      [5, 4, 1, 1, 6, 6, 6, 6, 6, 3, 3, 3],
      [
        ['act', 'strike/hand-weapon/l'],
        ['recoil', '0'],
      ],
    );
    expect([of(s, 'k').posture, of(s, 'f').y]).toEqual(['fallen', 670]);
  });

  it('FF-MOR-03 the Mindless never check, the Artificial do', () => {
    expect(of(check({ rules: ['mindless'] }, []), 'a').y).toBe(300);
    expect(of(check({ rules: ['artificial'] }, [3, 4, 4]), 'a').y).toBe(180);
  });

  it('FF-MOR-05 who lies stands up with the first move', () => {
    expect(of(check({ posture: 'fallen' }, [3, 4, 4]), 'a')).toMatchObject({ y: 300, posture: 'standing' });
    expect(of(check({ posture: 'fallen-hard' }, [3, 3, 4]), 'a')).toMatchObject({
      y: 180,
      posture: 'standing',
    });
    expect(of(check({ posture: 'fallen' }, [3, 3, 3]), 'a').left).toBe('routed');
  });

  it('FF-MOR-05 with an active enemy in contact, or transfixed, any failure ends it', () => {
    const foe = { id: 'f', x: 450, y: 325, party: 1 } as const;
    expect(of(check({ posture: 'fallen' }, [3, 4, 4], [foe]), 'a').left).toBe('routed');
    const lying = { ...foe, posture: 'fallen' } as const;
    expect(of(check({ posture: 'fallen' }, [3, 4, 4], [lying]), 'a').posture).toBe('standing');
    const held = { conditions: { transfixed: { by: 'spell', cost: 2, source: null } } } as const;
    expect(of(check(held, [3, 4, 4]), 'a').left).toBe('routed');
    expect(of(check(held, [4, 4, 4]), 'a').standing).toBe('table');
  });

  it('FF-MOR-05 FF-OPT-37 three failures on the ground beside an enemy are no escape, by option a death', () => {
    const foe = { id: 'f', x: 450, y: 325, party: 1 } as const;
    const lying = { posture: 'fallen' } as const;
    expect(of(check(lying, [3, 3, 3], [foe]), 'a')).toMatchObject({ left: 'routed', escaped: false });
    expect(of(check(lying, [3, 3, 3]), 'a')).toMatchObject({ left: 'routed', escaped: true });
    const options = { 'test-deaths-are-kills': true };
    expect(of(check(lying, [3, 3, 3], [foe], { options }), 'a').left).toBe('killed');
  });

  it('FF-MOR-07 a Slow model makes both moves', () => {
    expect(of(check({ rules: ['slow'] }, [3, 3, 4]), 'a').y).toBe(60);
  });

  it('FF-SET-07 two natural ones turn a Vampire in the sun to dust; not by night, nor anybody else', () => {
    const vampire = { tags: ['vampire'], rules: ['vampire'] } as const;
    const dust = check(vampire, [1, 1, 6]);
    expect(of(dust, 'a').left).toBe('killed');
    expect(dust.corpses).toEqual([]);
    expect(of(check(vampire, [1, 2, 6]), 'a').standing).toBe('table');
    expect(of(check(vampire, [1, 1, 6], [], { clock: { day: false } }), 'a').standing).toBe('table');
    expect(of(check({}, [1, 1, 6]), 'a').standing).toBe('table');
  });
});
