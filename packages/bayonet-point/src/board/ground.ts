import type { Asked, Ground } from '@vedette/engine';
import { DIRECTIONS, type Gait, type Reach, reach, reachOutline } from '@vedette/engine/table';
import { TERRAIN_TYPES, type TerrainType } from '../data/terrain.ts';
import { figure as find, members, onTable, unit } from '../figures.ts';
import type { BayonetPoint } from '../game.ts';
import type { MarchQuestion } from '../questions.ts';
import { ground, pieceNamed } from '../rules/ground/pieces.ts';
import { staysTogether } from '../rules/movement/coherency.ts';
import { engineGait } from '../rules/movement/engine-gait.ts';
import { fullRate, gaitFor, type Pace, type Slow } from '../rules/movement/rate.ts';
import { obstaclesFor } from '../rules/movement/way.ts';
import { type Area, boundsOf, holds, strip } from '../scenario/story/area.ts';
import type { BayonetPointState, Figure, Home } from '../state.ts';

/** Millimetres between the points of the survey. */
const FINE = 10;

/** The ground in reach of a move or march, or the zone to form up in. */
export function groundFor(asked: Asked<BayonetPoint>): Ground | null {
  const s = asked.view();
  if (asked.kind === 'deploy') {
    const { unit: id, areas } = asked.question;
    return { figure: unit(s, id).members[0]!, outlines: apartFrom(areas).map(outlineOf) };
  }
  if (asked.kind === 'march') return marchGround(s, asked.question);
  if (asked.kind !== 'move') return null;
  const { figure, ...pace } = asked.question;
  return { figure, outlines: reachOf(s, find(s, figure), pace, 'alone') };
}

/** A zone inside another adds nothing, and would be drawn as a hole in it. */
function apartFrom(areas: readonly Area[]): readonly Area[] {
  const within = (inner: Area, outer: Area) => {
    const [west, north, east, south] = boundsOf(inner);
    const corners = [west, east].flatMap((x) => [north, south].map((y) => ({ x, y })));
    return corners.every((corner) => holds(outer, corner, 0));
  };
  return areas.filter(
    (area, i) =>
      !areas.some(
        (other, k) => k !== i && 'rect' in other && within(area, other) && !(k > i && within(other, area)),
      ),
  );
}

function outlineOf(area: Area): readonly number[] {
  if ('circle' in area) {
    const [x, y, radius] = area.circle;
    return DIRECTIONS.flatMap(([dx, dy]) => [x + dx * radius, y + dy * radius]);
  }
  if ('poly' in area) return area.poly.flat();
  const [west, north, east, south] = area.rect;
  return [west, north, east, north, east, south, west, south];
}

/** Where the one gets to whom the others follow; before anybody is on, what lies behind the edge they come from. */
function marchGround(s: BayonetPointState, { unit: id, reach: far }: MarchQuestion): Ground | null {
  const u = unit(s, id);
  const anchor = u.anchor === null ? null : find(s, u.anchor);
  const first = anchor !== null && onTable(anchor) ? anchor : members(s, u).find(onTable);
  if (first === undefined) return { figure: u.members[0]!, outlines: [entryStrip(s, u.home, far)] };
  return {
    figure: first.id,
    outlines: reachOf(s, first, { gait: gaitFor(s, first, far), moves: 1 }, 'with-unit'),
  };
}

/** BP-SCN-04: a move deep, along the stretch by which they may come on. */
function entryStrip(
  { terrain }: BayonetPointState,
  { edge, from, to }: Home,
  deep: number,
): readonly number[] {
  const [west, north, east, south] = boundsOf(strip(terrain, edge, deep));
  const eastward = edge === 'north' || edge === 'south';
  return outlineOf({ rect: eastward ? [from, north, to, south] : [west, from, east, to] });
}

/**
 * BP-MOV-04, BP-MOV-05, BP-CAV-05: each kind of slow ground shortens the whole move once, so what can be reached is
 * what can be reached without it at full rate, and with it at the lesser one.
 */
function reachOf(
  s: BayonetPointState,
  f: Figure,
  pace: Pace,
  going: 'alone' | 'with-unit',
): readonly (readonly number[])[] {
  const table = ground(s);
  if (f.inside !== null) return [table.pieces[pieceNamed(table, f.inside)]!.outline];
  const budget = fullRate(s, f, pace.gait, []) * pace.moves;
  const found = waysThrough(s, f).map((slow) => {
    const less = fullRate(s, f, pace.gait, slow) * pace.moves;
    const gait = keepingOff(f, slow);
    const start = { x: f.x, y: f.y, z: 0 };
    return reach(table, gait, f, start, less, obstaclesFor(s, f, less), { resolution: FINE });
  });
  const ends = going === 'alone' ? (x: number, y: number) => staysTogether(s, f, { x, y }) : () => true;
  return reachOutline(merged(found, budget, ends));
}

/** Sets of slow ground a move may lead through, none first. */
function waysThrough({ terrain }: BayonetPointState, f: Figure): readonly (readonly Slow[])[] {
  const there = new Set(terrain.pieces.map((piece) => piece.ground));
  const kinds = (['wood', 'water'] as const).filter((kind) =>
    slowGround(f).some((type) => there.has(type.id) && kindOf(type) === kind),
  );
  return kinds.length < 2 ? [[], ...kinds.map((kind) => [kind])] : [[], ['wood'], ['water'], kinds];
}

function slowGround({ mounted }: Figure): readonly TerrainType[] {
  return TERRAIN_TYPES.filter((type) => (mounted ? type.mounted : type.foot) === 'slow');
}

function kindOf({ shape }: TerrainType): Slow {
  return shape === 'line' ? 'water' : 'wood';
}

/** How he goes when no other slow ground than this may be entered. */
function keepingOff(f: Figure, slow: readonly Slow[]): Gait {
  const gait = engineGait(f);
  const shunned = slowGround(f).filter((type) => !slow.includes(kindOf(type)));
  const barred = shunned.map(({ id }) => [id, Number.POSITIVE_INFINITY] as const);
  return { ...gait, ground: { ...gait.ground, ...Object.fromEntries(barred) } };
}

/** Several surveys as one; what was left of the budget in each is what is left of the whole. */
function merged(found: readonly Reach[], budget: number, ends: (x: number, y: number) => boolean): Reach {
  const places = found.flatMap((one) =>
    Array.from({ length: one.count }, (_, i) => ({
      x: one.x[i]!,
      y: one.y[i]!,
      cost: budget - (one.budget - one.cost[i]!),
    })).filter(({ x, y }) => ends(x, y)),
  );
  return {
    ...found[0]!,
    budget,
    count: places.length,
    x: Float64Array.from(places, ({ x }) => x),
    y: Float64Array.from(places, ({ y }) => y),
    cost: Float64Array.from(places, ({ cost }) => cost),
  };
}
