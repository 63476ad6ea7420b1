import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { FaithCx } from '../../game.ts';
import { of, playScene, scene, stepping } from '../../scene.spec-support.ts';
import type { FaithState } from '../../state.ts';
import { fallFrom } from './falling.ts';

const FOE = { id: 'z', x: 850, y: 850, party: 1 };
const A = { id: 'a', x: 437, y: 300 };
/** Its western face is at 450. */
const block = (more: object = {}) =>
  [{ id: 'p', type: 'platform', shape: { rect: [450, 250, 100, 100] }, ...more }] as never;
const VERTICAL = { traits: ['impassable', 'stand', 'climbable-vertical'] };

function at(model: object = {}, terrain: never = block(), actions = 1, others: readonly object[] = [FOE]) {
  return scene({ models: [{ ...A, ...model }, ...others] as never, terrain, acting: ['a', actions] });
}

function climbing(
  state: FaithState,
  dice: readonly number[],
  way = 'up',
  more: readonly (readonly [string, unknown])[] = [],
) {
  const answers = [['act', `climb/p/${way}`], ...more] as Parameters<typeof playScene>[2];
  return playScene(state, dice, answers).state;
}

describe('climbing', () => {
  it('FF-MOV-16 two or three successes: up to the full stick, and it stands on top', () => {
    const s = climbing(at(), [4, 4, 1]);
    expect(of(s, 'a')).toMatchObject({ z: 75, posture: 'standing', conditions: {} });
    expect(of(s, 'a').x).toBeGreaterThanOrEqual(462.4);
    expect(s.activation).toBeNull();
  });

  it('FF-MOV-16 one success: a stick less; below the top it hangs there', () => {
    const tall = block({ height: 100 });
    expect(of(climbing(at({}, tall), [4, 1, 1]), 'a')).toMatchObject({
      z: 75,
      x: 437,
      conditions: { climbing: { height: 75, piece: 'p' } },
    });
    expect(of(climbing(at({}, tall), [4, 4, 1]), 'a')).toMatchObject({ z: 100, conditions: {} });
    expect(of(climbing(at({}, block({ height: 130 })), [4, 4, 1]), 'a').conditions.climbing).toMatchObject({
      height: 120,
    });
  });

  it('FF-MOV-16 no success: it falls from the top, or from one stick up', () => {
    // 75 is Short: one die. 100 is Medium: two.
    expect(of(climbing(at(), [1, 2, 3, 4]), 'a')).toMatchObject({ z: 0, posture: 'fallen-hard' });
    expect(of(climbing(at({}, block({ height: 100 })), [1, 1, 1, 5, 3]), 'a').left).toBe('killed');
    expect(of(climbing(at({}, block({ height: 300 })), [1, 1, 1, 5, 6]), 'a').posture).toBe('fallen-hard');
  });

  it('FF-MOV-16 it takes all actions, as their first use', () => {
    const s = climbing(at({}, block(), 3), [4, 4, 4]);
    expect(s.phase).toBe('nominate');
    const later = at({}, block(), 2);
    expect(() =>
      playScene(
        later,
        [],
        [
          ['act', 'move'],
          ['move', []],
          ['act', 'climb/p/up'],
        ],
      ),
    ).toThrow('refused');
  });

  it('FF-MOV-16 a vertical wall is harder, an Acrobat better', () => {
    // Quality 4: on a vertical wall a 4 fails, an Acrobat’s succeeds.
    const steep = block(VERTICAL);
    expect(of(climbing(at({}, steep), [4, 4, 5]), 'a').z).toBe(75);
    expect(of(climbing(at({}, steep), [4, 4, 4, 4]), 'a').posture).toBe('fallen-hard');
    expect(of(climbing(at({ rules: ['acrobat'] }, steep), [4, 4, 1]), 'a').z).toBe(75);
  });

  it('FF-SPEC-01 an Acrobat climbs at +1, and rolls for nothing else so', () => {
    expect(of(climbing(at({ rules: ['acrobat'] }), [3, 3, 1]), 'a').z).toBe(75);
    expect(of(climbing(at(), [3, 3, 4]), 'a').z).toBe(75);
    expect(of(climbing(at({ rules: ['acrobat'] }), [2, 2, 2, 3]), 'a').left).toBe('killed');
  });

  it('FF-MOV-16 a Short mover with one success needs two actions for Short', () => {
    const short = { rules: ['short-move'], movement: 'short' };
    expect(of(climbing(at(short), [4, 1, 1]), 'a')).toMatchObject({ z: 0, conditions: {} });
    expect(of(climbing(at(short, block(), 2), [4, 1, 1]), 'a').z).toBe(75);
  });

  it('FF-MOV-16 down from the top, and from where it hangs', () => {
    const s = climbing(at({ x: 465, z: 75 }), [4, 4, 1], 'down');
    expect(of(s, 'a')).toMatchObject({ z: 0, conditions: {} });
    expect(of(s, 'a').x).toBeLessThan(438);
    const hung = { conditions: { climbing: { height: 50, piece: 'p' } }, z: 50 };
    expect(of(climbing(at(hung), [4, 4, 1], 'down'), 'a')).toMatchObject({ z: 0, conditions: {} });
    // On the way down it loses its hold at once.
    expect(of(climbing(at(hung), [1, 1, 1, 6], 'down'), 'a')).toMatchObject({ z: 0, posture: 'fallen-hard' });
  });

  it('FF-MOV-16 over a wall that cannot be stood on, and down the other side', () => {
    const wall = [
      {
        id: 'p',
        type: 'wall',
        shape: {
          line: [
            [453, 200],
            [453, 400],
          ],
          width: 6,
        },
      },
    ] as never;
    const up = climbing(at({}, wall), [5, 5, 1]);
    expect(of(up, 'a')).toMatchObject({ z: 75, conditions: { climbing: { height: 75, piece: 'p' } } });
    const { climbing: held } = of(up, 'a').conditions;
    const s = climbing(at({ z: 75, conditions: { climbing: held } }, wall), [5, 5, 1], 'over');
    expect(of(s, 'a')).toMatchObject({ z: 0, conditions: {} });
    expect(of(s, 'a').x).toBeGreaterThan(456);
  });

  it('FF-MOV-20 who climbs what', () => {
    const tree = [{ id: 'p', type: 'tree', shape: { rect: [450, 285, 30, 30] } }] as never;
    const pillar = [{ id: 'p', type: 'pillar', shape: { rect: [450, 285, 30, 30] } }] as never;
    const can = (model: object, terrain: never) => {
      try {
        climbing(at(model, terrain), [6, 6, 6]);
        return true;
      } catch {
        return false;
      }
    };
    const animal = ['animal'];
    const rows: readonly (readonly [object, boolean, boolean, boolean])[] = [
      [{}, true, true, true],
      [{ rules: ['mindless'] }, false, false, false],
      [{ tags: ['hoofed'] }, false, false, false],
      [{ rules: animal, tags: ['animal'] }, false, false, false],
      [{ rules: animal, tags: ['animal', 'clawed'] }, false, true, false],
      [{ rules: animal, tags: ['animal', 'coiling'] }, false, true, true],
    ];
    for (const [model, wall, trees, pillars] of rows)
      expect([can(model, block()), can(model, tree), can(model, pillar)]).toEqual([wall, trees, pillars]);
  });

  it('FF-MOV-20 Clinging climbs anything as a Move, without a roll', () => {
    const spider = { rules: ['animal', 'clinging'], tags: ['animal'] };
    const s = playScene(
      at(spider, block({ height: 200 }), 3),
      [],
      [
        ['act', 'climb/p/up'],
        ['act', 'climb/p/up'],
        ['act', 'done'],
      ],
    ).state;
    expect(of(s, 'a')).toMatchObject({ z: 200, conditions: {} });
  });
});

