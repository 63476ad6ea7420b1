import type { Random, Refusal } from '@vedette/engine';
import { bodyAt, legalPlace, type Spot, snap, surfacesAt, tableOf } from '@vedette/engine/table';
import { TOLERANCE } from '../../data/sticks.ts';
import type { Look } from '../../game.ts';
import { model as modelOf } from '../../models.ts';
import type { EmergeQuestion } from '../../questions.ts';
import { refusal } from '../../refusal.ts';
import type { Model, Room } from '../../state.ts';
import { GRID } from '../ground/grid.ts';
import { blocksPlace } from '../ground/who-blocks.ts';
import { gaitOf } from '../movement/gait.ts';

const RULE = 'FF-SCN-21';

/** FF-SCN-21: in its room, on nobody, and so far from whoever came in. */
export function emergeProblem(
  { model: id, room, from, atLeast }: EmergeQuestion,
  spot: Spot,
  look: Look,
): Refusal | null {
  const { s, table } = look;
  const model = modelOf(s, id);
  const there = bodyAt({ x: snap(spot.x, GRID), y: snap(spot.y, GRID), z: snap(spot.z, GRID) }, model);
  if (table.indoors(there)?.id !== room) return refusal('emerge.elsewhere', RULE, { room });
  const others = s.models.filter((other) => other !== model && blocksPlace(other));
  if (!legalPlace(tableOf(s.terrain), there, others, { gait: gaitOf(look, model) }))
    return refusal('emerge.no-footing', RULE);
  if (from !== null && table.apart(there, modelOf(s, from)) < atLeast - TOLERANCE)
    return refusal('emerge.too-near', RULE, { atLeast });
  return null;
}

/** Millimetres between the places that are tried. */
const MESHES = [30, 10, 3];
const TRIES = 60;

/** Of a room, as the table lies. */
export interface Extent {
  readonly west: number;
  readonly south: number;
  readonly wide: number;
  readonly deep: number;
}

export function extentOf({ shape }: Room): Extent {
  if ('circle' in shape) {
    const [x, y, r] = shape.circle;
    return { west: x - r, south: y - r, wide: 2 * r, deep: 2 * r };
  }
  const xs = shape.polygon.filter((_, i) => i % 2 === 0);
  const ys = shape.polygon.filter((_, i) => i % 2 === 1);
  const [west, south] = [Math.min(...xs), Math.min(...ys)];
  return { west, south, wide: Math.max(...xs) - west, deep: Math.max(...ys) - south };
}

/** FF-GEN-18: about where somebody in this room would be. */
export function middleOf({ s }: Look, room: string): Spot {
  const found = s.rooms.find(({ id }) => id === room)!;
  const { west, south, wide, deep } = extentOf(found);
  return { x: snap(west + wide / 2, GRID), y: snap(south + deep / 2, GRID), z: found.level };
}

/** Some place where it may come forth, found without chance; null: there is none. */
function firstPlaceIn(look: Look, question: EmergeQuestion): Spot | null {
  const { west, south, wide, deep } = extentOf(roomOf(look, question));
  for (const mesh of MESHES)
    for (let y = south; y <= south + deep; y += mesh)
      for (let x = west; x <= west + wide; x += mesh) {
        const found = placeAt(look, question, x, y);
        if (found !== null) return found;
      }
  return null;
}

function roomOf({ s }: Look, { room }: EmergeQuestion): Room {
  return s.rooms.find(({ id }) => id === room)!;
}

function placeAt(look: Look, question: EmergeQuestion, wantedX: number, wantedY: number): Spot | null {
  const [x, y] = [snap(wantedX, GRID), snap(wantedY, GRID)];
  for (const { z } of surfacesAt(tableOf(look.s.terrain), x, y))
    if (emergeProblem(question, { x, y, z }, look) === null) return { x, y, z };
  return null;
}

export function randomPlaceIn(question: EmergeQuestion, random: Random, looking: () => Look): Spot | null {
  const look = looking();
  const { west, south, wide, deep } = extentOf(roomOf(look, question));
  for (let n = 0; n < TRIES; n++) {
    const x = west + random.below(Math.floor(wide) + 1);
    const y = south + random.below(Math.floor(deep) + 1);
    const found = placeAt(look, question, x, y);
    if (found !== null) return found;
  }
  return firstPlaceIn(look, question);
}

/** FF-SCN-21: Short away if that can be, else anywhere; null: the room is full. */
export function whereTo(
  look: Look,
  model: Model,
  room: string,
  from: Model | null,
  far: number,
): EmergeQuestion | null {
  for (const atLeast of from === null ? [0] : [far, 0]) {
    const question = { model: model.id, room, from: from?.id ?? null, atLeast };
    if (firstPlaceIn(look, question) !== null) return question;
  }
  return null;
}
