import type { Refusal } from '@vedette/engine';
import { cornersOf } from '@vedette/scenario';
import { DISTANCES } from '../../data/distances.ts';
import { say } from '../../refusals.ts';
import { allOperations } from '../check/operations-of.ts';
import type { DeploymentArea } from '../format/operation.ts';
import type { Playable } from '../format/scenario.ts';
import type { AreaShape, Distance } from '../format/words.ts';
import { advise } from './advise.ts';

/** BP-ARMY-10, BP-ARMY-13: 400 points of Average musketeers. */
const YARDSTICK = 40;
const BASE = DISTANCES['foot-base'][1];
/** Of a circle, near enough. */
const ROUND = 3.14;
/** Men in two ranks stand a little apart. */
const STEP = 1.1;

/** BP-SCN-07: zones that would have to grow for a force of the usual size. */
export function roomAdvice(scenario: Playable): readonly Refusal[] {
  return allOperations(scenario).flatMap(({ path, value }) => {
    if (value.op !== 'deploy') return [];
    const sizes = value.in.map((area) => squareOf(scenario, area));
    const most = sizes.reduce<number>((sum, size) => sum + (size ?? Number.POSITIVE_INFINITY), 0);
    const men = Math.floor(most / (STEP * BASE * STEP * BASE));
    if (men >= YARDSTICK) return [];
    const said = say('advice.no-room', { men, yardstick: YARDSTICK });
    return [advise('no-room', 'BP-SCN-07', `${path}/in`, said)];
  });
}

/** Square millimetres in large scale; null where dice or players settle it. */
function squareOf({ zones = {}, boards }: Playable, area: DeploymentArea): number | null {
  if ('zone' in area) return squareOfShape(zones[area.zone]!.shape);
  const { width, height } = boards[0]!;
  const upright = area.edge === 'west' || area.edge === 'east';
  const [along, across] = upright ? [height, width] : [width, height];
  const deep = area.depth === 'half' ? across / 2 : largeOf(area.depth);
  return deep === null ? null : along * deep;
}

function largeOf(distance: Distance): number | null {
  if (typeof distance === 'number') return distance;
  return 'large' in distance ? distance.large : null;
}

function squareOfShape(shape: AreaShape): number {
  if ('circle' in shape) {
    const [, , size] = shape.circle;
    const radius = typeof size === 'number' ? size : size.large;
    return ROUND * radius * radius;
  }
  const corners = cornersOf(shape);
  const twice = corners.reduce((sum, [ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length]!;
    return sum + ax * by - bx * ay;
  }, 0);
  return Math.abs(twice) / 2;
}
