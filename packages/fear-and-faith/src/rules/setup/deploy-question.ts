import type { Random, Refusal } from '@vedette/engine';
import {
  type Body,
  bodyAt,
  legalPlace,
  overlaps,
  type Spot,
  snap,
  surfacesAt,
  tableOf,
} from '@vedette/engine/table';
import type { Edge } from '@vedette/scenario';
import { TOLERANCE } from '../../data/sticks.ts';
import type { Look } from '../../game.ts';
import { isEnemyOf, model as modelOf } from '../../models.ts';
import type { DeployQuestion } from '../../questions.ts';
import { refusal } from '../../refusal.ts';
import type { FaithState, Model } from '../../state.ts';
import { GRID } from '../ground/grid.ts';
import { isIn } from '../ground/haunts.ts';
import { blocksPlace } from '../ground/who-blocks.ts';
import { gaitOf } from '../movement/gait.ts';

/** FF-SET-11 */
export function deployProblem(question: DeployQuestion, spot: Spot, look: Look): Refusal | null {
  const { model, edge, depth } = question;
  return spotProblem(look, modelOf(look.s, model), edge, depth, spot);
}

function spotProblem(look: Look, model: Model, edge: Edge, depth: number, spot: Spot): Refusal | null {
  const { s } = look;
  const there = bodyAt({ x: snap(spot.x, GRID), y: snap(spot.y, GRID), z: snap(spot.z, GRID) }, model);
  if (model.haunt === null && !within(s, edge, depth, there))
    return refusal('deploy.zone', 'FF-SET-11', { depth });
  return placeProblem(look, model, there);
}

/** FF-SET-11, FF-SPEC-25: where it can stand, beside no enemy; a Haunt in its terrain, wherever that lies. */
function placeProblem(look: Look, model: Model, there: Body): Refusal | null {
  const { s } = look;
  if (!look.table.haunts(model, there)) return refusal('deploy.haunt', 'FF-SPEC-25');
  const table = tableOf(s.terrain);
  const slack = 1 / table.grid;
  const taken = s.models.some(
    (other) => other !== model && overlaps(there, other, slack) && blocksPlace(other),
  );
  if (taken || !legalPlace(table, there, [], { gait: gaitOf(look, model) }))
    return refusal('deploy.no-footing', 'FF-SET-11');
  const touched = s.models.some((other) => isEnemyOf(model, other) && look.table.touches(there, other));
  return touched ? refusal('deploy.contact', 'FF-SET-11') : null;
}

/** The whole base in the strip along the edge. */
function within({ terrain }: FaithState, edge: Edge, depth: number, { x, y, radius }: Body): boolean {
  const far = {
    south: y,
    north: terrain.depth - y,
    west: x,
    east: terrain.width - x,
  }[edge];
  return far + radius <= depth + TOLERANCE;
}

/** FF-SPEC-25: some place in its terrain, found without chance; null when there is none. */
export function firstHaunted(look: Look, model: Model): Spot | null {
  const { width, depth } = look.s.terrain;
  for (const mesh of MESHES.slice(0, 2))
    for (let x = mesh; x < width; x += mesh)
      for (let y = mesh; y < depth; y += mesh) {
        if (!isIn(model.haunt!, { x, y, z: model.haunt!.level })) continue;
        for (const { z } of surfacesAt(tableOf(look.s.terrain), x, y)) {
          const at = { x, y, z };
          if (placeProblem(look, model, bodyAt(at, model)) === null) return at;
        }
      }
  return null;
}

/** Millimetres between the places that are tried: room enough for one row behind another first. */
const MESHES = [20, 5, 1];
const TRIES = 60;

/** Some place where it can start, found without chance; null when the strip is full. */
export function firstSpot(look: Look, model: Model, edge: Edge, depth: number): Spot | null {
  if (model.haunt !== null) return firstHaunted(look, model);
  const { width, depth: deep } = look.s.terrain;
  const { radius } = model;
  const along = edge === 'south' || edge === 'north' ? width : deep;
  for (const mesh of MESHES) {
    for (let back = radius; back <= depth - radius + TOLERANCE; back += mesh) {
      for (let side = radius; side <= along - radius; side += mesh) {
        const found = placeAt(look, model, edge, depth, side, back);
        if (found !== null) return found;
      }
    }
  }
  return null;
}

function placeAt(
  look: Look,
  model: Model,
  edge: Edge,
  depth: number,
  side: number,
  back: number,
): Spot | null {
  const { width, depth: deep } = look.s.terrain;
  const [x, y] = {
    south: [side, back],
    north: [side, deep - back],
    west: [back, side],
    east: [width - back, side],
  }[edge] as [number, number];
  const at = { x: snap(x, GRID), y: snap(y, GRID) };
  for (const { z } of surfacesAt(tableOf(look.s.terrain), at.x, at.y))
    if (spotProblem(look, model, edge, depth, { ...at, z }) === null) return { ...at, z };
  return null;
}

export function randomDeployment(
  { model: id, edge, depth }: DeployQuestion,
  random: Random,
  looking: () => Look,
): Spot | null {
  const look = looking();
  const model = modelOf(look.s, id);
  if (model.haunt !== null) return firstHaunted(look, model);
  const { width, depth: deep } = look.s.terrain;
  const along = edge === 'south' || edge === 'north' ? width : deep;
  for (let n = 0; n < TRIES; n++) {
    const side = model.radius + random.below(Math.floor(along - 2 * model.radius) + 1);
    const back = model.radius + random.below(Math.floor(depth - 2 * model.radius) + 1);
    const found = placeAt(look, model, edge, depth, side, back);
    if (found !== null) return found;
  }
  return firstSpot(look, model, edge, depth);
}
