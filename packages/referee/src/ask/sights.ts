import type { SceneFigure, SceneMarker, SightReport, Stand } from '@vedette/engine';
import { DIRECTIONS, distanceToSpot, type Spot } from '@vedette/engine/table';
import { words } from '../words/index.ts';
import { moverOf, pathTo } from './choices.ts';
import { directionTo, stepTo } from './compass.ts';
import { sheltersFrom } from './cover.ts';
import { type Body, type Eyes, shortName, subject } from './eyes.ts';
import { type Lead, wayFor } from './lead.ts';
import { closest, nearestMan, seeing, seenAs, standingOf } from './nearest.ts';
import { nearestOf, type Place, partOf, whereabouts } from './places.ts';
import { spreadOf } from './spread.ts';
import { type Told, told } from './told.ts';

export function placeOf(eyes: Eyes, spot: Spot): string {
  const where = whereabouts(eyes.places, eyes.scene, spot, eyes.unit, words.in(eyes.session.locale));
  const { areas = [] } = eyes.scene.terrain;
  const area = areas.findIndex(
    ({ x, y, width, depth }) => spot.x >= x && spot.x <= x + width && spot.y >= y && spot.y <= y + depth,
  );
  const name = areas.length > 1 ? eyes.scene.areaNames[area] : undefined;
  const parts = [
    where,
    ...(name === undefined ? [] : [eyes.say.place.floor(name)]),
    ...(spot.z > 0 ? [eyes.say.place.high(eyes.length(spot.z))] : []),
  ];
  return parts.join(', ');
}

/** The same in a few words. */
export function shortPlaceOf(eyes: Eyes, spot: Spot): string {
  return whereabouts(eyes.places, eyes.scene, spot, eyes.unit, words.in(eyes.session.locale), 'short');
}

/** Somebody as an enemy is told of: how far, where, who sees whom, and what is between. */
function foeLine(
  eyes: Eyes,
  body: Body,
  from: Body,
): { readonly far: number; readonly line: string; readonly figure: SceneFigure; readonly sees: boolean } {
  const { say } = eyes;
  const { viewer, figure, report } = closest(eyes, from, body);
  const look = seeing(eyes, from, body).report;
  const back = seeing(eyes, body, from).report.visible;
  const seen = seenAs(look);
  const between =
    seen === 'clear'
      ? []
      : thingsBetween(eyes, look)
          .slice(0, 1)
          .map((thing) => say.behind(thing));
  const at = eyes.lies(body.name, viewer, figure, report.distance);
  const line = [
    at,
    say.sights[seen],
    ...between,
    back ? say.looksBack : say.looksAway,
    ...stateOf(eyes, body),
  ].join(', ');
  return { far: report.distance, line, figure, sees: back };
}

/** In any unit: as much as measuring errs. */
const AT_THE_EDGE = 0.5;

/** What stops or veils a look: people by their names, ground by the name that it has here. */
function thingsBetween(eyes: Eyes, { lines }: SightReport): readonly string[] {
  const people = new Set(eyes.scene.figures.map(({ name }) => name));
  const found = lines.flatMap(({ by, state, at }) => {
    if (by === null || state === 'clear') return [];
    if (at === null || people.has(by)) return [by];
    return [nearestPlace(eyes, at) ?? by];
  });
  return [...new Set(found)];
}

/** The ground that a spot lies in, or at the edge of. */
function nearestPlace(eyes: Eyes, spot: Spot): string | null {
  const near = eyes.places
    .map(({ name, pieces }) => ({
      name,
      far: Math.min(...pieces.map((lead) => nearestOf({ lead }, spot).far)),
    }))
    .sort((a, b) => a.far - b.far)[0];
  return near === undefined || near.far > AT_THE_EDGE ? null : near.name;
}

function stateOf(eyes: Eyes, { figures, group, first }: Body): readonly string[] {
  const { say } = eyes;
  if (group !== null) {
    const left = figures.filter(({ place }) => place !== 'out').length;
    return [
      say.strength(left, figures.length),
      ...orderOf(eyes, figures),
      ...group.signs.map((sign) => sign.words),
    ];
  }
  const signs = first.signs.filter(({ kind }) => kind !== 'frightful').map((sign) => sign.words);
  return [...(first.health === null ? [] : [say.health(first.health.left, first.health.full)]), ...signs];
}

/** In what order those of a group stand who are on the table. */
export function orderOf({ say, scene }: Eyes, figures: readonly SceneFigure[]): readonly string[] {
  const spread = spreadOf(
    figures.filter(({ place }) => place === 'table'),
    scene.yGrows,
  );
  if (spread === null) return [];
  if (spread.form !== 'line') return [say.order[spread.form]];
  return [say.order.line(say.compass[spread.axis]!, say.compass[spread.axis + say.compass.length / 2]!)];
}

