import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Piece, SightClass, Spot } from '../ground/piece.ts';
import type { Table } from '../ground/table.ts';
import { block, rectangle, tableWith } from '../samples.spec-support.ts';
import { look, screened } from './look.ts';
import { sightPattern } from './pattern.ts';
import type { Screen, SightRules } from './rules.ts';

const RULES: SightRules = { tolerance: 0.01, obscuringDepth: 4, ignoreNear: 1, figures: 'cover' };

/** Legs 0.15 and 0.35, torso 0.55 and 0.75, head 0.92; each left, centre, right, the head narrower. */
const MAN = sightPattern(
  [0.15, 0.35, 0.55, 0.75, 0.92].flatMap((height) => {
    const width = height > 0.9 ? 0.1 : 0.25;
    return [-width, 0, width].map((across) => ({ across, height }));
  }),
);
const LEGS = 0b111111;
const HEAD = 0b111 << 12;
const CENTRE = sightPattern([{ across: 0, height: 0.9 }]);

const EYE = 0.9;

function box(sight: SightClass, [x0, y0, x1, y1]: number[], top: number, base = 0): Piece {
  return block(rectangle(x0!, y0!, x1!, y1!), top, { sight, base });
}

function tableOn36(...pieces: Piece[]): Table {
  return tableWith(pieces, [], 36);
}

function man(x: number, y: number, z = 0): Screen {
  return { x, y, z, radius: 0.5, height: 1 };
}

function eyeOf({ x, y, z }: Spot): Spot {
  return { x, y, z: z + EYE };
}

function sees(
  table: Table,
  viewer: Spot,
  target: Spot,
  rules = RULES,
  screens: Screen[] = [],
  pattern = MAN,
) {
  return look(table, eyeOf(viewer), target, pattern, rules, screens);
}

const CLEAR = { visible: true, cover: false, stopped: 0, obscured: 0 };
const HIDDEN = { visible: false, cover: false, stopped: MAN.all, obscured: 0 };

describe('a look over open ground', () => {
  it('is clear', () => {
    expect(sees(tableOn36(), man(5, 5), man(5, 30))).toEqual(CLEAR);
  });

  it('writes to the result it is given', () => {
    const result = { visible: false, cover: true, stopped: 9, obscured: 9 };
    expect(look(tableOn36(), eyeOf(man(5, 5)), man(9, 9), MAN, RULES, [], result)).toBe(result);
    expect(result).toEqual(CLEAR);
  });
});

describe('a low wall, 0.5 high', () => {
  // The target at (10, 20) stands against its far face; the shooter is 10 away.
  const wall = tableOn36(box('solid', [0, 19.3, 36, 19.5], 0.5));

  it('in front of the target hides its legs and gives cover', () => {
    // Where the lines cross the wall's far face, 9.5 of 10 on their way, they are at 0.1875 and 0.3775 to the legs
    // (inside) and at 0.5675 and more to the rest (above).
    const seen = sees(wall, man(10, 10), man(10, 20));
    expect(seen).toEqual({ visible: true, cover: true, stopped: LEGS, obscured: 0 });
  });

  it('does not hinder the one who stands behind it and shoots back', () => {
    expect(sees(wall, man(10, 20), man(10, 10))).toEqual(CLEAR);
  });

  it('2 in front of the shooter and 8 from the target gives no cover', () => {
    // The line to the lowest point passes at 0.9 - 0.75 * 0.2 = 0.75.
    const near = tableOn36(box('solid', [0, 11.9, 36, 12], 0.5));
    expect(sees(near, man(10, 10), man(10, 20))).toEqual(CLEAR);
  });

  it('whose top a line glides along does not stop it', () => {
    const level = tableOn36(box('solid', [0, 12, 36, 18], EYE));
    expect(sees(level, man(10, 10), man(10, 20), RULES, [], CENTRE)).toEqual(CLEAR);
  });
});

describe('a flat roof', () => {
  it('is glided along at its height although its top, added up, differs in the last digit', () => {
    const roof = tableOn36(box('solid', [0, 12, 36, 18], 0.1 + 0.2));
    const foot = sightPattern([{ across: 0, height: 0 }]);
    expect(look(roof, { x: 10, y: 10, z: 0.3 }, man(10, 20, 0.3), foot, RULES, [])).toEqual(CLEAR);
  });
});

