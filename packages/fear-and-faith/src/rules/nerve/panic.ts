import { hasRule } from '../../data/rule-text.ts';
import type { FaithCx, Look } from '../../game.ts';
import { friendsOf, onTable } from '../../models.ts';
import type { Model } from '../../state.ts';
import type { FlightGoal } from '../flight/aims.ts';
import { flee } from '../flight/flee.ts';
import { goMad } from './insanity.ts';

/** FF-FEAR-07: one fleeing move of its own stick to what its owner chooses, then the insanity table. */
export function panic(cx: FaithCx, model: Model, sum: number): void {
  const goals = panicGoals(cx, model);
  const goal = goals.length === 1 ? goals[0]! : chosen(cx, model, goals, sum);
  flee(cx, model, { moves: 1, stick: null, goal });
  // FF-FEAR-08: no roll if it left the table.
  if (onTable(model)) goMad(cx, model, sum);
}

function chosen(cx: FaithCx, model: Model, goals: readonly FlightGoal[], modifier: number): FlightGoal {
  const options = goals.map(goalId);
  const answer = cx.ask('panic', model.controller, { model: model.id, modifier, options });
  return goals.find((goal) => goalId(goal) === answer)!;
}

function goalId(goal: FlightGoal): string {
  if (goal.kind === 'edge') return 'edge';
  return goal.kind === 'model' ? goal.model : `cover/${goal.piece}`;
}

/** FF-FEAR-07: the nearest Spiritual Leader, the nearest cover, the nearest edge: those that exist. */
function panicGoals(look: Look, model: Model): readonly FlightGoal[] {
  const { table, s } = look;
  // FF-SPEC-49: who has faltered himself still is one to run to.
  const priests = friendsOf(s, model).filter((friend) => hasRule(friend.rules, 'spiritual-leader'));
  const nearest = table.inOrder(model, priests)[0] ?? [];
  const cover = table.nearestCover(model);
  return [
    ...nearest.map<FlightGoal>(({ id }) => ({ kind: 'model', model: id })),
    ...(cover === null ? [] : [{ kind: 'cover', piece: cover.id } as const]),
    { kind: 'edge' },
  ];
}