export function enemies(eyes: Eyes, from: Body | null): Told {
  const { say, foes } = eyes;
  if (foes.length === 0) return told(say.noEnemy);
  if (from?.first.place !== 'table')
    return told(say.enemyHead(foes.length, undefined), {
      lines: foes.map(({ name, first, group }) => say.whereIs(name, placeOf(eyes, first), group !== null)),
    });
  const lines = foes.map((body) => foeLine(eyes, body, from)).sort((a, b) => a.far - b.far);
  return told(say.enemyHead(foes.length, eyes.standpoint(from)), {
    lines: lines.map(({ line }) => line),
    at: lines.map(({ figure }) => spotOf(figure)),
  });
}

const spotOf = ({ x, y, z }: Spot): Spot => ({ x, y, z });

const onTable = (body: Body | null): Body | null => (body?.first.place === 'table' ? body : null);

export function friends(eyes: Eyes): Told {
  const { say, own } = eyes;
  if (own.length === 0) return told(say.noFriend);
  const lines = own.map((body) => {
    const type = body.group?.type ?? body.first.type;
    const where =
      body.first.place === 'out'
        ? say.outOfIt(body.name, body.first.gone)
        : body.first.place === 'waiting'
          ? say.waiting(body.name)
          : placeOf(eyes, body.first);
    return say.figure(body.name, type, [...stateOf(eyes, body), where]);
  });
  return told(say.friendsHead(own.length), { lines });
}

/** Who of the enemies would see one of those who might stand there. */
export function watchersOf(eyes: Eyes, stands: readonly Stand[]): readonly string[] {
  const isSeen = (from: SceneFigure) =>
    stands.some(({ figure, ...at }) => eyes.session.sightOf({ figure: from.id }, figure, at).visible);
  return eyes.foes.filter((foe) => standingOf(foe).some(isSeen)).map(({ name }) => name);
}

export function whoSees(eyes: Eyes, body: Body | null): Told {
  const { say } = eyes;
  if (body === null || body.first.place !== 'table') return told(say.nobodyToLook);
  const seeing = eyes.foes.map((foe) => foeLine(eyes, foe, body)).filter(({ sees }) => sees);
  if (seeing.length === 0) return told(say.unseen(body.name));
  const nearest = [...seeing].sort((a, b) => a.far - b.far);
  return told(say.seenBy(body.name, seeing.length), {
    lines: nearest.map(({ line }) => line),
    at: nearest.map(({ figure }) => spotOf(figure)),
  });
}

/** What lies between somebody and another, both ways. */
export function lookAt(eyes: Eyes, from: Body | null, target: Body): Told {
  const { say } = eyes;
  if (from === null || from.first.place !== 'table') return told(say.nobodyToLook);
  if (target.first.place !== 'table' || target.id === from.id) return where(eyes, from, target);
  const { figure, report } = seeing(eyes, from, target);
  const back = seeing(eyes, target, from).report;
  const far = eyes.length(closest(eyes, from, target).report.distance);
  const free = report.lines.filter(({ state }) => state === 'clear').length;
  return told(
    `${say.sees(subject(from), target.name, seenAs(report), far)} ${say.between(thingsBetween(eyes, report))}`,
    {
      more: [
        say.sees(subject(target), from.name, seenAs(back), far),
        say.linesFree(free, report.lines.length),
      ],
      at: [spotOf(figure)],
    },
  );
}

/** Where somebody is: in or beside what, and how far from whoever asks. */
export function where(eyes: Eyes, from: Body | null, body: Body): Told {
  const { say } = eyes;
  if (body.first.place === 'waiting') return told(say.waiting(body.name));
  if (body.first.place === 'out') return told(say.outOfIt(body.name, body.first.gone));
  const is = say.whereIs(body.name, placeOf(eyes, body.first), body.group !== null);
  if (from?.first.place !== 'table' || from.id === body.id)
    return told(is, { more: stateOf(eyes, body), at: [spotOf(body.first)] });
  const { viewer, figure, report } = closest(eyes, from, body);
  const { far, compass, hour } = eyes.bearing(viewer, figure, report.distance);
  const reach = eyes.isFoe(body) ? reachOf(eyes, from, { spot: figure, name: body.name }) : null;
  const seen = seenAs(seeing(eyes, from, body).report);
  const parts = [far, compass, hour, say.sights[seen], ...(reach === null ? [] : [reach])].filter(
    (part) => part !== null,
  );
  return told(`${is} ${say.from(parts.join(', '))}`, { more: stateOf(eyes, body), at: [spotOf(figure)] });
}