describe('on the wall', () => {
  const hung = (more: object = {}) => ({
    ...A,
    z: 60,
    conditions: { climbing: { height: 60, piece: 'p' } },
    ...more,
  });
  const below = { id: 'b', x: 412, y: 300, party: 1 };
  /** The other side attacks. */
  const attacked = (climber: object = {}) =>
    scene({
      models: [hung(climber), below, FOE] as never,
      terrain: block(),
      active: 1,
      acting: ['b', 1],
    });
  const STRIKE = ['act', 'strike/hand-weapon/a'] as const;

  it('FF-MOV-17 a climber does not fight, and any blow that beats it kills', () => {
    const { state: s } = playScene(attacked(), [4, 4], [STRIKE, ['letGo', 'hold']]);
    expect(of(s, 'a').left).toBe('killed');
    const lost = playScene(attacked(), [1, 6], [STRIKE, ['letGo', 'hold']]).state;
    expect(of(lost, 'b').posture).toBe('standing');
    expect(of(lost, 'b').x).toBe(412);
  });

  it('FF-MOV-18 its owner may let go before the dice: it falls, and is attacked as one who lies there', () => {
    // Landing beside the attacker it is destroyed (FF-MOV-22); farther off the blow is lost.
    const { state: s } = playScene(attacked(), [], [STRIKE, ['letGo', 'let-go']]);
    expect(of(s, 'a').left).toBe('killed');
  });

  it('FF-MOV-18 a shot finds it on the ground', () => {
    const gun = { id: 'b', x: 300, y: 300, party: 1, arms: [{ weapon: 'bolt-action-rifle', inHand: true }] };
    const state = scene({
      models: [hung(), gun, FOE] as never,
      terrain: block(),
      active: 1,
      acting: ['b', 1],
    });
    const { state: s } = playScene(
      state,
      [4, 2, 6],
      [
        ['act', 'shoot/bolt-action-rifle/a'],
        ['letGo', 'let-go'],
      ],
    );
    expect(of(s, 'a')).toMatchObject({ z: 0, posture: 'fallen-hard' });
  });

  it('FF-MOV-19 a failed die of a Fear test or Morale check makes it fall', () => {
    const state = scene({ models: [hung(), FOE] as never, terrain: block() });
    const rules = stepping((cx: FaithCx) =>
      cx.react('nerveFailed', of(cx.s, 'a'), { test: 'fear', failures: 1, cause: null, source: null }),
    );
    const { state: s } = play(rules, { state, dice: [4], steps: 1 });
    expect(of(s, 'a')).toMatchObject({ z: 0, posture: 'fallen-hard', conditions: {} });
  });

  it('FF-SPEC-12 Clinging fights on the wall, higher than who stands below; knocked down it falls unhurt', () => {
    const spider = { rules: ['clinging'] };
    const { state: s, events } = playScene(attacked(spider), [6, 4], [STRIKE]);
    const fought = events.find(({ type }) => type === 'fought');
    expect(fought).toMatchObject({ target: { total: 7, modifiers: [{ by: 'higher-position', value: 1 }] } });
    // It lands against an enemy that can kill it.
    expect(of(s, 'a').left).toBe('killed');
    const state = scene({ models: [hung(spider), FOE] as never, terrain: block() });
    const rules = stepping((cx: FaithCx) =>
      cx.react('nerveFailed', of(cx.s, 'a'), { test: 'fear', failures: 1, cause: null, source: null }),
    );
    expect(of(play(rules, { state, dice: [], steps: 1 }).state, 'a')).toMatchObject({
      z: 0,
      posture: 'fallen',
    });
  });
});

