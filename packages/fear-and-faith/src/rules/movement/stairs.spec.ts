import { play } from '@vedette/engine/testing';
import { describe, expect, it } from 'vitest';
import type { FaithCx } from '../../game.ts';
import { of, playScene, scene, stepping } from '../../scene.spec-support.ts';
import { blastLadders } from './ladder.ts';
import { moveA, whyNot } from './move.spec-support.ts';

const FOE = { id: 'z', x: 850, y: 850, party: 1 };
/** Stairs from 400 to 440, then a floor at 75. */
const HOUSE = [
  { id: 's', type: 'stairs', shape: { rect: [400, 250, 40, 100] } },
  { id: 'p', type: 'platform', shape: { rect: [440, 250, 200, 100] } },
] as const;

function on(model: object) {
  return { models: [{ id: 'a', x: 380, y: 300, ...model }, FOE] as never, terrain: HOUSE };
}

describe('stairs', () => {
  it('FF-MOV-14 are difficult on the way up and nothing on the way down', () => {
    expect(whyNot(scene(on({})), [455, 300, 75])).toBeNull();
    expect(whyNot(scene(on({})), [456, 300, 75])).toBe('move.too-far');
    expect(whyNot(scene(on({ x: 470, z: 75 })), [355, 300, 0])).toBeNull();
  });

  it('FF-MOV-14 the first Move on them in a turn needs no roll', () => {
    const s = moveA(on({}), [455, 300, 75]);
    expect(of(s, 'a')).toMatchObject({ x: 455, z: 75, turn: { stairs: 1 } });
  });

  it('FF-MOV-14 the second does; failing, it falls at the end of the Move or of the stairs', () => {
    const second = on({ turn: { stairs: 1 } });
    expect(of(moveA(second, [455, 300, 75], [4]), 'a')).toMatchObject({ x: 455, posture: 'standing' });
    expect(of(moveA(second, [420, 300, 75], [3]), 'a')).toMatchObject({ x: 420, z: 75, posture: 'fallen' });
    const down = on({ x: 460, z: 75, turn: { stairs: 1 } });
    const fallen = of(moveA(down, [345, 300, 0], [3]), 'a');
    // No falling damage: it lies at the foot, not where it wanted to be.
    expect(fallen).toMatchObject({ z: 0, posture: 'fallen' });
    expect(fallen.x).toBeCloseTo(388.5, 0);
  });

  it('FF-MOV-14 the third is rolled for again, and nobody beside them is asked', () => {
    expect(of(moveA(on({ turn: { stairs: 2 } }), [455, 300, 75], [1]), 'a').posture).toBe('fallen');
    expect(of(moveA(on({ turn: { stairs: 2 } }), [300, 300]), 'a').x).toBe(300);
  });
});

