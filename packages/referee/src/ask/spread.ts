import { type At, directionTo, pointOf, type YGrows } from './compass.ts';

/** How the figures of a group stand: in a line, and along which of the four axes from north clockwise; or in a body. */
type Spread = { readonly form: 'line'; readonly axis: number } | { readonly form: 'open' | 'close' };

/** Fewer stand in no order. */
const FEWEST = 3;
/** A line is so many times as long as it is deep. */
const LINE = 2.5;
/** Bases between two neighbours beyond which an order is open. */
const OPEN = 1;
const AXES = 4;

/** Null: there are too few of them to stand in any order. */
export function spreadOf(
  figures: readonly (At & { readonly radius: number })[],
  yGrows: YGrows,
): Spread | null {
  const count = figures.length;
  if (count < FEWEST) return null;
  const middle = {
    x: figures.reduce((sum, { x }) => sum + x, 0) / count,
    y: figures.reduce((sum, { y }) => sum + y, 0) / count,
  };
  const sum = (of: (x: number, y: number) => number) =>
    figures.reduce((all, { x, y }) => all + of(x - middle.x, y - middle.y), 0);
  const [xx, yy, xy] = [sum((x) => x * x), sum((_, y) => y * y), sum((x, y) => x * y)];
  const root = Math.sqrt((xx - yy) * (xx - yy) + 4 * xy * xy);
  const [long, short] = [(xx + yy + root) / 2, Math.max(0, (xx + yy - root) / 2)];
  if (long >= LINE * LINE * short) {
    const along =
      Math.abs(xy) < 1e-9 ? (xx >= yy ? { x: 1, y: 0 } : { x: 0, y: 1 }) : { x: long - yy, y: xy };
    const to = directionTo({ x: 0, y: 0 }, along, yGrows);
    return { form: 'line', axis: to === null ? 0 : pointOf(to) % AXES };
  }
  return { form: isOpen(figures) ? 'open' : 'close' };
}

/** Whether most have more than a base of room to their nearest. */
function isOpen(figures: readonly (At & { readonly radius: number })[]): boolean {
  const roomy = figures.filter((one) => {
    const room = Math.min(
      ...figures
        .filter((other) => other !== one)
        .map(({ x, y, radius }) => Math.hypot(x - one.x, y - one.y) - radius - one.radius),
    );
    return room > OPEN * 2 * one.radius;
  });
  return roomy.length * 2 > figures.length;
}
