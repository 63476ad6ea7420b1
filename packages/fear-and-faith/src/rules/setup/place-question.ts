import type { Random, Refusal } from '@vedette/engine';
import { type Body, bodyAt, legalPlace, type Spot, snap, surfacesAt, tableOf } from '@vedette/engine/table';
import { TOLERANCE } from '../../data/sticks.ts';
import type { Look } from '../../game.ts';
import { enemiesOf, friendsOf, model as modelOf } from '../../models.ts';
import type { PlaceArea, PlaceQuestion } from '../../questions.ts';
import { refusal } from '../../refusal.ts';
import type { Model } from '../../state.ts';
import { GRID } from '../ground/grid.ts';
import { blocksPlace } from '../ground/who-blocks.ts';
import { gaitOf } from '../movement/gait.ts';
import { boxOf, holds, toEdge } from './areas.ts';

/** FF-SCN: where a scenario lets somebody be put. */
export function placeProblem(question: PlaceQuestion, spot: Spot, look: Look): Refusal | null {
  return spotProblem(look, modelOf(look.s, question.model), question, spot);
}

type Terms = Pick<PlaceQuestion, 'areas' | 'apart' | 'from' | 'near'>;

function spotProblem(
  look: Look,
  model: Model,
  { areas, apart, from, near }: Terms,
  spot: Spot,
): Refusal | null {
  const { s } = look;
  const rule = 'FF-SCN-01';
  const there = bodyAt({ x: snap(spot.x, GRID), y: snap(spot.y, GRID), z: snap(spot.z, GRID) }, model);
  if (!areas.some((area) => holds(s.terrain, area, there))) return refusal('place.area', rule);
  const others = s.models.filter((other) => other !== model && blocksPlace(other));
  if (!legalPlace(tableOf(s.terrain), there, others, { gait: gaitOf(look, model) }))
    return refusal('deploy.no-footing', 'FF-SET-11');
  if (from !== null && toEdge(s.terrain, from.edge, there) < from.far - TOLERANCE)
    return refusal('place.edge', rule, { far: from.far });
  if (near !== undefined && !hasFriendNear(look, model, there, near))
    return refusal('place.near', rule, { near });
  return enemyProblem(look, model, there, apart);
}

/** FF-SCN-31: the first of them is near nobody. */
function hasFriendNear(look: Look, model: Model, there: Body, near: number): boolean {
  const others = friendsOf(look.s, model);
  return others.length === 0 || others.some((other) => look.table.apart(there, other) <= near + TOLERANCE);
}

function enemyProblem(look: Look, model: Model, there: Body, apart: number): Refusal | null {
  const enemies = enemiesOf(look.s, model);
  if (enemies.some((enemy) => look.table.apart(there, enemy) < apart - TOLERANCE))
    return refusal('place.enemies', 'FF-SCN-01', { far: apart });
  const touched = enemies.some((enemy) => look.table.touches(there, enemy));
  return touched ? refusal('deploy.contact', 'FF-SET-11') : null;
}

/** Millimetres between the places that are tried: coarsely first. */
const MESHES = [20, 5];
const TRIES = 60;

/** Some place where it can be put, found without chance; null: there is none. */
export function firstPlace(look: Look, model: Model, terms: Terms): Spot | null {
  for (const mesh of MESHES) {
    for (const area of terms.areas) {
      const [west, south, east, north] = boxOf(look.s.terrain, area, model.radius);
      for (let y = south; y <= north; y += mesh)
        for (let x = west; x <= east; x += mesh) {
          const found = placeAt(look, model, terms, x, y);
          if (found !== null) return found;
        }
    }
  }
  return null;
}

function placeAt(look: Look, model: Model, terms: Terms, x: number, y: number): Spot | null {
  const at = { x: snap(x, GRID), y: snap(y, GRID) };
  for (const { z } of surfacesAt(tableOf(look.s.terrain), at.x, at.y))
    if (spotProblem(look, model, terms, { ...at, z }) === null) return { ...at, z };
  return null;
}

export function randomPlace(question: PlaceQuestion, random: Random, looking: () => Look): Spot | null {
  const look = looking();
  const model = modelOf(look.s, question.model);
  for (let n = 0; n < TRIES; n++) {
    const area: PlaceArea = question.areas[random.below(question.areas.length)]!;
    const [west, south, east, north] = boxOf(look.s.terrain, area, model.radius);
    const x = west + random.below(Math.max(0, Math.floor(east - west)) + 1);
    const y = south + random.below(Math.max(0, Math.floor(north - south)) + 1);
    const found = placeAt(look, model, question, x, y);
    if (found !== null) return found;
  }
  return firstPlace(look, model, question);
}
