import { random } from '@vedette/engine';
import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { of, scene } from '../../scene.spec-support.ts';
import type { Model } from '../../state.ts';

type Box = readonly [x: number, y: number, width: number, depth: number, height: number];

/** How much of the line lies in the box, as a part of it. */
function inside(from: readonly number[], to: readonly number[], [x, y, width, depth, height]: Box): number {
  const low = [x, y, 0];
  const high = [x + width, y + depth, height];
  let [enter, leave] = [0, 1];
  for (let axis = 0; axis < 3; axis++) {
    const step = to[axis]! - from[axis]!;
    const a = (low[axis]! - from[axis]!) / step;
    const b = (high[axis]! - from[axis]!) / step;
    if (step === 0) {
      if (from[axis]! <= low[axis]! || from[axis]! >= high[axis]!) return 0;
      continue;
    }
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  return Math.max(0, leave - enter);
}

/** FF-RNG-07 as it is written: eighteen lines, each blocked by any volume; null where one only grazes. */
function byTheBook(viewer: Model, target: Model, boxes: readonly Box[]): string | null {
  const [dx, dy] = [target.x - viewer.x, target.y - viewer.y];
  const long = Math.sqrt(dx * dx + dy * dy);
  const eye = [viewer.x, viewer.y, viewer.z + 0.9 * viewer.height];
  let blocked = 0;
  for (let i = 0; i < 9; i++) {
    const across = (-0.9 + (i * 1.8) / 8) * target.radius;
    for (const part of [0.2, 0.9]) {
      const end = [
        target.x + (dy / long) * across,
        target.y - (dx / long) * across,
        target.z + part * target.height,
      ];
      const most = Math.max(0, ...boxes.map((box) => inside(eye, end, box)));
      if (most > 0 && most < 1e-4) return null;
      if (most > 0) blocked++;
    }
  }
  return blocked === 18 ? 'nothing' : blocked > 0 ? 'cover' : 'clear';
}

describe('line of sight', () => {
  it('FF-RNG-07 is what eighteen lines say, whatever stands about', () => {
    const dice = random('sight');
    const seen: Record<string, number> = {};
    for (let n = 0; n < 400; n++) {
      const boxes = Array.from(
        { length: 1 + dice.below(3) },
        (): Box => [
          250 + dice.below(100) + 0.3,
          380 + dice.below(80) + 0.7,
          5 + dice.below(60),
          5 + dice.below(70),
          8 + dice.below(60),
        ],
      );
      const state = scene({
        models: [
          {
            id: 'a',
            x: 150 + dice.below(60),
            y: 400 + dice.below(100),
            posture: dice.below(4) === 0 ? 'fallen' : 'standing',
          },
          {
            id: 'b',
            x: 450 + dice.below(60),
            y: 400 + dice.below(100),
            party: 1,
            profile: dice.below(3) === 0 ? 'huge-fat-zombie' : 'walking-dead',
          },
        ],
        terrain: boxes.map(([x, y, width, depth, height], i) => ({
          id: `t${i}`,
          type: 'wall',
          height,
          shape: { rect: [x, y, width, depth] },
        })),
      });
      const [viewer, target] = [of(state, 'a'), of(state, 'b')];
      const wanted = byTheBook(viewer, target, boxes);
      if (wanted === null) continue;
      const { visible, cover } = looking(state).table.sight(viewer, target);
      const got = visible ? (cover ? 'cover' : 'clear') : 'nothing';
      expect([n, got]).toEqual([n, wanted]);
      seen[got] = (seen[got] ?? 0) + 1;
    }
    for (const kind of ['nothing', 'cover', 'clear']) expect(seen[kind]).toBeGreaterThan(20);
  });

  const through = (
    wood: readonly [number, number, number, number],
    a: object = {},
    b: object = {},
    options: object = {},
  ) => {
    const state = scene({
      models: [
        { id: 'a', x: 200, y: 450, ...a },
        { id: 'b', x: 400, y: 450, party: 1, ...b },
      ],
      terrain: [{ id: 'wood', type: 'wood', shape: { rect: wood } }],
      options: options as Record<string, boolean>,
    });
    const { table } = looking(state);
    const word = (eyes: 'plain' | 'shot') => {
      const { visible, cover } = table.sight(of(state, 'a'), of(state, 'b'), eyes);
      return visible ? (cover ? 'cover' : 'clear') : 'nothing';
    };
    return { plain: word('plain'), shot: word('shot') };
  };

  it('FF-RNG-19 a wood between two who stand outside hides them', () => {
    expect(through([280, 400, 50, 100])).toEqual({ plain: 'nothing', shot: 'nothing' });
    expect(through([280, 460, 50, 100])).toEqual({ plain: 'clear', shot: 'clear' });
  });

  it('FF-RNG-19 from the edge one shoots out; into it nobody shoots but from beside the edge and the model', () => {
    const edge = through([100, 400, 110, 100]);
    expect(edge).toEqual({ plain: 'clear', shot: 'clear' });
    const into = through([390, 400, 110, 100]);
    expect(into).toEqual({ plain: 'clear', shot: 'nothing' });
    const beside = through([388, 400, 110, 100], { x: 375 });
    expect(beside.shot).toBe('cover');
  });

  it('FF-RNG-19 who stands deeper neither sees nor is seen', () => {
    expect(through([100, 400, 150, 100])).toEqual({ plain: 'nothing', shot: 'nothing' });
    expect(through([350, 400, 150, 100])).toEqual({ plain: 'nothing', shot: 'nothing' });
  });

  it('FF-RNG-19 inside one wood one sees one Short, in cover', () => {
    const wood = [100, 300, 500, 300] as const;
    expect(through(wood, {}, { x: 300 })).toEqual({ plain: 'cover', shot: 'cover' });
    expect(through(wood, {}, { x: 301 })).toEqual({ plain: 'nothing', shot: 'nothing' });
  });

  it('FF-OPT-15 wood-edge-return-fire: whoever stands at the edge can be shot from outside, in cover', () => {
    expect(through([390, 400, 110, 100], {}, {}, { 'wood-edge-return-fire': true }).shot).toBe('cover');
    expect(through([350, 400, 150, 100], {}, {}, { 'wood-edge-return-fire': true }).shot).toBe('nothing');
  });

  it('FF-OPT-12 strict-los: the line from middle to middle decides', () => {
    const wall = (rect: readonly [number, number, number, number], on: boolean) => {
      const state = scene({
        models: [
          { id: 'a', x: 200, y: 450 },
          { id: 'b', x: 400, y: 450, party: 1 },
        ],
        terrain: [{ id: 'wall', type: 'wall', shape: { rect } }],
        options: { 'strict-los': on },
      });
      const { visible, cover } = looking(state).table.sight(of(state, 'a'), of(state, 'b'));
      return visible ? (cover ? 'cover' : 'clear') : 'nothing';
    };
    expect([wall([300, 449, 10, 50], false), wall([300, 449, 10, 50], true)]).toEqual(['cover', 'nothing']);
    expect([wall([300, 452, 10, 50], false), wall([300, 452, 10, 50], true)]).toEqual(['cover', 'cover']);
  });
});
