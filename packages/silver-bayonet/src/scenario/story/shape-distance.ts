import { inRegion, type Shape } from '@vedette/engine/table';

/** Plan distance from a point to an area; 0 inside it. */
export function distanceToShape(shape: Shape, x: number, y: number): number {
  if ('circle' in shape) {
    const [cx, cy, radius] = shape.circle;
    return Math.max(0, length(x - cx, y - cy) - radius);
  }
  if (inRegion({ shape }, { x, y, z: 0 })) return 0;
  const { polygon } = shape;
  let nearest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < polygon.length; i += 2) {
    const next = (i + 2) % polygon.length;
    const away = toStretch(x, y, polygon[i]!, polygon[i + 1]!, polygon[next]!, polygon[next + 1]!);
    nearest = Math.min(nearest, away);
  }
  return nearest;
}

function toStretch(x: number, y: number, x0: number, y0: number, x1: number, y1: number): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const squared = dx * dx + dy * dy;
  const along = squared === 0 ? 0 : ((x - x0) * dx + (y - y0) * dy) / squared;
  const part = Math.min(1, Math.max(0, along));
  return length(x0 + part * dx - x, y0 + part * dy - y);
}

function length(dx: number, dy: number): number {
  return Math.sqrt(dx * dx + dy * dy);
}
