import { describe, expect, it } from 'vitest';
import { looking } from '../hooks.ts';
import { resultIn } from '../rules/combat/attack.spec-support.ts';
import { offersFor } from '../rules/turn/act.ts';
import { duel, of, playScene, type SceneDraft, type SceneModel } from '../scene.spec-support.ts';

const FAR = [
  { id: 'y', x: 40, y: 40, rules: ['mindless'] },
  { id: 'z', x: 860, y: 860, party: 1, rules: ['mindless'] },
] as const;
const SAW = { weapon: 'chainsaw', inHand: true } as const;
const butcher = { combat: 2, rules: ['chainsaw'], arms: [SAW] } as const;
const STRIKE = [['act', 'strike/chainsaw/b']] as const;

function sawing(dice: readonly number[], b: Partial<SceneModel> = {}) {
  return playScene(duel(butcher, b, 1, { models: FAR }), dice, STRIKE);
}
const fault = (dice: readonly number[]) => of(sawing(dice).state, 'a').arms[0]!.fault;

describe('Chainsaw', () => {
  it('FF-SPEC-11 example: 3 and 3, the attack has its +2, then it stalls; 4 and 4, dead for the game', () => {
    const { state, events } = sawing([3, 3, 5]);
    expect(of(state, 'a').arms[0]!.fault).toBe('mend');
    expect(events.find((event) => event.type === 'fought')).toMatchObject({ attacker: { total: 7 } });
    expect(fault([4, 4, 6])).toBe('lost');
    expect(fault([3, 5, 5])).toBe('none');
  });

  it('FF-SPEC-11 one action starts it again, but not what is done for', () => {
    const stalled = (how: 'mend' | 'lost') =>
      duel({ ...butcher, arms: [{ ...SAW, fault: how }] }, {}, 2, { models: FAR });
    const offered = (how: 'mend' | 'lost') => {
      const s = stalled(how);
      return offersFor(looking(s), of(s, 'a'), 2).map(({ id }) => id);
    };
    expect(offered('mend')).toContain('restart-chainsaw');
    expect(offered('mend')).not.toContain('strike/chainsaw/b');
    expect(offered('lost')).not.toContain('restart-chainsaw');
    const { state } = playScene(stalled('mend'), [3, 1, 5], [['act', 'restart-chainsaw'], ...STRIKE]);
    expect(of(state, 'a').arms[0]!.fault).toBe('none');
  });

  it('FF-SPEC-11 in defence it is not checked', () => {
    const state = duel({}, butcher, 1, { models: FAR });
    const { state: s } = playScene(state, [5, 3], [['act', 'strike/hand-weapon/b']]);
    expect(of(s, 'b').arms[0]!.fault).toBe('none');
  });

  it('FF-SPEC-11 any kill is gruesome, only with the saw', () => {
    expect(resultIn(duel(butcher, {}), [4, 2], { weapon: 'chainsaw' }).result).toBe('gruesome');
    expect(resultIn(duel(butcher, { combat: 1 }), [2, 1]).result).toBe('killed');
  });

  it('FF-SPEC-11 after a kill a further attack at -1 on another beside it, and after that at -2', () => {
    const crowd = [
      { id: 'c', x: 425, y: 450, party: 1, rules: ['mindless'] },
      { id: 'd', x: 450, y: 475, party: 1, rules: ['mindless'] },
      ...FAR,
    ] as const;
    const state = duel({ ...butcher, combat: 6 }, { rules: ['mindless'] }, 1, { models: crowd });
    const answers = [...STRIKE, ['followUp', 'c'], ['followUp', 'd']] as const;
    const { state: s, events } = playScene(state, [4, 1, 1, 4, 1, 1, 4, 1, 6], answers);
    expect(['b', 'c', 'd'].map((id) => of(s, id).left)).toEqual(['killed-gruesome', 'killed-gruesome', null]);
    const steps = events.flatMap((event) =>
      event.type === 'fought'
        ? [event.attacker.modifiers.find(({ by }) => by === 'chainsaw-follow-up')?.value ?? 0]
        : [],
    );
    expect(steps).toEqual([0, -1, -2]);
  });

  it('FF-SPEC-11 none without a kill, without another beside it, or with a saw that stalled', () => {
    const other = [{ id: 'c', x: 425, y: 450, party: 1, rules: ['mindless'] }, ...FAR] as const;
    const crowd = duel({ ...butcher, combat: 6 }, { rules: ['mindless'] }, 1, { models: other });
    expect(of(playScene(crowd, [2, 6, 4], STRIKE).state, 'b').posture).toBe('fallen');
    expect(of(playScene(crowd, [3, 3, 1], STRIKE).state, 'b').left).toBe('killed-gruesome');
    const alone = duel({ ...butcher, combat: 6 }, {}, 1, { models: FAR });
    expect(of(playScene(alone, [4, 1, 1], STRIKE).state, 'b').left).toBe('killed-gruesome');
    expect(of(playScene(crowd, [4, 1, 1], [...STRIKE, ['followUp', 'nobody']]).state, 'c').left).toBeNull();
  });

  it('FF-SPEC-11 FF-HTH-07 FF-CAMP-13 it comes from hiding like the first, but mastery was for one roll', () => {
    const two = [{ id: 'c', x: 425, y: 450, party: 1, rules: ['mindless'] }, ...FAR] as const;
    const swing = (a: Partial<SceneModel>, parties: SceneDraft['parties'], ask: boolean) => {
      const victim = { combat: 1, rules: ['mindless'] } as const;
      const state = duel({ ...butcher, combat: 3, ...a }, victim, 1, {
        models: two,
        ...(parties && { parties }),
      });
      const { events } = playScene(
        state,
        [4, 1, 2, 4, 1, 6],
        [...STRIKE, ...(ask ? ([['useAdvance', 'use']] as const) : []), ['followUp', 'c']],
      );
      const fought = events.flatMap((event) => (event.type === 'fought' ? [event.attacker] : []));
      return fought[1]!.modifiers.map(({ by, value }) => `${by} ${value}`);
    };
    const saw = 'chainsaw 2';
    expect(swing({}, undefined, false)).toEqual([saw, 'chainsaw-follow-up -1']);
    expect(swing({ startedHidden: true }, undefined, false)).toEqual([
      saw,
      'ambush 1',
      'chainsaw-follow-up -1',
    ]);
    const masters = [{ side: 'good', halved: true, advances: ['combat-masters'] }, { side: 'evil' }] as const;
    expect(swing({}, masters, true)).toEqual([saw, 'chainsaw-follow-up -1']);
  });
});
