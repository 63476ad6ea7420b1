/** A floor so little above the chosen one is still it. */
export const SAME_FLOOR = 0.3;

/** Of the heights one can stand on at a place, lowest first, the one that is meant: the top, or that of the floor looked at. */
export function levelAt(heights: readonly number[], floor: number | null): number {
  if (floor === null) return heights.at(-1) ?? 0;
  return heights.findLast((height) => height <= floor + SAME_FLOOR) ?? heights[0] ?? 0;
}

/** One floor up or down; above the topmost lies the view from above. */
export function nextLevel(levels: readonly number[], level: number | null, step: 1 | -1): number | null {
  const at = level === null ? levels.length : levels.indexOf(level);
  return levels[Math.max(0, at + step)] ?? null;
}
