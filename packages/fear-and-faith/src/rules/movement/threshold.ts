import { bodyAt, overlaps, type Spot, tableOf } from '@vedette/engine/table';
import type { Look } from '../../game.ts';
import type { Model } from '../../state.ts';
import { blocksPlace } from '../ground/who-blocks.ts';
import { planLength, spotAt } from './line.ts';

/** Millimetres of the way between two looks at where it leads. */
const STRIDE = 1;

/** FF-SCN-21: the first place on the way where the middle of the base is in another room, of those that matter. */
export function thresholdOnWay(
  look: Look,
  mover: Model,
  end: Spot,
  matters: (room: string) => boolean,
): Spot | null {
  const table = tableOf(look.s.terrain);
  const from = { x: mover.x, y: mover.y, z: mover.z };
  const strides = Math.ceil(planLength(from, end) / STRIDE);
  let room = look.table.indoors(from)?.id ?? null;
  for (let n = 1; n <= strides; n++) {
    const at = spotAt(table, from, end, n / strides);
    const here = look.table.indoors(at)?.id ?? null;
    if (here === room) continue;
    room = here;
    if (here !== null && matters(here)) return at;
  }
  return null;
}

/** FF-SCN-21: somebody may have appeared on the rest of the way: it ends before his base. */
export function asFarAs(look: Look, mover: Model, end: Spot): Spot {
  const { s } = look;
  const others = s.models.filter((other) => other !== mover && blocksPlace(other));
  const slack = 1 / s.terrain.grid;
  const isFree = (at: Spot) => !others.some((other) => overlaps(bodyAt(at, mover), other, slack));
  if (isFree(end)) return end;
  const table = tableOf(s.terrain);
  const from = { x: mover.x, y: mover.y, z: mover.z };
  const strides = Math.ceil(planLength(from, end) / STRIDE);
  for (let n = strides - 1; n > 0; n--) {
    const at = spotAt(table, from, end, n / strides);
    if (isFree(at)) return at;
  }
  return from;
}
