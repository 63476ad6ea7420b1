import { describe, expect, it } from 'vitest';
import { of, playScene, scene } from '../../scene.spec-support.ts';
import { whyNot } from './move.spec-support.ts';

const FOE = { id: 'z', x: 850, y: 850, party: 1 };
const FIRE = [{ id: 'f', type: 'fire', shape: { rect: [330, 200, 60, 200] } }] as const;

describe('fire', () => {
  it('FF-MOV-30 nobody enters it by choice; what has no body crosses and does not stay', () => {
    const walker = scene({ models: [{ id: 'a', x: 300, y: 300 }, FOE], terrain: FIRE });
    expect(whyNot(walker, [360, 300])).not.toBeNull();
    const ghost = { id: 'a', x: 300, y: 300, conditions: { immaterial: true } } as const;
    const state = scene({ models: [ghost, FOE], terrain: FIRE });
    expect(whyNot(state, [410, 300])).toBeNull();
    expect(whyNot(state, [360, 300])).not.toBeNull();
  });

  it('FF-MOV-30 driven into it, the fire attacks at Combat 3, and recoil leads out', () => {
    const state = scene({
      models: [
        { id: 'b', x: 290, y: 300 },
        { id: 'a', x: 315, y: 300, party: 1 },
      ],
      terrain: [{ id: 'f', type: 'fire', shape: { rect: [330, 295, 60, 20] } }],
      options: { 'recoil-strict': true },
      acting: ['b', 1],
    });
    const { state: s, events } = playScene(state, [5, 4, 3, 2], [['act', 'strike/hand-weapon/a']]);
    const fire = events.find((event) => event.type === 'fought' && event.kind === 'fire');
    expect(fire).toMatchObject({
      attacker: { model: null, combat: 3, total: 6 },
      target: { total: 4 },
      result: 'recoil',
    });
    expect(of(s, 'a')).toMatchObject({ x: 340, y: 275 });
  });

  it('FF-MOV-30 whoever stands in it when a player turn ends is attacked; others are not', () => {
    const state = scene({
      models: [{ id: 'a', x: 360, y: 300 }, { id: 'c', x: 200, y: 300 }, FOE],
      terrain: FIRE,
      phase: 'end-of-turn',
    });
    const { state: s, events } = playScene(state, [2, 6], []);
    expect(events.filter(({ type }) => type === 'fought')).toHaveLength(1);
    expect(of(s, 'a').standing).toBe('table');
  });
});

describe('leaving the table', () => {
  it('FF-MOV-29 not by choice, unless it is a Demon that is dismissed', () => {
    const at = (model: object) =>
      scene({ models: [{ id: 'a', x: 100, y: 450, ...model }, FOE] as never, acting: ['a', 1] });
    expect(whyNot(at({}), [0, 450])).toBe('move.off-table');
    expect(() => playScene(at({}), [], [['act', 'leave-table/west']])).toThrow('refused');
    const demon = { rules: ['demon'], tags: ['demon'] };
    const more = scene({
      models: [{ id: 'a', x: 100, y: 450, ...demon }, { id: 'c', x: 300, y: 300 }, FOE] as never,
      acting: ['a', 1],
    });
    expect(of(playScene(more, [], [['act', 'leave-table/west']]).state, 'a').left).toBe('left');
    expect(() => playScene(at({ ...demon, x: 121 }), [], [['act', 'leave-table/west']])).toThrow('refused');
  });
});
