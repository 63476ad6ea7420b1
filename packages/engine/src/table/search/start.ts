import { leaveAround } from './around.ts';
import { flyStraight } from './fly.ts';
import { leaveByLinks } from './link-ways.ts';
import { guess } from './offers.ts';
import { type Search, setOut } from './search.ts';
import { surveyFrom } from './survey.ts';

/** Takes the first steps from the start, which lies anywhere. */
export function leaveStart(search: Search): void {
  const { lattice, open } = search;
  const { start, x, y, z, resolution, columns, rows, cells, layers, surface } = lattice;
  const c = Math.min(columns - 2, Math.max(1, Math.round(x[start]! / resolution) + 1));
  const r = Math.min(rows - 2, Math.max(1, Math.round(y[start]! / resolution) + 1));
  setOut(search);
  leaveByLinks(search, start);
  if (lattice.gait.over !== 'ground') flyStraight(search);
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
  leaveAround(search, start);
}
