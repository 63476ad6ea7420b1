import type { Formation, Json, SceneFigure, Stand } from '@vedette/engine';
import type { Spot, Waypoint } from '@vedette/engine/table';
import type { Question, ToldWay } from '../snapshot.ts';
import { type Choice, choicesOf, moverOf } from './choices.ts';
import { apart, pointOf } from './compass.ts';
import { type Body, type Eyes, shortName, subject } from './eyes.ts';
import { formationTo } from './formation.ts';
import {
  aheadOf,
  deedsOf,
  endOf,
  intentFor,
  isDrawn,
  type Lead,
  leadAfter,
  picked,
  picksOne,
} from './lead.ts';
import { type Order, turnedTo } from './order.ts';
import { boxOf, nearestOf, type Place, partOf } from './places.ts';
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

/** Every answer with its number. */
export function orders(eyes: Eyes): Told {
  const { say, question } = eyes;
  if (question === null) return told(nothingAsked(eyes));
  const lead = { intents: [], question };
  const choices = choicesOf(eyes, lead);
  return told(questionLine(eyes, choices.length), {
    lines: choices.map(({ words, odds }, i) =>
      say.numbered(i + 1, say.aloud(words), odds === null ? null : say.aloud(odds)),
    ),
    deed: { does: 'offer' },
    more: [
      question.hint ?? '',
      ...room(eyes, lead),
      ...(question.form === 'formation' ? [say.shapes(question.options.map(({ words }) => words))] : []),
      ...question.options.flatMap(({ words, note }) => (note === undefined ? [] : [say.denied(words, note)])),
    ].filter((line) => line !== ''),
  });
}

/** Whoever is not on the table yet: how large the ground is that is offered, and where. */
function room(eyes: Eyes, lead: Lead): readonly string[] {
  if (moverOf(eyes, lead)?.place !== 'waiting' || !isDrawn(lead.question)) return [];
  const { say, scene } = eyes;
  return (eyes.session.ground(aheadOf(lead))?.outlines ?? []).map((outline) => {
    const { left, right, low, high } = boxOf(outline);
    const [long, wide] = [right - left, high - low].sort((a, b) => b - a) as [number, number];
    const middle = { x: (left + right) / 2, y: (low + high) / 2 };
    return say.room(eyes.length(long), eyes.length(wide), say.place.part(partOf(scene, middle, say.compass)));
  });
}

export function nothingAsked(eyes: Eyes): string {
  const { say, session, scene } = eyes;
  if (session.outcome !== null) return say.over;
  const { waitingFor } = session;
  return say.nothingAsked(waitingFor === null ? null : (scene.sides[waitingFor]?.name ?? null));
}

/** The open question with the number of its answers. */
export function questionLine(eyes: Eyes, answers: number): string {
  const { say, question } = eyes;
  if (question === null) return nothingAsked(eyes);
  const title = say.aloud(question.title);
  const min = Number(question.facts['min'] ?? 0);
  const max = Number(question.facts['max'] ?? answers);
  if (question.form === 'number') return say.questionNumber(title, min, max);
  if (question.form === 'some' && !(min === 1 && max === 1))
    return say.questionSome(title, answers, min, max, hasUsual(question));
  return isDrawn(question) ? say.questionPlaces(title, answers) : say.question(title, answers);
}

/** Where several can be chosen: whether there is something that most would choose, be it nothing. */
export function hasUsual({ options, facts }: Question): boolean {
  return options.filter(({ usual }) => usual === true).length >= Number(facts['min'] ?? 0);
}

/** An answer that is given by its number or its name: at once, or planned where it is drawn. */
export function chosen(eyes: Eyes, choice: Choice): Told {
  const { say, question } = eyes;
  if (question === null) return told(nothingAsked(eyes));
  const lead = { intents: [], question };
  if (isDrawn(question) && choice.intents !== undefined) {
    const plan = say.plan.whole([say.aloud(choice.words)]);
    return told(say.planned(plan), { deed: { does: 'plan', intents: choice.intents, points: [] } });
  }
  if (isDrawn(question)) return drawnPlan(eyes, lead, choice.answer, choice.goal ?? null);
  if (choice.grave === true) {
    const intents = [intentFor(question, choice.answer)];
    const plan = say.plan.whole([say.plan.grave(say.aloud(choice.words))]);
    return told(say.planned(plan), { deed: { does: 'plan', intents, points: [] } });
  }
  const intents = choice.intents ?? sentOff(eyes, lead, choice) ?? [intentFor(question, choice.answer)];
  return told(say.given(say.aloud(choice.words)), { deed: { does: 'give', intents } });
}

/** Whoever is sent and could do nothing but move, or be done, is asked at once where to; null: there is more to choose. */
function sentOff(eyes: Eyes, lead: Lead, { starts, answer }: Choice): Lead['intents'] | null {
  const next = starts === 'send' ? leadAfter(eyes, lead, answer) : null;
  if (next === null || next.question.form !== 'one') return null;
  const open = next.question.options.filter(({ grave }) => grave !== true);
  const [move] = open.filter((option) => option.starts === 'move');
  const rest = open.filter((option) => option !== move);
  if (move === undefined || !rest.every(({ ends, spends }) => ends !== undefined && spends === undefined))
    return null;
  return [...next.intents, intentFor(next.question, move.id)];
}

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

