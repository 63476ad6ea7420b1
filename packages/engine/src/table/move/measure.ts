import { inOneArea } from '../ground/area.ts';
import { IN } from '../ground/outline.ts';
import type { Spot } from '../ground/piece.ts';
import { fills, groundPiecesAt, slack, TABLE_TOP } from '../ground/surface.ts';
import type { Table } from '../ground/table.ts';
import { type Bulk, bodyAt, flagged, type Gait } from './gait.ts';
import { staysOn, workFor } from './leg.ts';
import { solveBound } from './leg-bound.ts';
import { gatherNear } from './leg-columns.ts';
import { flightCost, flightMargin } from './leg-flight.ts';
import { jumpBlocker } from './leg-jump.ts';
import { factorAt } from './leg-levels.ts';
import { sideRefusal } from './leg-sides.ts';
import { solveLeg } from './leg-solve.ts';
import type { Crossing, LegWork } from './leg-work.ts';
import { arrivalOf, atLinkEnd, type LinkWay, linkWaysAt } from './link.ts';
import { boundStretches } from './measure-bound.ts';
import { climbedNearby } from './measure-climbed.ts';
import { bareStretch, stretchesOf } from './measure-stretches.ts';
import { placeRefusal } from './stand.ts';
import type { Draft, PathRefusal, StretchKind, Trace } from './stretch.ts';

/** A point of a path; `by` tells how it is reached when it is not by the cheapest walk or climb. */
export interface Waypoint extends Spot {
  /**
   * `jump`: across gaps and low obstacles on the way, the ground before and after them is walked. `drop`: off an
   * edge on the way, or letting go of a face, and down; deeper than the gait can leap it is a fall.
   */
  readonly by?: 'jump' | 'drop' | { readonly link: string };
}

/** The exact cost of a path over the terrain, stretch by stretch; the first waypoint is where the figure is. */
export function measure(table: Table, gait: Gait, bulk: Bulk, path: readonly Waypoint[]): Trace {
  const draft: Draft = { stretches: [], touched: [], refused: null };
  const climbed = climbedNearby(table, gait, bulk, path);
  let at: Spot = plain(path[0]!);
  let setOut = at;
  for (let i = 1; i < path.length && draft.refused === null; i++) {
    const to = path[i]!;
    if (typeof to.by === 'object') {
      at = takeLink(table, gait, at, to, to.by.link, draft);
      setOut = at;
    } else if (!staysOn(table, gait, to.x, to.y) || !inOneArea(table, at.x, at.y, to.x, to.y))
      refuse(draft, 'off-table', TABLE_TOP, plain(to));
    else if (to.by !== undefined)
      at = takeBound(workFrom(table, gait, bulk, setOut), at, to, to.by, climbed[i - 1]!, draft);
    else if (gait.over === 'ground')
      at = takeLeg(workFrom(table, gait, bulk, setOut), at, to, climbed[i - 1]!, draft);
    else at = takeFlight(table, gait, bulk, at, to, draft);
  }
  let cost = draft.refused === null ? 0 : Number.POSITIVE_INFINITY;
  for (const stretch of draft.stretches) cost += stretch.cost;
  if (draft.refused === null && path.length > 1) checkEnd(table, gait, bulk, at, draft);
  return {
    cost,
    end: at,
    stretches: draft.stretches,
    touched: draft.touched.sort((a, b) => a - b),
    refused: draft.refused,
  };
}

function plain(spot: Spot): Spot {
  return { x: spot.x, y: spot.y, z: spot.z };
}

function refuse(draft: Draft, code: PathRefusal, piece: number, at: Spot): void {
  draft.refused = { code, piece, at };
}

/** Where a move ends the whole base must fit, also where it turned sideways on the way. */
function checkEnd(table: Table, gait: Gait, bulk: Bulk, at: Spot, draft: Draft): void {
  const code = placeRefusal(table, bodyAt(at, bulk), [], { gait, hanging: gait.over === 'ground' });
  if (code !== null) refuse(draft, code, TABLE_TOP, at);
  if (gait.over === 'ground') return;
  for (const p of groundPiecesAt(table, at.x, at.y, at.z, gait.step)) {
    if (!draft.touched.includes(p)) draft.touched.push(p);
  }
}

/** Work for a leg of a path that began elsewhere. */
function workFrom(table: Table, gait: Gait, bulk: Bulk, setOut: Spot): LegWork {
  const work = workFor(table, gait, bulk);
  work.setOut = setOut;
  return work;
}

