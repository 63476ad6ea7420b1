import type { Link, LinkEnd, Spot } from '../ground/piece.ts';
import { inRegion } from '../ground/region.ts';
import type { Table } from '../ground/table.ts';
import { flagged, type Gait } from './gait.ts';

/** A link as it can be used from one side. */
export interface LinkWay {
  readonly link: Link;
  readonly from: LinkEnd;
  readonly to: LinkEnd;
}

/** Whether a base centre is near enough to an end of a link, on its level, to use it. */
export function atLinkEnd(end: LinkEnd, spot: Spot, step: number): boolean {
  if (end.opening !== undefined) return inRegion({ shape: end.opening, level: end.z, tolerance: step }, spot);
  const dx = spot.x - end.x;
  const dy = spot.y - end.y;
  return Math.sqrt(dx * dx + dy * dy) <= end.within && Math.abs(spot.z - end.z) <= step;
}

/** Where a figure that uses the link from this spot comes out: by a hatch as far beside the end as it went in. */
export function arrivalOf({ from, to }: LinkWay, spot: Spot): Spot {
  const [dx, dy] = from.opening === undefined ? [0, 0] : [spot.x - from.x, spot.y - from.y];
  return { x: to.x + dx, y: to.y + dy, z: to.z };
}

/** The links that can be used from here, in table order. */
export function linkWaysAt(table: Table, gait: Gait, spot: Spot): LinkWay[] {
  const found: LinkWay[] = [];
  for (const link of table.data.links) {
    if (flagged(link.flags, gait.barred)) continue;
    const [a, b] = link.ends;
    if (atLinkEnd(a, spot, gait.step)) found.push({ link, from: a, to: b });
    else if (atLinkEnd(b, spot, gait.step)) found.push({ link, from: b, to: a });
  }
  return found;
}
