import { ACTION } from '../../data/time.ts';
import { able, members } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import type { OwnOrder } from '../../questions.ts';
import type { ScenarioAction } from '../../scenario/format/scenario.ts';
import { isTrue } from '../../scenario/story/condition.ts';
import { fits } from '../../scenario/story/filter.ts';
import { performAll } from '../../scenario/story/perform.ts';
import { playable } from '../../scenario/story/playable.ts';
import type { BayonetPointState, Figure, Unit } from '../../state.ts';
import { inMelee } from '../melee/contact.ts';
import { coherent } from '../movement/coherency.ts';
import { type Clock, leftOf, mayBegin, takeMoves } from './clock.ts';
import { closeUp } from './orders.ts';

/** BP-SCN-01, BP-SEQ-05: what the scenario lets this unit be told to do now. */
export function ownOrdersOpen(s: BayonetPointState, u: Unit, clock: Clock): readonly OwnOrder[] {
  const { actions } = playable(s);
  if (actions === undefined) return [];
  return actions.flatMap((action): readonly OwnOrder[] => {
    const { id, limit, if: holds } = action;
    if (limit !== undefined && (s.battle.ran[`do:${id}`] ?? 0) >= limit) return [];
    if (holds !== undefined && !isTrue(s, holds)) return [];
    return handsFor(s, u, clock, action).length > 0 ? [`do:${id}`] : [];
  });
}

/** BP-TIME-01: those who fit and have a whole action's time for it. */
function handsFor(s: BayonetPointState, u: Unit, clock: Clock, { who }: ScenarioAction): readonly Figure[] {
  return members(s, u).filter(
    (f) =>
      able(f) &&
      !inMelee(s, f) &&
      coherent(s, u, f) &&
      mayBegin(s, clock, f, 'move') &&
      leftOf(clock, f, 'move') >= ACTION &&
      fits(s, who, f),
  );
}

/** Everybody who fits lends a hand for the time of a move, and it is done once. */
export function orderOwn(cx: PointCx, u: Unit, clock: Clock, order: OwnOrder): boolean {
  const { s } = cx;
  const action = (playable(s).actions ?? []).find(({ id }) => order === `do:${id}`);
  if (action === undefined) return false;
  const hands = handsFor(s, u, clock, action);
  // A leader who has used up his time before the order was perhaps the only one.
  if (hands.length === 0) return false;
  for (const f of hands) takeMoves(clock, f);
  const ran = s.battle.ran[order] ?? 0;
  s.battle = { ...s.battle, ran: { ...s.battle.ran, [order]: ran + 1 } };
  performAll(cx, action.do);
  if (s.ended === null) closeUp(cx, u, clock);
  return true;
}
