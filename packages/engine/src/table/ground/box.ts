import type { Shape } from './piece.ts';

/** The smallest rectangle round a shape. */
export interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

export function boxOf(shape: Shape): Box {
  if ('circle' in shape) {
    const [x, y, radius] = shape.circle;
    return { left: x - radius, right: x + radius, bottom: y - radius, top: y + radius };
  }
  const xs = shape.polygon.filter((_, i) => i % 2 === 0);
  const ys = shape.polygon.filter((_, i) => i % 2 === 1);
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}
