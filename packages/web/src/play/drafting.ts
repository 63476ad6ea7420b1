import type { Formation, Ground, Json, Stand, ToldRefusal } from '@vedette/engine';
import type { Spot, Waypoint } from '@vedette/engine/table';
import type { ToldWay } from '@vedette/referee';
import type { Question } from '../referee/messages.ts';
import { referee } from '../referee/referee.ts';
import { facingTo } from '../table/facing.ts';
import { gone } from './bearings.ts';
import type { Draft, Short } from './draft.ts';
import { anotherPlace } from './picking.ts';
import { answersOf, type Shot } from './plan.ts';
import { courseOf } from './planning.ts';
import { type PlayState, usePlay } from './play-state.ts';
import { giveAnswer, setOut } from './store.ts';

const set = usePlay.setState;
const get = usePlay.getState;

/** One question to the referee at a time; of those that come meanwhile only the newest counts. */
let asking = false;
let next: (() => Promise<void>) | null = null;

export async function newest(work: () => Promise<void>): Promise<void> {
  next = work;
  if (asking) return;
  asking = true;
  try {
    while (next !== null) {
      const now: () => Promise<void> = next;
      next = null;
      await now();
    }
  } finally {
    asking = false;
  }
}

/** Draws what the open question asks for, at this place, or at the one that is found there when its turn comes. */
export function draftTo(at: Spot | (() => Promise<Spot>)): Promise<void> {
  return newest(async () => {
    const to = typeof at === 'function' ? await at() : at;
    const { draft } = get();
    switch (drawnQuestion(get())?.form) {
      case 'path':
        if (draft?.form === 'path' && draft.way.places === true)
          return measured(anotherPlace(draft.path, to, draft.way.budget));
        return cheapest(to);
      case 'point':
        return nearest(to);
      case 'formation':
        return formed(
          draft?.form === 'formation' ? { ...draft.formation, middle: to } : facingTheEnemy(get(), to),
        );
      default:
        return undefined;
    }
  });
}

/** The question whose answer is drawn: the open one, or one that somebody has in mind. */
function drawnQuestion({ snapshot, plan }: PlayState): Question | null {
  return plan?.way?.question ?? snapshot?.question ?? null;
}

const aheadOf = ({ plan }: PlayState): readonly Json[] => answersOf(plan?.way?.orders ?? []);

/** The cheapest way to a place; where it is too far, as near as can be. */
async function cheapest(to: Spot): Promise<void> {
  const state = get();
  const found = await referee().call('wayTo', to, aheadOf(state));
  if (found === null || get().snapshot !== state.snapshot) return;
  await drawn(found.path, found.way, to, shortOf(state, found.way, to));
}

async function measured(path: readonly Waypoint[]): Promise<void> {
  const state = get();
  const way = await referee().call('way', path, aheadOf(state));
  if (get().snapshot === state.snapshot) await drawn(path, way, null, null);
}

/** Shows a way and, unless another is drawn already, what would be asked at its end. */
async function drawn(
  path: readonly Waypoint[],
  way: ToldWay,
  goal: Spot | null,
  short: Short | null,
): Promise<void> {
  const { plan } = get();
  const draft = { form: 'path', path, way, goal, short, after: null } as const;
  // What has not changed is drawn no second time.
  const bare = plan === null || plan.aim === null ? plan : { ...plan, aim: null };
  set({ draft, plan: bare, refused: null });
  if (next !== null || plan === null || way.problem !== null) return;
  clearTimeout(rest);
  rest = setTimeout(() => void lookAhead(draft).catch(gone), AT_REST);
}

/** Milliseconds without another way after which a hand rests: then it is worth asking what would come of this one. */
const AT_REST = 90;
let rest: ReturnType<typeof setTimeout> | undefined;

/** Fetches what would be asked at the end of a way. */
async function lookAhead(draft: Extract<Draft, { form: 'path' }>): Promise<void> {
  const { snapshot } = get();
  if (get().draft !== draft) return;
  const after = await referee().call('question', [...aheadOf(get()), draft.path as unknown as Json]);
  if (get().snapshot === snapshot && get().draft === draft) set({ draft: { ...draft, after } });
}

/** Less than this is a hand that trembles. */
const NEARLY = 0.5;

/** How far a way ends from where somebody pointed, or from the base of whoever stands there. */
function shortOf({ snapshot, ground }: PlayState, way: ToldWay, to: Spot): Short | null {
  const end = way.points.at(-1);
  const figures = snapshot?.scene.figures.filter(({ place }) => place === 'table') ?? [];
  const mover = figures.find(({ id }) => id === ground?.figure);
  if (end === undefined || mover === undefined || way.places === true) return null;
  const meant = figures.find(
    ({ id, x, y, radius }) => id !== mover.id && Math.hypot(x - to.x, y - to.y) <= radius,
  );
  const goal = meant ?? to;
  const apart = Math.hypot(goal.x - end.x, goal.y - end.y, goal.z - end.z);
  const distance = meant === undefined ? apart : apart - meant.radius - mover.radius;
  return distance <= NEARLY * mover.radius ? null : { distance, name: meant?.name ?? null };
}