describe('falling', () => {
  function fall(
    depth: number,
    dice: readonly number[],
    model: object = {},
    others: readonly object[] = [],
    conscious = true,
  ) {
    const state = scene({ models: [{ ...A, ...model }, ...others, FOE] as never });
    const rules = stepping((cx: FaithCx) => fallFrom(cx, of(cx.s, 'a'), depth, null, conscious));
    return of(play(rules, { state, dice, steps: 1 }).state, 'a');
  }

  it('FF-MOV-21 one die up to Short, two up to Medium, three up to Long and beyond', () => {
    for (const [depth, dice] of [
      [75, [4]],
      [76, [4, 4]],
      [120, [4, 4]],
      [121, [4, 4, 4]],
      [180, [4, 4, 4]],
      [400, [4, 4, 4]],
    ] as const)
      expect(fall(depth, dice).posture).toBe('fallen-hard');
  });

  it('FF-MOV-21 the example: 100 mm at Q3+, 2 and 5 kill, 3 and 6 do not', () => {
    expect(fall(100, [2, 5], { quality: 3 }).left).toBe('killed');
    expect(fall(100, [3, 6], { quality: 3 }).posture).toBe('fallen-hard');
  });

  it('FF-MOV-21 less than 25 mm only knocks down', () => {
    expect(fall(24, []).posture).toBe('fallen');
    expect(fall(25, [6]).posture).toBe('fallen-hard');
  });

  it('FF-MOV-21 neither Clinging nor a conscious flyer is hurt', () => {
    expect(fall(150, [], { rules: ['clinging'] }).posture).toBe('fallen');
    expect(fall(150, [], { rules: ['flying'] }).posture).toBe('fallen');
    expect(fall(150, [1, 1, 1], { rules: ['flying'] }, [], false).left).toBe('killed');
  });

  it('FF-MOV-21 knocked down at the edge of a roof it falls off; a step from it, it does not', () => {
    const roof = (x: number) =>
      scene({
        models: [{ id: 'b', x: x + 25, y: 300, z: 75 }, { id: 'a', x, y: 300, z: 75, party: 1 }, FOE],
        terrain: block(),
        acting: ['b', 1],
      });
    const strike = [['act', 'strike/hand-weapon/a']] as const;
    expect(of(playScene(roof(463), [4, 3, 5], strike).state, 'a')).toMatchObject({
      z: 0,
      posture: 'fallen-hard',
    });
    expect(of(playScene(roof(465), [4, 3], strike).state, 'a')).toMatchObject({ z: 75, posture: 'fallen' });
  });

  it('FF-MOV-22 among active enemies it is destroyed', () => {
    const foe = { id: 'b', x: 462, y: 300, party: 1 };
    expect(fall(50, [], {}, [foe]).left).toBe('killed');
    expect(fall(50, [6], {}, [{ ...foe, posture: 'fallen' }]).posture).toBe('fallen-hard');
    expect(fall(50, [6], {}, [{ ...foe, party: 0 }]).posture).toBe('fallen-hard');
    expect(fall(50, [6], {}, [{ ...foe, x: 464 }]).posture).toBe('fallen-hard');
  });

  it('FF-MOV-22 Clinging only where one of them could kill it', () => {
    const wolf = { rules: ['clinging', 'werewolf'], tags: ['werewolf'] };
    const foe = { id: 'b', x: 462, y: 300, party: 1 };
    expect(fall(50, [], wolf, [foe]).posture).toBe('fallen');
    expect(
      fall(50, [], wolf, [{ ...foe, arms: [{ weapon: 'silver-weapon', inHand: true, silver: true }] }]).left,
    ).toBe('killed');
  });
});
