import type { Formation, Json, PromptOption, SceneFigure, Start } from '@vedette/engine';
import { distanceToSpot, type Spot } from '@vedette/engine/table';
import type { Option, Question } from '../snapshot.ts';
import { words } from '../words/index.ts';
import { apart, directionTo, pointOf, stepTo } from './compass.ts';
import { type Shelter, sheltersFrom } from './cover.ts';
import type { Body, Eyes } from './eyes.ts';
import type { Named } from './find.ts';
import { facingFrom, formationTo, middleOf, middleOfGround } from './formation.ts';
import { aheadOf, intentFor, isDrawn, type Lead, leadAfter, picked, picksOne } from './lead.ts';
import { nearestFirst, nearestMan } from './nearest.ts';
import { whereabouts } from './places.ts';
import type { Intent } from './told.ts';

/** One answer that can be given by its number or its name. */
export interface Choice extends Named {
  readonly words: string;
  readonly odds: string | null;
  readonly answer: Json;
  /** What it starts, for whoever has a key for that. */
  readonly starts?: Start;
  /** It cannot be lived down: it is asked for twice. */
  readonly grave?: true;
  /** Few ever want it. */
  readonly seldom?: true;
  /** All answers that it comes to, where it is more than one. */
  readonly intents?: readonly Intent[];
  /** Of what is drawn: where somebody wants to get, and what that is called. */
  readonly goal?: { readonly spot: Spot; readonly name: string; readonly radius?: number };
}

/** Places of each kind that are offered. */
const THINGS = 2;
const FOES = 2;
const SHELTERS = 2;
const COMPASS = 8;
const DIRECTIONS = 72;

/** Every answer with a number; where the ground is asked for, the places that somebody may want. */
export function choicesOf(eyes: Eyes, lead: Lead): readonly Choice[] {
  const known = KNOWN.get(lead.question);
  if (known !== undefined) return known;
  const found = workedOut(eyes, lead);
  KNOWN.set(lead.question, found);
  return found;
}

/** By identity: a question is put once, and its answers do not change while it is open. */
const KNOWN = new WeakMap<Question, readonly Choice[]>();

function workedOut(eyes: Eyes, lead: Lead): readonly Choice[] {
  const { question } = lead;
  if (!isDrawn(question)) return optionsOf(eyes, lead);
  const first = moverOf(eyes, lead);
  if (first === undefined) return suggestions(eyes, lead);
  const found =
    question.form === 'path'
      ? pathsOf(eyes, lead, first)
      : question.form === 'point'
        ? spotsOf(eyes, lead, first)
        : formationsOf(eyes, lead, first);
  return [...suggestions(eyes, lead), ...found];
}

/** Digits that answer at once. */
const DIGITS = 9;

function optionsOf(eyes: Eyes, lead: Lead): readonly Choice[] {
  const { question } = lead;
  const rank = ({ grave, seldom }: PromptOption) => (grave === true ? 2 : seldom === true ? 1 : 0);
  if (!picksOne(question)) return question.options.map((option) => choiceOf(option, [option.id]));
  const ordered = [...question.options].sort((a, b) => rank(a) - rank(b));
  const plainly = ordered.map((option) => [choiceOf(option, picked(question, option.id))]);
  const aimed = ordered.map((option, i) => aimedShots(eyes, lead, option) ?? plainly[i]!);
  // With every target in it the list may be too long for the digits.
  return (aimed.flat().length <= DIGITS ? aimed : plainly).flat();
}

function choiceOf({ words: said, odds, grave, seldom, starts }: Option, answer: Json): Choice {
  return {
    words: said,
    names: [said],
    odds,
    answer,
    ...(grave === true ? { grave } : {}),
    ...(seldom === true ? { seldom } : {}),
    ...(starts === undefined ? {} : { starts }),
  };
}

