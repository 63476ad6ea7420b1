import {
  bodyAt,
  firstInterruption,
  nearPath,
  type Spot,
  type Trace,
  type Watch,
} from '@vedette/engine/table';
import { enemiesOf } from '../../figures.ts';
import type { Look } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { CONTACT, touch } from './contact.ts';
import { couldStop } from './could-stop.ts';
import { cutAt } from './cut.ts';
import { groundOf } from './ground-of.ts';

/**
 * SB-MOV-11: a way up to where it first brings its mover into contact with an enemy. Nobody is touched in mid-jump,
 * nor where the mover could not stop, nor in passing across a barrier, which must be paid for (SB-GEN-09.R2).
 */
export function toFirstContact(look: Look, mover: Figure, trace: Trace): Trace {
  const ground = groundOf(look, mover);
  const enemies = nearPath(ground, trace, mover, enemiesOf(look.s, mover), CONTACT.tolerance);
  if (enemies.length === 0) return trace;
  const where = (spot: Spot) => couldStop(look, mover, spot);
  const watches = enemies.map(
    (body): Watch => ({ kind: 'contact', body, ...CONTACT, acrossBarrier: null, notInJumps: true, where }),
  );
  const met = firstInterruption(ground, trace, mover, watches);
  if (met === null) return trace;
  // The contact in which its last straight stretch ends is where it was going.
  const last = met.stretch === trace.stretches.length - 1;
  if (last && touch(look.s, bodyAt(trace.end, mover), enemies[met.watch]!)) return trace;
  return cutAt(trace, { spot: met.at, stretch: met.stretch, part: met.part });
}
