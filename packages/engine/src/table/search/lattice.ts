import { areaAt, insideBy } from '../ground/area.ts';
import { slack } from '../ground/surface.ts';
import type { Table } from '../ground/table.ts';
import { type Bulk, bodyAt, type Gait } from '../move/gait.ts';
import { measureLeg, staysOn } from '../move/leg.ts';
import { wholeWidth } from '../move/leg-sides.ts';
import { inOpening, sideBars } from '../move/opening.ts';
import { type Footprint, layPieces, layTraps } from './footprint.ts';
import type { Lattice, Legs, NodeWay } from './lattice-parts.ts';
import { addLinkEnds, addTraps, leastLinkFactor, nodeWays, waysOf } from './link-ways.ts';
import { type LooseNodes, looseNearCells, newLooseNodes } from './loose-nodes.ts';
import { measureOpenness } from './openness.ts';
import { addPassages } from './passages.ts';
import { newStacks, type Stacks } from './stacks.ts';

const HALF_DIAGONAL = 0.7072;
const EMPTY_BORDER = 1;

const byTable = new WeakMap<Table, Map<string, Lattice>>();
const KEPT_PER_TABLE = 12;

/** The lattice of this mover on this table, made when first asked for. */
export function latticeOf(table: Table, gait: Gait, bulk: Bulk, resolution: number): Lattice {
  let known = byTable.get(table);
  if (known === undefined) {
    known = new Map();
    byTable.set(table, known);
  }
  const key = `${resolution} ${bulk.radius} ${bulk.height} ${keyOf(gait)}`;
  let lattice = known.get(key);
  if (lattice === undefined) {
    if (known.size >= KEPT_PER_TABLE) known.delete(known.keys().next().value!);
    lattice = buildLattice(table, gait, { radius: bulk.radius, height: bulk.height }, resolution);
    known.set(key, lattice);
  }
  return lattice;
}

const keys = new WeakMap<Gait, string>();

function keyOf(gait: Gait): string {
  let key = keys.get(gait);
  if (key === undefined) {
    key = JSON.stringify(gait);
    keys.set(gait, key);
  }
  return key;
}

function buildLattice(table: Table, gait: Gait, bulk: Bulk, resolution: number): Lattice {
  const columns = Math.floor(table.width / resolution + 1e-9) + 1 + 2 * EMPTY_BORDER;
  const rows = Math.floor(table.depth / resolution + 1e-9) + 1 + 2 * EMPTY_BORDER;
  const frame = { resolution, columns, rows, reach: HALF_DIAGONAL * resolution };
  const stacks = newStacks(table, gait, bulk);
  const footprint = layPieces(table, gait, bulk, stacks, frame);
  layTraps(table, gait, frame, footprint);
  const looseNodes = newLooseNodes(table, gait, bulk, frame);
  if (gait.over === 'ground') addPassages(looseNodes);
  addLinkEnds(looseNodes);
  addTraps(looseNodes);
  const lattice = emptyLattice(stacks, looseNodes);
  placeNodes(lattice, stacks, footprint);
  for (const { cell, piece, away } of footprint.sides) barSides(lattice, cell, piece, away);
  measureFactors(lattice);
  for (let layer = 0; layer < lattice.layers; layer++)
    measureOpenness(lattice.open, lattice.surface, columns, rows, layer * lattice.cells);
  placeLoose(lattice, looseNodes);
  lattice.ways.push(...nodeWays(lattice, looseNodes.traps, lattice.start + 1));
  for (const way of lattice.ways) for (const node of way.entries) lattice.linkEntries.add(node);
  lookRoundFrom(lattice);
  return lattice;
}

interface Draft extends Lattice {
  readonly ways: NodeWay[];
  readonly linkEntries: Set<number>;
}

/** A lattice with room for all nodes and nothing in it. Made at one stroke: all lattices must have the one form. */
function emptyLattice(stacks: Stacks, looseNodes: LooseNodes): Draft {
  const { table, gait, bulk, frame } = looseNodes;
  const { resolution, columns, rows } = frame;
  const cells = columns * rows;
  let layers = 1;
  for (const levels of stacks.levels) layers = Math.max(layers, levels.length);
  const loose = layers * cells;
  const start = loose + looseNodes.x.length;
  const traps = start - 2 * looseNodes.traps.length;
  const hatches = waysOf({ table, gait }).filter(
    ({ link, from }) => from.opening !== undefined && link.auto !== true,
  ).length;
  const total = start + 1 + hatches;
  return {
    table,
    gait,
    bulk,
    resolution,
    columns,
    rows,
    cells,
    around: Int32Array.of(1, columns, -1, -columns, columns + 1, columns - 1, -columns - 1, 1 - columns),
    layers,
    loose,
    traps,
    start,
    x: new Float64Array(total),
    y: new Float64Array(total),
    z: new Float64Array(total),
    surface: new Int32Array(total),
    factor: new Float64Array(stacks.levels.length * layers + 1),
    leastFactor: leastFactorOf(table, gait),
    open: new Uint8Array(total),
    stop: new Uint8Array(total),
    looseNear: looseNearCells(looseNodes, loose),
    ways: [],
    linkEntries: new Set(),
    trapped: new Set(looseNodes.traps.map(({ entry }) => loose + entry)),
    legs: emptyLegs(total),
  };
}

