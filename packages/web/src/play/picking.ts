import type { Json, Scene, SceneFigure } from '@vedette/engine';
import type { Spot, Waypoint } from '@vedette/engine/table';
import type { Option, Question, Snapshot } from '../referee/messages.ts';

/** Whether one pick is the whole answer; a list of exactly one is no list to whoever picks. */
export function picksOne({ form, facts }: Question): boolean {
  return form === 'one' || (form === 'some' && facts['min'] === 1 && facts['max'] === 1);
}

/** The answer that picks this option alone. */
export function pick({ form }: Question, id: string): Json {
  return form === 'some' ? [id] : id;
}

/** The option that means a figure or, where none does, its group; null where none does, or several. */
export function optionFor<O extends Pick<Option, 'figure'>>(
  options: readonly O[],
  { id, group }: Pick<SceneFigure, 'id' | 'group'>,
): O | null {
  const own = options.filter(({ figure }) => figure === id);
  const meant =
    own.length > 0 || group === undefined ? own : options.filter(({ figure }) => figure === group);
  return meant.length === 1 ? meant[0]! : null;
}

/** Everybody of the group that the question is about, or that somebody belongs to. */
export function fellowsOf(
  { figures, groups = [] }: Pick<Scene, 'figures' | 'groups'>,
  question: Pick<Question, 'about'> | null,
  about: string | null,
): ReadonlySet<string> {
  const [asked] = question?.about.figures ?? [];
  const own = figures.find(({ id }) => id === about)?.group;
  const group = groups.find(({ id }) => id === asked) ?? groups.find(({ id }) => id === own);
  return new Set(group === undefined ? [] : figures.filter((f) => f.group === group.id).map(({ id }) => id));
}

/** The answer that suggests itself: what no die can better, what the game says, else the first that costs none. */
export function suggested({ foregone, suggests }: Question, options: readonly Option[]): string | null {
  return (
    foregone?.answer ??
    suggests ??
    options.find(({ die, spends }) => die === undefined && spends?.includes('die') !== true)?.id ??
    null
  );
}

/** The figure that a question is about, or the first of the group that it is about. */
export function whoIsAsked({ question, scene }: Pick<Snapshot, 'question' | 'scene'>): string | null {
  return whoStandsFor(scene, question?.about.figures[0]);
}

/** A figure itself; for a group the first of it on the table. */
export function whoStandsFor({ figures }: Pick<Scene, 'figures'>, meant: string | undefined): string | null {
  if (meant === undefined || figures.some(({ id }) => id === meant)) return meant ?? null;
  const fellows = figures.filter(({ group }) => group === meant);
  return (fellows.find(({ place }) => place === 'table') ?? fellows[0])?.id ?? null;
}

/** Places are named one after the other; one too many takes the place of the last. */
export function anotherPlace(places: readonly Waypoint[], to: Spot, most: number): readonly Waypoint[] {
  return [...places.slice(0, Math.max(0, most - 1)), { ...to, z: 0 }];
}
