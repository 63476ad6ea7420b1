import { describe, expect, it } from 'vitest';
import type { Piece, SightClass } from '../ground/piece.ts';
import { rectangle, tableWith, wall } from '../samples.spec-support.ts';
import { explain } from './explain.ts';
import { sightPattern } from './pattern.ts';
import type { Screen, SightRules } from './rules.ts';

const RULES: SightRules = { tolerance: 0.01, obscuringDepth: 4, ignoreNear: 1, figures: 'cover' };
const EYE = { x: 10, y: 10, z: 1 };
const TARGET = { x: 10, y: 20, z: 0 };
const LEVEL = sightPattern([{ across: 0, height: 1 }]);

function strip(id: string, sight: SightClass, y0: number, y1: number, top: number): Piece {
  return wall(rectangle(0, y0, 36, y1), top, { id, sight });
}

function explained(pieces: Piece[], rules = RULES, screens: Screen[] = [], pattern = LEVEL) {
  return explain(tableWith(pieces, [], 36), EYE, TARGET, pattern, rules, screens);
}

describe('explain', () => {
  it('gives every line its end on the target, right being the viewer’s right', () => {
    const pattern = sightPattern([
      { across: -0.25, height: 0.2 },
      { across: 0.25, height: 0.8 },
    ]);
    const { lines } = explained([], RULES, [], pattern);
    expect(lines.map(({ end }) => [end.x, end.y])).toEqual([
      [9.75, 20],
      [10.25, 20],
    ]);
    expect(lines[0]!.end.z).toBeCloseTo(0.2, 12);
    expect(lines[1]).toMatchObject({ state: 'clear', by: null, at: null });
  });

  it('names the first wall that stops a line, and where', () => {
    const { lines, visible } = explained([
      strip('far', 'solid', 17, 18, 3),
      strip('near', 'solid', 14, 15, 3),
    ]);
    expect(visible).toBe(false);
    expect(lines[0]!.state).toBe('stopped');
    expect(lines[0]!.by).toEqual({ kind: 'piece', piece: 1, id: 'near' });
    expect(lines[0]!.at!.y).toBeCloseTo(14, 6);
  });

  it('tells where a line that falls from above goes into a wall', () => {
    // From 1 down to 0 over 10: it is at 0.4 after 6.
    const { lines } = explained(
      [strip('bank', 'solid', 12, 18, 0.4)],
      RULES,
      [],
      sightPattern([{ across: 0, height: 0 }]),
    );
    expect(lines[0]!.at!.y).toBeCloseTo(16, 6);
    expect(lines[0]!.at!.z).toBeCloseTo(0.4, 6);
  });

  it('tells where the last of the depth is used up', () => {
    const { lines } = explained([strip('a', 'obscuring', 11, 14, 3), strip('b', 'obscuring', 15, 18, 3)]);
    expect(lines[0]!.state).toBe('stopped');
    expect(lines[0]!.by).toMatchObject({ id: 'b' });
    expect(lines[0]!.at!.y).toBeCloseTo(16, 5);
  });

  it('tells where a line is first obscured, past the first stretch from the eye', () => {
    const { lines, cover } = explained([strip('wood', 'obscuring', 9, 12, 3)]);
    expect(cover).toBe(true);
    expect(lines[0]).toMatchObject({ state: 'obscured', by: { kind: 'piece', id: 'wood' } });
    expect(lines[0]!.at!.y).toBeCloseTo(11, 6);
  });

  it('names the nearest figure in the way', () => {
    const far: Screen = { x: 10, y: 17, z: 0, radius: 0.5, height: 2 };
    const near: Screen = { ...far, y: 13 };
    expect(explained([], RULES, [far, near]).lines[0]).toMatchObject({
      state: 'obscured',
      by: { kind: 'screen', screen: 1 },
    });
    const blocked = explained([], { ...RULES, figures: 'block' }, [far, near]).lines[0]!;
    expect(blocked).toMatchObject({ state: 'stopped', by: { kind: 'screen', screen: 1 } });
    expect(blocked.at!.y).toBeCloseTo(12.5, 6);
    expect(explained([], { ...RULES, figures: 'ignore' }, [far, near]).lines[0]!.state).toBe('clear');
  });

  it('names what comes first of wall, wood and figure', () => {
    const wall = strip('wall', 'solid', 18, 19, 3);
    const wood = strip('wood', 'obscuring', 11, 17, 3);
    const figure: Screen = { x: 10, y: 13, z: 0, radius: 0.5, height: 2 };
    const block: SightRules = { ...RULES, figures: 'block' };
    const first = (pieces: Piece[], screens: Screen[]) => explained(pieces, block, screens).lines[0]!.by;
    expect(first([wall, wood], [figure])).toEqual({ kind: 'screen', screen: 0 });
    expect(first([wall, wood], [])).toMatchObject({ id: 'wood' });
    expect(first([wall], [{ ...figure, y: 19.8 }])).toMatchObject({ id: 'wall' });
    expect(explained([strip('hedge', 'obscuring', 15, 16, 3)], RULES, [figure]).lines[0]!.by).toMatchObject({
      screen: 0,
    });
    expect(explained([strip('hedge', 'obscuring', 11, 12, 3)], RULES, [figure]).lines[0]!.by).toMatchObject({
      id: 'hedge',
    });
  });
});
