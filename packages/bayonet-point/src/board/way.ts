import type { Asked, Way, WayStop } from '@vedette/engine';
import { snap, type Waypoint } from '@vedette/engine/table';
import { figure as find } from '../figures.ts';
import type { BayonetPoint } from '../game.ts';
import { moveProblem } from '../rules/movement/move-question.ts';
import { reachAlong, slowEntries } from '../rules/movement/rate.ts';
import { lengthOf, pointAlong } from '../rules/movement/way.ts';
import { pointsProblem } from '../rules/setup/deploy-about.ts';
import type { BayonetPointState, Figure } from '../state.ts';
import { words } from '../words/now.ts';

/** BP-MOV-01: a move as it is being drawn, or the places named so far (BP-SCN-11). */
export function way(asked: Asked<BayonetPoint>, path: readonly Waypoint[]): Way {
  const s = asked.view();
  if (asked.kind === 'appear') {
    const { most } = asked.question;
    const points = path.map(({ x, y }) => ({ x, y, z: 0 }));
    return {
      places: true,
      problem: pointsProblem(asked.question, path, s),
      cost: path.length,
      budget: most,
      points,
      stops: [],
    };
  }
  if (asked.kind !== 'move') throw new Error(`"${asked.kind}" asks for no path.`);
  const f = find(s, asked.question.figure);
  const points = [f, ...path].map(({ x, y }) => ({ x, y, z: 0 }));
  return {
    problem: moveProblem(asked.question, path, s),
    cost: snap(lengthOf(points), 1000),
    budget: reachAlong(s, f, points, asked.question),
    points,
    stops: slowing(s, f, points),
  };
}

/** BP-MOV-04, BP-MOV-05, BP-CAV-05: where the way becomes shorter. */
function slowing(s: BayonetPointState, f: Figure, points: readonly Waypoint[]): readonly WayStop[] {
  return slowEntries(s, f, points).map(({ kind, at }) => ({
    ...pointAlong(points, at),
    kind: 'halt',
    words: words.board.slows[kind],
    rule: f.mounted ? 'BP-CAV-05' : kind === 'wood' ? 'BP-MOV-04' : 'BP-MOV-05',
  }));
}
