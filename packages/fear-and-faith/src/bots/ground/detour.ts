import { type Obstacle, route, type Spot } from '@vedette/engine/table';
import { tableWithout } from '../../rules/ground/without.ts';
import { gaitOf } from '../../rules/movement/gait.ts';
import type { Model } from '../../state.ts';
import { apart, type Mind } from '../mind.ts';

/** Millimetres from one point that is looked at to the next. */
const RESOLUTION = 25;
/** Longer ways are none. */
const FARTHEST = 2500;
/** A corner that is this near has been reached. */
const NEAR = 10;

/** The first corner of the way round whatever stands between a model and a place; null: there is no way. */
export function detour({ look, s }: Mind, model: Model, goal: Spot): Spot | null {
  // FF-MOV-08: whoever stops at a door that is not locked has opened it.
  const doors = s.portals.filter(
    ({ kind, state, locked }) => kind === 'door' && state === 'closed' && !locked,
  );
  const table = tableWithout(
    s.terrain,
    doors.map(({ id }) => id),
  );
  const start = { x: model.x, y: model.y, z: model.z };
  const nobody: readonly Obstacle[] = [];
  const options = { resolution: RESOLUTION, nearest: true };
  const way = route(table, gaitOf(look, model), model, start, goal, FARTHEST, nobody, options);
  return way?.path.find((corner) => apart(corner, model) > NEAR) ?? null;
}