/** A shot whose targets are asked for next, target by target; null: it is no such, or nobody can know. */
function aimedShots(eyes: Eyes, lead: Lead, option: Option): readonly Choice[] | null {
  if (option.starts !== 'shoot' || option.figure !== undefined || lead.intents.length > 0) return null;
  const whom = leadAfter(eyes, lead, option.id);
  if (whom === null || !picksOne(whom.question)) return null;
  const targets = whom.question.options.filter(({ figure, target }) => (target ?? figure) !== undefined);
  if (targets.length === 0) return null;
  return targets.map((target) => ({
    ...choiceOf(target, target.id),
    starts: 'shoot' as const,
    words: eyes.say.to.shaped(option.words, target.words),
    names: [eyes.say.to.shaped(option.words, target.words)],
    intents: [...whom.intents, intentFor(whom.question, picked(whom.question, target.id))],
  }));
}

/** Who would go: for whom the ground is measured, or whom it is asked about. */
export function moverOf(eyes: Eyes, lead: Lead): SceneFigure | undefined {
  const id = eyes.session.ground(aheadOf(lead))?.figure ?? lead.question.about.figures[0];
  return id === undefined ? undefined : (eyes.figure(id) ?? eyes.bodyOf(id)?.first);
}

/** How somebody who knows the trade would set it up: everybody at once, or the one in question. */
function suggestions(eyes: Eyes, { intents, question }: Lead): readonly Choice[] {
  if (question.deploys !== true || intents.length > 0) return [];
  const placings = eyes.session.proposals();
  const [first] = placings;
  if (first === undefined) return [];
  const { suggested, allSuggested } = eyes.say.to;
  const one = { words: suggested, names: [suggested], odds: null, answer: first.answer };
  if (placings.length < 2) return [one];
  const all = allSuggested(placings.length);
  const orders = placings.map(({ kind, figure, answer }) => ({ kind, about: figure, answer }));
  return [{ words: all, names: [all], odds: null, answer: first.answer, intents: orders }, one];
}

function pathsOf(eyes: Eyes, lead: Lead, mover: SceneFigure): readonly Choice[] {
  const ahead = aheadOf(lead);
  const { to } = eyes.say;
  const stay: Choice[] =
    eyes.session.objection([], ahead) === null
      ? [{ words: to.stay, names: [to.stay], odds: null, answer: [] }]
      : [];
  const byDistance = <T extends { readonly spot: Spot }>(list: readonly T[]) =>
    [...list].sort((a, b) => apart(a.spot, mover) - apart(b.spot, mover));
  const things = byDistance(eyes.things.map(({ marker, name }) => ({ spot: marker as Spot, name }))).slice(
    0,
    THINGS,
  );
  const near = nearestFirst(eyes.foes, mover);
  const foes = near.slice(0, FOES).map((foe) => goalOf(foe, mover));
  const [nearest] = near;
  const shelters = nearest === undefined ? [] : sheltersFrom(eyes, lead, mover, nearest).slice(0, SHELTERS);
  const ways = [
    ...things.map((goal) => pathTo(eyes, lead, mover, goal, to.marker)),
    ...foes.map(
      (
        goal, // Over whoever lies there one walks.
      ) => pathTo(eyes, lead, mover, goal, (name, _, contact) => to.foe(name, contact)),
    ),
  ].filter((one) => one !== null);
  const covered = shelters.map((shelter) => coveredChoice(eyes, shelter, nearest!, null));
  return [...ways, ...covered, ...stay];
}

type GoalSpot = NonNullable<Choice['goal']>;

/** The nearest of somebody’s. */
function goalOf(foe: Body, mover: SceneFigure): GoalSpot {
  const { x, y, z, radius } = nearestMan(foe, mover);
  return { spot: { x, y, z }, name: foe.name, radius };
}

