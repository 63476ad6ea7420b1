import type { Seat } from '@vedette/engine';
import type { Area, Spot } from '@vedette/engine/table';
import { figure, stands } from '../../figures.ts';
import type { Look } from '../../game.ts';
import { distanceToPoint } from '../../rules/measuring.ts';
import type { SilverBayonetState } from '../../state.ts';
import { areaOf, spotOn } from '../boards/board.ts';
import type { Place, Target } from '../format/place.ts';
import type { Edge } from '../format/words.ts';
import { bodyOfObject, placeOfObject } from '../objects/object.ts';
import type { Chance } from './chance.ts';
import type { Context } from './context.ts';
import { middleOfRoom } from './room.ts';
import { figureThing, markerThing, middleOf, pointThing } from './thing.ts';
import type { Thing, Where } from './where.ts';

/** SB-OPS-22: clockwise. */
const EDGES: readonly Edge[] = ['north', 'east', 'south', 'west'];
const CORNERS = ['north-west', 'north-east', 'south-east', 'south-west'] as const;
type Corner = (typeof CORNERS)[number];

/** SB-OPS-22: edges that monsters of `undeployed` come from, at least. */
const UNDEPLOYED = 2;

/** SB-OPS-22: the places meant, clockwise where there are several; none where nothing answers to the description. */
export function placesOf(look: Look, place: Place, context: Context, chance: Chance): readonly Where[] {
  const { s } = look;
  if ('point' in place) return [{ spot: spotOn(s, boardIn(s, place), ...place.point, place.level) }];
  if ('anchor' in place) return anchor(s, place.anchor);
  if ('edgeCentre' in place) {
    const area = areaOf(s, boardIn(s, place));
    const edges =
      place.edgeCentre === 'own'
        ? ownEdge(s, context.player, chance)
        : edgesMeant(s, place.edgeCentre, area, chance);
    return edges.map((edge) => ({ spot: middleOfEdge(area, edge) }));
  }
  if ('corner' in place) {
    const area = areaOf(s, boardIn(s, place));
    return cornersMeant(place, chance).map((corner) => ({ spot: cornerOf(area, corner) }));
  }
  if ('anywhere' in place) return [{ room: { anywhereOn: boardIn(s, {}) } }];
  if ('oneOf' in place) {
    const options = place.oneOf.map((option) => JSON.stringify(option));
    const drawn = chance.draw(options, place.distinct);
    return drawn === null ? [] : placesOf(look, place.oneOf[options.indexOf(drawn)]!, context, chance);
  }
  if ('within' in place) {
    const { within } = place;
    return thingsOf(look, place.of, context, chance).map((of) => ({ room: { within, of } }));
  }
  if ('on' in place)
    return thingsOf(look, place.on, context, chance).map((thing) => ({ spot: middleOf(s, thing) }));
  return besides(look, place, context, chance);
}

/** SB-OPS-22: the board that units deploy on is meant where none is named. */
function boardIn({ scenario }: SilverBayonetState, { board }: { board?: string | undefined }): string {
  return board ?? scenario.deployment.board ?? scenario.boards[0]!.id;
}

/** SB-OPS-08. */
function anchor(s: SilverBayonetState, name: string): readonly Where[] {
  const found = s.scenario.anchors?.[name];
  if (found === undefined) return name === 'centre' ? [{ spot: centre(s) }] : [];
  if (!Array.isArray(found)) return [{ spot: spotOn(s, found.board, ...found.at, found.level) }];
  const [x, y, level] = found;
  return [{ spot: spotOn(s, undefined, x, y, level) }];
}

/** The middle of the deployment board. */
function centre(s: SilverBayonetState): Spot {
  const { x, y, width, depth } = areaOf(s, boardIn(s, {}));
  return { x: x + width / 2, y: y + depth / 2, z: 0 };
}

type EdgeWord = Exclude<Extract<Place, { readonly edgeCentre: string }>['edgeCentre'], 'own'>;

function edgesMeant(s: SilverBayonetState, word: EdgeWord, area: Area, chance: Chance): readonly Edge[] {
  if (word === 'random') return drawEdges(EDGES, 1, chance);
  if (word === 'undeployed') return undeployed(s, chance);
  if (word !== 'closest-to-soldier') return [word];
  const edge = chance.settle(closestToSoldiers(s, area)) as Edge | null;
  return edge === null ? [] : [edge];
}

/** The edges nobody deployed on; if there are fewer than two, others make up the number. */
function undeployed(s: SilverBayonetState, chance: Chance): readonly Edge[] {
  const { deployment } = s.scenario;
  const used: readonly (Edge | null)[] =
    deployment.order === 'roll-off'
      ? s.edgeOf
      : deployment.areas.flatMap((area) => ('edges' in area ? area.edges : []));
  const free = EDGES.filter((edge) => !used.includes(edge));
  const others = EDGES.filter((edge) => used.includes(edge));
  const more = drawEdges(others, UNDEPLOYED - free.length, chance);
  return EDGES.filter((edge) => free.includes(edge) || more.includes(edge));
}

/** The edge where this player has deployed; where all deploy in areas of their own, one of those that have edges. */
function ownEdge(s: SilverBayonetState, player: Seat | null, chance: Chance): readonly Edge[] {
  const { deployment } = s.scenario;
  if (deployment.order === 'solo') {
    const edges = deployment.areas.flatMap((area) => ('edges' in area ? area.edges : []));
    return drawEdges([...new Set(edges)], 1, chance);
  }
  const edge = player === null ? null : (s.edgeOf[player] ?? null);
  return edge === null ? [] : [edge];
}

