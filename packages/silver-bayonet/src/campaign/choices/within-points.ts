import type { Judge, Random, Refusal, Several } from '@vedette/engine';
import { say } from '../../refusals.ts';
import type { MemberId } from '../state.ts';

/** Soldiers to choose whose Recruitment costs must not add up to more than there is. */
export interface OfPoints {
  readonly points: number;
  readonly costs: Readonly<Record<MemberId, number>>;
}

type WithinPoints = OfPoints & Several<MemberId>;

function costOf({ costs }: WithinPoints, ids: readonly MemberId[]): number {
  return ids.reduce((sum, id) => sum + (costs[id] ?? 0), 0);
}

/** SB-UNIT-11. */
export function withinPoints(rule: string): Judge<WithinPoints, readonly MemberId[], unknown> {
  return { check: (question, ids) => tooDear(question, ids, rule), sample: affordable };
}

function tooDear(question: WithinPoints, ids: readonly MemberId[], rule: string): Refusal | null {
  const cost = costOf(question, ids);
  if (cost <= question.points) return null;
  const said = say('reorganise.over-budget', { cost, points: question.points });
  return { code: 'reorganise.over-budget', rule, ...said };
}

/** Mostly everybody that can be had, now and then fewer. */
function affordable(question: WithinPoints, random: Random): readonly MemberId[] {
  const wanted = question.options.filter(() => random.below(12) > 0);
  while (wanted.length > question.max || costOf(question, wanted) > question.points)
    wanted.splice(random.below(wanted.length), 1);
  return wanted;
}
