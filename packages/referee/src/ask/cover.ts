import type { SceneFigure } from '@vedette/engine';
import type { Spot, Waypoint } from '@vedette/engine/table';
import type { ToldWay } from '../snapshot.ts';
import { words } from '../words/index.ts';
import { apart } from './compass.ts';
import type { Body, Eyes } from './eyes.ts';
import { aheadOf, type Lead } from './lead.ts';
import { holds, nearestOf, type Place, whereabouts } from './places.ts';

/** Somewhere in reach where somebody would be hidden or covered. */
export interface Shelter {
  readonly spot: Spot;
  readonly place: Place;
  readonly where: string;
  readonly sight: 'cover' | 'hidden';
  readonly path: readonly Waypoint[];
  readonly way: ToldWay;
}

/** Ways that are measured, and shelters that are told. */
const TRIED = 10;
const TOLD = 4;

/** Cover from somebody in reach of a way that is asked for, the best first: hidden before covered, near before far. */
export function sheltersFrom(eyes: Eyes, lead: Lead, mover: SceneFigure, foe: Body): readonly Shelter[] {
  const ahead = aheadOf(lead);
  const ground = eyes.session.ground(ahead);
  if (ground === null || lead.question.form !== 'path') return [];
  const inReach = (spot: Spot) => ground.outlines.filter((outline) => holds(outline, spot)).length % 2 === 1;
  const spots = eyes.places
    .filter(({ covers }) => covers)
    .flatMap((place) => spotsBehind(place, mover, foe.first).map((spot) => ({ place, spot })))
    .filter(({ spot }) => inReach(spot))
    .sort((a, b) => apart(a.spot, mover) - apart(b.spot, mover))
    .slice(0, TRIED);
  const found = spots.flatMap(({ place, spot }) => shelter(eyes, { place, spot, mover, foe, ahead }) ?? []);
  const order = (one: Shelter) => (one.sight === 'hidden' ? 0 : 1);
  const best = [...found].sort((a, b) => order(a) - order(b) || a.way.cost - b.way.cost);
  return best.filter((one, i) => best.findIndex(({ place }) => place === one.place) === i).slice(0, TOLD);
}

interface Tried {
  readonly place: Place;
  readonly spot: Spot;
  readonly mover: SceneFigure;
  readonly foe: Body;
  readonly ahead: ReturnType<typeof aheadOf>;
}

function shelter(eyes: Eyes, { place, spot, mover, foe, ahead }: Tried): Shelter | null {
  const found = eyes.session.wayTo(spot, ahead);
  const end = found?.way.points.at(-1);
  if (found === null || end === undefined || found.way.problem !== null || found.path.length === 0)
    return null;
  if (found.way.stops.some(({ kind }) => kind === 'contact' || kind === 'fall')) return null;
  const sight = eyes.session.sightOf({ figure: foe.first.id }, mover.id, end);
  if (sight.visible && !sight.cover) return null;
  const where = whereabouts(eyes.places, eyes.scene, end, eyes.unit, words.in(eyes.session.locale));
  return {
    spot: end,
    place,
    where,
    sight: sight.visible ? 'cover' : 'hidden',
    path: found.path,
    way: found.way,
  };
}

/** Behind a piece of ground as somebody sees it, and in it where one can be. */
function spotsBehind(place: Place, mover: SceneFigure, foe: SceneFigure): readonly Spot[] {
  const { middle } = place;
  const far = apart(foe, middle);
  if (far === 0) return [];
  const [dx, dy] = [(middle.x - foe.x) / far, (middle.y - foe.y) / far];
  const beyond = { x: middle.x + dx * far, y: middle.y + dy * far };
  const edge = nearestOf(place, beyond);
  const room = mover.radius * 1.2;
  const behind = { x: edge.x + dx * room, y: edge.y + dy * room, z: middle.z };
  const own = nearestOf(place, mover);
  const near = { x: own.x + dx * room, y: own.y + dy * room, z: middle.z };
  const inside = place.lead.solid
    ? []
    : [{ x: (middle.x + own.x) / 2, y: (middle.y + own.y) / 2, z: middle.z }];
  return [behind, near, ...inside];
}