describe('a high wall', () => {
  const house = tableOn36(box('solid', [8, 14, 12, 16], 4));

  it('hides what is behind it', () => {
    expect(sees(house, man(10, 10), man(10, 20))).toEqual(HIDDEN);
  });

  it('hides half of a target at its corner', () => {
    // The corner lies on the line to the middle, which is not inside.
    const seen = sees(house, man(12, 10), man(12, 20));
    const left = 0b001001001001001;
    expect(seen).toEqual({ visible: true, cover: true, stopped: left, obscured: 0 });
  });

  it('may be cut by no more than the tolerance', () => {
    // A line at 45 degrees cuts 0.01 / sqrt(2) = 0.0071 of length for each 0.005 from the corner (12, 16).
    const cut = (inside: number, tolerance: number) =>
      sees(house, man(17 - inside, 11), man(7 - inside, 21), { ...RULES, tolerance }, [], CENTRE).visible;
    expect(cut(0.01, 0.0142)).toBe(true);
    expect(cut(0.01, 0.0141)).toBe(false);
    expect(cut(0, 0)).toBe(true);
  });

  it('stops no line that runs along its face, in either direction', () => {
    for (const x of [8, 12]) {
      expect(sees(house, man(x, 10), man(x, 20), RULES, [], CENTRE).visible).toBe(true);
      expect(sees(house, man(x, 20), man(x, 10), RULES, [], CENTRE).visible).toBe(true);
    }
  });

  it('does not stop one whose eye is just on its face and who looks up and away at a slant', () => {
    const beam = tableOn36(box('solid', [0, 3, 2, 4], 2.25, 1.75));
    const centre = sightPattern([-1, 0].map((across) => ({ across, height: 0 })));
    const strict = { ...RULES, tolerance: 0 };
    expect(look(beam, { x: 1, y: 3, z: 2 }, man(0, 2.995, 6.9), centre, strict, [])).toEqual(CLEAR);
  });

  it('leaves no chink where it joins another', () => {
    const joined = tableOn36(box('solid', [8, 14, 10, 16], 4), box('solid', [10, 14, 12, 16], 4));
    expect(sees(joined, man(10, 10), man(10, 20))).toEqual(HIDDEN);
    expect(sees(joined, man(10, 20), man(10, 10))).toEqual(HIDDEN);
    const stacked = tableOn36(box('solid', [8, 14, 12, 16], EYE), box('solid', [8, 14, 12, 16], 4, EYE));
    expect(sees(stacked, man(10, 10), man(10, 20), RULES, [], CENTRE).visible).toBe(false);
  });

  it('with a gap in it is seen through at the gap', () => {
    const outline = [8, 14, 12, 14, 12, 20, 11, 20, 11, 15, 9, 15, 9, 20, 8, 20];
    const courtyard = tableOn36({ ...box('solid', [0, 0, 1, 1], 4), outline });
    expect(sees(courtyard, man(10, 25), man(10, 17))).toEqual(CLEAR);
    expect(sees(courtyard, man(10, 10), man(10, 17))).toEqual(HIDDEN);
    expect(sees(courtyard, man(5, 18), man(15, 18))).toEqual(HIDDEN);
  });

  it('can be passed over at the ruleset’s word', () => {
    expect(sees(house, man(10, 10), man(10, 20), { ...RULES, ignores: (piece) => piece === 0 })).toEqual(
      CLEAR,
    );
    expect(sees(house, man(10, 10), man(10, 20), { ...RULES, ignores: (piece) => piece === 1 })).toEqual(
      HIDDEN,
    );
  });

  it('does not hinder two who are both inside it when it is passed over', () => {
    expect(sees(house, man(9, 15), man(11, 15))).toEqual(HIDDEN);
    expect(sees(house, man(9, 15), man(11, 15), { ...RULES, ignores: (piece) => piece === 0 })).toEqual(
      CLEAR,
    );
  });
});

