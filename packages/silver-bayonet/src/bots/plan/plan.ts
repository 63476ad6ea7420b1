import type { Intent } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import { deedId } from '../../option-ids.ts';
import { gearCalled } from '../../rules/gear-id.ts';
import { loadsAgain } from '../../rules/loading/reload.ts';
import { touch } from '../../rules/movement/contact.ts';
import type { Figure } from '../../state.ts';
import {
  approach,
  contactWith,
  type Ground,
  groundAround,
  type Place,
  placeBeside,
  placeOn,
  samples,
} from '../ground/places.ts';
import type { Aim } from '../worth/aims.ts';
import { type Deed, hastyShots, openings, reloads, shots, step } from './deeds.ts';
import { type Errand, errandsOf, inchesLeft, nearness } from './errands.ts';
import { type Exposure, exposureAt, gauntletTo, meleeGain } from './exposure.ts';
import { type Survey, surveyFrom } from './survey.ts';

/** What is left of an activation. */
export interface Means {
  /** Inches that can be moved; 0: none. */
  readonly budget: number;
  readonly how: 'move' | 'sprint';
  readonly action: boolean;
  readonly moved: boolean;
  readonly charges: boolean;
  readonly shoots: boolean;
  /** Whether it pays to look for ways round walls: not yet where somebody is only being chosen. */
  readonly ways: number;
}

/** What a figure could do with its activation, and what that is worth in points. */
export interface Plan {
  readonly worth: number;
  readonly steps: readonly Intent[];
  /** Whether it begins with moving. */
  readonly moves: boolean;
}

/** Weighing a place. */
const HOPE = 0.75;
const FUTURE = 0.35;
/** What an empty gun leaves of the prospects. */
const EMPTY = 0.6;
/** Inches that a Sprint brings on the average. */
const SPRINT = 3;
/** Places looked at closely, of those that seem best at first sight. */
const SAMPLES = { careful: 20, hasty: 8 } as const;
const CLOSELY = { careful: 4, hasty: 2 } as const;
/** Shots weighed from one place. */
const TARGETS = 2;
/** Nobody walks about for nothing. */
const STEP = 0.01;
/** After a melee both are tired, and the attacker often stands in the open. */
const SPENT_IN_MELEE = 0.9;

/** How its guns are afterwards, and how it came there. */
const LOADED = true;
const FIRED = false;
const HAVING_MOVED = true;

/** A place, and how things look from there. */
interface Stand {
  readonly place: Place | null;
  readonly at: Spot;
  readonly exposure: Exposure;
  /** Aims that are done by being there. */
  readonly done: Errand | null;
  /** Points that enemies on the way may cost. */
  readonly gauntlet: number;
}

interface Planning {
  readonly survey: Survey;
  readonly figure: Figure;
  readonly means: Means;
  readonly errands: readonly Errand[];
  /** By how much the way of an errand is longer than the crow's. */
  readonly detours: Map<Errand, number>;
}

/** What this figure could do now, best first; doing nothing is among it. */
export function plansFor(position: Survey, figure: Figure, means: Means): readonly Plan[] {
  const survey = surveyFrom(position, figure);
  const errands = errandsOf(survey, figure);
  const planning: Planning = { survey, figure, means, errands, detours: new Map() };
  const ground = means.budget > 0 ? groundAround(survey, figure, means.budget) : null;
  const away = ground === null ? [] : placesFor(planning, ground);
  const here = standAt(planning, null, figure, null);
  const loaded = survey.attacks.ready(figure).length > 0 || survey.attacks.empty(figure).length === 0;
  const first = means.action ? deedsAt(planning, here, means.moved) : [];
  const plans: Plan[] = [{ worth: valueAt(planning, here, loaded, null), steps: [], moves: false }];
  for (const deed of first) {
    plans.push({
      worth: deed.gain + valueAt(planning, here, deed.loaded ?? loaded, deed.aim),
      steps: deed.steps,
      moves: false,
    });
  }
  if (means.moved && means.action && means.how === 'move') plans.push(...sprintFrom(planning, here, loaded));
  for (const stand of away) {
    plans.push(...goingTo(planning, stand, loaded, first));
  }
  if (ground !== null) {
    plans.push(...insteadOfMoving(planning, here, first));
    if (means.charges) plans.push(...charges(planning, ground, loaded, first));
  }
  return plans.sort((a, b) => b.worth - a.worth);
}