/** The way to something, or as near to it as can be; null: no way leads nearer. */
export function pathTo(
  eyes: Eyes,
  lead: Lead,
  mover: SceneFigure,
  goal: GoalSpot,
  said: (name: string, reached: boolean, contact: boolean) => string,
): Choice | null {
  const { x, y, z } = goal.spot;
  const found = eyes.session.wayTo({ x, y, z }, aheadOf(lead));
  const end = found?.way.points.at(-1);
  if (found === null || end === undefined || found.path.length === 0 || found.way.problem !== null)
    return null;
  const contact = found.way.stops.some(({ kind }) => kind === 'contact');
  const reached = contact || distanceToSpot({ ...mover, ...end }, goal.spot) <= mover.radius / 2;
  const phrase = said(goal.name, reached, contact);
  return {
    words: phrase,
    names: [phrase, goal.name],
    odds: eyes.length(found.way.cost),
    answer: found.path as unknown as Json,
    goal: { ...goal, spot: { x, y, z } },
  };
}

/** For a single spot: round where somebody stands, or over the ground that is offered. */
function spotsOf(eyes: Eyes, lead: Lead, mover: SceneFigure): readonly Choice[] {
  const ahead = aheadOf(lead);
  const ground = eyes.session.ground(ahead);
  const from = lead.question.about.at ?? ground?.within ?? (mover.place === 'table' ? mover : null);
  const spots = from === null ? [] : roundAbout(eyes, from, ground?.within?.most ?? mover.radius * 4);
  const offered = ground === null ? [] : ground.outlines.flatMap((outline) => middleOf(outline));
  const legal = [...spots, ...offered]
    .map((spot) => eyes.session.nearest(spot, ahead))
    .filter((spot) => eyes.session.objection({ ...spot }, ahead) === null);
  const distinct = legal.filter(
    (spot, i) => legal.findIndex((other) => apart(other, spot) < mover.radius) === i,
  );
  return distinct.map((spot) => spotChoice(eyes, spot, from));
}

function spotChoice(eyes: Eyes, spot: Spot, from: Spot | null): Choice {
  const where = whereabouts(eyes.places, eyes.scene, spot, eyes.unit, words.in(eyes.session.locale));
  const direction = from === null ? null : directionTo(from, spot, eyes.scene.yGrows);
  const way =
    direction === null || from === null
      ? null
      : eyes.say.to.heading(eyes.length(apart(from, spot)), eyes.say.compass[pointOf(direction)]!);
  const { x, y, z } = spot;
  return {
    words: way ?? where,
    names: [way ?? where],
    odds: null,
    answer: { x, y, z },
    goal: { spot, name: where },
  };
}

function roundAbout(eyes: Eyes, from: Spot, far: number): readonly Spot[] {
  const steps = Array.from({ length: COMPASS }, (_, n) =>
    stepTo((n * DIRECTIONS) / COMPASS, far * 0.98, eyes.scene.yGrows),
  );
  return [
    ...steps.map(({ x, y }) => ({ x: from.x + x, y: from.y + y, z: from.z })),
    { x: from.x, y: from.y, z: from.z },
  ];
}

/** For a whole group: towards enemies and what lies there, as far as it gets; or where it is offered to begin. */
function formationsOf(eyes: Eyes, lead: Lead, mover: SceneFigure): readonly Choice[] {
  const { to } = eyes.say;
  const foes = nearestFirst(eyes.foes, mover).slice(0, FOES);
  const things = [...eyes.things]
    .sort((a, b) => apart(a.marker, mover) - apart(b.marker, mover))
    .slice(0, THINGS);
  const goals = [
    ...foes.map((foe) => ({ goal: goalOf(foe, mover), words: to.foe(foe.name, FALLS_SHORT) })),
    ...things.map(({ marker, name }) => ({
      goal: { spot: marker, name },
      words: to.marker(name, FALLS_SHORT),
    })),
  ];
  const [shape] = lead.question.options;
  if (shape === undefined) return [];
  const towards = goals.flatMap(({ goal, words: said }) => {
    const answer = formationTo(eyes, lead, mover, goal.spot, { shape: shape.id });
    return answer === null || isStanding(mover, answer)
      ? []
      : [
          {
            words: to.shaped(said, shape.words),
            names: [said, goal.name],
            odds: null,
            answer: answer as unknown as Json,
            goal,
          },
        ];
  });
  const all = [
    ...towards,
    ...sheltered(eyes, lead, mover, shape),
    ...afield(eyes, lead, mover, shape),
    ...standing(eyes, lead, mover, shape),
  ];
  return all.filter((one, i) => all.findIndex((other) => other.words === one.words) === i);
}

