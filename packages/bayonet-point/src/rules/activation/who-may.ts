import { members, unitOf } from '../../figures.ts';
import type { BayonetPointState, Figure, Unit } from '../../state.ts';
import { inMelee } from '../melee/contact.ts';

/** BP-ACT-07: not fleeing, pursuing, down or in melee; on the ground he may, to get up; beside the table, to come on. */
export function mayAct(s: BayonetPointState, f: Figure): boolean {
  if (f.standing === 'waiting') return unitOf(s, f).enters;
  if (f.standing !== 'table' || f.fleeing || f.pursuing || f.down > 0) return false;
  return f.ground !== 'up' || !inMelee(s, f);
}

/** BP-ACT-07: somebody in it may act. */
export function mayBeTested(s: BayonetPointState, u: Unit): boolean {
  return u.flight === null && members(s, u).some((f) => mayAct(s, f));
}