function drawEdges(from: readonly Edge[], n: number, chance: Chance): readonly Edge[] {
  if (n <= 0) return [];
  const edge = chance.draw(from, undefined) as Edge | null;
  if (edge === null) return [];
  const left = from.filter((other) => other !== edge);
  return [edge, ...drawEdges(left, n - 1, chance)];
}

/** SB-SOLO-S1-05: the edges whose middle is nearest to any soldier; none when there is no soldier. */
function closestToSoldiers({ figures }: SilverBayonetState, area: Area): readonly Edge[] {
  const soldiers = figures.filter((figure) => figure.side !== null && stands(figure));
  const away = EDGES.map((edge) => {
    const middle = middleOfEdge(area, edge);
    return Math.min(...soldiers.map((soldier) => distanceToPoint(soldier, { ...middle, z: soldier.z })));
  });
  const least = Math.min(...away);
  return soldiers.length === 0 ? [] : EDGES.filter((_, i) => away[i] === least);
}

function middleOfEdge({ x, y, width, depth }: Area, edge: Edge): Spot {
  const middles = {
    north: [x + width / 2, y + depth],
    east: [x + width, y + depth / 2],
    south: [x + width / 2, y],
    west: [x, y + depth / 2],
  } as const;
  return { x: middles[edge][0], y: middles[edge][1], z: 0 };
}

function cornersMeant(
  { corner, edge, distinct }: Extract<Place, { readonly corner: string }>,
  chance: Chance,
): readonly Corner[] {
  const open = edge === undefined ? CORNERS : CORNERS.filter((name) => name.split('-').includes(edge));
  if (corner === 'all') return open;
  if (corner !== 'random') return [corner];
  const drawn = chance.draw(open, distinct) as Corner | null;
  return drawn === null ? [] : [drawn];
}

function cornerOf({ x, y, width, depth }: Area, corner: Corner): Spot {
  return {
    x: corner.endsWith('east') ? x + width : x,
    y: corner.startsWith('north') ? y + depth : y,
    z: 0,
  };
}

/** Base contact: on the side nearest to something, or farthest from it; else on any. */
function besides(
  look: Look,
  place: Extract<Place, { readonly touching: unknown }>,
  context: Context,
  chance: Chance,
): readonly Where[] {
  const things = thingsOf(look, place.touching, context, chance);
  const side = place.toward === undefined ? 'away' : 'toward';
  const target = place.toward ?? place.away;
  const [of] = target === undefined ? [] : thingsOf(look, target, context, chance);
  if (of === undefined) return things.map((touching) => ({ room: { touching } }));
  return things.map((beside) => ({ beside, side, of }));
}

const STORED = 'stored:';

/** SB-OPS-22: what a place is measured from; several only where it is itself several places. */
export function thingsOf(look: Look, target: Target, context: Context, chance: Chance): readonly Thing[] {
  if (typeof target === 'string') return [...named(look, target, context)];
  if ('clue' in target) {
    const id = chance.draw(
      look.s.clues.map((clue) => clue.id),
      target.distinct,
    );
    return id === null ? [] : marker(look, id);
  }
  if ('terrain' in target) return piece(look, target, chance);
  if ('zone' in target)
    return look.s.scenario.zones?.[target.zone] === undefined ? [] : [{ zone: target.zone }];
  if ('object' in target) return object(look, target.object);
  return placesOf(look, target, context, chance).map((where) => asThing(look, where));
}

/** A place that leaves room stands for the middle of that room. */
function asThing({ s }: Look, where: Where): Thing {
  if ('spot' in where) return pointThing(where.spot);
  if ('beside' in where) return where.beside;
  return pointThing(middleOfRoom(s, where.room));
}

function named(look: Look, name: string, { actor, other, clue }: Context): readonly Thing[] {
  if (name === 'clue') return clue === null ? [] : marker(look, clue);
  if (name.startsWith(STORED)) {
    const ids = look.s.story.figures[name.slice(STORED.length)] ?? [];
    return ids.flatMap((id) => onTable(look, id)).slice(0, 1);
  }
  const id = name === 'actor' ? actor : other;
  return id === null ? [] : onTable(look, id);
}

function onTable({ s }: Look, id: string): readonly Thing[] {
  const one = figure(s, id);
  return stands(one) ? [figureThing(one)] : [];
}

function marker({ s }: Look, id: string): readonly Thing[] {
  const found = s.clues.find((clue) => clue.id === id);
  return found === undefined ? [] : [markerThing(found)];
}

type TerrainTarget = Extract<Target, { readonly terrain: string }>;

/** A piece by its id, or one of a type by chance. */
function piece({ s }: Look, target: TerrainTarget, chance: Chance): readonly Thing[] {
  if (!('type' in target)) {
    const known = s.terrain.pieces.some(({ id }) => id === target.terrain);
    return known ? [{ piece: target.terrain }] : [];
  }
  // A piece's type is the last of its flags.
  const ids = s.terrain.pieces.flatMap(({ id, flags }) => (flags.at(-1) === target.type ? [id] : []));
  const id = chance.draw(ids, target.distinct);
  return id === null ? [] : [{ piece: id }];
}

function object({ s }: Look, id: string): readonly Thing[] {
  const spot = placeOfObject(s, id);
  return spot === null ? [] : [{ is: 'marker', body: bodyOfObject(s, id, spot) }];
}
