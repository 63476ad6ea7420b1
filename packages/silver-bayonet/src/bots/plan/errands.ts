import type { Spot } from '@vedette/engine/table';
import { MARKER_RADIUS } from '../../data/bases.ts';
import { standingAt } from '../../figures.ts';
import { distanceBetween, distanceToPoint } from '../../rules/measuring.ts';
import { objectDocument } from '../../scenario/objects/object.ts';
import type { Figure } from '../../state.ts';
import { inchesBetween } from '../ground/apart.ts';
import { isSame } from '../tasks/sharing.ts';
import { type Aim, wayOut } from '../worth/aims.ts';
import type { Survey } from './survey.ts';

/** An aim as the business of one figure. */
export interface Errand {
  readonly aim: Aim;
  /** Points, less when somebody else is nearer to it. */
  readonly worth: number;
  /** Where to go from some place. */
  goal(from: Spot): Spot;
}

/** Somebody else is nearer, and will see to it. */
const OTHERS = 0.25;
/** Hunting an enemy down; the attacks themselves are counted when they can be made. */
const HUNT = 0.3;
/** What this figure could go about. */
export function errandsOf(survey: Survey, figure: Figure): readonly Errand[] {
  return survey.aims().flatMap((aim) => errand(survey, figure, aim) ?? []);
}

function errand(survey: Survey, figure: Figure, aim: Aim): Errand | null {
  const { s } = survey;
  switch (aim.what) {
    case 'clue':
      if (!aim.may(figure)) return null;
      return { aim, worth: shared(survey, figure, aim), goal: () => aim.at };
    case 'object':
    case 'zone':
      return { aim, worth: shared(survey, figure, aim), goal: () => aim.at };
    case 'exit':
      if (aim.figure !== figure.id) return null;
      return { aim, worth: aim.worth, goal: (from) => wayOut(s, standingAt(figure, from), aim.edges) };
    case 'kill': {
      const foe = survey.foes.find(({ id }) => id === aim.figure);
      if (foe === undefined) return null;
      const { attacks, worth } = survey;
      const harm = Math.max(attacks.blow(figure, foe, 'own').harm, gunHarm(survey, figure, foe));
      return { aim, worth: HUNT * harm * worth(foe), goal: () => foe };
    }
  }
}

function gunHarm({ attacks }: Survey, figure: Figure, foe: Figure): number {
  return attacks.shot(figure, 'all', foe, 0, { cover: false, moved: false, answer: false })?.harm ?? 0;
}

/** Nobody runs for what a comrade has in hand. */
function shared({ assigned }: Survey, { id }: Figure, aim: Exclude<Aim, { readonly what: 'kill' }>): number {
  const own = assigned().some((task) => task.figure.id === id && isSame(task.aim, aim));
  return own ? aim.worth : aim.worth * OTHERS;
}

/** Inches between a figure in some place and its goal, as the crow flies. */
export function inchesLeft(survey: Survey, figure: Figure, { aim, goal }: Errand, from: Spot): number {
  const apart = inchesBetween(survey.s, from, goal(from));
  if (aim.what === 'exit') return apart;
  return Math.max(0, apart - figure.radius - (aim.what === 'zone' ? 0 : MARKER_RADIUS));
}

/** Turns of walking beyond which a thing is out of the world. */
const LONG = 6;

/** How near a thing is to being done when so many inches are left. */
export function nearness(figure: Figure, inches: number): number {
  const turns = inches / (figure.mounted ? 8 : Math.max(1, figure.stats.speed));
  return 0.5 / (1 + turns) + 0.5 * Math.max(0, 1 - turns / LONG);
}

/** Whether enemies are near enough to a marker or to whoever wants it to be in the way (SB-CLUE-01, SB-SCN-GEN-17). */
export function undisturbed(survey: Survey, figure: Figure, aim: Aim, from: Spot): boolean {
  if (aim.what !== 'clue' && aim.what !== 'object') return true;
  const clear = aim.what === 'clue' ? 1 : clearance(survey, aim.id);
  if (clear === null) return true;
  const there = standingAt(figure, from);
  return survey.foes.every(
    (foe) =>
      distanceToPoint(foe, aim.at) - MARKER_RADIUS > clear &&
      (aim.what !== 'clue' || distanceBetween(foe, there) > clear),
  );
}

function clearance({ s }: Survey, object: string): number | null {
  const document = objectDocument(s, object);
  const stuck = s.objects.some(({ id, stuck: held }) => id === object && held);
  return (stuck ? document?.carry.free?.clear : document?.carry.clear) ?? null;
}
