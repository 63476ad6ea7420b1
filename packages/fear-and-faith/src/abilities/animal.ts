import type { FaithCx, SpecialRule } from '../game.ts';
import { isWaiting, onTable } from '../models.ts';
import { leave } from '../rules/leaving/leaving.ts';
import type { Model } from '../state.ts';

/** FF-SPEC-03, FF-SPEC-56: an animal stays as long as somebody does who is none; a pack of its own stays anyway. */
export function runsWithoutMasters(cx: FaithCx, bearer: Model): void {
  const { s } = cx;
  const { party } = bearer;
  const roster = s.models.filter(({ home, origin }) => home === party && origin === 'roster');
  if (!onTable(bearer) || roster.every(({ tags }) => tags.includes('animal'))) return;
  // FF-SPEC-14: the possessed are in play still, and may come to themselves.
  const masters = s.models.filter(
    (m) =>
      (m.party === party || (m.home === party && m.conditions.possessed !== undefined)) &&
      !m.tags.includes('animal') &&
      (onTable(m) || isWaiting(m) || m.standing === 'dying'),
  );
  if (masters.length === 0) leave(cx, bearer, 'routed', null, 'FF-SPEC-03');
}

/** FF-SPEC-03; advances, items and weapons are for those who hand them out. */
export const animal: SpecialRule = {
  id: 'animal',
  rule: 'FF-SPEC-03',
  on: { leftPlay: (_left, cx, bearer) => runsWithoutMasters(cx, bearer) },
};