/** Whether somebody gets there, by the way that the rules measure; null: he is not asked to go. */
function reachOf(
  eyes: Eyes,
  from: Body,
  goal: { readonly spot: Spot; readonly name: string },
): string | null {
  const way = wayFor(eyes, from);
  if (way === null || !('lead' in way) || way.lead.question.form !== 'path') return null;
  const mover = moverOf(eyes, way.lead);
  if (mover === undefined) return null;
  const { inReach, charge, outOfReach } = eyes.say;
  const found = pathTo(eyes, way.lead, mover, goal, (_, reached, contact) =>
    contact ? charge : reached ? inReach : outOfReach,
  );
  return found?.words ?? outOfReach;
}

export function markers(eyes: Eyes, from: Body | null): Told {
  const { say, things } = eyes;
  if (things.length === 0) return told(say.noMarkers);
  const viewer = onTable(from);
  const far = (marker: SceneMarker) =>
    viewer === null ? 0 : distanceToSpot(nearestMan(viewer, marker), marker);
  const near = [...things].sort((a, b) => far(a.marker) - far(b.marker));
  const lines = near.map(({ name, marker }) => {
    const reach = viewer === null ? null : reachOf(eyes, viewer, { spot: marker, name });
    const parts = [
      viewer === null ? name : eyes.lies(name, nearestMan(viewer, marker), marker),
      placeOf(eyes, marker),
      ...(reach === null ? [] : [reach]),
    ];
    return parts.join(', ');
  });
  return told(say.markersHead(things.length, eyes.standpoint(viewer)), {
    lines,
    at: near.map(({ marker }) => spotOf(marker)),
  });
}

/** How far from somebody's base a piece of ground begins, and where. */
function groundFrom(
  from: Body | null,
  place: Place,
): { readonly far: number; readonly spot: Spot; readonly viewer: SceneFigure | undefined } {
  if (from === null) return { far: 0, spot: place.middle, viewer: undefined };
  const all = standingOf(from).map((viewer) => {
    const { far, x, y } = nearestOf(place, viewer);
    return { far: Math.max(0, far - viewer.radius), spot: { x, y, z: place.middle.z }, viewer };
  });
  return all.reduce((a, b) => (b.far < a.far ? b : a));
}

function groundLine(eyes: Eyes, called: string, place: Place, from: Body | null): string {
  const { far, spot, viewer } = groundFrom(from, place);
  if (viewer !== undefined) return eyes.lies(called, viewer, spot, far);
  // Some names say already where it is.
  const { say, scene } = eyes;
  const part = partOf(scene, place.middle, say.compass);
  const says = place.name.startsWith(say.ground.quarter(place.kind, part));
  return says ? called : [called, say.place.part(part)].join(', ');
}

/** A piece by its name, and what it is where that does not say so. */
function calledOf({ say }: Eyes, { name, facts: [kind] }: Place): string {
  return kind !== undefined && !name.includes(kind) ? say.ground.named(name, kind) : name;
}

export function ground(eyes: Eyes, from: Body | null): Told {
  const { say, places } = eyes;
  if (places.length === 0) return told(say.noGround);
  const viewer = onTable(from);
  const near = [...places].sort((a, b) => groundFrom(viewer, a).far - groundFrom(viewer, b).far);
  return told(say.groundHead(places.length, eyes.standpoint(viewer)), {
    lines: near.map((place) => groundLine(eyes, calledOf(eyes, place), place, viewer)),
    more: near.map(({ name, facts }) => say.ground.facts(name, facts)),
  });
}

export function onePlace(eyes: Eyes, from: Body | null, place: Place): Told {
  const viewer = onTable(from);
  const head = groundLine(eyes, place.name, place, viewer);
  return told(eyes.say.ground.facts(head, place.facts), { at: [groundFrom(viewer, place).spot] });
}

/** Directions to either side of a bearing that still lie that way, of 72: of the eight points none has part in another. */
const FAN = 4;

/** What lies one way: its nearest part there, how far that is, and how it is told. */
interface Ahead {
  readonly far: number;
  readonly spot: Spot;
  readonly line: string;
}

