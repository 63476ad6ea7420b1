import type { Formation, Json, SceneFigure, Stand } from '@vedette/engine';
import type { Spot, Waypoint } from '@vedette/engine/table';
import type { ToldWay } from '../snapshot.ts';
import { moverOf } from './choices.ts';
import { apart, pointOf } from './compass.ts';
import { type Body, type Eyes, shortName, subject } from './eyes.ts';
import { formationTo } from './formation.ts';
import { aheadOf, endOf, intentFor, type Lead, leadAfter } from './lead.ts';
import { type Order, turnedTo } from './order.ts';
import { nearestOf, type Place } from './places.ts';
import { placeOf, shortPlaceOf, watchersOf } from './sights.ts';
import { type Doer, MOST_WORDS } from './tiding.ts';
import { type Told, told } from './told.ts';

/** Who sees one there: so many names, then a number. */
const NAMED = 1;

/** Something to get to, and what it is called. */
export interface Goal {
  readonly spot: Spot;
  /** Null: it was a direction, and as far as it goes is what was meant. */
  readonly name: string | null;
  /** Of its base, if it has one; a piece of ground begins at its outline. */
  readonly radius?: number;
  readonly place?: Place;
}

/** From a spot to what somebody wants to get to. */
const leftTo = ({ spot, radius = 0, place }: Goal, at: Spot): number =>
  place === undefined ? apart(at, spot) - radius : nearestOf(place, at).far;

/** What is drawn, before it is given: where it ends, what it costs, passes and lacks, and who sees one there. */
export function drawnPlan(eyes: Eyes, lead: Lead, answer: Json, goal: Goal | null): Told {
  const { say } = eyes;
  const mover = moverOf(eyes, lead);
  const who = whoGoes(eyes, lead, mover);
  const problem = eyes.session.objection(answer, aheadOf(lead));
  if (problem !== null) return told(say.aloud(problem.message));
  const intents = [...lead.intents, intentFor(lead.question, answer)];
  if (lead.question.form === 'path')
    return pathPlan(eyes, lead, answer as unknown as readonly Waypoint[], { who, mover, goal, intents });
  if (lead.question.form === 'formation')
    return formationPlan(eyes, lead, answer as unknown as Formation, { who, mover, goal, intents });
  const spot = answer as unknown as Spot;
  const parts = [
    say.plan.stands(who, placeOf(eyes, spot)),
    ...(mover === undefined ? [] : [seenThere(eyes, [{ figure: mover.id, ...spot }])]),
  ];
  return told(say.planned(say.plan.whole(parts)), {
    deed: { does: 'plan', intents, points: [spot] },
    at: [spot],
  });
}

/** A whole group: as far as it gets, whatever it was told. */
function formationPlan(
  eyes: Eyes,
  lead: Lead,
  formation: Formation,
  { who, mover, goal, intents }: Drawn,
): Told {
  const { say } = eyes;
  const stands = eyes.session.formed(formation, aheadOf(lead));
  const spot = middleOfAll(stands) ?? formation.middle;
  const from = middleOfAll(stands.flatMap(({ figure }) => onTableNow(eyes, figure) ?? []));
  const shape = facing(eyes, lead, formation);
  const left = mover === undefined ? 0 : gapTo(eyes, stands, goal);
  const going =
    from === null
      ? [say.plan.stands(who, placeOf(eyes, spot)), ...shape]
      : [
          say.plan.goes(who, eyes.length(apart(from, spot))),
          ...(goal?.name == null || left <= mover!.radius
            ? []
            : [say.plan.short(eyes.length(left), goal.name)]),
          ...shape,
          say.plan.ends(shortPlaceOf(eyes, spot)),
        ];
  const seen = (told: typeof seenThere) => (stands.length === 0 ? [] : [told(eyes, stands)]);
  const { text, left: untold } = listenable(eyes, [
    [...going, ...seen(seenThere)],
    [...going, ...seen(seenInNumber)],
    [...going.slice(0, -1), ...seen(seenInNumber)],
  ]);
  return told(text, {
    more: untold,
    deed: { does: 'plan', intents, points: [formation.middle] },
    at: [spot],
  });
}

