import { describe, expect, it } from 'vitest';
import { of, playScene, scene } from '../../scene.spec-support.ts';
import { judge, whyNot } from './move.spec-support.ts';

const FOE = { id: 'z', x: 850, y: 850, party: 1 };
const BAT = { id: 'a', x: 200, y: 300, rules: ['flying'] } as const;

function at(model: object = {}, draft: object = {}, actions = 1) {
  return scene({ models: [{ ...BAT, ...model }, FOE] as never, acting: ['a', actions], ...draft });
}
const hop = (x: number, y = 300) => ['move', [{ x, y, z: 0 }]] as const;

describe('flying', () => {
  it('FF-MOV-23 leaps over terrain and models, one straight stick', () => {
    const terrain = [
      {
        id: 'w',
        type: 'wall',
        shape: {
          line: [
            [250, 200],
            [250, 400],
          ],
          width: 6,
        },
      },
    ] as const;
    expect(whyNot(at({}, { terrain }), [320, 300])).toBeNull();
    expect(whyNot(at({}, { terrain }), [321, 300])).toBe('move.too-far');
    const crowd = scene({ models: [BAT, { id: 'b', x: 250, y: 300, party: 1 }, FOE] as never });
    expect(judge(crowd, [320, 300]).way!.targets).toEqual([]);
    const marsh = [{ id: 'm', type: 'marsh', shape: { rect: [220, 200, 100, 200] } }] as const;
    expect(whyNot(at({}, { terrain: marsh }), [320, 300])).toBeNull();
  });

  it('FF-MOV-23 the example: a burning building 250 mm deep in three leaps', () => {
    const terrain = [
      {
        id: 'f',
        type: 'building',
        shape: { rect: [220, 200, 250, 200] },
        traits: ['impassable', 'blocks-los', 'burning'],
      },
    ] as const;
    const { state: s } = playScene(
      at({}, { terrain }, 3),
      [],
      [['act', 'fly-on'], hop(310), ['act', 'fly-on'], hop(420), ['act', 'move'], hop(500)],
    );
    expect(of(s, 'a')).toMatchObject({ x: 500, conditions: {} });
  });

  it('FF-MOV-23 where it comes down must be a place: not on somebody, not in fire or deep water', () => {
    for (const type of ['fire', 'lake', 'car']) {
      const terrain = [{ id: 'g', type, shape: { rect: [250, 200, 100, 200] } }] as never;
      expect(whyNot(at({}, { terrain }), [300, 300])).not.toBeNull();
      expect(whyNot(at({}, { terrain }), [300, 300], { manner: 'hover' })).toBeNull();
    }
    const friend = scene({ models: [BAT, { id: 'f', x: 300, y: 300 }, FOE] as never });
    expect(whyNot(friend, [290, 300])).toBe('move.occupied');
  });

  it('FF-MOV-23 it cannot stay up with its last action', () => {
    expect(() => playScene(at(), [], [['act', 'fly-on']])).toThrow('refused');
  });

  it('FF-MOV-23 in the air it touches nobody; done, it comes down at the nearest place', () => {
    const models = [BAT, { id: 'b', x: 300, y: 300, party: 1 }, FOE] as never;
    const state = scene({ models, acting: ['a', 2] });
    const { state: s, events } = playScene(state, [], [['act', 'fly-on'], hop(300), ['act', 'done']]);
    expect(events.filter(({ type }) => type === 'charged')).toEqual([]);
    const { x, y } = of(s, 'a');
    expect(Math.hypot(x - 300, y - 300)).toBeGreaterThanOrEqual(24.8);
    expect(of(s, 'a').conditions).toEqual({});
  });

  it('FF-MOV-23 a last Move of no length comes down where it is, or beside that', () => {
    const models = [BAT, { id: 'b', x: 300, y: 300 }, FOE] as never;
    const state = scene({ models, acting: ['a', 2] });
    const { state: s } = playScene(state, [], [['act', 'fly-on'], hop(300), ['act', 'move'], ['move', []]]);
    const { x, y, conditions } = of(s, 'a');
    expect(Math.hypot(x - 300, y - 300)).toBeGreaterThanOrEqual(24.8);
    expect(conditions).toEqual({});
  });

  it('FF-MOV-23 any other action lands it first, if it can land', () => {
    const gun = { arms: [{ weapon: 'pistol', inHand: true }] };
    const models = [
      { ...BAT, ...gun },
      { id: 'b', x: 400, y: 300, party: 1 },
    ] as never;
    const { state: s } = playScene(
      scene({ models, acting: ['a', 2] }),
      [2, 6],
      [['act', 'fly-on'], hop(250), ['act', 'shoot/pistol/b']],
    );
    expect(of(s, 'a')).toMatchObject({ x: 250, conditions: {} });
    const over = scene({
      models: [{ ...BAT, ...gun }, { id: 'b', x: 250, y: 300, party: 1 }, FOE] as never,
      acting: ['a', 2],
    });
    expect(() => playScene(over, [], [['act', 'fly-on'], hop(250), ['act', 'shoot/pistol/b']])).toThrow(
      'refused',
    );
  });

  it('FF-MOV-23 landing beside an enemy is a charge', () => {
    const models = [BAT, { id: 'b', x: 300, y: 300, party: 1 }] as never;
    expect(judge(scene({ models }), [300, 300]).way!.targets.map(({ id }) => id)).toEqual(['b']);
  });

  it('FF-SPEC-20 a grounded model does not fly', () => {
    expect(() => playScene(at({ rules: [] }, {}, 2), [], [['act', 'fly-on']])).toThrow('refused');
  });
});
