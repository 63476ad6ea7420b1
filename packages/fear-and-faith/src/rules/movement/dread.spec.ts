import { describe, expect, it } from 'vitest';
import { of, playScene, scene } from '../../scene.spec-support.ts';
import { moveA, whyNot } from './move.spec-support.ts';

const FOE = { id: 'z', x: 850, y: 850, party: 0 };
const A = { id: 'a', x: 300, y: 300, party: 1 };
const VAMPIRE = { ...A, rules: ['vampire'], tags: ['vampire'] } as const;
const DEMON = { ...A, rules: ['demon'], tags: ['demon'] } as const;

function on(type: string, model: object = VAMPIRE, more: readonly object[] = []) {
  const terrain = [{ id: 'g', type, shape: { rect: [350, 200, 60, 200] } }, ...more];
  return {
    models: [model, FOE] as never,
    terrain: terrain as never,
    active: 1 as const,
    clock: { day: false },
  };
}

describe('holy ground', () => {
  it('FF-MOV-25 a Demon or Vampire enters by a roll', () => {
    for (const model of [VAMPIRE, DEMON])
      expect(of(moveA(on('church', model), [380, 300], [4]), 'a').x).toBe(380);
  });

  it('FF-MOV-25 failing, it stops at the edge, and may not enter again this turn', () => {
    const s = moveA(on('church'), [380, 300], [3]);
    expect(of(s, 'a').x).toBeCloseTo(337.2, 0);
    const { x, turn } = of(s, 'a');
    const again = scene(on('church', { ...VAMPIRE, x, turn }));
    expect(whyNot(again, [380, 300])).toBe('move.barred-this-turn');
    const other = scene(
      on('church', { ...VAMPIRE, turn }, [{ id: 'h', type: 'church', shape: { rect: [200, 200, 50, 200] } }]),
    );
    expect(whyNot(other, [230, 300])).toBeNull();
  });

  it('FF-MOV-25 once inside it rolls no more; others never do; defiled ground is nothing', () => {
    expect(of(moveA(on('church', { ...VAMPIRE, x: 370 }), [395, 300]), 'a').x).toBe(395);
    expect(of(moveA(on('church', A), [380, 300]), 'a').x).toBe(380);
    const defiled = {
      ...on('church'),
      terrain: [{ id: 'g', type: 'church', traits: ['open'], shape: { rect: [350, 200, 60, 200] } }] as never,
    };
    expect(of(moveA(defiled, [380, 300]), 'a').x).toBe(380);
  });

  it('FF-MOV-26 a pentagram is like that to Demons, on the way out too; Vampires do not mind', () => {
    expect(of(moveA(on('pentagram', DEMON), [380, 300], [3]), 'a').x).toBeLessThan(340);
    expect(of(moveA(on('pentagram', VAMPIRE), [380, 300]), 'a').x).toBe(380);
    const inside = on('pentagram', { ...DEMON, x: 380 });
    expect(of(moveA(inside, [300, 300], [4]), 'a').x).toBe(300);
    expect(of(moveA(inside, [300, 300], [3]), 'a').x).toBeGreaterThan(320);
    expect(of(moveA(inside, [370, 300]), 'a').x).toBe(370);
  });

  it('FF-MOV-27 an evil model defiles it with three actions of one activation', () => {
    const at = (model: object, others: readonly object[] = [FOE], actions = 3) =>
      scene({ ...on('church'), models: [model, ...others] as never, acting: ['a', actions] });
    const { state: s } = playScene(at({ ...A, x: 380 }), [], [['act', 'defile/g']]);
    expect(s.terrain.pieces[0]!.flags).toContain('defiled');
    expect(s.terrain.pieces[0]!.flags).not.toContain('holy');
    expect(() => playScene(at({ ...A, x: 380 }, [FOE], 2), [], [['act', 'defile/g']])).toThrow('refused');
    expect(() => playScene(at(A), [], [['act', 'defile/g']])).toThrow('refused');
    const priest = { ...FOE, rules: ['spiritual-leader'] };
    expect(() => playScene(at({ ...A, x: 380 }, [priest]), [], [['act', 'defile/g']])).toThrow('refused');
    const good = scene({
      ...on('church'),
      active: 0,
      models: [
        { ...A, party: 0, x: 380 },
        { ...FOE, party: 1 },
      ],
      acting: ['a', 3],
    });
    expect(() => playScene(good, [], [['act', 'defile/g']])).toThrow('refused');
  });
});

describe('running water', () => {
  it('FF-MOV-28 a Vampire rolls before it crosses; failing, it stops at the bank', () => {
    expect(of(moveA(on('river'), [370, 300], [4]), 'a').x).toBe(370);
    expect(of(moveA(on('river'), [370, 300], [3]), 'a').x).toBeCloseTo(337.2, 0);
    expect(of(moveA(on('river', A), [370, 300]), 'a').x).toBe(370);
    expect(of(moveA(on('water'), [370, 300]), 'a').x).toBe(370);
  });

  it('FF-MOV-28 bridges and fords are safe, and no difficult ground', () => {
    for (const type of ['bridge', 'ford']) {
      const way = [{ id: 'b', type, shape: { rect: [340, 270, 90, 60] } }];
      expect(of(moveA(on('river', VAMPIRE, way), [420, 300]), 'a').x).toBe(420);
    }
    const aside = [{ id: 'b', type: 'bridge', shape: { rect: [340, 330, 90, 60] } }];
    expect(of(moveA(on('river', VAMPIRE, aside), [370, 300], [4]), 'a').x).toBe(370);
  });

  it('FF-MOV-28 a bridge leads over deep water, too', () => {
    const bridge = [{ id: 'b', type: 'bridge', shape: { rect: [340, 270, 90, 60] } }];
    expect(of(moveA(on('lake', A, bridge), [420, 300]), 'a').x).toBe(420);
    expect(whyNot(scene(on('lake', A)), [420, 300])).not.toBeNull();
  });

  it('FF-MOV-28 flying and mist cross safely', () => {
    const bat = { ...VAMPIRE, rules: ['flying', 'vampire'] };
    expect(of(moveA(on('river', bat), [420, 300]), 'a').x).toBe(420);
    const mist = { ...VAMPIRE, conditions: { immaterial: true } };
    expect(of(moveA(on('river', mist), [420, 300]), 'a').x).toBe(420);
  });

  it('FF-MOV-28 driven into it by recoil: a roll, or it is destroyed', () => {
    const state = (quality: number) =>
      scene({
        models: [
          { id: 'b', x: 300, y: 300 },
          { ...VAMPIRE, x: 325, quality },
          { id: 'w', x: 326, y: 326, party: 0 },
          { id: 'v', x: 326, y: 274, party: 0 },
        ] as never,
        terrain: [{ id: 'g', type: 'river', shape: { rect: [340, 0, 60, 900] } }],
        options: { 'recoil-strict': true },
        clock: { day: false },
        acting: ['b', 1],
      });
    const strike = [['act', 'strike/hand-weapon/a']] as const;
    expect(of(playScene(state(4), [5, 4, 3], strike).state, 'a').left).toBe('killed');
    expect(of(playScene(state(4), [5, 4, 4], strike).state, 'a')).toMatchObject({ left: null, x: 350 });
  });
});
