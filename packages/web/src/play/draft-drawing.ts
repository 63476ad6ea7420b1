import type { Way } from '@vedette/engine';
import type { Question } from '../referee/messages.ts';
import type { Drawings } from '../table/table-props.ts';
import type { Draft } from './draft.ts';

/** The way that is drawn, or the places that the options of a question stand for. */
export function wayOf(draft: Draft | null, question: Pick<Question, 'options'> | null): Way | null {
  return draft?.form === 'path' ? draft.way : placesOf(question);
}

/** Places that the options of a question stand for, in their order. */
function placesOf(question: Pick<Question, 'options'> | null): Way | null {
  const options = question?.options.filter(({ grave }) => grave !== true) ?? [];
  const points = options.flatMap(({ at }) => at ?? []);
  if (points.length === 0 || points.length < options.length) return null;
  return { places: true, problem: null, cost: 0, budget: 0, points, stops: [] };
}

/** Where the answer that is drawn would put somebody, or the middle of a group. */
export function ghostOf(draft: Draft | null): Drawings['ghost'] {
  if (draft === null || draft.form === 'path') return null;
  const bad = draft.problem !== null;
  if (draft.form === 'point') return { spot: draft.spot, bad };
  return { spot: draft.formation.middle, bad, facing: draft.formation.facing, stands: draft.stands };
}

/** Whether somebody who touches this place means what is drawn there already. */
export function isMeant(
  draft: Draft | null,
  { x, y }: { readonly x: number; readonly y: number },
  radius: number,
): boolean {
  if (draft === null || draft.form === 'formation') return false;
  const good =
    draft.form === 'path' ? draft.way.problem === null && draft.way.places !== true : draft.problem === null;
  const end = draft.form === 'path' ? draft.way.points.at(-1) : draft.spot;
  return good && end !== undefined && Math.hypot(end.x - x, end.y - y) <= radius;
}
