/** The point of an outline that is nearest to a place. */
export function nearestOnOutline(
  outline: readonly number[],
  x: number,
  y: number,
): readonly [number, number] {
  let best: readonly [number, number] = [outline[0]!, outline[1]!];
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < outline.length; i += 2) {
    const j = (i + 2) % outline.length;
    const point = nearestOnLine([outline[i]!, outline[i + 1]!, outline[j]!, outline[j + 1]!], x, y);
    const far = (point[0] - x) * (point[0] - x) + (point[1] - y) * (point[1] - y);
    if (far < least) [best, least] = [point, far];
  }
  return best;
}

/** The point of a straight line that is nearest to a place. */
export function nearestOnLine(
  [ax, ay, bx, by]: readonly [number, number, number, number],
  x: number,
  y: number,
): readonly [number, number] {
  const [dx, dy] = [bx - ax, by - ay];
  const long = dx * dx + dy * dy;
  const part = long === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / long));
  return [ax + part * dx, ay + part * dy];
}