/** Where the one would stand whom the others follow; where they follow nobody, their middle. */
function leadOf({ ground }: PlayState, stands: readonly Stand[]): Spot | null {
  const lead = stands.find(({ figure }) => figure === ground?.figure);
  if (lead !== undefined) return { x: lead.x, y: lead.y, z: lead.z };
  const mean = (of: 'x' | 'y') => stands.reduce((sum, stand) => sum + stand[of], 0) / stands.length;
  return stands.length === 0 ? null : { x: mean('x'), y: mean('y'), z: stands[0]!.z };
}

/** How far from where somebody pointed whoever is placed comes to stand. */
function shortBetween(
  { snapshot, ground }: PlayState,
  end: Spot,
  to: Spot,
  figure = ground?.figure,
): Short | null {
  const radius = snapshot?.scene.figures.find(({ id }) => id === figure)?.radius ?? 0;
  const distance = Math.hypot(to.x - end.x, to.y - end.y);
  return distance <= NEARLY * radius ? null : { distance, name: null };
}

async function nearest(to: Spot): Promise<void> {
  const state = get();
  const ahead = aheadOf(state);
  const spot = await referee().call('nearest', to, ahead);
  const problem = await referee().call('objection', { ...spot }, ahead);
  if (get().snapshot !== state.snapshot) return;
  const { ground } = state;
  const away = ground?.within === undefined ? null : awayFrom(ground.within, spot);
  const short = problem === null ? shortBetween(state, spot, to) : null;
  set({ draft: { form: 'point', spot, problem, away, goal: to, short }, refused: null });
}

function awayFrom(from: NonNullable<Ground['within']>, to: Spot) {
  const middle = Math.hypot(to.x - from.x, to.y - from.y);
  return { distance: Math.max(0, middle - (from.bases ?? 0)), most: from.most };
}

interface Formed {
  readonly formation: Formation;
  readonly problem: ToldRefusal | null;
  readonly stands: readonly Stand[];
  readonly lead: Spot;
}

async function tried(state: PlayState, formation: Formation): Promise<Formed> {
  const ahead = aheadOf(state);
  const problem = await referee().call('objection', formation as unknown as Json, ahead);
  const stands = await referee().call('formed', formation, ahead);
  return { formation, problem, stands, lead: leadOf(state, stands) ?? formation.middle };
}

/** Where it cannot be just there, but would find its places beside it, it is drawn where it could. */
async function formed(wanted: Formation): Promise<void> {
  const state = get();
  const { middle: goal } = wanted;
  const there = await tried(state, wanted);
  const beside = there.problem === null ? there : await tried(state, { ...wanted, middle: there.lead });
  if (get().snapshot !== state.snapshot) return;
  const found = beside.problem === null ? beside : there;
  const short =
    found.problem === null ? shortBetween(state, found.lead, goal, found.stands[0]?.figure) : null;
  set({ draft: { form: 'formation', ...found, goal, short }, refused: null });
}

/** A group looks to the middle of the others; while none of them is to be seen, to the middle of the table. */
function facingTheEnemy(state: PlayState, middle: Spot): Formation {
  const { snapshot, chart } = state;
  const { seat, options } = drawnQuestion(state)!;
  const others = snapshot!.scene.figures.filter(({ side, place }) => side !== seat && place === 'table');
  const { width, depth } = chart!.terrain;
  const mean = (of: 'x' | 'y', none: number) =>
    others.length === 0 ? none : others.reduce((sum, figure) => sum + figure[of], 0) / others.length;
  const enemy = { x: mean('x', width / 2), y: mean('y', depth / 2) };
  return { middle, facing: facingTo(middle, enemy), shape: options[0]?.id ?? '' };
}

/** Draws where a group goes, which way it faces and in what shape. */
export function draftFormation(formation: Formation): Promise<void> {
  return newest(() => formed(formation));
}

/** Draws just this path, straight from place to place. */
export function draftPath(path: readonly Waypoint[]): Promise<void> {
  return newest(() => measured(path));
}

/** What is drawn, aimed at or proposed is forgotten; looking stays. */
export function dropDraft(): void {
  const { plan } = get();
  set({ draft: null, placings: null, plan: plan === null ? null : { ...plan, aim: null }, refused: null });
}

/** Gives the answer that is drawn, with all that leads to it, and says what comes after. */
export async function giveDraft(then: 'done' | 'on' | null = null, shot: Shot | null = null): Promise<void> {
  const { draft, plan, snapshot } = get();
  const drawnAnswer =
    draft === null
      ? null
      : { answer: answerOf(draft) as Json, goal: draft.form === 'path' ? draft.goal : null };
  const fired = shot ?? plan?.aim?.shots[0] ?? null;
  if (plan === null || snapshot?.question == null) {
    if (drawnAnswer !== null) await giveAnswer(drawnAnswer.answer);
    return;
  }
  if (drawnAnswer === null && fired === null) return;
  const course = courseOf(snapshot.question.seat, plan, drawnAnswer, fired);
  const alone = course.orders.length === 1 && then === null && course.lastly === null;
  if (alone) await giveAnswer(course.orders[0]!.answer);
  else setOut(then === null ? course : { ...course, lastly: then });
}

function answerOf(draft: Draft): unknown {
  switch (draft.form) {
    case 'path':
      return draft.path;
    case 'point':
      return { ...draft.spot };
    case 'formation':
      return draft.formation;
  }
}
