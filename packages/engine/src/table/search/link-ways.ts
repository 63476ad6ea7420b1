import { foldedDistance, inOneArea } from '../ground/area.ts';
import { type Box, boxOf } from '../ground/box.ts';
import type { LinkEnd, Spot } from '../ground/piece.ts';
import { slack, standingOn } from '../ground/surface.ts';
import type { Table } from '../ground/table.ts';
import { flagged, type Gait } from '../move/gait.ts';
import { arrivalOf, atLinkEnd, type LinkWay, linkWaysAt } from '../move/link.ts';
import { liesInDisc } from './disc.ts';
import { MAY_STOP } from './disc-marks.ts';
import { mayEnd } from './goal.ts';
import type { Lattice, NodeWay } from './lattice-parts.ts';
import { addLooseNode, addTrapNodes, type LooseNodes, type TrapNodes } from './loose-nodes.ts';
import { arrive } from './offers.ts';
import { BLOCKED, type Search } from './search.ts';
import { justInside } from './trap.ts';

/** Lattice steps between two places where an automatic link is entered. */
const TRAPS_APART = 2;

/** Every link, both ways. */
export function waysOf({ table, gait }: Pick<Lattice, 'table' | 'gait'>): LinkWay[] {
  const ways: LinkWay[] = [];
  for (const link of table.data.links) {
    const [a, b] = link.ends;
    if (flagged(link.flags, gait.barred)) continue;
    ways.push({ link, from: a, to: b }, { link, from: b, to: a });
  }
  return ways;
}

/** Makes nodes of the ends of links, and of all places where one comes out of a hatch. */
export function addLinkEnds(nodes: LooseNodes): void {
  const { table, frame, gait } = nodes;
  for (const link of table.data.links) {
    if (flagged(link.flags, gait.barred) || link.auto === true) continue;
    for (const end of link.ends) addLooseNode(nodes, end.x, end.y, end.z);
  }
  for (const way of waysOf(nodes)) {
    if (way.from.opening === undefined || way.link.auto === true) continue;
    const { left, bottom, right, top } = boxOf(way.from.opening);
    const { resolution } = frame;
    for (let r = Math.ceil(bottom / resolution); r * resolution <= top; r++) {
      for (let c = Math.ceil(left / resolution); c * resolution <= right; c++) {
        const spot = { x: c * resolution, y: r * resolution, z: way.from.z };
        if (!atLinkEnd(way.from, spot, gait.step)) continue;
        const out = arrivalOf(way, spot);
        if (comesOutWell(table, gait, way, out)) addLooseNode(nodes, out.x, out.y, out.z);
      }
    }
  }
}

/** Makes nodes of places where one is caught by an automatic link, each with the one where one comes out. */
export function addTraps(nodes: LooseNodes): void {
  const { table, gait, frame } = nodes;
  for (const way of waysOf(nodes)) {
    if (way.link.auto !== true) continue;
    for (const spot of justInside(table, way.from, TRAPS_APART * frame.resolution)) {
      const out = arrivalOf(way, spot);
      if (comesOutWell(table, gait, way, out)) addTrapNodes(nodes, way, spot, out);
    }
  }
}

/** Whether the far side of a hatch is open here, with something to stand on. */
function comesOutWell(table: Table, gait: Gait, way: LinkWay, out: Spot): boolean {
  return atLinkEnd(way.to, out, gait.step) && standingOn(table, out.x, out.y, out.z, gait.step) !== null;
}

function boxOfEnd({ opening, within, x, y }: LinkEnd): Box {
  return boxOf(opening ?? { circle: [x, y, within] });
}

/** Finds the nodes of every way; `landings` is the first node kept for starts in a hatch. */
export function nodeWays(lattice: Lattice, traps: readonly TrapNodes[], landings: number): NodeWay[] {
  let landing = landings;
  return waysOf(lattice).map((way) => {
    if (way.link.auto === true) return trapWay(lattice, traps, way);
    const near = nodesNear(lattice, way.from).filter((node) => isWayFrom(lattice, way, node));
    if (way.from.opening === undefined)
      return { ...way, entries: near, exits: nodesNear(lattice, way.to), landing: -1 };
    const exits = near.map((node) => exitAt(lattice, way, arrivalOf(way, spotOf(lattice, node))));
    return {
      ...way,
      entries: near.filter((_, i) => exits[i] !== -1),
      exits: exits.filter((node) => node !== -1),
      landing: landing++,
    };
  });
}

function trapWay({ loose }: Lattice, traps: readonly TrapNodes[], way: LinkWay): NodeWay {
  const own = traps.filter(({ link, from }) => link === way.link && from === way.from);
  return {
    ...way,
    entries: own.map(({ entry }) => loose + entry),
    exits: own.map(({ exit }) => loose + exit),
    landing: -1,
  };
}

