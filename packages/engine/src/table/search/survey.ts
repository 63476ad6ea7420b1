import { BEYOND, CLOSED, EDGE, type Search, UNSEEN } from './search.ts';
import { runsPlain } from './straight.ts';

/**
 * Closes at once everything that lies straight from the start over the cheapest plain ground: no way can be
 * cheaper. Goes outward ring by ring; a node is seen when the two neighbours on either side of its line to the
 * start are (see `betweenPlain`). What borders on anything else is left to the search proper.
 */
export function surveyFrom(search: Search, home: number): void {
  const { lattice, state, cost, queue } = search;
  const { around, start, surface, x, y } = lattice;
  const missed: number[] = [];
  search.surveyed = true;
  const dx = x[home]! - x[start]!;
  const dy = y[home]! - y[start]!;
  cost[home] = lattice.factor[surface[home]!]! * Math.sqrt(dx * dx + dy * dy);
  search.parent[home] = start;
  search.order[search.closed++] = home;
  state[home] = EDGE;
  queue.push(home, cost[home]);
  let ring = 1;
  while (surveyRing(search, home, ring, missed)) ring++;
  for (let i = 0; i < missed.length; i++) {
    for (let k = 0; k < 8; k++) {
      const seen = missed[i]! + around[k]!;
      if (state[seen] !== CLOSED) continue;
      state[seen] = EDGE;
      queue.push(seen, cost[seen]!);
    }
  }
}

/** Surveys the square ring `r` steps out; false when nothing in it is within the limit. */
function surveyRing(search: Search, home: number, r: number, missed: number[]): boolean {
  const { columns } = search.lattice;
  const c = home % columns;
  const rows = search.lattice.rows;
  const row = ((home - c) / columns) % rows;
  let seen = false;
  if (c + r < columns - 1)
    seen = surveySide(search, home, home + r, columns, row, rows, r, -1, missed) || seen;
  if (c - r > 0) seen = surveySide(search, home, home - r, columns, row, rows, r, 1, missed) || seen;
  if (row + r < rows - 1)
    seen = surveySide(search, home, home + r * columns, 1, c, columns, r, -columns, missed) || seen;
  if (row - r > 0)
    seen = surveySide(search, home, home - r * columns, 1, c, columns, r, columns, missed) || seen;
  return seen;
}

/** One side of a ring: nodes `middle + j * along`; `inward` leads one ring nearer. Corners are checked by themselves. */
function surveySide(
  search: Search,
  home: number,
  middle: number,
  along: number,
  at: number,
  size: number,
  r: number,
  inward: number,
  missed: number[],
): boolean {
  const { lattice, open, state, cost, parent, order, limit } = search;
  const { surface, start, x, y, resolution } = lattice;
  const on = surface[home]!;
  const factor = lattice.factor[on]!;
  const offset = along === 1 ? (x[start]! - x[home]!) / resolution : (y[start]! - y[home]!) / resolution;
  const out = along === 1 ? y[middle]! - y[start]! : x[middle]! - x[start]!;
  const squared = out * out;
  const to = Math.min(r, size - 2 - at);
  let seen = false;
  for (let j = Math.max(-r, 1 - at); j <= to; j++) {
    const node = middle + j * along;
    if (open[node] === 0 || surface[node] !== on || state[node] !== UNSEEN) continue;
    const before = node + inward;
    let sides = 1;
    if (r > 1 && j > -r && j < r) {
      sides = state[before]! >= BEYOND ? 1 : 0;
      if (state[j > offset ? before - along : before + along]! >= BEYOND) sides++;
    }
    if (sides === 0 || (sides === 1 && !looksPlain(search, node))) {
      missed.push(node);
      continue;
    }
    const aside = (j - offset) * resolution;
    const through = factor * Math.sqrt(squared + aside * aside);
    if (through > limit) {
      state[node] = BEYOND;
      continue;
    }
    seen = true;
    cost[node] = through;
    parent[node] = start;
    order[search.closed++] = node;
    if (open[node]! > 1) state[node] = CLOSED;
    else {
      state[node] = EDGE;
      search.queue.push(node, through);
    }
  }
  return seen;
}

function looksPlain(search: Search, node: number): boolean {
  const { lattice } = search;
  const { x, y, start, resolution, columns, surface } = lattice;
  const dx = (x[start]! - x[node]!) / resolution;
  const dy = (y[start]! - y[node]!) / resolution;
  return runsPlain(search.open, surface, columns, node, dx, dy, search.farthest);
}
