import type { Json, Scene, SceneFigure } from '@vedette/engine';
import type { Spot, Waypoint } from '@vedette/engine/table';
import type { Option, Question, Snapshot } from '../referee/messages.ts';
import { dieSpent } from './rolled-dice.ts';

/** Whether one pick is the whole answer; a list of exactly one is no list to whoever picks. */
export function picksOne({ form, facts }: Question): boolean {
  return form === 'one' || (form === 'some' && facts['min'] === 1 && facts['max'] === 1);
}

/** The answer that picks this option alone. */
export function pick({ form }: Question, id: string): Json {
  return form === 'some' ? [id] : id;
}

/** The option that a figure stands for: itself, or the group it belongs to. */
export function optionFor(
  options: readonly { readonly id: string }[],
  { id, group }: Pick<SceneFigure, 'id' | 'group'>,
): string | null {
  if (options.some((option) => option.id === id)) return id;
  return group !== undefined && options.some((option) => option.id === group) ? group : null;
}

/** Everybody of the group that the question is about, or that somebody belongs to. */
export function fellowsOf(
  { figures, groups = [] }: Pick<Scene, 'figures' | 'groups'>,
  question: Pick<Question, 'facts'> | null,
  about: string | null,
): ReadonlySet<string> {
  const asked = question?.facts['unit'];
  const own = figures.find(({ id }) => id === about)?.group;
  const group = groups.find(({ id }) => id === asked) ?? groups.find(({ id }) => id === own);
  return new Set(group === undefined ? [] : figures.filter((f) => f.group === group.id).map(({ id }) => id));
}

/** The answer that suggests itself: what no die can better, else the first that costs none. */
export function suggested({ foregone }: Question, options: readonly Option[]): string | null {
  return foregone?.answer ?? options.find(({ id }) => dieSpent(id) === null)?.id ?? null;
}

/** The figure that a question is about, or the first of the group that it is about. */
export function whoIsAsked({ question, scene }: Pick<Snapshot, 'question' | 'scene'>): string | null {
  const { figure, unit } = question?.facts ?? {};
  if (typeof figure === 'string') return figure;
  const fellows = scene.figures.filter(({ group }) => group !== undefined && group === unit);
  return (fellows.find(({ place }) => place === 'table') ?? fellows[0])?.id ?? null;
}

/** Places are named one after the other; one too many takes the place of the last. */
export function anotherPlace(places: readonly Waypoint[], to: Spot, most: number): readonly Waypoint[] {
  return [...places.slice(0, Math.max(0, most - 1)), { ...to, z: 0 }];
}