function spotOf({ x, y, z }: Lattice, node: number): Spot {
  return { x: x[node]!, y: y[node]!, z: z[node]! };
}

/** Whether a link taken from this node is taken this way: where both its ends are near, it is not free to choose. */
function isWayFrom(lattice: Lattice, way: LinkWay, node: number): boolean {
  const { table, gait } = lattice;
  return linkWaysAt(table, gait, spotOf(lattice, node)).some(
    ({ link, from }) => link === way.link && from === way.from,
  );
}

function nodesNear(lattice: Lattice, end: LinkEnd): number[] {
  const { resolution, columns, rows, cells, loose, start, surface, gait } = lattice;
  const { left, bottom, right, top } = boxOfEnd(end);
  const found: number[] = [];
  const lastRow = Math.min(rows - 2, Math.floor(top / resolution) + 1);
  const lastColumn = Math.min(columns - 2, Math.floor(right / resolution) + 1);
  for (let row = Math.max(1, Math.ceil(bottom / resolution) + 1); row <= lastRow; row++) {
    for (let column = Math.max(1, Math.ceil(left / resolution) + 1); column <= lastColumn; column++) {
      for (let node = row * columns + column; node < loose; node += cells) {
        if (surface[node] !== 0 && atLinkEnd(end, spotOf(lattice, node), gait.step)) found.push(node);
      }
    }
  }
  for (let node = loose; node < start; node++)
    if (atLinkEnd(end, spotOf(lattice, node), gait.step)) found.push(node);
  return found;
}

function exitAt(lattice: Lattice, way: LinkWay, spot: Spot): number {
  const { loose, start, x, y, z, table, gait } = lattice;
  if (!comesOutWell(table, gait, way, spot)) return -1;
  for (let node = loose; node < start; node++) {
    const off = Math.max(Math.abs(x[node]! - spot.x), Math.abs(y[node]! - spot.y));
    if (z[node] === spot.z && off <= slack(table)) return node;
  }
  return -1;
}

/** Takes every link that can be used from a node. */
export function leaveByLinks(search: Search, node: number): void {
  const { lattice, cost, linkCost } = search;
  const { start, ways } = lattice;
  for (let w = 0; w < ways.length; w++) {
    const way = ways[w]!;
    const at = node === start ? -1 : way.entries.indexOf(node);
    const { auto } = way.link;
    // Who starts in an opening must leave it before it takes him.
    if (node === start ? auto === true || !isWayFrom(lattice, way, start) : at < 0) continue;
    if (search.stays && !inOneArea(lattice.table, way.from.x, way.from.y, way.to.x, way.to.y)) continue;
    const through = cost[node]! + way.link.cost;
    if (auto === true) comeOut(search, way.exits[at]!, node, through);
    else if (way.landing >= 0)
      comeOut(search, node === start ? land(search, way) : way.exits[at]!, node, through);
    else if (through < linkCost[w]!) {
      linkCost[w] = through;
      for (const exit of way.exits) comeOut(search, exit, node, through);
    }
  }
}

/** Puts the landing where the start comes out of a hatch; -1 when it cannot. */
function land(search: Search, way: NodeWay): number {
  const { lattice, discs } = search;
  const { x, y, z, table, gait } = lattice;
  const { landing } = way;
  const out = arrivalOf(way, spotOf(lattice, lattice.start));
  if (!comesOutWell(table, gait, way, out)) return -1;
  x[landing] = out.x;
  y[landing] = out.y;
  z[landing] = out.z;
  search.mark[landing] = mayEnd(lattice, discs, out) ? MAY_STOP : 0;
  return landing;
}

function comeOut(search: Search, node: number, from: number, through: number): void {
  const { lattice, state, discs } = search;
  if (node < 0 || state[node]! >= BLOCKED) return;
  if (!liesInDisc(discs, lattice.x[node]!, lattice.y[node]!, lattice.z[node]!))
    arrive(search, node, from, through);
}

/** The least that a link costs per unit of ground gained by it; Infinity without links. */
export function leastLinkFactor(lattice: Pick<Lattice, 'table' | 'gait'>): number {
  const { table } = lattice;
  let least = Number.POSITIVE_INFINITY;
  for (const { link, from, to } of waysOf(lattice)) {
    const hatch = from.opening !== undefined;
    const a = boxOfEnd(from);
    const b = boxOfEnd(to);
    const beside = hatch ? 0 : a.right - a.left + a.top - a.bottom + b.right - b.left + b.top - b.bottom;
    const gained = foldedDistance(table, from.x, from.y, to.x, to.y) + beside;
    if (gained > 0) least = Math.min(least, link.cost / gained);
  }
  return least;
}