function takeLeg(work: LegWork, at: Spot, to: Spot, climbed: readonly Crossing[], draft: Draft): Spot {
  const { table, gait, bulk } = work;
  const near = gatherNear(table, work.columns, at.x, at.y, to.x, to.y, Math.max(gait.clearance, bulk.radius));
  // As in `measureLeg`: most legs go over bare table.
  if (near === 0 && Math.abs(at.z) <= gait.step && Math.abs(to.z) <= gait.step)
    return bareStretch(work, draft);
  const end = solveLeg(work, at.z, to.z, climbed);
  if (end === null) {
    refuse(draft, ...whatStopped(work, at.z), stuckSpot(work, at.z));
    return at;
  }
  return stretchesOf(work, end, draft);
}

function stuckSpot(work: LegWork, z: number): Spot {
  const { columns, stuckAt } = work;
  const t = stuckAt === 0 ? 0 : columns.cuts[stuckAt - 1]!;
  return { x: columns.ax + t * (columns.bx - columns.ax), y: columns.ay + t * (columns.by - columns.ay), z };
}

/** The likeliest reason in the column where the reckoning got stuck, for the words of a refusal. */
function whatStopped(work: LegWork, z: number): [PathRefusal, number] {
  const { columns, stuckAt, table, gait } = work;
  if (stuckAt === 0) return ['floating', TABLE_TOP];
  if (stuckAt === columns.count - 1) return ['level', TABLE_TOP];
  const { near, where } = columns;
  for (let k = 0; k < near.length; k++) {
    const p = near[k]!;
    const piece = table.pieces[p]!;
    if (where[stuckAt * near.length + k] !== IN) continue;
    if (flagged(piece.flags, gait.barred)) return ['barred', p];
    if (gait.ground[piece.ground] === Number.POSITIVE_INFINITY) return ['ground', p];
    if (fills(piece) && factorAt(work, stuckAt, z) === Number.POSITIVE_INFINITY) return ['side', p];
  }
  return sideRefusal(work, stuckAt, z);
}

/** A leg that jumps or drops. */
function takeBound(
  work: LegWork,
  at: Spot,
  to: Spot,
  by: 'jump' | 'drop',
  climbed: readonly Crossing[],
  draft: Draft,
): Spot {
  const end = solveBound(work, at, to, by, climbed);
  if (end === null) {
    const piece = by === 'jump' ? jumpBlocker(work.table, work.gait, work.bulk, at, to) : TABLE_TOP;
    refuse(draft, by, piece, plain(to));
    return at;
  }
  return boundStretches(work, end, draft);
}

function takeFlight(table: Table, gait: Gait, bulk: Bulk, at: Spot, to: Spot, draft: Draft): Spot {
  const work = workFor(table, gait, bulk);
  gatherNear(table, work.columns, at.x, at.y, to.x, to.y, flightMargin(gait, bulk));
  const cost = flightCost(work, at.z, to.z);
  if (cost === Number.POSITIVE_INFINITY) {
    refuse(draft, 'barred', TABLE_TOP, plain(to));
    return at;
  }
  return addStraight(draft, 'fly', at, plain(to), cost);
}

function addStraight(draft: Draft, kind: StretchKind, from: Spot, to: Spot, cost: number): Spot {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  const factor = length > 0 ? cost / length : 1;
  draft.stretches.push({ kind, from, to, length, rise: to.z - from.z, factor, cost, piece: TABLE_TOP });
  return to;
}

/** Through a link: the waypoint is where the figure arrives, near the other end; through a hatch, just where it must. */
function takeLink(table: Table, gait: Gait, at: Spot, to: Spot, id: string, draft: Draft): Spot {
  const way = linkWaysAt(table, gait, at).find(({ link }) => link.id === id);
  const arrival = plain(to);
  const near = way !== undefined && atLinkEnd(way.to, to, gait.step) && comesOutThere(table, way, at, to);
  if (way === undefined || !near || staysInside(way, gait, draft)) {
    refuse(draft, 'link', TABLE_TOP, at);
    return at;
  }
  const { cost } = way.link;
  draft.stretches.push({
    kind: 'link',
    from: at,
    to: arrival,
    length: 0,
    rise: to.z - at.z,
    factor: 1,
    cost,
    piece: TABLE_TOP,
  });
  return arrival;
}

/** An automatic link takes nobody who has been in its opening from the start, or since he came out of it. */
function staysInside({ link, from }: LinkWay, gait: Gait, { stretches }: Draft): boolean {
  if (link.auto !== true) return false;
  const since = stretches.slice(stretches.findLastIndex(({ kind }) => kind === 'link') + 1);
  return since.every((stretch) => atLinkEnd(from, stretch.from, gait.step));
}

function comesOutThere(table: Table, way: LinkWay, at: Spot, to: Spot): boolean {
  if (way.from.opening === undefined) return true;
  const out = arrivalOf(way, at);
  return Math.max(Math.abs(out.x - to.x), Math.abs(out.y - to.y)) <= slack(table);
}
