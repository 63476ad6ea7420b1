import type { Ground, LengthUnit, SceneFigure, SceneMarker } from '@vedette/engine';
import { contains } from '../map/shape.ts';
import { listed } from '../words/format.ts';
import { say } from '../words/say.ts';
import { inUnit } from './lengths.ts';

interface Place {
  readonly x: number;
  readonly y: number;
}

interface Surroundings {
  readonly figures: readonly SceneFigure[];
  readonly markers: readonly SceneMarker[];
  readonly ground: Ground | null;
  /** Whom the question is about. */
  readonly about: SceneFigure | null;
  readonly unit: LengthUnit;
  /** What the way there says, where it was measured; else the survey of the ground does. */
  readonly reached?: Reached | null;
}

/** Whether a way gets there, falls short of it, or comes into contact with whoever stands there. */
export type Reached = 'in' | 'out' | 'contact';

/** Things farther than this many base widths from the pencil are not worth a word. */
const CLOSE = 4;

/** Where the pencil is, for whoever cannot see it: how far from the figure, in reach or not, at what, and in whose way. */
export function pencilWords(
  at: Place,
  { figures, markers, ground, about, unit, reached = null }: Surroundings,
): string {
  const standing = figures.filter(({ place, id }) => place === 'table' && id !== about?.id);
  const apart = (to: Place) => Math.hypot(to.x - at.x, to.y - at.y);
  const far = (to: Place) => inUnit(apart(to), unit);
  const where =
    about?.place === 'table'
      ? say.table.pencil(far(about), about.name)
      : say.table.pencilAt(inUnit(at.x, unit), inUnit(at.y, unit));
  const close = (about?.radius ?? standing[0]?.radius ?? 0.5) * 2 * CLOSE;
  const [nearest] = [...standing, ...markers]
    .filter((thing) => apart(thing) <= close)
    .sort((a, b) => apart(a) - apart(b));
  const touches =
    nearest !== undefined && apart(nearest) <= ('radius' in nearest ? nearest.radius : close / 8);
  const dangers = (ground?.threats ?? []).filter((threat) => apart(threat) <= threat.radius);
  return listed([
    where,
    ...(ground === null ? [] : [reachWords(reached ?? (inReach(ground, at) ? 'in' : 'out'))]),
    ...(nearest === undefined
      ? []
      : [touches ? say.table.at(nearest.name) : say.table.near(nearest.name, far(nearest))]),
    ...dangers.map(({ figure, words }) =>
      say.table.threat(standing.find(({ id }) => id === figure)?.name ?? '', words),
    ),
  ]);
}

function reachWords(reached: Reached): string {
  if (reached === 'contact') return say.table.inCharge;
  return reached === 'in' ? say.table.inReach : say.table.outOfReach;
}

/** Holes are outlines too: inside an odd number of them is inside. */
function inReach({ outlines }: Ground, at: Place): boolean {
  const round = outlines.filter((outline) =>
    contains(
      Array.from({ length: outline.length / 2 }, (_, i) => ({ x: outline[2 * i]!, y: outline[2 * i + 1]! })),
      at,
    ),
  );
  return round.length % 2 === 1;
}
