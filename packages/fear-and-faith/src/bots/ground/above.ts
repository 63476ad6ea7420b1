import { distanceToPiece, type Spot, tableOf, towards } from '@vedette/engine/table';
import { CONTACT } from '../../data/sticks.ts';
import type { ActionOffer } from '../../rules/actions/offer.ts';
import { STEP } from '../../rules/ground/contact.ts';
import { nearestOnOutline } from '../../rules/ground/outline.ts';
import { canClimb } from '../../rules/movement/climb.ts';
import { onGrid } from '../../rules/movement/line.ts';
import type { Model } from '../../state.ts';
import { apart, type Mind } from '../mind.ts';

/** Something to climb, and where its foot is. */
interface Face {
  readonly piece: string;
  readonly foot: Spot;
}

/** So near to a face that it is touched. */
const CLOSE = 0.6;

/** FF-MOV-16: what a model would have to climb to get at somebody who stands above it; null: nothing, or it cannot. */
export function faceBelow({ s }: Mind, model: Model, foe: Model): Face | null {
  if (foe.z - model.z <= CONTACT.obstacleHeight) return null;
  const table = tableOf(s.terrain);
  const under = table.pieces.find(
    (piece, p) =>
      piece.surface === 'stand' &&
      Math.abs(piece.top - foe.z) <= STEP &&
      distanceToPiece(table, p, foe.x, foe.y) === 0 &&
      canClimb(model, piece),
  );
  if (under === undefined) return null;
  const [x, y] = nearestOnOutline(under.outline, model.x, model.y);
  const out = towards(x, y, model.x, model.y);
  if (out === null) return null;
  const far = model.radius + CLOSE;
  return { piece: under.id, foot: onGrid({ x: x + out[0] * far, y: y + out[1] * far, z: model.z }) };
}

/** Whether it is there already. */
export function isAtFoot(model: Model, { foot }: Face): boolean {
  return apart(model, foot) <= CONTACT.gap;
}

/** FF-MOV-16: whether this is the climb that leads up to somebody. */
export function leadsUpTo(mind: Mind, model: Model, { action, thing }: ActionOffer, foe: Model): boolean {
  if (action !== 'climb') return false;
  const face = faceBelow(mind, model, foe);
  return face !== null && thing === `${face.piece}/up`;
}