/** All that lies one way from somebody, nearest first. */
function ahead(eyes: Eyes, from: Body, direction: number): readonly Ahead[] {
  const { length } = DIRECTIONS;
  const isThere = (spot: Spot, man: SceneFigure) => {
    const to = directionTo(man, spot, eyes.scene.yGrows);
    return to !== null && Math.min(Math.abs(to - direction), length - Math.abs(to - direction)) <= FAN;
  };
  const bodies = eyes.bodies
    .filter(({ id, first }) => id !== from.id && first.place === 'table')
    .map((body) => ({ body, ...closest(eyes, from, body) }))
    .filter(({ viewer: man, figure }) => isThere(figure, man))
    .map(({ body, viewer: man, figure, report: { distance } }) => ({
      far: distance,
      line: eyes.lies(body.name, man, figure, distance),
      spot: spotOf(figure),
    }));
  const things = eyes.things
    .map(({ name, marker }) => ({ name, marker, man: nearestMan(from, marker) }))
    .filter(({ marker, man }) => isThere(marker, man))
    .map(({ name, marker, man }) => ({
      far: distanceToSpot(man, marker),
      line: eyes.lies(name, man, marker),
      spot: spotOf(marker),
    }));
  const fan = Array.from({ length: 2 * FAN + 1 }, (_, i) => (direction + i - FAN + length) % length);
  const places = eyes.places.flatMap((place) => {
    const parts = standingOf(from).flatMap((man) =>
      fan.flatMap((to) => {
        const part = groundAlong(eyes, man, place, to);
        return part === null ? [] : [{ ...part, man }];
      }),
    );
    if (parts.length === 0) return [];
    const { far, spot, man } = parts.reduce((a, b) => (b.far < a.far ? b : a));
    return [{ far, spot, line: eyes.lies(calledOf(eyes, place), man, spot, far) }];
  });
  return [...bodies, ...things, ...places].sort((a, b) => a.far - b.far);
}

/** In any unit: nearer than this, ground is reached. */
const REACHED = 0.01;

/** Where a straight line from somebody comes to a piece of ground; null: it does not, or he stands in it. */
function groundAlong(
  { scene }: Eyes,
  viewer: SceneFigure,
  place: Place,
  direction: number,
): { readonly far: number; readonly spot: Spot } | null {
  const { width, depth } = scene.terrain;
  let gone = 0;
  for (;;) {
    const { x, y } = stepTo(direction, gone, scene.yGrows);
    const spot = { x: viewer.x + x, y: viewer.y + y, z: place.middle.z };
    if (spot.x < 0 || spot.y < 0 || spot.x > width || spot.y > depth) return null;
    const { far } = nearestOf(place, spot);
    if (far < REACHED) return gone === 0 ? null : { far: Math.max(0, gone - viewer.radius), spot };
    gone += far;
  }
}

export function scan(eyes: Eyes, from: Body | null, direction: number, point: string): Told {
  const { say } = eyes;
  if (from === null || from.first.place !== 'table') return told(say.nobodyToLook);
  const all = ahead(eyes, from, direction);
  if (all.length === 0) return told(say.scanEmpty(point));
  return told(say.scanHead(point, eyes.standpoint(from)), {
    lines: all.map(({ line }) => line),
    at: all.map(({ spot }) => spot),
  });
}

/** The nearest thing at each point of the compass. */
export function scanAll(eyes: Eyes, from: Body | null): Told {
  const { say } = eyes;
  if (from === null || from.first.place !== 'table') return told(say.nobodyToLook);
  const step = DIRECTIONS.length / say.compass.length;
  const nearest = say.compass.flatMap((_, n) => ahead(eyes, from, n * step).slice(0, 1));
  return told(say.scanAll(eyes.standpoint(from)), {
    lines: nearest.map(({ line }) => line),
    at: nearest.map(({ spot }) => spot),
  });
}

/** Cover in reach from an enemy, numbered, with what it costs. */
export function cover(eyes: Eyes, lead: Lead | null, foe: Body | null): Told {
  const { say } = eyes;
  const mover = lead === null ? undefined : moverOf(eyes, lead);
  if (lead === null || mover === undefined) return told(say.notNow(say.commands.move.words[0]));
  if (foe === null) return told(say.noEnemy);
  const found = sheltersFrom(eyes, lead, mover, foe);
  if (found.length === 0) return told(say.noCover(foe.name));
  return told(say.coverHead(foe.name, found.length), {
    lines: found.map(({ where: there, sight, cost }, i) =>
      say.coverAt(i + 1, there, sight, eyes.length(cost)),
    ),
    at: found.map(({ spot }) => spot),
  });
}

/** A figure on a card: numbers and weapons. */
export function cardOfBody(eyes: Eyes, body: Body): Told {
  const { say } = eyes;
  const card = eyes.session.card(body.first.id, null);
  if (card === null) return told(say.outOfIt(body.name, body.first.gone));
  const type = body.group?.type ?? body.first.type;
  return told(say.figure(shortName(card.title), type, stateOf(eyes, body)), {
    more: [
      ...card.stats.map(({ name, value }) => say.stat(name, value)),
      ...card.weapons.map(({ title, stateWords, reach }) => say.weapon(title, stateWords, reach)),
      ...[...card.conditions, ...card.attributes].map(({ title }) => title),
    ],
  });
}
