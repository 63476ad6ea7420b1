import type { Json, SceneFigure, Stand } from '@vedette/engine';
import type { Spot } from '@vedette/engine/table';
import { words } from '../words/index.ts';
import { apart } from './compass.ts';
import type { Body, Eyes } from './eyes.ts';
import { formationTo } from './formation.ts';
import { aheadOf, type Lead } from './lead.ts';
import { nearestMan, standingOf } from './nearest.ts';
import { holds, nearestOf, type Place, whereabouts } from './places.ts';

/** Somewhere in reach where somebody would be hidden or covered. */
export interface Shelter {
  readonly spot: Spot;
  readonly place: Place;
  readonly where: string;
  readonly sight: 'cover' | 'hidden';
  /** What gets him there, and how far that is. */
  readonly answer: Json;
  readonly cost: number;
}

/** Ways that are measured, and shelters that are told. */
const TRIED = 10;
const TOLD = 4;

/** Cover from somebody in reach of a way that is asked for, the best first: hidden before covered, near before far. */
export function sheltersFrom(eyes: Eyes, lead: Lead, mover: SceneFigure, foe: Body): readonly Shelter[] {
  const ahead = aheadOf(lead);
  const ground = eyes.session.ground(ahead);
  if (ground === null) return [];
  const inReach = (spot: Spot) => ground.outlines.filter((outline) => holds(outline, spot)).length % 2 === 1;
  const spots = eyes.places
    .filter(({ covers }) => covers)
    .flatMap((place) => spotsBehind(place, mover, nearestMan(foe, mover)).map((spot) => ({ place, spot })))
    .filter(({ spot }) => inReach(spot))
    .sort((a, b) => apart(a.spot, mover) - apart(b.spot, mover))
    .slice(0, TRIED);
  const found = spots.flatMap(({ place, spot }) => shelter(eyes, { place, spot, mover, foe, lead }) ?? []);
  const order = (one: Shelter) => (one.sight === 'hidden' ? 0 : 1);
  const best = [...found].sort((a, b) => order(a) - order(b) || a.cost - b.cost);
  return best.filter((one, i) => best.findIndex(({ place }) => place === one.place) === i).slice(0, TOLD);
}

interface Tried {
  readonly place: Place;
  readonly spot: Spot;
  readonly mover: SceneFigure;
  readonly foe: Body;
  readonly lead: Lead;
}

/** How somebody gets to a spot, and who stands where then. */
interface Reached {
  readonly answer: Json;
  readonly end: Spot;
  readonly cost: number;
  readonly stands: readonly Stand[];
}

function shelter(eyes: Eyes, { place, spot, mover, foe, lead }: Tried): Shelter | null {
  const reached =
    lead.question.form === 'path' ? onFoot(eyes, lead, mover, spot) : together(eyes, lead, mover, spot);
  if (reached === null) return null;
  const { answer, end, cost, stands } = reached;
  // From all of them, for all of these: whom one sees in the open is in no cover.
  const seen = standingOf(foe).flatMap((from) =>
    stands
      .map(({ figure, ...at }) => eyes.session.sightOf({ figure: from.id }, figure, at))
      .filter(({ visible }) => visible),
  );
  if (seen.some(({ cover }) => !cover)) return null;
  const where = whereabouts(eyes.places, eyes.scene, end, eyes.unit, words.in(eyes.session.locale));
  return { spot: end, place, where, sight: seen.length > 0 ? 'cover' : 'hidden', answer, cost };
}

function onFoot(eyes: Eyes, lead: Lead, { id }: SceneFigure, spot: Spot): Reached | null {
  const found = eyes.session.wayTo(spot, aheadOf(lead));
  const end = found?.way.points.at(-1);
  if (found === null || end === undefined || found.way.problem !== null || found.path.length === 0)
    return null;
  if (found.way.stops.some(({ kind }) => kind === 'contact' || kind === 'fall')) return null;
  const { x, y, z } = end;
  const answer = found.path as unknown as Json;
  return { answer, end, cost: found.way.cost, stands: [{ figure: id, x, y, z }] };
}

/** A whole group, in the first shape on offer. */
function together(eyes: Eyes, lead: Lead, mover: SceneFigure, spot: Spot): Reached | null {
  const [shape] = lead.question.options;
  const formation =
    shape === undefined || lead.question.form !== 'formation'
      ? null
      : formationTo(eyes, lead, mover, spot, { shape: shape.id });
  if (formation === null) return null;
  const stands = eyes.session.formed(formation, aheadOf(lead));
  const answer = formation as unknown as Json;
  const end = stands.find(({ figure }) => figure === mover.id) ?? formation.middle;
  return { answer, end, cost: apart(mover, end), stands };
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
