import { measureLeg } from '../move/leg.ts';
import { BLOCKED, type Search, setOut } from './search.ts';
import { arrive, figureBetween, guess } from './spread.ts';
import { surveyFrom } from './survey.ts';

/** How many lattice steps round the start are measured when it does not stand on plain ground. */
const START_STEPS = 3;

/** Takes the first steps from the start, which lies anywhere. */
export function leaveStart(search: Search): void {
  const { lattice, open } = search;
  const { start, x, y, z, resolution, columns, rows, cells, layers, surface } = lattice;
  const c = Math.min(columns - 2, Math.max(1, Math.round(x[start]! / resolution) + 1));
  const r = Math.min(rows - 2, Math.max(1, Math.round(y[start]! / resolution) + 1));
  setOut(search);
  for (let layer = 0; layer < layers; layer++) {
    const home = layer * cells + r * columns + c;
    if (open[home] === 0 || z[home] !== z[start]) continue;
    open[start] = 1;
    surface[start] = surface[home]!;
    if (search.pull === 0 && lattice.factor[surface[home]!] === lattice.leastFactor) {
      surveyFrom(search, home);
      return;
    }
    const dx = x[home]! - x[start]!;
    const dy = y[home]! - y[start]!;
    guess(search, home, start, lattice.factor[surface[home]!]! * Math.sqrt(dx * dx + dy * dy));
    if (open[home]! > 1) return;
  }
  measureFromStart(search, c, r);
}

function measureFromStart(search: Search, c: number, r: number): void {
  const { lattice } = search;
  const { start, columns, rows, cells, layers, surface, looseNear } = lattice;
  const tried = new Set<number>();
  for (let row = Math.max(1, r - START_STEPS); row <= Math.min(rows - 2, r + START_STEPS); row++) {
    for (
      let column = Math.max(1, c - START_STEPS);
      column <= Math.min(columns - 2, c + START_STEPS);
      column++
    ) {
      const cell = row * columns + column;
      for (let layer = 0; layer < layers; layer++) {
        if (surface[layer * cells + cell] !== 0) arriveFromStart(search, start, layer * cells + cell);
      }
      for (const loose of looseNear.get(cell) ?? []) {
        if (tried.has(loose)) continue;
        tried.add(loose);
        arriveFromStart(search, start, loose);
      }
    }
  }
}

function arriveFromStart(search: Search, start: number, to: number): void {
  const { lattice, state } = search;
  const { table, gait, bulk, x, y, z } = lattice;
  if (state[to]! >= BLOCKED) return;
  const through = measureLeg(table, gait, bulk, x[start]!, y[start]!, z[start]!, x[to]!, y[to]!, z[to]!);
  if (through <= search.limit && !figureBetween(search, start, to)) arrive(search, to, start, through);
}
