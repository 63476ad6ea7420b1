import { CLOSED, EDGE, type Search } from './search.ts';
import { runsPlain } from './straight.ts';

const NONE = -1;
/** Bounds in steps are reckoned otherwise than costs, which decide. */
const ROUNDING = 1e-9;

/** One survey, in lattice steps from the node nearest to the start. */
interface Survey {
  readonly search: Search;
  readonly home: number;
  readonly column: number;
  /** How far beside and above home the start really is. */
  readonly aside: number;
  readonly above: number;
  /** The limit, in steps over this ground. */
  readonly steps: number;
  /** Plain nodes that are not seen, as runs: first and last node by turns. */
  readonly missed: number[];
}

/**
 * Closes at once everything that lies straight from the start over the cheapest plain ground: no way can be
 * cheaper. Goes outward row by row; a node is seen when the two neighbours on either side of its line to the
 * start are (see `betweenPlain`). What borders on anything else is left to the search proper.
 */
export function surveyFrom(search: Search, home: number): void {
  const { lattice } = search;
  const { columns, rows, start, surface, x, y, resolution } = lattice;
  const column = home % columns;
  const row = ((home - column) / columns) % rows;
  const survey: Survey = {
    search,
    home,
    column,
    aside: (x[start]! - x[home]!) / resolution,
    above: (y[start]! - y[home]!) / resolution,
    steps: search.limit / (lattice.factor[surface[home]!]! * resolution),
    missed: [],
  };
  let up = 0;
  while (row + up < rows - 1 && surveyRow(survey, up)) up++;
  let down = -1;
  while (row + down > 0 && surveyRow(survey, down)) down--;
  search.surveyed = search.closed;
  lookOnBeside(search, survey.missed);
}

/** Surveys the row `i` steps above home, from its middle outward; false when nothing in it is seen. */
function surveyRow(survey: Survey, i: number): boolean {
  const { steps, aside, column } = survey;
  const off = i - survey.above;
  const half = Math.sqrt(Math.max(0, steps * steps - off * off));
  const right = Math.min(Math.floor(aside + half + ROUNDING), survey.search.lattice.columns - 2 - column);
  const left = Math.max(Math.ceil(aside - half - ROUNDING), 1 - column);
  const seen = surveyHalf(survey, i, 0, right, 1);
  return surveyHalf(survey, i, 1, -left, -1) || seen;
}

/** The nodes of row `i` from `from` to `to` steps out to one side. */
function surveyHalf(survey: Survey, i: number, from: number, to: number, side: number): boolean {
  const { search, home, missed } = survey;
  const { lattice, open, state, cost, parent, order, limit, seenX, seenCost } = search;
  const { surface, start, columns, x } = lattice;
  const on = surface[home]!;
  const factor = lattice.factor[on]!;
  const rise = lattice.y[home + i * columns]! - lattice.y[start]!;
  const startX = x[start]!;
  const aside = survey.aside * side;
  const steep = Math.abs(i);
  const inward = i > 0 ? -columns : columns;
  let { closed } = search;
  let hidden = NONE;
  for (let j = from; j <= to; j++) {
    const node = home + i * columns + j * side;
    if (open[node] === 0 || surface[node] !== on) continue;
    let sides = node === home ? 2 : 1;
    if (i !== 0 && j !== steep) {
      const before = j > steep ? node - side : node + inward;
      const beside = j > steep ? before + inward : j > aside ? before - side : before + side;
      sides = (state[before]! >= CLOSED ? 1 : 0) + (state[beside]! >= CLOSED ? 1 : 0);
    }
    if (sides === 0 || (sides === 1 && !looksPlain(search, node))) {
      if (hidden !== NONE && missed[hidden] === node - side) missed[hidden] = node;
      else hidden = missed.push(node, node) - 1;
      continue;
    }
    const run = x[node]! - startX;
    const through = factor * Math.sqrt(run * run + rise * rise);
    if (through > limit) continue;
    cost[node] = through;
    parent[node] = start;
    seenX[closed] = x[node]!;
    seenCost[closed] = through;
    order[closed++] = node;
    if (open[node]! > 1) state[node] = CLOSED;
    else {
      state[node] = EDGE;
      search.queue.push(node, through);
    }
  }
  const seen = closed > search.closed;
  if (seen) search.seenY.fill(lattice.y[home + i * columns]!, search.closed, closed);
  search.closed = closed;
  return seen;
}

/** What is seen beside something that is not must be looked on from. */
function lookOnBeside(search: Search, missed: readonly number[]): void {
  const { state, cost, queue } = search;
  const { columns } = search.lattice;
  for (let i = 0; i < missed.length; i += 2) {
    const first = Math.min(missed[i]!, missed[i + 1]!) - 1;
    const last = Math.max(missed[i]!, missed[i + 1]!) + 1;
    for (let row = -columns; row <= columns; row += columns) {
      for (let node = first + row; node <= last + row; node++) {
        if (state[node] !== CLOSED) continue;
        state[node] = EDGE;
        queue.push(node, cost[node]!);
      }
    }
  }
}

function looksPlain(search: Search, node: number): boolean {
  const { lattice } = search;
  const { x, y, start, resolution, columns, surface } = lattice;
  const dx = (x[start]! - x[node]!) / resolution;
  const dy = (y[start]! - y[node]!) / resolution;
  return runsPlain(search.open, surface, columns, node, dx, dy, search.farthest);
}