/** Behind or in something that covers all of them from the nearest enemy. */
function sheltered(eyes: Eyes, lead: Lead, mover: SceneFigure, shape: PromptOption): readonly Choice[] {
  const [nearest] = mover.place === 'table' ? nearestFirst(eyes.foes, mover) : [];
  if (nearest === undefined) return [];
  return sheltersFrom(eyes, lead, mover, nearest)
    .slice(0, SHELTERS)
    .map((shelter) => coveredChoice(eyes, shelter, nearest, shape));
}

function coveredChoice(
  eyes: Eyes,
  { where, sight, answer, spot, cost }: Shelter,
  { name }: Body,
  shape: PromptOption | null,
): Choice {
  const { to } = eyes.say;
  const said = to.cover(where, name, sight === 'hidden');
  return {
    words: shape === null ? said : to.shaped(said, shape.words),
    names: [said],
    odds: eyes.length(cost),
    answer,
    goal: { spot, name: where },
  };
}

/** A group is not said to charge: it goes as near as it gets. */
const FALLS_SHORT = false;

/** Off to the four sides, or about where it may begin. */
function afield(eyes: Eyes, lead: Lead, mover: SceneFigure, shape: PromptOption): readonly Choice[] {
  const { width, depth } = eyes.scene.terrain;
  const side = Math.max(width, depth);
  const from = mover.place === 'table' ? mover : middleOfGround(eyes, lead);
  if (from === null) return [];
  return [0, 1, 2, 3].flatMap((n) => {
    const direction = (n * DIRECTIONS) / 4;
    const { x, y } = stepTo(direction, side, eyes.scene.yGrows);
    const spot = { x: from.x + x, y: from.y + y, z: from.z };
    const answer = formationTo(eyes, lead, mover, spot, { shape: shape.id });
    if (answer === null || isStanding(mover, answer)) return [];
    const point = eyes.say.compass[pointOf(direction)]!;
    // Whoever is not on the table yet is told of the place, and not how far it is from nowhere.
    const far =
      mover.place === 'table'
        ? eyes.say.to.heading(eyes.length(apart(from, answer.middle)), point)
        : whereabouts(eyes.places, eyes.scene, answer.middle, eyes.unit, words.in(eyes.session.locale));
    return [
      {
        words: eyes.say.to.shaped(far, shape.words),
        names: [far],
        odds: null,
        answer: answer as unknown as Json,
        goal: { spot: answer.middle, name: point },
      },
    ];
  });
}

/** Of the way that a base takes: less is none. */
const NO_WAY = 1 / 4;

/** Whether a group that is told to go somewhere would stay where it is. */
const isStanding = (mover: SceneFigure, { middle }: Formation): boolean =>
  mover.place === 'table' && apart(mover, middle) < mover.radius * NO_WAY;

/** To stay where they are, in the first shape, turned to the enemy. */
function standing(eyes: Eyes, lead: Lead, mover: SceneFigure, shape: PromptOption): readonly Choice[] {
  if (mover.place !== 'table') return [];
  const { x, y, z } = mover;
  const answer = { middle: { x, y, z }, facing: facingFrom(eyes, mover, mover), shape: shape.id };
  if (eyes.session.objection(answer, aheadOf(lead)) !== null) return [];
  const { shaped, stay } = eyes.say.to;
  return [
    {
      words: shaped(stay, shape.words),
      names: [stay],
      odds: null,
      answer,
      goal: { spot: answer.middle, name: stay },
    },
  ];
}
