import type { SceneFigure, SightReport } from '@vedette/engine';
import { type At, apart } from './compass.ts';
import type { Body, Eyes } from './eyes.ts';

export type Seen = 'clear' | 'cover' | 'hidden';

export const seenAs = ({ visible, cover }: SightReport): Seen =>
  visible ? (cover ? 'cover' : 'clear') : 'hidden';

/** Of two bodies one of each: who measures or looks, and who is measured or looked at. */
interface Pair {
  readonly viewer: SceneFigure;
  readonly figure: SceneFigure;
}

/** Two by two as they stand nearest to each other. */
interface Between extends Pair {
  readonly report: SightReport;
}

/** So many pairs are tried, the nearest first, before it is said that none sees another. */
const TRIED = 24;

export function standingOf({ figures, first }: Body): readonly SceneFigure[] {
  const standing = figures.filter(({ place }) => place === 'table');
  return standing.length === 0 ? [first] : standing;
}

const gap = (one: SceneFigure, other: At & { readonly radius?: number }): number =>
  apart(one, other) - one.radius - (other.radius ?? 0);

/** The one of them who stands nearest to a spot, in plan. */
export function nearestMan(body: Body, at: At): SceneFigure {
  return standingOf(body).reduce((a, b) => (gap(b, at) < gap(a, at) ? b : a));
}

/** Whoever it is of these that has somebody nearest to a spot, and then the others. */
export function nearestFirst(bodies: readonly Body[], at: At): readonly Body[] {
  const far = (body: Body) => gap(nearestMan(body, at), at);
  return [...bodies].sort((a, b) => far(a) - far(b));
}

function pairsOf(from: Body, to: Body): readonly Pair[] {
  const targets = standingOf(to);
  return standingOf(from)
    .flatMap((viewer) => targets.map((figure) => ({ pair: { viewer, figure }, far: gap(viewer, figure) })))
    .sort((a, b) => a.far - b.far)
    .map(({ pair }) => pair);
}

/** From the nearest to the nearest, as the rules measure between companies. */
export function closest(eyes: Eyes, from: Body, to: Body): Between {
  const [pair] = pairsOf(from, to);
  return { ...pair!, report: eyes.session.sight({ figure: pair!.viewer.id }, pair!.figure.id) };
}

/** Whoever of the one sees somebody of the other, the nearest two first; else the nearest two, who do not. */
export function seeing(eyes: Eyes, from: Body, to: Body): Between {
  let nearest: Between | null = null;
  for (const { viewer, figure } of pairsOf(from, to).slice(0, TRIED)) {
    const found = { viewer, figure, report: eyes.session.sight({ figure: viewer.id }, figure.id) };
    if (found.report.visible) return found;
    nearest ??= found;
  }
  return nearest!;
}