/** Everybody whom somebody could fire at, each with a number and the chances; null: nobody, or dice come first. */
export function shots(
  eyes: Eyes,
  body: Body,
): { readonly told: Told; readonly targets: readonly Body[] } | null {
  const { say } = eyes;
  const way = deedsOf(eyes, body);
  if (way === null || 'dice' in way) return null;
  const found = eyes.foes.flatMap((foe) => {
    const shot = shotAt(eyes, way.lead, foe);
    return shot === null ? [] : [{ foe, odds: shot.odds }];
  });
  if (found.length === 0) return null;
  const who = eyes.standpoint(body) ?? null;
  const lines = found.map(({ foe, odds }, i) =>
    say.numbered(i + 1, foe.name, odds === null ? null : say.aloud(odds)),
  );
  return {
    told: told(say.shots(who, found.length), { lines, deed: { does: 'offer' } }),
    targets: found.map(({ foe }) => foe),
  };
}

/** The chances of a shot, and the shot in mind. */
export function shoot(eyes: Eyes, body: Body, target: Body): Told {
  const { say } = eyes;
  const way = deedsOf(eyes, body);
  if (way === null) return told(whyNot(eyes, target));
  if ('dice' in way) {
    return sentFirst(eyes, body, way.dice);
  }
  const shot = shotAt(eyes, way.lead, target);
  if (shot === null) return told(whyNot(eyes, target));
  // Chances are of a man: of a whole group, of the one who stands for it.
  const aimedAt = eyes.figure(shot.figure) === undefined ? target.first.id : shot.figure;
  const prospects = eyes.session
    .prospects(aimedAt, null, aheadOf(way.lead))
    .filter(({ problem, shoots }) => problem === null && shoots === true);
  const [first] = prospects;
  return told(
    say.planned(
      say.plan.whole([
        say.plan.shot(say.aloud(shot.words), shot.odds === null ? null : say.aloud(shot.odds)),
      ]),
    ),
    {
      more:
        first === undefined
          ? []
          : [say.needs(first.needs), ...first.reasons.map(({ words, value }) => say.reasons(words, value))],
      deed: { does: 'plan', intents: shot.intents, points: [] },
    },
  );
}

interface Shot {
  readonly figure: string;
  readonly words: string;
  readonly odds: string | null;
  readonly intents: Lead['intents'];
}

/** The first way on offer to fire at somebody. */
function shotAt(eyes: Eyes, lead: Lead, { id, figures }: Body): Shot | null {
  const isHe = (figure: string | undefined) =>
    figure !== undefined && (figure === id || figures.some((one) => one.id === figure));
  const { options } = lead.question;
  const direct = options.find(
    ({ starts, figure, target }) => starts === 'shoot' && (isHe(target) || isHe(figure)),
  );
  if (direct !== undefined) {
    return {
      figure: direct.target ?? direct.figure!,
      words: direct.words,
      odds: direct.odds,
      intents: [...lead.intents, intentFor(lead.question, direct.id)],
    };
  }
  for (const option of options.filter(({ starts, figure }) => starts === 'shoot' && figure === undefined)) {
    const whom = leadAfter(eyes, lead, option.id);
    const found = whom?.question.options.find(({ figure, target }) => isHe(target) || isHe(figure));
    if (whom == null || found === undefined || !picksOne(whom.question)) continue;
    return {
      figure: found.target ?? found.figure!,
      words: `${option.words}, ${found.words}`,
      odds: found.odds,
      intents: [...whom.intents, intentFor(whom.question, picked(whom.question, found.id))],
    };
  }
  return null;
}

/** Why somebody cannot be shot at: as the rules say it, where they do. */
function whyNot({ say, question }: Eyes, { id, name, figures }: Body): string {
  const denied = question?.denied.find(
    (one) => one.id === id || figures.some((figure) => figure.id === one.id),
  );
  return say.noShot(
    name,
    denied === undefined ? null : say.denied(denied.words, say.aloud(denied.problem.message)),
  );
}

export function denials({ say, question }: Eyes): Told {
  const denied = question?.denied ?? [];
  if (denied.length === 0) return told(say.nothingDenied);
  const lines = denied.map(({ words, problem }) => say.denied(words, say.aloud(problem.message)));
  return told(lines[0]!, { lines: lines.slice(1) });
}

export function done(eyes: Eyes): Told {
  const { say, question } = eyes;
  if (question === null) return told(nothingAsked(eyes));
  const end = endOf(question);
  if (end === undefined && question.form === 'path') return staying(eyes, question);
  if (end === undefined) return told(say.noEnd);
  return told(say.given(say.aloud(end.words)), {
    deed: { does: 'give', intents: [intentFor(question, end.id)] },
  });
}

/** Done before he has gone anywhere: he stays, and ends it with that. */
function staying(eyes: Eyes, question: Question): Told {
  const { say, session } = eyes;
  if (session.objection([]) !== null) return told(say.noEnd);
  const lead = { intents: [], question };
  const next = leadAfter(eyes, lead, []);
  const end = next === null ? undefined : endOf(next.question);
  const intents = [
    intentFor(question, []),
    ...(next === null || end === undefined ? [] : [intentFor(next.question, end.id)]),
  ];
  return told(say.given(end === undefined ? say.to.stay : say.aloud(end.words)), {
    deed: { does: 'give', intents },
  });
}