describe('heights', () => {
  const tower = tableOn36(box('solid', [9, 9, 11, 11], 6));

  it('let a man on a tower look down past its edge', () => {
    // From 6.9 the line to a point 0.15 high, 20 away, is still at 6.5625 above the edge 1 from him.
    expect(sees(tower, man(10, 10, 6), man(10, 30))).toEqual(CLEAR);
  });

  it('hide the foot of the tower from its top', () => {
    // At 2 from him the line to the head is at 3.91 when it passes the edge.
    expect(sees(tower, man(10, 10, 6), man(10, 12))).toEqual(HIDDEN);
  });

  it('hide the legs of the man on the tower from below', () => {
    // Seen from 10 off, the line is at z above the edge after 9 of 10: the point must be higher than 6.57.
    const seen = sees(tower, man(10, 20), man(10, 10, 6));
    expect(seen).toMatchObject({ visible: true, cover: true, stopped: 0b111111111 });
  });

  it('let two men on the same roof see each other', () => {
    expect(sees(tower, man(9.6, 10, 6), man(10.6, 10, 6))).toEqual(CLEAR);
  });

  it('let one look out from under a bridge, but not up through it', () => {
    const bridge = tableOn36(box('solid', [0, 9, 36, 12], 2.25, 2));
    expect(sees(bridge, man(10, 10), man(10, 20))).toEqual(CLEAR);
    expect(sees(bridge, man(10, 5), man(10, 20))).toEqual(CLEAR);
    expect(sees(bridge, man(10, 10), man(10, 11.5, 2.25))).toEqual(HIDDEN);
    expect(sees(bridge, man(10, 10, 2.25), man(10, 30, 2.25))).toEqual(CLEAR);
  });

  it('are all there is to a target straight above', () => {
    const floor = tableOn36(box('solid', [9, 9, 11, 11], 3, 2.75));
    expect(sees(floor, man(10, 10), man(10, 10, 3))).toEqual(HIDDEN);
    expect(sees(tableOn36(), man(10, 10), man(10, 10, 3))).toEqual(CLEAR);
  });

  it('count from the ground up: a line along the floor does not pass beneath a house', () => {
    const ground = sightPattern([{ across: 0, height: 0 }]);
    const house = tableOn36(box('solid', [8, 14, 12, 16], 4));
    expect(look(house, { x: 10, y: 10, z: 0 }, man(10, 20), ground, RULES, []).visible).toBe(false);
  });
});

describe('a wood', () => {
  const OBSCURED = { visible: true, cover: true, stopped: 0, obscured: MAN.all };
  const wood = tableOn36(box('obscuring', [0, 12, 36, 16], 5));

  it('no deeper than the limit obscures and gives cover', () => {
    expect(sees(wood, man(10, 10), man(10, 20), RULES, [], CENTRE)).toMatchObject({
      visible: true,
      cover: true,
    });
  });

  it('deeper than the limit stops the line', () => {
    const deeper = tableOn36(box('obscuring', [0, 12, 36, 16.01], 5));
    expect(sees(deeper, man(10, 10), man(10, 20))).toEqual(HIDDEN);
    expect(
      sees(deeper, man(10, 10), man(10, 20), { ...RULES, obscuringDepth: Number.POSITIVE_INFINITY }),
    ).toEqual(OBSCURED);
  });

  it('adds up with another wood', () => {
    const two = tableOn36(box('obscuring', [0, 11, 36, 13.1], 5), box('obscuring', [0, 15, 36, 17], 5));
    expect(sees(two, man(10, 10), man(10, 20))).toEqual(HIDDEN);
  });

  it('adds up with another that has a corner on the line', () => {
    const cornered = {
      ...box('obscuring', [0, 0, 1, 1], 5),
      outline: [0, 15, 10, 15, 36, 15, 36, 17, 0, 17],
    };
    const two = tableOn36(box('obscuring', [0, 11, 36, 14], 5), cornered);
    expect(sees(two, man(10, 10), man(10, 20), RULES, [], CENTRE).visible).toBe(false);
  });

  it('counts once where two overlap', () => {
    const overlapping = tableOn36(
      box('obscuring', [0, 12, 36, 15], 5),
      box('obscuring', [0, 12.5, 36, 15.5], 5),
    );
    expect(sees(overlapping, man(10, 10), man(10, 20))).toEqual(OBSCURED);
  });

  it('does not obscure within the first stretch from the eye', () => {
    const edge = tableOn36(box('obscuring', [0, 5, 36, 10.9], 5));
    expect(sees(edge, man(10, 10), man(10, 20))).toEqual(CLEAR);
    expect(sees(edge, man(10, 10), man(10, 20), { ...RULES, ignoreNear: 0.8 })).toEqual(OBSCURED);
  });

  it('obscures the viewer who is deep in it, and the target in it', () => {
    expect(sees(wood, man(10, 13), man(10, 20))).toEqual(OBSCURED);
    expect(sees(wood, man(10, 20), man(10, 13))).toEqual(OBSCURED);
    expect(sees(wood, man(5, 14), man(8, 14))).toEqual(OBSCURED);
    expect(sees(wood, man(5, 14), man(10, 14))).toEqual(HIDDEN);
  });

  it('is looked over from above its top', () => {
    const hedge = tableOn36(box('obscuring', [0, 19, 36, 19.5], 0.5));
    expect(sees(hedge, man(10, 10), man(10, 20))).toEqual({
      visible: true,
      cover: true,
      stopped: 0,
      obscured: LEGS,
    });
  });

  it('that a line only runs along does not obscure it', () => {
    const beside = tableOn36(box('obscuring', [10, 12, 14, 16], 5));
    expect(sees(beside, man(10, 10), man(10, 20), RULES, [], CENTRE)).toEqual(CLEAR);
  });

  it('without sight of its own is nothing to a line', () => {
    expect(sees(tableOn36(box('clear', [0, 12, 36, 16], 5)), man(10, 10), man(10, 20))).toEqual(CLEAR);
  });
});

