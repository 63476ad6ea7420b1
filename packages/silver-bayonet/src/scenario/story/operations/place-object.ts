import { type Gait, nearestPlace, type Spot, tableOf } from '@vedette/engine/table';
import { BODIES } from '../../../data/bases.ts';
import { STEP } from '../../../rules/movement/gait.ts';
import type { SilverBayonetState } from '../../../state.ts';
import { areaOf, boardOf } from '../../boards/board.ts';
import { placeObject as layDown } from '../../objects/carry.ts';
import { bodyOfObject } from '../../objects/object.ts';
import { chanceOf } from '../chance.ts';
import { placesOf } from '../place.ts';
import { FARTHEST, meant } from '../settle.ts';
import { atTable } from './operation.ts';

/** SB-GEN-11. */
const RING = 0.1;

/** Things go nowhere; they lie where somebody could walk to. */
const LYING: Gait = {
  over: 'ground',
  step: STEP,
  ground: { impassable: Number.POSITIVE_INFINITY },
  ignores: [],
  barred: [],
  stacks: false,
  climb: 1,
  descend: 1,
  traverse: 1,
  climbs: null,
  leap: null,
  jump: null,
  clearance: 0,
  margin: 0,
};

/** SB-OPS-55: an object lies there now; of several places at the last, for there is only one of it. */
export const placeObject = atTable<'place-object'>((cx, { object, at, stuck = false }, context) => {
  let done = false;
  for (const where of placesOf(cx, at, context, chanceOf(cx))) {
    const { radius } = bodyOfObject(cx.s, object, { x: 0, y: 0, z: 0 });
    const spot = restingNear(cx.s, meant(cx, where, radius));
    if (spot !== null) layDown(cx, object, spot, stuck ? 'stuck' : 'loose', 'SB-OPS-55');
    done ||= spot !== null;
  }
  return done;
});

/** SB-GEN-11 for a thing: markers may lie under anybody's feet, but on a surface and on the table. */
function restingNear(s: SilverBayonetState, spot: Spot): Spot | null {
  const board = boardOf(s, spot);
  const { x, y, width, depth } = areaOf(s, board);
  const wanted = {
    x: Math.min(Math.max(spot.x, x), x + width),
    y: Math.min(Math.max(spot.y, y), y + depth),
    z: spot.z,
  };
  const point = { ...wanted, radius: 0, height: BODIES.small.height };
  return nearestPlace(tableOf(s.terrain), point, wanted, [], {
    gait: LYING,
    ring: RING,
    limit: FARTHEST,
    accept: (there) => boardOf(s, there) === board,
  });
}