const onTableNow = (eyes: Eyes, id: string): Spot | undefined => {
  const figure = eyes.figure(id);
  return figure?.place === 'table' ? figure : undefined;
};

function middleOfAll(spots: readonly Spot[]): Spot | null {
  if (spots.length === 0) return null;
  const mean = (of: (spot: Spot) => number) => spots.reduce((sum, spot) => sum + of(spot), 0) / spots.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y), z: mean(({ z }) => z) };
}

/** From the base of whoever of them gets nearest to what they were sent to. */
function gapTo(eyes: Eyes, stands: readonly Stand[], goal: Goal | null): number {
  if (goal === null || stands.length === 0) return 0;
  return Math.min(
    ...stands.map(({ figure, ...at }) => leftTo(goal, at) - (eyes.figure(figure)?.radius ?? 0)),
  );
}

/** The shape of a group, and which way it is turned: directions are counted with y to the north. */
function facing(
  { say, scene }: Eyes,
  { question }: Lead,
  { shape, facing: way }: Formation,
): readonly string[] {
  const named = question.options.find(({ id }) => id === shape);
  if (named === undefined) return [];
  return [say.plan.formed(named.words, say.compass[pointOf(turnedTo(way, scene.yGrows))]!)];
}

interface Drawn {
  readonly who: Doer;
  readonly mover: SceneFigure | undefined;
  readonly goal: Goal | null;
  readonly intents: Lead['intents'];
}

function pathPlan(
  eyes: Eyes,
  lead: Lead,
  path: readonly Waypoint[],
  { who, mover, goal, intents }: Drawn,
): Told {
  const { say } = eyes;
  const way = eyes.session.way(path, aheadOf(lead));
  const end = way.points.at(-1);
  if (path.length === 0 || end === undefined) {
    return told(say.planned(say.plan.whole([say.plan.stays(who)])), {
      deed: { does: 'plan', intents, points: [] },
    });
  }
  const stops = [...new Set(way.stops.map(({ words }) => say.aloud(words)))];
  const stands = mover === undefined ? [] : [{ figure: mover.id, x: end.x, y: end.y, z: end.z }];
  const seen = mover === undefined ? [] : [seenThere(eyes, stands)];
  const barren =
    watchersOf(eyes, stands).length > 0 && hasNoShotThen(eyes, lead, path) ? [say.plan.noShot] : [];
  const parts = [
    say.plan.move(who, say.bare(eyes.length(way.cost)), eyes.length(way.budget)),
    ...short(eyes, way, mover, goal),
    ...(stops.length === 0 ? [] : [say.plan.stops(stops.slice(0, 2))]),
    ...climbs(eyes, way),
  ];
  const where = say.plan.ends(shortPlaceOf(eyes, end));
  const counted = mover === undefined ? [] : [seenInNumber(eyes, stands)];
  const { text, left } = listenable(eyes, [
    [...parts, where, ...seen, ...barren],
    [...parts, where, ...counted, ...barren],
    [...parts, ...counted, ...barren],
    [...parts.slice(0, 1), ...counted, ...barren],
  ]);
  return told(text, {
    more: [...left.filter((part) => part !== where), placeOf(eyes, end), ...stops.slice(2)],
    deed: { does: 'plan', intents, points: way.points },
    at: way.points,
  });
}

/** He may do something more there or be done, and to shoot is no part of it: who knows that is done at once. */
function hasNoShotThen(eyes: Eyes, lead: Lead, path: readonly Waypoint[]): boolean {
  const next = leadAfter(eyes, lead, path as unknown as Json)?.question;
  if (next?.form !== 'one' || next.about.figures[0] !== lead.question.about.figures[0]) return false;
  return endOf(next) !== undefined && next.options.every(({ starts }) => starts !== 'shoot');
}

