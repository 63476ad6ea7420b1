import { describe, expect, it } from 'vitest';
import { looking } from '../../hooks.ts';
import { of, type SceneDraft, type SceneFigure, scene } from '../../scene.spec-support.ts';
import { explainSight, sees } from './sight.ts';

/** Two men on one line, `apart` inches base to base; b stands to the east. */
function pair(apart: number, rest: Partial<SceneDraft> = {}, b: Partial<SceneFigure> = {}) {
  const s = scene({
    ...rest,
    figures: [
      { id: 'a', x: 5, y: 18 },
      { id: 'b', side: 1, x: 5 + 0.984 + apart, y: 18, ...b },
      ...(rest.figures ?? []),
    ],
  });
  const look = looking(s);
  return {
    s,
    look,
    there: sees(look, of(s, 'a'), of(s, 'b')),
    back: sees(look, of(s, 'b'), of(s, 'a')),
  };
}

/** A wall across the line, its west face at x. */
const wall = (x: number, height: number, thick = 0.2) => ({
  id: `wall-${x}`,
  type: 'low-wall',
  shape: { rect: [x, 14, thick, 8] as [number, number, number, number] },
  height,
});

const area = (type: string, from: number, to: number) => ({
  id: type,
  type,
  shape: { rect: [from, 14, to - from, 8] as [number, number, number, number] },
});

describe('line of sight', () => {
  it('SB-SHT-03 nothing between: seen, not in Cover', () => {
    expect(pair(10).there).toEqual({ visible: true, cover: false });
  });

  it('SB-SHT-06 nobody is in the way of himself as he would stand a step aside', () => {
    const { s, look } = pair(10);
    const a = of(s, 'a');
    expect(sees(look, { ...a }, of(s, 'b')).cover).toBe(false);
    expect(sees(look, { ...a, x: a.x - 1 }, of(s, 'b')).cover).toBe(false);
    expect(sees(look, of(s, 'b'), { ...a, x: a.x - 1 }).cover).toBe(false);
  });

  it('SB-SHT-03 one free line is enough: a head over a 0.9" wall', () => {
    expect(pair(10, { terrain: [wall(15.2, 0.9)] }).there).toMatchObject({ visible: true, cover: true });
  });

  it('SB-SHT-04 a wall higher than both hides all 15 points', () => {
    const { there, back } = pair(10, { terrain: [wall(10, 1)] });
    expect(there.visible).toBe(false);
    expect(there.cover).toBe(false);
    expect(back.visible).toBe(false);
  });

  it('SB-SHT-04 a mounted man is looked for on his horse: a wall that hides the foot leaves the rider', () => {
    const terrain = [wall(10, 1.1)];
    expect(pair(10, { terrain }).there.visible).toBe(false);
    expect(pair(10, { terrain }, { x: 16.476, mounted: true }).there.visible).toBe(true);
  });

  it('SB-SHT-04 of a rider only the rider counts: a 0.5" wall before the horse is no Cover', () => {
    const terrain = [wall(15, 0.5)];
    expect(pair(10, { terrain }).there.cover).toBe(true);
    expect(pair(10, { terrain }, { x: 16.476, mounted: true }).there.cover).toBe(false);
  });

  it('SB-SHT-04 a line may run 0.01" deep through solid, no more', () => {
    const { look, s } = pair(10, { terrain: [wall(10, 2, 0.009)] });
    expect(sees(look, of(s, 'a'), of(s, 'b'))).toMatchObject({ visible: true, cover: false });
    expect(pair(10, { terrain: [wall(10, 2, 0.02)] }).there.visible).toBe(false);
  });

  it('SB-SHT-04 it is directional: the high one looks over the crest at what cannot see him whole', () => {
    const { there, back } = pair(10, { terrain: [wall(15.2, 0.5)] });
    expect(there.cover).toBe(true);
    expect(back.cover).toBe(false);
  });

  it('SB-SHT-04 eyes that pass through terrain see behind walls, where the target is in Cover', () => {
    const s = scene({
      terrain: [wall(10, 4)],
      figures: [
        { id: 'ghost', side: null, type: 'ghost', x: 5, y: 18 },
        { id: 'b', side: 1, x: 16, y: 18 },
      ],
    });
    const look = looking(s);
    expect(sees(look, of(s, 'ghost'), of(s, 'b'))).toMatchObject({ visible: true, cover: true });
    expect(sees(look, of(s, 'b'), of(s, 'ghost')).visible).toBe(false);
  });

  it('SB-EVT-03 in Fog nothing is seen beyond 10"', () => {
    const conditions = { fog: true };
    expect(pair(10, { conditions }).there.visible).toBe(true);
    expect(pair(10.001, { conditions }).there.visible).toBe(false);
    expect(pair(10.001).there.visible).toBe(true);
  });
});

