import type { Refusal } from '@vedette/engine';
import { type Body, bodyAt, type Spot } from '@vedette/engine/table';
import { hasRule } from '../../data/rule-text.ts';
import { TOLERANCE } from '../../data/sticks.ts';
import type { Look } from '../../game.ts';
import { enemiesOf, friendsOf, inPlay, isGood, model as modelOf } from '../../models.ts';
import { refusal } from '../../refusal.ts';
import type { Model } from '../../state.ts';
import { basesOf } from '../groups/swarm.ts';

/** FF-GRP-03: whom a mob is after: the living where it wants meat, else anybody. */
function quarry(look: Look, mover: Model): readonly Model[] {
  const enemies = enemiesOf(look.s, mover);
  const { waiting = [], ordered = null } = look.s.activation ?? {};
  const members = [...new Set([...(ordered?.models ?? []), ...waiting])].map((id) => modelOf(look.s, id));
  const hungry = [mover, ...members].some(
    ({ rules, tags }) => hasRule(rules, 'mindless') || tags.includes('zombie'),
  );
  const living = hungry ? enemies.filter(({ tags }) => tags.includes('living')) : [];
  return living.length > 0 ? living : enemies;
}

function mobProblem(look: Look, mover: Model, there: Body): Refusal | null {
  const after = quarry(look, mover);
  const nearer = after.some(
    (enemy) => look.table.apart(there, enemy) <= look.table.apart(mover, enemy) + TOLERANCE,
  );
  return after.length === 0 || nearer ? null : refusal('move.not-nearer', 'FF-GRP-03');
}

function regroupProblem(look: Look, mover: Model, there: Body): Refusal | null {
  if (look.table.contact(there, enemiesOf(look.s, mover)).length > 0)
    return refusal('move.no-charge', 'FF-GRP-05');
  const joined = look.table.contact(there, friendsOf(look.s, mover)).length > 0;
  return joined ? null : refusal('move.not-regrouped', 'FF-GRP-05');
}

/** FF-MAG-04: what a mishap brought keeps away from the good. */
function strangerProblem(look: Look, mover: Model, there: Body): Refusal | null {
  if (mover.origin !== 'summoned' || mover.home === mover.party) return null;
  const good = inPlay(look.s).filter((other) => other !== mover && isGood(look.s, other));
  return look.table.contact(there, good).length > 0 ? refusal('move.beside-good', 'FF-MAG-04') : null;
}

/** FF-SPEC-56: beside another of its swarm, unless it leads and others are to follow. */
function swarmProblem(look: Look, mover: Model, there: Body): Refusal | null {
  if (!hasRule(mover.rules, 'swarm')) return null;
  const { activation } = look.s;
  if (activation?.kind === 'swarm' && activation.waiting.length > 0) return null;
  const others = basesOf(look.s, mover).filter((base) => base !== mover);
  if (others.length === 0 || look.table.contact(there, others).length > 0) return null;
  return refusal('move.leaves-swarm', 'FF-SPEC-56');
}

/** FF-GRP-03, FF-GRP-05, FF-SPEC-56, FF-MAG-04: why a Move may not end there, though the ground allows it. */
export function endProblem(look: Look, mover: Model, end: Spot): Refusal | null {
  const { activation } = look.s;
  const kind = activation?.acting === mover.id ? activation.kind : null;
  const there = bodyAt(end, mover);
  if (kind === 'mob') return mobProblem(look, mover, there) ?? strangerProblem(look, mover, there);
  if (kind === 'regroup') return regroupProblem(look, mover, there);
  return swarmProblem(look, mover, there) ?? strangerProblem(look, mover, there);
}