/** A whole group, or the one of it who goes alone. */
function whoGoes(eyes: Eyes, { question }: Lead, mover: SceneFigure | undefined): Doer {
  const [asked] = question.about.figures;
  const body = asked === undefined ? undefined : eyes.bodyOf(asked);
  const alone = asked === undefined || asked === body?.id ? undefined : eyes.figure(asked);
  if (question.form !== 'formation' && alone !== undefined)
    return { name: shortName(alone.name), many: false };
  return body === undefined ? { name: shortName(mover?.name ?? ''), many: false } : subject(body);
}

function short(
  eyes: Eyes,
  { points, stops }: ToldWay,
  mover: SceneFigure | undefined,
  goal: Goal | null,
): readonly string[] {
  const end = points.at(-1);
  if (
    goal === null ||
    goal.name === null ||
    end === undefined ||
    stops.some(({ kind }) => kind === 'contact')
  )
    return [];
  const far = leftTo(goal, end) - (mover?.radius ?? 0);
  return far <= (mover?.radius ?? 0) / 2 ? [] : [eyes.say.plan.short(eyes.length(far), goal.name)];
}

function climbs(eyes: Eyes, { points }: ToldWay): readonly string[] {
  let [up, down] = [0, 0];
  for (let i = 1; i < points.length; i++) {
    const rise = points[i]!.z - points[i - 1]!.z;
    if (rise > 0) up += rise;
    else down -= rise;
  }
  const { plan } = eyes.say;
  return [...(up > 0 ? [plan.up(eyes.length(up))] : []), ...(down > 0 ? [plan.down(eyes.length(down))] : [])];
}

function seenThere(eyes: Eyes, stands: readonly Stand[]): string {
  const { plan } = eyes.say;
  const names = watchersOf(eyes, stands);
  return plan.seenBy(plan.several(names.slice(0, NAMED), Math.max(0, names.length - NAMED)));
}

/** Who sees one there by their number alone: a plan may be too long to be listened to. */
function seenInNumber(eyes: Eyes, stands: readonly Stand[]): string {
  const { plan } = eyes.say;
  const { length } = watchersOf(eyes, stands);
  return length <= NAMED ? seenThere(eyes, stands) : plan.seenByMany(length);
}

/** The fullest of these that can be listened to, else the shortest; what it leaves out is told by `more`. */
function listenable(
  { say }: Eyes,
  [full, ...shorter]: readonly [readonly string[], ...(readonly string[])[]],
) {
  const whole = (parts: readonly string[]) => say.planned(say.plan.whole(parts));
  const told =
    [full, ...shorter].find((parts) => whole(parts).split(' ').length <= MOST_WORDS) ??
    shorter.at(-1) ??
    full;
  return { text: whole(told), left: full.filter((part) => !told.includes(part)) };
}

/** The way towards a goal, or a group sent there, planned. */
export function goTo(eyes: Eyes, lead: Lead, goal: Goal, order: Order): Told {
  const { say } = eyes;
  const mover = moverOf(eyes, lead);
  if (mover === undefined) return told(say.nobodyToLook);
  const { form } = lead.question;
  if (form === 'path') {
    const found = eyes.session.wayTo(goal.spot, aheadOf(lead));
    if (found === null) return told(say.noWay(goal.name ?? say.to.edge));
    if (found.way.problem !== null) return told(say.aloud(found.way.problem.message));
    return drawnPlan(eyes, lead, found.path as unknown as Json, goal);
  }
  if (form === 'point') {
    return drawnPlan(eyes, lead, { ...eyes.session.nearest(goal.spot, aheadOf(lead)) }, goal);
  }
  const shape = order.shape ?? lead.question.options[0]?.id;
  const answer =
    shape === undefined ? null : formationTo(eyes, lead, mover, goal.spot, { shape, facing: order.facing });
  if (answer === null) return told(say.noWay(goal.name ?? say.to.edge));
  return drawnPlan(eyes, lead, answer as unknown as Json, goal);
}

/** Whoever is to do something that nobody can plan before dice have fallen, or others have decided, is sent. */
export function sentFirst({ say }: Eyes, { name }: Body, { intents }: Lead): Told {
  return told(say.planned(say.plan.whole([say.notSent(name)])), {
    deed: { does: 'plan', intents, points: [] },
  });
}
