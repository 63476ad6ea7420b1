import { describe, expect, it } from 'vitest';
import { of, type SceneDraft, type SceneFigure, scene } from '../../scene.spec-support.ts';
import { coverFrom, inCover } from './cover.ts';

/** `a` looks south at `b`, 300 away. */
function field(terrain: SceneDraft['terrain'], b: Partial<SceneFigure> = {}, a: Partial<SceneFigure> = {}) {
  return scene({
    terrain: terrain!,
    units: [
      { id: 'u', figures: [{ id: 'a', x: 600, y: 300, ...a }] },
      { id: 'e', side: 1, figures: [{ id: 'b', x: 600, y: 600, ...b }] },
    ],
  });
}

function cover(terrain: SceneDraft['terrain'], b: Partial<SceneFigure> = {}, a: Partial<SceneFigure> = {}) {
  const s = field(terrain, b, a);
  return coverFrom(s, of(s, 'b'), of(s, 'a'));
}

const line = (type: string, y: number, id = type) =>
  ({
    id,
    type,
    shape: {
      line: [
        [400, y],
        [800, y],
      ] as [number, number][],
    },
  }) as const;
const area = (type: string) => ({ id: type, type, shape: { rect: [500, 560, 200, 80] } }) as const;

describe('cover', () => {
  it.each([
    ['open-wood', true, false],
    ['closed-wood', true, false],
    ['trench', false, true],
    ['hill', false, false],
  ])('BP-GEN-17 in %s: soft %s, hard %s', (type, soft, hard) => {
    expect(cover([area(type)])).toEqual({ soft, hard });
    expect(cover([area(type)], { y: 700 })).toEqual({ soft: false, hard: false });
  });

  it.each([
    ['stone-wall', false, true],
    ['hedge', true, false],
    ['palisade', true, false],
    ['barricade', true, false],
    ['stream', false, false],
  ])('BP-GEN-17 behind %s: soft %s, hard %s', (type, soft, hard) => {
    expect(cover([line(type, 580)])).toEqual({ soft, hard });
  });

  it('BP-GEN-17 behind means within a base of it: 25 from its base, no farther', () => {
    // The wall is 6 thick: its near face is at y + 3, the base's edge at 587.5.
    expect(cover([line('hedge', 559.6)]).soft).toBe(true);
    expect(cover([line('hedge', 559.4)]).soft).toBe(false);
  });

  it('BP-GEN-17 what lies on the other side of him covers nothing', () => {
    expect(cover([line('stone-wall', 620)])).toEqual({ soft: false, hard: false });
  });

  it('BP-GEN-11, BP-GEN-17 two hedges are one soft cover, hedge and wall are both', () => {
    expect(cover([line('hedge', 575, 'one'), line('hedge', 565, 'two')])).toEqual({
      soft: true,
      hard: false,
    });
    expect(cover([line('hedge', 575), line('stone-wall', 565)])).toEqual({ soft: true, hard: true });
  });

  it('BP-GEN-17 in a house; not from one who is in the same house', () => {
    const house = area('stone-building');
    const inside = { inside: 'stone-building' };
    expect(cover([house], inside)).toEqual({ soft: false, hard: true });
    expect(cover([house], inside, { x: 560, y: 600, ...inside })).toEqual({ soft: false, hard: false });
  });

  it('BP-GEN-17 without an observer: from the nearest enemy in sight, else only what he is in', () => {
    const behind = field([line('hedge', 580)]);
    expect(inCover(behind, of(behind, 'b'))).toBe(true);
    const alone = field([line('hedge', 580)]);
    of(alone, 'a').standing = 'routed';
    expect(inCover(alone, of(alone, 'b'))).toBe(false);
    const wood = field([area('open-wood')]);
    of(wood, 'a').standing = 'routed';
    expect(inCover(wood, of(wood, 'b'))).toBe(true);
  });
});
