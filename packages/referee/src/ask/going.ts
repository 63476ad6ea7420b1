import type { Json } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import type { Choice } from './choices.ts';
import { choicesOf, moverOf } from './choices.ts';
import { directionSaid, stepTo } from './compass.ts';
import { sheltersFrom } from './cover.ts';
import { type Body, type Eyes, shortName } from './eyes.ts';
import { meant, type Named, withoutParticles } from './find.ts';
import { type Lead, wayFor } from './lead.ts';
import { nearestFirst, nearestMan } from './nearest.ts';
import { type Order, orderSaid } from './order.ts';
import { drawnPlan, type Goal, goTo, sentFirst } from './plans.ts';
import { type Told, told } from './told.ts';

/** What `move` comes to: something said, or that it must be asked which was meant. */
export type Went =
  | { readonly told: Told }
  | { readonly which: readonly string[] }
  /** Where to is not said: these places are offered, by number. */
  | { readonly offer: { readonly lead: Lead; readonly choices: readonly Choice[]; readonly name: string } };

interface Target extends Named {
  readonly goal: Goal;
  /** A way that is measured already. */
  readonly path?: Json;
}

/** "move [name] 6 north-east", "move [name] to cover 1", "move towards Kern". */
export function move(eyes: Eyes, said: string): Went {
  const { say } = eyes;
  const { body, rest, several } = said === '' ? firstToGo(eyes) : whoGoes(eyes, said);
  if (several !== null) return { which: several };
  if (body === null) return { told: told(say.nobodyToLook) };
  const way = wayFor(eyes, body);
  if (way === null) return { told: told(say.notNow(say.commands.move.words[0])) };
  if ('dice' in way) {
    return { told: sentFirst(eyes, body, way.dice) };
  }
  const { lead } = way;
  const { rest: to, order } = orderSaid(eyes, lead, rest);
  if (to === '' && order.shape === null && order.facing === null)
    return { offer: { lead, choices: choicesOf(eyes, lead), name: body.name } };
  return to === '' ? { told: inPlace(eyes, lead, order) } : goSomewhere(eyes, lead, to, order);
}

function goSomewhere(eyes: Eyes, lead: Lead, to: string, order: Order): Went {
  const { say } = eyes;
  const heading = headingSaid(eyes, to);
  if (heading !== null) return { told: headed(eyes, lead, heading, order) };
  const name = withoutParticles(to, [...say.particles, ...say.towards]);
  const found = meant(targetsOf(eyes, lead), name);
  if (found.length > 1) return { which: found.map(({ names }) => names[0]!) };
  const [target] = found;
  if (target === undefined) return { told: told(say.nobody(name)) };
  const { path, goal } = target;
  const isPlain = order.shape === null && order.facing === null;
  return {
    told: path === undefined || !isPlain ? goTo(eyes, lead, goal, order) : drawnPlan(eyes, lead, path, goal),
  };
}

/** A group that is only to form up otherwise, or to turn. */
function inPlace(eyes: Eyes, lead: Lead, order: Order): Told {
  const mover = moverOf(eyes, lead);
  if (mover === undefined || mover.place !== 'table') return told(eyes.say.nobodyToLook);
  const { x, y, z } = mover;
  return goTo(eyes, lead, { spot: { x, y, z }, name: null }, order);
}

/** Who goes where nobody is named: of those who can be sent the first who may. */
function firstToGo(eyes: Eyes): ReturnType<typeof whoGoes> {
  return { body: eyes.ready.find((one) => wayFor(eyes, one) !== null) ?? eyes.me, rest: '', several: null };
}

/** Who is meant to go: whoever is named first, else whom the question is about. */
function whoGoes(
  eyes: Eyes,
  said: string,
): { readonly body: Body | null; readonly rest: string; readonly several: readonly string[] | null } {
  const { say } = eyes;
  const words = said.split(' ').filter((word) => word !== '');
  const turns: readonly string[] = [...say.towards, ...say.inShape, ...say.facing];
  const joins = words.findIndex(
    (word, i) => i > 0 && (word === say.particles[0] || turns.includes(word) || /^\d/.test(word)),
  );
  const own = eyes.own.filter(({ first }) => first.place === 'table');
  const asOne = { body: eyes.me, rest: said, several: null };
  const begins = words[0]!;
  if (
    /^\d/.test(begins) ||
    directionSaid(said, say) !== null ||
    (say.particles as readonly string[]).includes(begins) ||
    turns.includes(begins)
  )
    return asOne;
  const name = joins < 0 ? said : words.slice(0, joins).join(' ');
  const found = meant(own, name);
  if (found.length === 0) return nameThenPoint(eyes, words, own) ?? asOne;
  if (found.length > 1) return { body: null, rest: '', several: found.map((body) => body.name) };
  return { body: found[0]!, rest: joins < 0 ? '' : words.slice(joins).join(' '), several: null };
}

