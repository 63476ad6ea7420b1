import type { Body, Spot } from '@vedette/engine/table';
import { SPREAD_WITHIN } from '../../data/play.ts';
import { distanceBetween, distanceToPoint } from '../measuring.ts';

/** SB-SHT-16. */
const WITHIN = SPREAD_WITHIN;
/** Heights tried for the common point when the targets stand on different levels. */
const HEIGHTS = 20;

/** SB-SHT-16, SB-EQ-17: whether one shot can take all of these. */
export function standTogether(spread: 'one-another' | 'common-point', targets: readonly Body[]): boolean {
  if (spread === 'common-point') return haveCommonPoint(targets);
  return targets.every((a, i) => targets.every((b, k) => k <= i || distanceBetween(a, b) <= WITHIN));
}

/** SB-EQ-17.R1: some point, anywhere, is within 1" of every base edge. */
function haveCommonPoint(targets: readonly Body[]): boolean {
  const levels = targets.map(({ z }) => z);
  const low = Math.min(...levels);
  const high = Math.max(...levels);
  const steps = high === low ? 0 : HEIGHTS;
  for (let step = 0; step <= steps; step++) {
    const z = steps === 0 ? low : low + ((high - low) * step) / steps;
    if (pointsToTry(targets, z).some((point) => isWithin(targets, point))) return true;
  }
  return false;
}

function isWithin(targets: readonly Body[], point: Spot): boolean {
  return targets.every((target) => distanceToPoint(target, point) <= WITHIN);
}

/** If circles have a common point, one of their centres or of the points where two of them cross is one. */
function pointsToTry(targets: readonly Body[], z: number): Spot[] {
  const circles = targets.map((body) => ({ x: body.x, y: body.y, reach: reachAt(body, z) }));
  const points: Spot[] = circles.map(({ x, y }) => ({ x, y, z }));
  circles.forEach((a, i) => {
    for (const b of circles.slice(i + 1)) {
      const dx = b.x - a.x;
      const dy = b.y - a.y;
      const apart = Math.sqrt(dx * dx + dy * dy);
      if (apart === 0) continue;
      const along = (apart * apart + a.reach * a.reach - b.reach * b.reach) / (2 * apart);
      const across = Math.sqrt(Math.max(0, a.reach * a.reach - along * along));
      const x = a.x + (dx / apart) * along;
      const y = a.y + (dy / apart) * along;
      points.push({ x: x - (dy / apart) * across, y: y + (dx / apart) * across, z });
      points.push({ x: x + (dy / apart) * across, y: y - (dx / apart) * across, z });
    }
  });
  return points;
}

/** How far from the centre a point at this height may be. */
function reachAt({ radius, z }: Body, height: number): number {
  const up = height - z;
  return radius + Math.sqrt(Math.max(0, WITHIN * WITHIN - up * up));
}