describe('ladders', () => {
  const LADDER = [
    { id: 'p', type: 'platform', shape: { rect: [440, 250, 200, 100] } },
    { id: 'l', type: 'ladder', shape: { rect: [435, 290, 5, 20] } },
  ] as const;
  const A = { id: 'a', x: 422, y: 300 };
  const TAKE = ['act', 'ladder/l'] as const;

  function at(model: object = {}, actions = 1) {
    return scene({ models: [{ ...A, ...model }, FOE] as never, terrain: LADDER, acting: ['a', actions] });
  }

  it('FF-MOV-15 one Move takes it up, one down', () => {
    const up = of(playScene(at(), [], [TAKE]).state, 'a');
    expect(up).toMatchObject({ z: 75, turn: { moves: 1, ladders: 1 } });
    const { x, y } = up;
    const down = of(playScene(at({ x, y, z: 75 }), [], [TAKE]).state, 'a');
    expect(down.z).toBe(0);
  });

  it('FF-MOV-15 a Short mover needs two actions, except who Clings', () => {
    const short = { movement: 'short' };
    expect(() => playScene(at(short), [], [TAKE])).toThrow('refused');
    expect(of(playScene(at(short, 2), [], [TAKE]).state, 'a').z).toBe(75);
    expect(of(playScene(at({ ...short, rules: ['clinging'] }), [], [TAKE]).state, 'a').z).toBe(75);
  });

  it('FF-MOV-15 the second time in a turn it rolls, or falls to the foot from that height', () => {
    const second = { turn: { ladders: 1 } };
    expect(of(playScene(at(second), [4], [TAKE]).state, 'a').z).toBe(75);
    expect(of(playScene(at(second), [3, 5], [TAKE]).state, 'a')).toMatchObject({
      z: 0,
      posture: 'fallen-hard',
    });
    expect(of(playScene(at(second), [3, 3], [TAKE]).state, 'a').left).toBe('killed');
  });

  it('FF-SPEC-38 hooves do not climb ladders, nor do paws and the Mindless', () => {
    for (const model of [
      { rules: ['mounted'], tags: ['hoofed'] },
      { rules: ['animal'], tags: ['animal'] },
      { rules: ['mindless'] },
      { x: 415 },
    ])
      expect(() => playScene(at(model), [], [TAKE])).toThrow('refused');
  });

  const TALL = [
    { id: 'p', type: 'platform', height: 150, shape: { rect: [440, 250, 200, 100] } },
    { id: 'l', type: 'ladder', height: 150, shape: { rect: [435, 290, 5, 20] } },
  ] as const;
  const tall = (model: object = {}, actions = 1) =>
    scene({ models: [{ ...A, ...model }, FOE] as never, terrain: TALL, acting: ['a', actions] });
  const HUNG = { z: 75, conditions: { climbing: { height: 75, piece: 'l' } } };

  it('FF-MOV-15 FF-MOV-05 a ladder higher than the lower stick takes two Moves, and it hangs in between', () => {
    const half = of(playScene(tall(), [], [TAKE]).state, 'a');
    expect(half).toMatchObject({ x: 422, z: 75, conditions: { climbing: { height: 75, piece: 'l' } } });
    const up = of(playScene(tall(HUNG), [], [['act', 'ladder/l/up']]).state, 'a');
    expect(up).toMatchObject({ z: 150, conditions: {} });
    const down = of(playScene(tall(HUNG), [], [['act', 'ladder/l/down']]).state, 'a');
    expect(down).toMatchObject({ x: 422, z: 0, conditions: {} });
    const long = of(playScene(tall({ movement: 'long' }), [], [TAKE]).state, 'a');
    expect(long.conditions.climbing).toMatchObject({ height: 120 });
    const clings = { movement: 'long', rules: ['clinging', 'long-move'] };
    expect(of(playScene(tall(clings), [], [TAKE]).state, 'a')).toMatchObject({ z: 150, conditions: {} });
  });

  it('FF-MOV-15 the second Move of a turn is rolled for: it falls from as high as it would have got', () => {
    const second = { ...HUNG, turn: { ladders: 1 } };
    expect(of(playScene(tall(second), [4], [['act', 'ladder/l/up']]).state, 'a').z).toBe(150);
    // 150 mm: three dice; 75 mm: one.
    const fell = playScene(tall(second), [3, 5, 5, 5], [['act', 'ladder/l/up']]);
    expect(of(fell.state, 'a')).toMatchObject({ z: 0, posture: 'fallen-hard', conditions: {} });
    const slid = playScene(tall(second), [3, 5], [['act', 'ladder/l/down']]);
    expect(of(slid.state, 'a')).toMatchObject({ z: 0, posture: 'fallen-hard' });
  });

  it('FF-MOV-15 whoever is on a ladder when it is blown up falls from where he is; nobody beside it does', () => {
    const rules = (x: number) =>
      stepping((cx: FaithCx) => blastLadders(cx, { x, y: 300, z: 0 }, 90, of(cx.s, 'z')));
    const on = play(rules(350), { state: tall(HUNG), dice: [4], steps: 1 }).state;
    expect(of(on, 'a')).toMatchObject({ z: 0, posture: 'fallen-hard', conditions: {} });
    expect(of(play(rules(350), { state: tall(HUNG), dice: [3], steps: 1 }).state, 'a').left).toBe('killed');
    expect(of(play(rules(340), { state: tall(HUNG), steps: 1 }).state, 'a').z).toBe(75);
    expect(of(play(rules(350), { state: tall(), steps: 1 }).state, 'a').posture).toBe('standing');
  });

  it('FF-MOV-15 a blast destroys a ladder within its ring, and no other', () => {
    const blasted = (x: number) => {
      const rules = stepping((cx: FaithCx) => blastLadders(cx, { x, y: 300, z: 0 }, 90, of(cx.s, 'z')));
      return play(rules, { state: at(), steps: 1 }).state.terrain.pieces.map(({ id }) => id);
    };
    expect(blasted(350)).toEqual(['p']);
    expect(blasted(340)).toEqual(['p', 'l']);
  });

  it('FF-MOV-04 getting off beside an enemy is a charge', () => {
    const state = scene({
      models: [A, { id: 'b', x: 473, y: 300, z: 75, party: 1 }],
      terrain: LADDER,
      acting: ['a', 1],
    });
    const { events } = playScene(state, [], [TAKE]);
    expect(events.filter(({ type }) => type === 'charged')).toMatchObject([{ targets: ['b'] }]);
  });
});
