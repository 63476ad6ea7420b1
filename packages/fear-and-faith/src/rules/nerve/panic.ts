import type { Spot } from '@vedette/engine/table';
import { hasRule } from '../../data/rule-text.ts';
import type { FaithCx, Look } from '../../game.ts';
import { friendsOf, onTable } from '../../models.ts';
import { EDGE } from '../../option-ids.ts';
import type { Model } from '../../state.ts';
import { aimsAt, type FlightGoal } from '../flight/aims.ts';
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
  const at = goals.map((goal) => goalAt(cx, model, goal));
  const answer = cx.ask('panic', model.controller, { model: model.id, modifier, options, at });
  return goals.find((goal) => goalId(goal) === answer)!;
}

function goalId(goal: FlightGoal): string {
  if (goal.kind === 'edge') return EDGE;
  return goal.kind === 'model' ? goal.model : `cover/${goal.piece}`;
}

/** Where it would be in the end, if nothing were in the way. */
function goalAt(look: Look, model: Model, goal: FlightGoal): Spot {
  const { x, y, z } = model;
  const aim = aimsAt(look, model, goal)[0];
  if (aim === undefined) return { x, y, z };
  const far = Math.max(0, aim.away(model));
  return { x: x + aim.direction[0] * far, y: y + aim.direction[1] * far, z };
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