/** "garrick north": a name, and a point of the compass after it. */
function nameThenPoint(eyes: Eyes, words: readonly string[], own: readonly Body[]) {
  for (let n = words.length - 1; n > 0; n--) {
    const rest = words.slice(n).join(' ');
    const found = directionSaid(rest, eyes.say) === null ? [] : meant(own, words.slice(0, n).join(' '));
    if (found.length === 1) return { body: found[0]!, rest, several: null };
  }
  return null;
}

interface Heading {
  readonly far: number | null;
  readonly direction: number;
  readonly said: string;
}

/** "6 north-east", "6 inches ne", "north". */
function headingSaid({ say }: Eyes, rest: string): Heading | null {
  const clock = directionSaid(rest, say);
  if (clock !== null) return { far: null, direction: clock, said: rest };
  const [, far, after = ''] = /^(\d+(?:\.\d+)?) ?(.*)$/.exec(rest) ?? [];
  const point = withoutParticles(after, say.particles);
  const direction = directionSaid(point, say);
  return far === undefined || direction === null ? null : { far: Number(far), direction, said: point };
}

/** Off in a direction, so far or as far as it goes. */
function headed(eyes: Eyes, lead: Lead, { far, direction, said }: Heading, order: Order): Told {
  const mover = moverOf(eyes, lead);
  if (mover === undefined) return told(eyes.say.nobodyToLook);
  if (mover.place !== 'table') return told(eyes.say.waiting(shortName(mover.name)));
  const { width, depth } = eyes.scene.terrain;
  const { x, y } = stepTo(direction, far ?? width + depth, eyes.scene.yGrows);
  const on = { x: clamped(mover.x + x, width), y: clamped(mover.y + y, depth), z: mover.z };
  const levels = eyes.session.levels(on.x, on.y);
  const z = levels.reduce((a, b) => (Math.abs(b - mover.z) < Math.abs(a - mover.z) ? b : a), levels[0] ?? 0);
  const { edge, heading } = eyes.say.to;
  const beyond = on.x !== mover.x + x || on.y !== mover.y + y;
  const name = far === null ? null : beyond ? edge : heading(eyes.length(far), said);
  return goTo(eyes, lead, { spot: { ...on, z }, name }, order);
}

const clamped = (at: number, side: number): number => Math.min(side, Math.max(0, at));

/** All that somebody can be sent to by its name. */
function targetsOf(eyes: Eyes, lead: Lead): readonly Target[] {
  const { say } = eyes;
  const spot = ({ x, y, z }: Spot): Spot => ({ x, y, z });
  const mover = moverOf(eyes, lead);
  const manOf = (body: Body) => (mover === undefined ? body.first : nearestMan(body, mover));
  return [
    ...eyes.things.map(({ marker, name, names }) => ({
      names: names.slice(0, 2),
      goal: { spot: spot(marker), name },
    })),
    ...eyes.bodies
      .filter(({ first }) => first.place === 'table')
      .map((body) => {
        const man = manOf(body);
        return { names: body.names, goal: { spot: spot(man), name: body.name, radius: man.radius } };
      }),
    ...eyes.places.map((place) => ({
      names: place.names,
      goal: { spot: spot(place.middle), name: place.name, place },
    })),
    ...coversFor(eyes, lead).map(({ where, answer, spot: at }, i) => ({
      names: [say.coverNamed(i + 1)],
      goal: { spot: at, name: where },
      path: answer,
    })),
  ];
}

function coversFor(eyes: Eyes, lead: Lead) {
  const mover = moverOf(eyes, lead);
  const foe = mover === undefined ? null : nearestFoe(eyes, mover);
  return mover === undefined || foe === null ? [] : sheltersFrom(eyes, lead, mover, foe);
}

/** The enemy whose nearest man stands nearest to a spot. */
export function nearestFoe({ foes }: Eyes, at: Spot): Body | null {
  return nearestFirst(foes, at)[0] ?? null;
}