describe('Cover', () => {
  it('SB-SHT-05 a man touching a 0.5" wall is in Cover from 10" off; the shooter is not when he fires back', () => {
    const { there, back } = pair(10, { terrain: [wall(5 + 0.492 + 10 - 0.2, 0.5)] });
    expect(there).toMatchObject({ visible: true, cover: true });
    expect(back).toMatchObject({ visible: true, cover: false });
  });

  it('SB-SHT-05 the same wall 2" in front of the shooter and 8" from the target is no Cover', () => {
    expect(pair(10, { terrain: [wall(5 + 0.492 + 1.8, 0.5)] }).there).toMatchObject({
      visible: true,
      cover: false,
    });
  });

  it('SB-SHT-05 half a man showing round a corner is in Cover', () => {
    const corner = {
      id: 'corner',
      type: 'house',
      shape: { rect: [14, 18.1, 1, 4] as [number, number, number, number] },
    };
    expect(pair(10, { terrain: [corner] }).there).toMatchObject({ visible: true, cover: true });
  });

  it('SB-SHT-06 somebody in the line gives Cover and stops nothing', () => {
    const between = { figures: [{ id: 'c', side: 1, x: 10, y: 18 }] };
    expect(pair(10, between).there).toMatchObject({ visible: true, cover: true });
    expect(pair(10, { figures: [{ id: 'c', side: 0, x: 10, y: 18 }] }).there.cover).toBe(true);
  });

  it('SB-SHT-06 he hides by a quarter inch to each side, a man on a large base by half an inch', () => {
    const beside = (y: number, rest: Partial<SceneFigure> = {}) =>
      pair(10, { figures: [{ id: 'c', side: 1, x: 10, y, ...rest }] }).there.cover;
    expect(beside(18.35)).toBe(true);
    expect(beside(18.4)).toBe(false);
    expect(beside(18.4, { mounted: true })).toBe(true);
    expect(beside(18.65, { mounted: true })).toBe(false);
  });

  it('SB-SHT-06 who lies on the ground, or has left, hides nobody', () => {
    const gone = (standing: 'down' | 'removed') =>
      pair(10, { figures: [{ id: 'c', side: 1, x: 10, y: 18, standing }] }).there.cover;
    expect([gone('down'), gone('removed')]).toEqual([false, false]);
  });

  it('SB-SHT-06 option figures-in-the-way: ignore and block', () => {
    // As wide as the whole target: a large man close to the eye.
    const figures = [{ id: 'c', side: 1, x: 7, y: 18, mounted: true }];
    const way = (value: string) => pair(10, { figures, options: { 'figures-in-the-way': value } }).there;
    expect(way('ignore')).toMatchObject({ visible: true, cover: false });
    expect(way('block')).toMatchObject({ visible: false });
    expect(way('cover')).toMatchObject({ visible: true, cover: true });
  });

  it('SB-SHT-07 a wood obscures up to 4" deep and hides beyond', () => {
    expect(pair(10, { terrain: [area('wood', 8, 11.9)] }).there).toMatchObject({
      visible: true,
      cover: true,
    });
    expect(pair(10, { terrain: [area('wood', 8, 12.1)] }).there.visible).toBe(false);
  });

  it('SB-SHT-07 the first inch from the eye does not obscure', () => {
    expect(pair(10, { terrain: [area('wood', 4, 5.9)] }).there).toMatchObject({
      visible: true,
      cover: false,
    });
    expect(pair(10, { terrain: [area('wood', 4, 6.1)] }).there).toMatchObject({ visible: true, cover: true });
  });

  it('SB-SHT-07 option obscuring-depth', () => {
    const terrain = [area('wood', 8, 12.1)];
    expect(pair(10, { terrain, options: { 'obscuring-depth': 5 } }).there.visible).toBe(true);
    expect(
      pair(10, { terrain: [area('wood', 8, 10.1)], options: { 'obscuring-depth': 2 } }).there.visible,
    ).toBe(false);
  });
});

describe('a look explained', () => {
  it('SB-SHT-04 fifteen lines that say the same as the look, and who or what is in the way', () => {
    const { look, s, there } = pair(10, {
      terrain: [wall(15.2, 0.5)],
      figures: [{ id: 'c', side: 1, x: 10, y: 18.3 }],
    });
    const told = explainSight(look, of(s, 'a'), of(s, 'b'));
    expect(told).toMatchObject(there);
    expect(told.lines).toHaveLength(15);
    expect(told.screens).toEqual(['c']);
    expect(told.lines[0]).toMatchObject({ state: 'stopped', by: { kind: 'piece', id: 'wall-15.2' } });
    expect(told.lines.filter(({ by }) => by?.kind === 'screen').length).toBeGreaterThan(0);
  });
});
