import { type Area, type Link, type LinkEnd, snap, type TableData } from '@vedette/engine/table';
import { riddenGroups, type TerrainDocument, tableOf } from '../../rules/setup/terrain.ts';
import type { Scenario } from '../format/scenario.ts';
import { areaOf } from './board.ts';

/** SB-OPS-04: what lies between two boards on the one table: wider than any range or distance of the game. */
const VOID = 100;
/** SB-OPS-09: how near to an end of stairs one must come. */
const STAIR_FOOT = 0.5;
/** Flag of what nobody passes on horseback. */
const NO_HORSES = 'no-mounted';

const known = new WeakMap<Scenario, TableData>();

/** SB-OPS-04, -05, -09: the ground of a scenario, laid out once for all games on it. */
export function groundOfScenario(scenario: Scenario): TableData {
  const ground = known.get(scenario) ?? laidOut(scenario);
  known.set(scenario, ground);
  return ground;
}

/** All its boards on one table, joined by nothing but its links. */
function laidOut(scenario: Scenario): TableData {
  const areas = areasOf(scenario);
  const [width, depth] = [
    Math.max(...areas.map((area) => area.x + area.width)),
    Math.max(...areas.map((area) => area.y + area.depth)),
  ];
  const bare = tableOf(width, depth, []);
  const plan = areas.length === 1 ? bare : { ...bare, areas };
  const place = { scenario, terrain: plan };
  const terrain = (scenario.terrain ?? []).map((piece) =>
    moved(piece, areaOf(place, piece.board), bare.grid),
  );
  const { pieces } = tableOf(width, depth, terrain, scenario.terrainTypes, riddenGroups(scenario));
  return { ...plan, pieces, links: (scenario.links ?? []).map((link) => linkOf(link, place)) };
}

/** Each board north of the one before. */
function areasOf({ boards }: Scenario): readonly Area[] {
  const areas: Area[] = [];
  let y = 0;
  for (const { width, height } of boards) {
    areas.push({ x: 0, y, width, depth: height });
    y += Math.ceil(height) + VOID;
  }
  return areas;
}

type Point = readonly [number, number];

/** A piece where its board lies. */
function moved(document: TerrainDocument, { x, y }: Area, grid: number): TerrainDocument {
  if (x === 0 && y === 0) return document;
  const at = ([px, py]: Point): [number, number] => [snap(px + x, grid), snap(py + y, grid)];
  const edges = (list: readonly (readonly [Point, Point])[]) =>
    list.map(([a, b]): [[number, number], [number, number]] => [at(a), at(b)]);
  const { shape, guarded, ramps } = document;
  return {
    ...document,
    shape:
      'poly' in shape
        ? { poly: shape.poly.map(at) }
        : { rect: [...at([shape.rect[0], shape.rect[1]]), shape.rect[2], shape.rect[3]] },
    ...(guarded === undefined ? {} : { guarded: guarded === true ? true : edges(guarded) }),
    ...(ramps === undefined ? {} : { ramps: edges(ramps) }),
  };
}

type LinkDocument = NonNullable<Scenario['links']>[number];
type Place = Parameters<typeof areaOf>[0];

/** SB-OPS-09: stairs lead from end to end, a hatch from rectangle to rectangle. */
function linkOf(link: LinkDocument, place: Place): Link {
  const { id, cost } = link;
  if (link.kind === 'stairs') {
    const end = ({ at, level, board }: typeof link.a): LinkEnd => {
      const area = areaOf(place, board);
      return { x: area.x + at[0], y: area.y + at[1], z: level, within: STAIR_FOOT };
    };
    return { id, cost, ends: [end(link.a), end(link.b)], flags: [NO_HORSES] };
  }
  const end = ({ board, rect: [x, y, width, depth] }: typeof link.a): LinkEnd => {
    const area = areaOf(place, board);
    const [west, south] = [area.x + x, area.y + y];
    const [east, north] = [west + width, south + depth];
    const polygon = [west, south, east, south, east, north, west, north];
    return { x: west, y: south, z: 0, within: 0, opening: { polygon } };
  };
  const hatch = { id, cost, ends: [end(link.a), end(link.b)] as const, flags: [] };
  return link.auto === true ? { ...hatch, auto: true } : hatch;
}