describe('figures in the way', () => {
  const between: Screen = { x: 10, y: 15, z: 0, radius: 0.25, height: 1 };
  const open = tableOn36();

  it('obscure, stop or do nothing, as the ruleset says', () => {
    const asked = (figures: SightRules['figures']) =>
      sees(open, man(10, 10), man(10, 20), { ...RULES, figures }, [between]);
    expect(asked('cover')).toEqual({ visible: true, cover: true, stopped: 0, obscured: MAN.all });
    expect(asked('block')).toEqual(HIDDEN);
    expect(asked('ignore')).toEqual(CLEAR);
  });

  it('hide only the lines that pass through them', () => {
    // Half way, the outer lines are 0.125 and 0.05 beside the axis; the figure's edge is at 0.1.
    const seen = sees(open, man(10, 10), man(10, 20), RULES, [{ ...between, x: 9.85 }]);
    expect(seen.obscured).toBe(MAN.all & ~0b000100100100100);
  });

  it('hide nothing when the line passes above or below them', () => {
    const short: Screen = { ...between, y: 19, height: 0.5 };
    expect(sees(open, man(10, 10), man(10, 20), RULES, [short]).obscured).toBe(LEGS);
    expect(sees(open, man(10, 10), man(10, 20), RULES, [{ ...between, z: 1 }])).toEqual(CLEAR);
    expect(sees(open, man(10, 10), man(10, 20), RULES, [{ ...between, z: 0.9 }]).obscured & HEAD).toBe(HEAD);
  });

  it('hide nothing behind the viewer, beyond the target, or just touched', () => {
    const places = [{ y: 9 }, { y: 21 }, { x: 10.5 }];
    for (const place of places)
      expect(sees(open, man(10, 10), man(10, 20), RULES, [{ ...between, ...place }])).toEqual(CLEAR);
    const touching = { ...between, x: 10.25 };
    expect(sees(open, man(10, 10), man(10, 20), RULES, [touching], CENTRE)).toEqual(CLEAR);
  });

  it('do not count among obscured lines where terrain stops the line anyway', () => {
    const wall = tableOn36(box('solid', [0, 19.3, 36, 19.5], 0.5));
    const seen = sees(wall, man(10, 10), man(10, 20), RULES, [between]);
    expect(seen).toEqual({ visible: true, cover: true, stopped: LEGS, obscured: MAN.all & ~LEGS });
  });
});

describe('figures in the way, whatever the ground', () => {
  it('stop a look as they do over a bare table where figures block', () => {
    const bare = tableOn36();
    const coordinate = fc.integer({ min: 0, max: 60 }).map((steps) => steps / 10);
    const figure = fc.record({
      x: coordinate,
      y: coordinate,
      z: fc.constantFrom(0, 0.5),
      radius: fc.constantFrom(0.5, 1),
      height: fc.constantFrom(0.5, 1, 2),
    });
    const seen = { screened: 0, free: 0 };
    fc.assert(
      fc.property(figure, figure, fc.array(figure, { maxLength: 4 }), (viewer, target, screens) => {
        const eye = { x: viewer.x, y: viewer.y, z: viewer.z + EYE };
        for (const pattern of [MAN, CENTRE]) {
          const { visible } = look(bare, eye, target, pattern, { ...RULES, figures: 'block' }, screens);
          expect(screened(eye, target, pattern, screens)).toBe(!visible);
          seen[visible ? 'free' : 'screened']++;
        }
      }),
      { numRuns: 500 },
    );
    expect(Math.min(seen.screened, seen.free)).toBeGreaterThan(50);
  });
});