/** Where it pays to go. */
function placesFor(planning: Planning, ground: Ground): readonly Stand[] {
  const { survey, figure } = planning;
  const stands: Stand[] = [];
  let ways = 0;
  for (const errand of planning.errands.toSorted((a, b) => rank(planning, b) - rank(planning, a))) {
    const { aim } = errand;
    if (aim.what === 'kill' && ways > 0) continue;
    const goal = errand.goal(figure);
    const place =
      aim.what === 'exit' ? placeOn(ground, goal) : aim.what === 'kill' ? null : placeBeside(ground, goal);
    if (place !== null && place.cost > 0)
      stands.push(standAt(planning, place, place, arrives(survey, aim) ? errand : null));
    else if (place === null && ways < planning.means.ways) {
      ways++;
      const way = approach(ground, goal);
      if (way === null) continue;
      const crow = inchesLeft(survey, figure, errand, way.place);
      if (crow > 0) planning.detours.set(errand, Math.max(1, way.left / crow));
      if (way.place.cost > 0) stands.push(standAt(planning, way.place, way.place, null));
    }
  }
  const guesses = samples(ground, SAMPLES[survey.care]).map((place) => {
    const rough = exposureAt(survey, figure, place, 'guessing');
    return {
      place,
      worth: valueAt(planning, { place, at: place, exposure: rough, done: null, gauntlet: 0 }, LOADED, null),
    };
  });
  guesses.sort((a, b) => b.worth - a.worth);
  for (const { place } of guesses.slice(0, CLOSELY[survey.care]))
    stands.push(standAt(planning, place, place, null));
  return stands;
}

/** What an errand promises from where the figure is. */
function rank({ survey, figure }: Planning, errand: Errand): number {
  return errand.worth * nearness(figure, inchesLeft(survey, figure, errand, figure));
}

/** SB-MOV-10, SB-SCN-GEN-20: whether being there is enough. */
function arrives({ s }: Survey, aim: Aim): boolean {
  if (aim.what === 'zone' || aim.what === 'exit') return true;
  if (aim.what !== 'object') return false;
  const pickup = s.scenario.objects?.find(({ id }) => id === aim.id)?.carry.pickup;
  return pickup !== 'action' && s.objects.every(({ id, stuck }) => id !== aim.id || !stuck);
}

function standAt(planning: Planning, place: Place | null, at: Spot, done: Errand | null): Stand {
  const exposure = exposureAt(
    planning.survey,
    planning.figure,
    at,
    done?.aim.what === 'exit' ? 'guessing' : 'looking',
  );
  const gauntlet = place === null ? 0 : gauntletTo(planning.survey, planning.figure, at, null);
  return { place, at, exposure, done, gauntlet };
}

/** How good it is to end there; an aim that has been seen to draws nobody any more. */
function valueAt(
  planning: Planning,
  { place, at, exposure, done, gauntlet }: Stand,
  loaded: boolean,
  saw: Aim | null,
): number {
  // SB-MOV-10: off the table nobody is in danger.
  if (done?.aim.what === 'exit') return done.worth - gauntlet;
  const arrived = done === null ? 0 : done.worth;
  const future = FUTURE * exposure.prospect * (loaded ? 1 : EMPTY);
  const walked = place === null ? 0 : STEP;
  const next = progress(planning, at, saw ?? done?.aim ?? null, 0);
  return arrived + next - planning.survey.caution * exposure.danger + future - walked - gauntlet;
}

/** What the most promising errand is worth from some place, `gained` inches nearer. */
function progress(planning: Planning, at: Spot, saw: Aim | null, gained: number): number {
  const { survey, figure, errands, detours } = planning;
  let best = 0;
  for (const errand of errands) {
    if (errand.aim === saw || errand.worth * HOPE <= best) continue;
    const left = inchesLeft(survey, figure, errand, at) * (detours.get(errand) ?? 1);
    best = Math.max(best, HOPE * errand.worth * nearness(figure, Math.max(0, left - gained)));
  }
  return best;
}

function deedsAt(planning: Planning, { at, exposure }: Stand, moved: boolean): readonly Deed[] {
  const { survey, figure, means, errands } = planning;
  return [
    ...(means.shoots ? shots(survey, figure, exposure, moved).slice(0, TARGETS) : []),
    ...(means.shoots ? hastyShots(survey, figure, exposure, moved).slice(0, 1) : []),
    ...openings(survey, figure, errands, at),
    ...reloads(survey, figure, 'reload'),
  ];
}

