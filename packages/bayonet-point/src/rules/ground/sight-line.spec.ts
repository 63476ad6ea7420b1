import { describe, expect, it } from 'vitest';
import { of, type SceneDraft, type SceneFigure, scene } from '../../scene.spec-support.ts';
import { sightLine } from './sight-line.ts';

type Options = Readonly<Record<string, string>>;

function sees(
  terrain: SceneDraft['terrain'],
  a: Partial<SceneFigure>,
  b: Partial<SceneFigure>,
  options: Options = {},
): boolean {
  const s = scene({
    terrain: terrain!,
    options,
    units: [
      { id: 'u', figures: [{ id: 'a', x: 600, y: 300, ...a }] },
      { id: 'e', side: 1, figures: [{ id: 'b', x: 600, y: 600, ...b }] },
    ],
  });
  return sightLine(s, of(s, 'a'), of(s, 'b'));
}

const rect = (type: string, x: number, y: number, w: number, d: number, more = {}) =>
  ({ id: type, type, shape: { rect: [x, y, w, d] }, ...more }) as const;

describe('line of sight', () => {
  it.each([
    ['stone-building', false],
    ['wooden-building', false],
    ['impassable', false],
    ['open-wood', true],
    ['trench', true],
  ])('BP-GEN-18 across %s: %s', (type, seen) => {
    expect(sees([rect(type, 500, 400, 200, 60)], {}, {})).toBe(seen);
  });

  it('BP-GEN-18 a lake does not block; a figure or a wall never does', () => {
    expect(sees([rect('impassable', 500, 400, 200, 60, { open: true })], {}, {})).toBe(true);
    const wall = {
      id: 'wall',
      type: 'stone-wall',
      shape: {
        line: [
          [400, 450],
          [800, 450],
        ] as [number, number][],
      },
    };
    expect(sees([wall], {}, {})).toBe(true);
  });

  it('BP-GEN-18 a hill hides what lies beyond it from those below its level, not from those on it', () => {
    const hill = rect('hill', 500, 400, 200, 60, { level: 1 });
    expect(sees([hill], {}, {})).toBe(false);
    expect(sees([hill], { y: 430 }, {})).toBe(true);
    const higher = { ...rect('hill', 500, 290, 200, 30, { level: 2 }), id: 'higher' };
    expect(sees([hill, higher], {}, {})).toBe(true);
  });

  it.each([
    [525, true],
    [526, false],
  ])('BP-VIS-06 in fog nobody sees beyond 500: centres %d apart %s', (apart, seen) => {
    expect(sees([], { y: 100 }, { y: 100 + apart }, { weather: 'fog' })).toBe(seen);
    expect(sees([], { y: 100 }, { y: 100 + apart })).toBe(true);
  });

  it.each([
    [150, true],
    [151, false],
  ])('BP-VIS-07 into a house from %d: %s; looking out is free', (apart, seen) => {
    const house = rect('stone-building', 500, 560, 200, 120);
    const inside = { inside: 'stone-building' };
    const y = 600 - 25 - apart;
    expect(sees([house], { y }, inside)).toBe(seen);
    expect(sees([house], inside, { y })).toBe(true);
  });

  it('BP-VIS-07 those in one house see each other', () => {
    const house = rect('stone-building', 200, 200, 800, 800);
    expect(sees([house], { inside: 'stone-building' }, { inside: 'stone-building' })).toBe(true);
  });

  it.each([
    [150, true],
    [151, false],
  ])('BP-VIS-08 deep in a closed wood one sees 150: at %d %s', (apart, seen) => {
    const wood = rect('closed-wood', 400, 200, 400, 800);
    expect(sees([wood], { y: 400 }, { y: 425 + apart })).toBe(seen);
  });

  it('BP-VIS-09 at its edge, no deeper than a base, one looks out freely', () => {
    const wood = rect('closed-wood', 400, 100, 400, 225);
    expect(sees([wood], { y: 300 }, { y: 1000 })).toBe(true);
    expect(sees([wood], { y: 299 }, { y: 1000 })).toBe(false);
  });

  it.each([
    [75, true],
    [76, false],
  ])('BP-VIS-10 from outside one sees 75 into a closed wood: %d deep %s', (deep, seen) => {
    const wood = rect('closed-wood', 400, 500, 400, 300);
    expect(sees([wood], {}, { y: 500 + deep })).toBe(seen);
  });

  it.each([
    [75, true],
    [80, false],
  ])('BP-VIS-10 and through one that is %d thick: %s', (thick, seen) => {
    const wood = rect('closed-wood', 400, 400, 400, thick);
    expect(sees([wood], {}, {})).toBe(seen);
  });

  it('BP-VIS-09, BP-VIS-10 from the edge of one wood 75 into another', () => {
    const near = rect('closed-wood', 400, 100, 400, 210);
    const far = (y: number) => ({ ...rect('closed-wood', 400, y, 400, 200), id: 'far' });
    expect(sees([near, far(530)], {}, {})).toBe(true);
    expect(sees([near, far(520)], {}, {})).toBe(false);
  });
});
