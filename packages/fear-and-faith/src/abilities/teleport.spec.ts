import { describe, expect, it, vi } from 'vitest';
import { looking } from '../hooks.ts';
import { teleportJudge } from '../rules/movement/teleport.ts';
import { of, playScene, scene } from '../scene.spec-support.ts';

const A = { id: 'a', x: 300, y: 300, rules: ['teleport'] } as const;
const FOE = { id: 'b', x: 600, y: 300, party: 1 };
const JUMPER = { waiting: ['a'], successes: 1, declared: 'teleport' };

function at(successes: number, others: readonly object[] = [FOE], more: object = {}) {
  return scene({
    models: [{ ...A, ...more }, ...others] as never,
    phase: 'act',
    activation: { ...JUMPER, successes },
  });
}
const to = (x: number, y = 300) => ['teleport', { x, y, z: 0 }] as const;

describe('Teleport', () => {
  it('FF-SPEC-58 of many places, how somebody walks is looked up once', () => {
    const look = looking(at(3));
    const modify = vi.spyOn(look, 'modify');
    const problem = teleportJudge({ model: 'a', upTo: null, atLeast: 50, besideEnemies: true }, look);
    expect([310, 400, 500, 600].map((x) => problem({ x, y: 300, z: 0 })?.code ?? null)).toEqual([
      'teleport.too-near',
      null,
      null,
      'teleport.no-footing',
    ]);
    expect(modify.mock.calls.filter(([hook]) => hook === 'gait')).toHaveLength(1);
  });

  it('FF-SPEC-58 is declared at the nomination; the roll is the activation roll', () => {
    const { state: s } = playScene(
      scene({ models: [A, FOE] as never }),
      [4, 1],
      [
        ['nominate', 'a'],
        ['declare', 'teleport'],
        ['dice', '2'],
      ],
    );
    expect(s.activation).toMatchObject({ declared: 'teleport', successes: 1 });
    const plain = scene({ models: [{ ...A, rules: [] }, FOE] as never });
    expect(() =>
      playScene(
        plain,
        [],
        [
          ['nominate', 'a'],
          ['declare', 'teleport'],
        ],
      ),
    ).toThrow('declare');
  });

  it('FF-SPEC-58 FF-ACT-14 who lies or is held may declare it, and jumps when it has got up or free', () => {
    const jumps = (more: object, dice: readonly number[], first: string) =>
      of(
        playScene(
          scene({ models: [{ ...A, ...more }, FOE] as never }),
          dice,
          [
            ['nominate', 'a'],
            ['declare', 'teleport'],
            ['dice', '3'],
            ['act', first],
            ['act', 'teleport/medium'],
            to(400),
          ],
          2,
        ).state,
        'a',
      );
    expect(jumps({ posture: 'fallen' }, [4, 4, 1], 'stand-up')).toMatchObject({
      x: 400,
      posture: 'standing',
    });
    const held = { conditions: { transfixed: { by: 'fear', cost: 2, source: null } } };
    expect(jumps(held, [4, 4, 4], 'break-free')).toMatchObject({ x: 400, conditions: {} });
    expect(() => jumps({ posture: 'fallen' }, [4, 4, 1], 'teleport/medium')).toThrow('act');
  });

  it('FF-SPEC-58 one success: up to Medium, through anything', () => {
    const walls = {
      terrain: [
        {
          id: 'w',
          type: 'wall',
          shape: {
            line: [
              [350, 200],
              [350, 400],
            ],
            width: 6,
          },
        },
      ],
    };
    const state = scene({ models: [A, FOE] as never, phase: 'act', activation: JUMPER, ...walls } as never);
    expect(of(playScene(state, [], [['act', 'teleport/medium'], to(420)]).state, 'a').x).toBe(420);
    expect(() => playScene(state, [], [['act', 'teleport/medium'], to(421)])).toThrow('refused');
  });

  it('FF-SPEC-58 two: up to Long; three: anywhere; the others are left for other actions', () => {
    expect(of(playScene(at(2), [], [['act', 'teleport/long'], to(480)]).state, 'a').x).toBe(480);
    expect(of(playScene(at(3), [], [['act', 'teleport/anywhere'], to(880, 880)]).state, 'a').y).toBe(880);
    const then = playScene(
      at(2),
      [],
      [['act', 'teleport/medium'], to(400), ['act', 'move'], ['move', [{ x: 400, y: 350, z: 0 }]]],
    );
    expect(of(then.state, 'a')).toMatchObject({ x: 400, y: 350 });
    expect(() =>
      playScene(at(2), [], [['act', 'teleport/medium'], to(400), ['act', 'teleport/medium']]),
    ).toThrow('refused');
  });

  it('FF-SPEC-58 beside an enemy only with three, and that is a charge', () => {
    expect(() => playScene(at(2, [{ ...FOE, x: 420 }]), [], [['act', 'teleport/long'], to(395)])).toThrow(
      'refused',
    );
    const { state: s, events } = playScene(at(3), [], [['act', 'teleport/anywhere'], to(575)]);
    expect(of(s, 'a').x).toBe(575);
    expect(events.filter(({ type }) => type === 'charged')).toMatchObject([{ targets: ['b'] }]);
  });

  it('FF-MOV-25 FF-MOV-26 FF-MOV-28 dreaded ground holds it off, a pentagram holds it in; a bridge is safe', () => {
    const jump = (
      rule: 'demon' | 'vampire',
      terrain: readonly object[],
      x: number,
      dice: readonly number[],
    ) => {
      const own = { ...A, rules: [rule, 'teleport'], tags: [rule] };
      const s = scene({
        models: [own, FOE] as never,
        terrain: terrain as never,
        clock: { day: false },
        phase: 'act',
        activation: JUMPER,
      });
      return of(playScene(s, dice, [['act', 'teleport/medium'], to(x)]).state, 'a').x;
    };
    const piece = (type: string, x: number, width = 100) => ({
      id: type,
      type,
      shape: { rect: [x, 250, width, 100] },
    });
    expect(jump('demon', [piece('pentagram', 350)], 400, [3])).toBe(300);
    expect(jump('demon', [piece('pentagram', 350)], 400, [4])).toBe(400);
    expect(jump('demon', [piece('pentagram', 250)], 400, [3])).toBe(300);
    expect(jump('demon', [piece('pentagram', 250)], 400, [4])).toBe(400);
    expect(jump('demon', [piece('pentagram', 250)], 310, [])).toBe(310);
    expect(jump('vampire', [piece('pentagram', 250)], 400, [])).toBe(400);
    expect(jump('vampire', [piece('river', 350)], 400, [3])).toBe(300);
    expect(jump('vampire', [piece('river', 350), piece('bridge', 380, 40)], 400, [])).toBe(400);
  });

  it('FF-SPEC-58 it lands on a free, legal spot', () => {
    expect(() =>
      playScene(at(2, [FOE, { id: 'f', x: 400, y: 300 }]), [], [['act', 'teleport/long'], to(390)]),
    ).toThrow('refused');
  });

  it('FF-SPEC-58 out of a fight: Free Hacks come first, and beaten it stays', () => {
    const beside = [{ ...FOE, x: 325 }];
    const free = playScene(at(1, beside), [3, 3], [['act', 'teleport/medium'], to(200)]);
    expect(of(free.state, 'a').x).toBe(200);
    const hit = playScene(at(1, beside), [4, 3], [['act', 'teleport/medium']]);
    expect(of(hit.state, 'a')).toMatchObject({ x: 300, posture: 'fallen' });
    const slippery = { rules: ['free-disengage', 'teleport'] };
    expect(
      of(playScene(at(1, beside, slippery), [], [['act', 'teleport/medium'], to(200)]).state, 'a').x,
    ).toBe(200);
  });

  it('FF-SPEC-58 three failures: it arrives transfixed where the opponent wants it, Long away at least', () => {
    const nominated = [
      ['nominate', 'a'],
      ['declare', 'teleport'],
      ['dice', '3'],
    ] as const;
    const state = scene({ models: [A, FOE] as never });
    const { state: s } = playScene(state, [1, 2, 3], [...nominated, to(575)]);
    expect(of(s, 'a')).toMatchObject({
      x: 575,
      conditions: { transfixed: { by: 'mishap', cost: 2, source: null } },
    });
    expect(() => playScene(state, [1, 2, 3], [...nominated, to(479)])).toThrow('refused');
  });
});
