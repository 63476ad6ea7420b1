import { type SightPattern, sightPattern } from '@vedette/engine/table';
import type { Figure } from '../../state.ts';

/** SB-SHT-04.R1: heights of legs, torso and head as shares of the figure's, with half their widths. */
const BODY = [
  { height: 0.15, across: 0.25 },
  { height: 0.35, across: 0.25 },
  { height: 0.55, across: 0.25 },
  { height: 0.75, across: 0.25 },
  { height: 0.92, across: 0.1 },
];
/** Horse and base do not count. */
const RIDER = [
  { height: 0.45, across: 0.25 },
  { height: 0.55, across: 0.25 },
  { height: 0.7, across: 0.25 },
  { height: 0.8, across: 0.25 },
  { height: 0.95, across: 0.1 },
];
/** SB-SHT-06. */
const SCREEN = 0.25;
/** SB-MON-03.R2: between bases of 30 and 40 mm, also at the scale of `metric-physical-bases`. */
const UP_TO_30_MM = 0.76;
/** Heights remembered for each kind of body; own monsters can have any. */
const MOST_HEIGHTS = 200;

const patterns = {
  foot: new Map<number, SightPattern>(),
  large: new Map<number, SightPattern>(),
  rider: new Map<number, SightPattern>(),
};

/** The 15 points of a figure that a sight line may end on. */
export function sightPoints({ mounted, radius, height }: Figure): SightPattern {
  const kind = mounted ? 'rider' : isWide(radius) ? 'large' : 'foot';
  const known = patterns[kind].get(height);
  if (known !== undefined) return known;
  const parts = mounted ? RIDER : BODY;
  const wide = kind === 'large' ? 2 : 1;
  const pattern = sightPattern(
    parts.flatMap((part) =>
      [-1, 0, 1].map((side) => ({ across: side * part.across * wide, height: part.height * height })),
    ),
  );
  if (patterns[kind].size >= MOST_HEIGHTS) patterns[kind].clear();
  patterns[kind].set(height, pattern);
  return pattern;
}

/** SB-SHT-06: radius of the cylinder with which a figure hides others. */
export function screenRadius({ radius }: Figure): number {
  return isWide(radius) ? 2 * SCREEN : SCREEN;
}

/** SB-MON-03.R2: whether its base counts as 50 mm. */
function isWide(radius: number): boolean {
  return radius > UP_TO_30_MM;
}
