import { GROUPS } from '../../data/groups.ts';
import { hasRule } from '../../data/rule-text.ts';
import { LENGTH } from '../../data/sticks.ts';
import type { Look } from '../../game.ts';
import { friendsOf, isTransfixed } from '../../models.ts';
import type { Model } from '../../state.ts';
import { isParanoid } from '../nerve/insanity.ts';
import { mayBeNominated } from '../nominations/model.ts';
import { concentratedShots } from './concentrated.ts';

/** What can be ordered, each with its row of `GROUPS`. */
export const ORDERS = {
  group: 'order',
  regroup: 'regroup',
  fire: 'concentrated-fire',
  prayer: 'prayer',
} as const;
export type OrderKind = keyof typeof ORDERS;

/** FF-GRP-01, FF-SPEC-35: who can act on an order: not yet nominated, held by nothing, and of a mind to obey. */
function obeys(look: Look, model: Model): boolean {
  if (isTransfixed(model) || isParanoid(model)) return false;
  return !hasRule(model.rules, 'mindless') && mayBeNominated(look, look.s.active, model);
}

/** FF-GRP-01, -05, -06, -07: everybody whom he could name in this order. */
export function candidates(look: Look, leader: Model, kind: OrderKind): readonly Model[] {
  const { within } = GROUPS[ORDERS[kind]];
  const near = look.table
    .within(leader, LENGTH[within!], friendsOf(look.s, leader))
    .filter((model) => obeys(look, model));
  return kind === 'fire' ? near.filter((model) => concentratedShots(look, model).length > 0) : near;
}

/** FF-GRP-01, -03, -06: whether the second can join the first few. */
export function joins(look: Look, kind: OrderKind | 'mob', few: readonly Model[], model: Model): boolean {
  if (kind === 'regroup') return true;
  if (kind === 'mob') return few.some((other) => look.table.inRange(other, model, LENGTH.short));
  if (kind === 'fire') return commonTargets(look, [...few, model]).length > 0;
  return few.some((other) => look.table.touches(other, model));
}

/** FF-GRP-06: whom all of them may shoot at. */
export function commonTargets(look: Look, shooters: readonly Model[]): readonly Model[] {
  const [first, ...others] = shooters.map((shooter) => targetsOf(look, shooter));
  return (first ?? []).filter((target) => others.every((list) => list.includes(target)));
}

function targetsOf(look: Look, shooter: Model): readonly Model[] {
  return [...new Set(concentratedShots(look, shooter).map(({ shot: { target } }) => target))];
}

function shareATarget(lists: readonly (readonly Model[])[]): boolean {
  const all = lists.flat();
  return new Set(all).size < all.length;
}

/** Whether enough of them go together for an order of this kind. */
export function canGather(look: Look, leader: Model, kind: OrderKind): boolean {
  const all = candidates(look, leader, kind);
  if (kind === 'fire') return shareATarget(all.map((shooter) => targetsOf(look, shooter)));
  if (GROUPS[ORDERS[kind]].min === 1) return all.length > 0;
  return all.some((one, i) => all.slice(i + 1).some((other) => joins(look, kind, [one], other)));
}
