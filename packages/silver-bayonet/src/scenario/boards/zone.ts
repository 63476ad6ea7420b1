import { inRegion, type Region, type Shape, type Spot } from '@vedette/engine/table';
import type { SilverBayonetState } from '../../state.ts';
import type { AreaShape } from '../format/shape.ts';
import { areaOf } from './board.ts';

/** SB-OPS-07: how far from its level a figure is still in a zone. */
const TOLERANCE = 0.25;

/** SB-OPS-07, SB-SCN-GEN-30: a figure is in a zone when the centre of its base is. */
export function inZone(s: SilverBayonetState, name: string, figure: Spot): boolean {
  const region = regionOf(s, name);
  return region !== null && inRegion(region, figure);
}

/** A zone where it lies on the table; null when the scenario has none of that name. */
export function regionOf(s: SilverBayonetState, name: string): Region | null {
  const zone = s.scenario.zones?.[name];
  if (zone === undefined) return null;
  const { x, y } = areaOf(s, zone.board);
  const shape = moved(shapeOf(zone.shape), x, y);
  return zone.level === undefined ? { shape } : { shape, level: zone.level, tolerance: TOLERANCE };
}

export function shapeOf(shape: AreaShape): Shape {
  if ('circle' in shape) return { circle: shape.circle };
  if ('poly' in shape) return { polygon: shape.poly.flat() };
  const [x, y, width, height] = shape.rect;
  return { polygon: [x, y, x + width, y, x + width, y + height, x, y + height] };
}

function moved(shape: Shape, dx: number, dy: number): Shape {
  if ('circle' in shape) {
    const [x, y, radius] = shape.circle;
    return { circle: [x + dx, y + dy, radius] };
  }
  return { polygon: shape.polygon.map((at, i) => at + (i % 2 === 0 ? dx : dy)) };
}
