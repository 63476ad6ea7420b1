import { gap } from '@vedette/engine/table';
import { play, playToQuestion } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import bayonetPoint from '../../ruleset.ts';
import {
  of,
  row,
  type SceneDraft,
  type SceneUnit,
  scene,
  stepping,
  unitIn,
} from '../../scene.spec-support.ts';
import { takeOut } from '../hit/take-out.ts';
import { settleMorale } from '../morale/settle.ts';
import { coherent } from './coherency.ts';

function field(ours: Partial<SceneUnit> = {}, draft: Partial<SceneDraft> = {}) {
  return scene({
    units: [
      { ...row('u', 4, 600, 300, true), ...ours },
      { ...row('e', 4, 600, 1000), side: 1, fired: true },
    ],
    ...draft,
  });
}

const astray = (x: number) => ({
  figures: [...row('u', 3, 600, 300, true).figures, { id: 'lost', x, y: 300 }],
});

describe('coherency', () => {
  it('BP-UNIT-04, BP-DIG-05 250 from base to base, and only to the leader', () => {
    const near = field(astray(600 + 275));
    expect(coherent(near, unitIn(near, 'u'), of(near, 'lost'))).toBe(true);
    const far = field(astray(600 + 276));
    expect(coherent(far, unitIn(far, 'u'), of(far, 'lost'))).toBe(false);
  });

  it('BP-UNIT-04 150 in small scale', () => {
    const near = (x: number) => field(astray(x), { options: { 'figure-scale': 'small' } });
    expect(coherent(near(600 + 165), unitIn(near(765), 'u'), of(near(765), 'lost'))).toBe(true);
    expect(coherent(near(766), unitIn(near(766), 'u'), of(near(766), 'lost'))).toBe(false);
  });

  it('BP-UNIT-04 a march takes nobody out of it, however far it is sent', () => {
    const wood = { id: 'wood', type: 'closed-wood', shape: { rect: [560, 250, 60, 100] } } as const;
    // The leader is slowed by the wood, the others are not.
    const state = field(
      {
        figures: [
          { id: 'u-1', x: 600, y: 300, leader: true },
          { id: 'u-2', x: 640, y: 500 },
        ],
      },
      { terrain: [wood] },
    );
    const after = play(bayonetPoint, {
      state,
      dice: [1],
      answers: [
        ['pick', 'u'],
        ['order', 'move'],
        ['leaderAction', 'no-more'],
        ['march', { middle: { x: 600, y: 900, z: 0 }, facing: 0, shape: 'as-you-are' }],
        ['leaderAction', 'no-more'],
      ],
    }).state;
    expect(gap(of(after, 'u-1'), of(after, 'u-2'))).toBeLessThanOrEqual(250.05);
    expect(of(after, 'u-1').y).toBeGreaterThan(300);
  });

  it('BP-UNIT-05 one who is astray may only make for the leader, whatever the order', () => {
    const state = field(astray(1200), {
      units: [
        { ...row('u', 3, 600, 300, true), ...astray(1200) },
        { ...row('e', 4, 600, 625), side: 1, fired: true },
      ],
    });
    const firing = play(bayonetPoint, {
      state,
      // Activation; vision; two men and the leader miss.
      dice: [1, 1, 10, 10, 10],
      answers: [
        ['pick', 'u'],
        ['order', 'fire'],
        ['leaderAction', 'no-more'],
        ['whoFires', ['u-1', 'u-2', 'u-3']],
        ['shootWhom', 'e-1'],
        ['closeUp', ['lost']],
        ['leaderAction', 'no-more'],
      ],
    });
    expect(of(firing.state, 'lost')).toMatchObject({ x: 1050, y: 300 });
    const shots = firing.events.filter((event) => event.type === 'tested' && event.test === 'shooting');
    expect(shots).toHaveLength(3);
  });

  it('BP-UNIT-05 it is his to stay where he is', () => {
    const { asked, state } = play(bayonetPoint, {
      state: field(astray(1200)),
      dice: [1],
      answers: [
        ['pick', 'u'],
        ['order', 'move'],
        ['leaderAction', 'no-more'],
        ['march', { middle: { x: 600, y: 300, z: 0 }, facing: 0, shape: 'as-you-are' }],
        ['closeUp', []],
        ['leaderAction', 'no-more'],
      ],
    });
    expect(asked.find(({ kind }) => kind === 'closeUp')?.question).toMatchObject({ options: ['lost'] });
    expect(of(state, 'lost').x).toBe(1200);
  });
});

describe('the loss of a leader', () => {
  const killed = stepping((cx) => {
    takeOut(cx, of(cx.s, 'u-1'), 'incapacitated', 'BP-HIT-05');
    settleMorale(cx);
  });

  it('BP-DIG-04, BP-UNIT-07 first the test, then the owner names an able man to gather round', () => {
    const state = field();
    of(state, 'u-2').down = 1;
    const { state: after, asked } = play(killed, { state, dice: [6], answers: [['standIn', 'u-4']] });
    expect(asked[0]).toMatchObject({ kind: 'standIn', seat: 0, question: { options: ['u-3', 'u-4'] } });
    expect(unitIn(after, 'u').anchor).toBe('u-4');
    expect(of(after, 'u-4').class).toBe('average');
  });

  it('BP-DIG-04 when he is lost another is named; the last one needs no naming', () => {
    const state = field({ figures: row('u', 3, 600, 300, true).figures });
    const again = stepping((cx) => {
      for (const id of ['u-1', 'u-2']) takeOut(cx, of(cx.s, id), 'incapacitated', 'BP-HIT-05');
      unitIn(cx.s, 'u').halfTested = true;
      settleMorale(cx);
    });
    const { state: after, asked } = play(again, { state, dice: [6] });
    expect([asked, unitIn(after, 'u').anchor]).toEqual([[], 'u-3']);
  });

  it('BP-DIG-04 if nobody is able, as soon as one is', () => {
    const state = field();
    for (const id of ['u-2', 'u-3', 'u-4']) of(state, id).ground = 'open';
    const { state: after } = play(killed, { state });
    expect(unitIn(after, 'u').anchor).toBeNull();
    of(after, 'u-3').ground = 'up';
    unitIn(after, 'u').leaderLost = false;
    const { state: later } = play(stepping(settleMorale), { state: after });
    expect(unitIn(later, 'u').anchor).toBe('u-3');
  });

  it('BP-UNIT-04 a leader who lies wounded is still the one they gather round', () => {
    const state = field();
    of(state, 'u-1').down = 2;
    const { pending } = playToQuestion(bayonetPoint, {
      state,
      dice: [1],
      answers: [
        ['pick', 'u'],
        ['order', 'move'],
      ],
    });
    expect([pending.kind, unitIn(state, 'u').anchor]).toEqual(['march', 'u-1']);
  });
});