function emptyLegs(total: number): Legs {
  const first = new Int32Array(total).fill(-1);
  return { first, count: new Uint16Array(total), to: [], cost: [], kind: [], low: [], high: [] };
}

function placeLoose(lattice: Lattice, looseNodes: LooseNodes): void {
  const { loose, factor } = lattice;
  for (let k = 0; k < looseNodes.x.length; k++) {
    lattice.x[loose + k] = looseNodes.x[k]!;
    lattice.y[loose + k] = looseNodes.y[k]!;
    lattice.z[loose + k] = looseNodes.z[k]!;
    lattice.stop[loose + k] = looseNodes.stop[k]!;
    lattice.surface[loose + k] = factor.length;
  }
}

/** A plain node beside a loose one or at a link has more to look at than its plain neighbours. */
function lookRoundFrom({ looseNear, linkEntries, loose, cells, open }: Lattice): void {
  for (const cell of looseNear.keys()) {
    for (let node = cell; node < loose; node += cells) if (open[node]! > 1) open[node] = 1;
  }
  for (const node of linkEntries) if (open[node]! > 1) open[node] = 1;
}

function placeNodes(lattice: Lattice, stacks: Stacks, footprint: Footprint): void {
  const { table, gait, bulk, columns, rows, cells, layers, resolution } = lattice;
  for (let row = EMPTY_BORDER; row < rows - EMPTY_BORDER; row++) {
    const y = (row - EMPTY_BORDER) * resolution;
    for (let column = EMPTY_BORDER; column < columns - EMPTY_BORDER; column++) {
      const cell = row * columns + column;
      const x = (column - EMPTY_BORDER) * resolution;
      const levels = stacks.levels[footprint.stack[cell]!]!;
      const on = staysOn(table, gait, x, y);
      const place = stacks.places[footprint.stack[cell]!]!;
      const whole = insideBy(table, x, y) >= bulk.radius - 1e-9;
      for (let layer = 0; layer < layers; layer++) {
        const node = layer * cells + cell;
        lattice.x[node] = x;
        lattice.y[node] = y;
        if (!on || layer >= levels.length) continue;
        lattice.z[node] = levels[layer]!;
        lattice.surface[node] = footprint.stack[cell]! * layers + layer + 1;
        lattice.open[node] = footprint.mixed[cell] === 0 ? 1 : 0;
        lattice.stop[node] = whole && place ? 1 : 0;
      }
    }
  }
}

/** A solid side `away` from a point: too near to be there, or to end there. */
function barSides(lattice: Lattice, cell: number, piece: number, away: number): void {
  const { table, gait, bulk, cells, layers } = lattice;
  for (let layer = 0; layer < layers; layer++) {
    const node = layer * cells + cell;
    if (lattice.surface[node] === 0 || !sideBars(table, gait, bulk, piece, lattice.z[node]!)) continue;
    if (away < bulk.radius - slack(table)) lattice.stop[node] = 0;
    if (gait.over !== 'ground' || passesSides(lattice, node, away)) continue;
    lattice.surface[node] = 0;
    lattice.open[node] = 0;
  }
}

/** Whether the base has room beside a side, or turns sideways in an opening. */
function passesSides({ table, gait, bulk, x, y, z }: Lattice, node: number, away: number): boolean {
  if (away >= wholeWidth(table, gait, bulk)) return true;
  if (away < gait.clearance - slack(table)) return false;
  return inOpening(table, gait, bodyAt({ x: x[node]!, y: y[node]!, z: z[node]! }, bulk));
}

/** Measures what a plain stretch of each surface costs; a surface that cannot be walked loses its nodes. */
function measureFactors(lattice: Lattice): void {
  const { table, gait, bulk, surface, factor, open, resolution, loose, x, y, z } = lattice;
  const ahead = resolution / 4;
  for (let node = 0; node < loose; node++) {
    const on = surface[node]!;
    if (open[node] === 0) continue;
    if (factor[on] === 0) {
      // Towards the middle, so that the table's edge is never the reason.
      const area = areaAt(table, x[node]!, y[node]!);
      const side = (x[node]! - area.x) * 2 < area.width ? ahead : -ahead;
      const cost = measureLeg(
        table,
        gait,
        bulk,
        x[node]!,
        y[node]!,
        z[node]!,
        x[node]! + side,
        y[node]!,
        z[node]!,
      );
      factor[on] = cost / ahead;
    }
    if (factor[on] === Number.POSITIVE_INFINITY) {
      surface[node] = 0;
      open[node] = 0;
    }
  }
}

/** No part of any path costs less than this per unit of ground gained. */
export function leastFactorOf(table: Table, gait: Gait): number {
  let least = Math.min(1, leastLinkFactor({ table, gait }));
  for (const key of Object.keys(gait.ground)) least = Math.min(least, gait.ground[key]!);
  return Math.min(least, gait.jump === null ? least : gait.jump.cost, gait.traverse);
}
