import {
  AT_ALL_HEIGHTS,
  crossCircle,
  type Fan,
  insideBetween,
  inTheWay,
  OUTSIDE,
  SLACK,
  slabEnter,
  slabLeave,
} from './fan.ts';
import type { SightPattern } from './pattern.ts';
import type { Screen } from './rules.ts';

/** The lines, out of `wanted`, that pass through at least one of the screens. */
export function screenedLines(
  fan: Fan,
  pattern: SightPattern,
  screens: readonly Screen[],
  wanted: number,
): number {
  const { eyeX, eyeY, axisX, axisY, leftmost, rightmost } = fan;
  let screened = 0;
  for (let k = 0; k < screens.length && screened !== wanted; k++) {
    const screen = screens[k]!;
    const { radius } = screen;
    const x = screen.x - eyeX;
    const y = screen.y - eyeY;
    const offset = x * axisY - y * axisX;
    // Most figures are well to one side: this alone settles them.
    if (offset - radius >= rightmost || offset + radius <= leftmost) continue;
    const along = x * axisX + y * axisY;
    const base = screen.z;
    const top = screen.z + screen.height;
    const heights = inTheWay(fan, along, offset, radius, radius, base, top);
    if (heights === OUTSIDE) continue;
    for (let line = 0; line < pattern.across.length; line++) {
      const todo = pattern.bits[line]! & wanted & ~screened;
      if (todo === 0) continue;
      if (crossCircle(fan, pattern.across[line]!, along, offset, radius) === 0) continue;
      screened |= linesInside(fan, pattern, line, todo, base, top, heights === AT_ALL_HEIGHTS);
    }
  }
  return screened;
}

function linesInside(
  fan: Fan,
  pattern: SightPattern,
  line: number,
  todo: number,
  base: number,
  top: number,
  allHeights: boolean,
): number {
  let found = 0;
  let inside = allHeights ? insideBetween(fan, 2, 0, 1) : 1;
  if (inside === 0) return 0;
  for (let i = pattern.first[line]!; i < pattern.first[line + 1]!; i++) {
    const sample = pattern.samples[i]!;
    if ((todo & (1 << sample)) === 0) continue;
    if (!allHeights) {
      const from = slabEnter(fan, sample, base, top);
      const to = slabLeave(fan, sample, base, top);
      inside = insideBetween(fan, 2, Math.max(0, from), Math.min(1, to));
    }
    if (inside * inside * fan.lengthSquared[sample]! > SLACK * SLACK) found |= 1 << sample;
  }
  return found;
}
