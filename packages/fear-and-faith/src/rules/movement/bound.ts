import type { Refusal } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import type { Look } from '../../game.ts';
import { refusal } from '../../refusal.ts';
import type { Model } from '../../state.ts';
import { planLength } from './line.ts';

/** Millimetres between the points of a way that are looked at. */
const MESH = 10;

/** FF-SPEC-25: whether it can be there; nearly everybody can be anywhere. */
export function mayBeAt(look: Look, model: Model, at: Spot): boolean {
  return !look.handles('mayBeAt', model) || look.modify('mayBeAt', model, true, { at });
}

/** FF-SPEC-25: no point of its way leads out of where it is bound. */
export function boundProblem(look: Look, mover: Model, end: Spot): Refusal | null {
  if (!look.handles('mayBeAt', mover)) return null;
  const steps = Math.max(1, Math.ceil(planLength(mover, end) / MESH));
  for (let n = 1; n <= steps; n++) {
    const part = n / steps;
    const at = {
      x: mover.x + part * (end.x - mover.x),
      y: mover.y + part * (end.y - mover.y),
      z: part < 1 ? mover.z : end.z,
    };
    if (!mayBeAt(look, mover, at)) return refusal('move.bound', 'FF-SPEC-25');
  }
  return null;
}
