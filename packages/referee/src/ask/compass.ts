import { DIRECTIONS } from '@vedette/engine/table';
import type { EarWords } from './words.ts';

/** A place in plan. */
export interface At {
  readonly x: number;
  readonly y: number;
}

export type YGrows = 'north' | 'south';

const POINTS = 8;
const HOURS = 12;

/** Which of the 72 directions leads from one place to another, clockwise from north; null: they are the same. */
export function directionTo(from: At, to: At, yGrows: YGrows): number | null {
  const east = to.x - from.x;
  const north = yGrows === 'north' ? to.y - from.y : from.y - to.y;
  if (east === 0 && north === 0) return null;
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  DIRECTIONS.forEach(([x, y], i) => {
    const along = x * east + y * north;
    if (along > most) [best, most] = [i, along];
  });
  return best;
}

/** The nearest of the eight points of the compass. */
export function pointOf(direction: number): number {
  return Math.round((direction * POINTS) / DIRECTIONS.length) % POINTS;
}

/** The nearest hour of a clock whose twelve is north. */
export function hourOf(direction: number): number {
  return Math.round((direction * HOURS) / DIRECTIONS.length) % HOURS || HOURS;
}

/** A step that way on the table. */
export function stepTo(direction: number, far: number, yGrows: YGrows): At {
  const [east, north] = DIRECTIONS[direction % DIRECTIONS.length]!;
  return { x: east * far, y: (yGrows === 'north' ? north : -north) * far };
}

/** A direction as somebody says it: "north-east", "ne", "2 o'clock"; null: it is none. */
export function directionSaid(said: string, { compassForms, clockForm }: EarWords): number | null {
  const point = compassForms.findIndex((forms) => (forms as readonly string[]).includes(said));
  if (point >= 0) return (point * DIRECTIONS.length) / POINTS;
  const hour = Number(clockForm.exec(said)?.[1] ?? 0);
  return hour < 1 || hour > HOURS ? null : ((hour % HOURS) * DIRECTIONS.length) / HOURS;
}

/** How far apart in plan. */
export function apart(a: At, b: At): number {
  return Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}