/** Moving there, with what can be done before it or after. */
function goingTo(planning: Planning, stand: Stand, loaded: boolean, first: readonly Deed[]): readonly Plan[] {
  const { means } = planning;
  const move = movingTo(planning, stand.place!);
  const plans: Plan[] = [{ worth: valueAt(planning, stand, loaded, null), steps: move, moves: true }];
  for (const deed of first) {
    const worth = deed.gain + valueAt(planning, stand, deed.loaded ?? loaded, deed.aim);
    plans.push({ worth, steps: [...deed.steps, ...move], moves: false });
  }
  if (!means.action || stand.done?.aim.what === 'exit') return plans;
  for (const deed of deedsAt(planning, stand, HAVING_MOVED)) {
    const worth = deed.gain + valueAt(planning, stand, deed.loaded ?? loaded, deed.aim);
    plans.push({ worth, steps: [...move, ...deed.steps], moves: true });
  }
  for (const sprint of sprintFrom(planning, stand, loaded)) {
    plans.push({ ...sprint, steps: [...move, ...sprint.steps], moves: true });
  }
  return plans;
}

/** SB-MOV-04: some inches more on the same errand. */
function sprintFrom(planning: Planning, stand: Stand, loaded: boolean): readonly Plan[] {
  const now = progress(planning, stand.at, stand.done?.aim ?? null, 0);
  const later = progress(planning, stand.at, stand.done?.aim ?? null, SPRINT);
  if (later <= now) return [];
  const worth = valueAt(planning, stand, loaded, null) + later - now;
  return [{ worth, steps: [step(planning.figure, 'act', 'sprint')], moves: false }];
}

function movingTo({ figure, means }: Planning, place: Place): readonly Intent[] {
  // The way is looked for when it is asked for.
  const path = {
    kind: 'move',
    facts: { figure: figure.id, how: means.how },
    get answer() {
      return place.path() ?? [];
    },
  };
  return means.how === 'move' ? [step(figure, 'act', 'move'), path] : [path];
}

/** SB-LOAD-04: the Move given up for a reload, before a steady shot or after it. */
function insteadOfMoving(planning: Planning, here: Stand, first: readonly Deed[]): readonly Plan[] {
  if (planning.means.how !== 'move') return [];
  return [...shootAndReload(planning, here, first), ...reloadAndShoot(planning, here)];
}

function shootAndReload(planning: Planning, here: Stand, first: readonly Deed[]): readonly Plan[] {
  const { survey, figure } = planning;
  return first.flatMap((deed): readonly Plan[] => {
    if (deed.gun === null) return [];
    const gear = gearCalled(figure, deed.gun);
    if (figure.gear[gear] === undefined || !loadsAgain(survey.look, figure, gear)) return [];
    const reload = step(figure, 'act', deedId('reload-for-move', deed.gun));
    const worth = deed.gain + valueAt(planning, here, LOADED, null);
    return [{ worth, steps: [...deed.steps, reload], moves: false }];
  });
}

function reloadAndShoot(planning: Planning, here: Stand): readonly Plan[] {
  const { survey, figure, means } = planning;
  return reloads(survey, figure, 'reload-for-move').flatMap((reload) => {
    const worth = valueAt(planning, here, LOADED, null);
    const plans: Plan[] = [{ worth, steps: reload.steps, moves: false }];
    if (!means.action || !means.shoots) return plans;
    for (const shot of shots(survey, figure, here.exposure, means.moved, 'empty').slice(0, TARGETS)) {
      const after = shot.gain + valueAt(planning, here, FIRED, null);
      plans.push({ worth: after, steps: [...reload.steps, ...shot.steps], moves: false });
    }
    return plans;
  });
}

/** SB-MOV-11: everybody within reach of a charge, perhaps with a shot first. */
function charges(
  planning: Planning,
  ground: Ground,
  loaded: boolean,
  first: readonly Deed[],
): readonly Plan[] {
  const { survey, figure } = planning;
  const before = first.filter(({ aim, gain }) => aim === null && gain > 0).slice(0, 1);
  return survey.foes.flatMap((foe): readonly Plan[] => {
    const touching = touch(survey.s, figure, foe);
    const place = touching ? stay(figure) : contactWith(ground, foe);
    if (place === null) return [];
    const exposure = exposureAt(survey, figure, place, 'guessing');
    const gauntlet = gauntletTo(survey, figure, place, foe);
    const stand: Stand = { place, at: place, exposure, done: null, gauntlet };
    const gain = meleeGain(survey, figure, foe) * SPENT_IN_MELEE;
    const move = touching ? [step(figure, 'act', 'fight')] : movingTo(planning, place);
    const whom = step(figure, 'attackWhom', foe.id);
    const plain = gain + valueAt(planning, stand, loaded, null);
    const plans: Plan[] = [{ worth: plain, steps: [...move, whom], moves: !touching }];
    for (const deed of before) {
      const worth = deed.gain + gain + valueAt(planning, stand, deed.loaded ?? loaded, null);
      plans.push({ worth, steps: [...deed.steps, ...move, whom], moves: false });
    }
    return plans;
  });
}

function stay({ x, y, z }: Figure): Place {
  return { x, y, z, cost: 0, path: () => [] };
}
