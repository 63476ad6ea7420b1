import type { Scene, SceneFigure, Way } from '@vedette/engine';
import type { ToldProspect } from '@vedette/referee';
import type { Placing, Question } from '../referee/messages.ts';
import type { Drawings } from '../table/table-props.ts';
import { say } from '../words/say.ts';
import type { Draft } from './draft.ts';
import { CHANCE } from './percent.ts';
import { picksOne } from './picking.ts';
import { spotOf } from './placing-spot.ts';

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
  return { spot: draft.lead, bad, facing: draft.formation.facing, stands: draft.stands };
}

/** Where somebody pointed and nobody would come to stand, and the end of what leads towards it. */
export function missedOf(draft: Draft | null): NonNullable<Drawings['missed']> | null {
  if (draft === null || draft.short === null || draft.short.name !== null) return null;
  switch (draft.form) {
    case 'path': {
      const end = draft.way.points.at(-1);
      return draft.goal === null || end === undefined ? null : { goal: draft.goal, end };
    }
    case 'point':
      return { goal: draft.goal, end: draft.spot };
    case 'formation':
      return { goal: draft.goal, end: draft.lead };
  }
}

/** Where a company would be set up: everybody with his own face, and each man or group by name. */
export function proposalsOf(
  placings: readonly Placing[] | null,
  { figures, groups = [] }: Pick<Scene, 'figures' | 'groups'>,
): NonNullable<Drawings['proposed']> {
  return (placings ?? []).flatMap((placing): NonNullable<Drawings['proposed']> => {
    const spot = spotOf(placing);
    const alone = spot === null || placing.figure === null ? [] : [{ ...spot, figure: placing.figure }];
    const stands = placing.stands.length > 0 ? placing.stands : alone;
    const men = stands.flatMap(({ figure: id, x, y, z }) => {
      const man = figures.find((figure) => figure.id === id) ?? figures.find(({ group }) => group === id);
      return man === undefined ? [] : [{ ...man, x, y, z, place: 'table' as const }];
    });
    const [first] = men;
    if (first === undefined) return [];
    const name = groups.find(({ id }) => id === first.group && men.length > 1)?.name ?? first.name;
    return [{ figures: men, name }];
  });
}

/** The odds of what could be done to whoever is pointed at, beside him. */
export function aimTag(
  figures: readonly SceneFigure[],
  prospects: { readonly target: string; readonly list: readonly ToldProspect[] } | null,
): Drawings['tag'] {
  const target = figures.find(({ id }) => id === prospects?.target);
  const best = prospects?.list.find(({ problem, shoots }) => problem === null && shoots === true);
  if (target === undefined || best === undefined) return null;
  return { ...target, words: say.decide.hits(say.percent(Math.round(best.chance * 100))) };
}

/** Where one of several is chosen, the first chance of each, to be written beside him. */
export function chancesOf(
  question: Question | null,
  figures: readonly SceneFigure[],
): NonNullable<Drawings['chances']> {
  if (question === null || !picksOne(question)) return [];
  return question.options.flatMap(({ figure: id, odds }) => {
    const [words] = odds?.match(CHANCE) ?? [];
    const figure = figures.find((one) => one.id === id && one.place === 'table');
    return words === undefined || figure === undefined ? [] : [{ ...figure, words }];
  });
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
