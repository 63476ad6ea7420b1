import { namesOn } from '../map/names-on.ts';
import { meets } from '../map/place-names.ts';
import type { Bounds, Point } from '../map/shape.ts';
import { type Survey, toPaper } from '../map/survey.ts';
import { RIM } from '../table/GroundSheet.tsx';
import type { Placed } from './measures.ts';

/** A table of this size in units of the paper, with its rim, has letters as large as they are written. */
const USUAL = { width: 924, height: 1100 } as const;
/** Numbers on the map are so far apart. */
const APART = 19;

/** How much larger letters must be, that they are as large on the page as those of a usual table. */
export const growthOf = ({ width, height }: Survey): number =>
  Math.max(1, (width + RIM.left + RIM.right) / USUAL.width, (height + RIM.top + RIM.bottom) / USUAL.height);

/** What a number on the map belongs to, and where it is written; the same place where there is room. */
interface Numbered {
  readonly number: number;
  readonly spot: Point;
  readonly at: Point;
}

/** Everything that is put on the table, by its number on the map. */
export function numbersOn(survey: Survey, placed: readonly Placed[]): readonly Numbered[] {
  const spots = placed.map(({ x, y }) => toPaper(survey, { x, y }));
  const written = spread(spots, APART * growthOf(survey), namesOn(survey));
  return placed.map(({ number }, i) => ({ number, spot: spots[i]!, at: written[i]! }));
}

const AROUND = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => (n * Math.PI) / 4);

/**
 * Where the numbers are written: on their spots, or beside them where another is nearer than `apart`, or a name stands
 * there.
 */
function spread(spots: readonly Point[], apart: number, names: readonly Bounds[]): readonly Point[] {
  const taken: Point[] = [];
  const half = apart / 2;
  const free = ({ x, y }: Point) =>
    taken.every((other) => Math.hypot(other.x - x, other.y - y) >= apart) &&
    !names.some((name) => meets(name, { left: x - half, right: x + half, top: y - half, bottom: y + half }));
  for (const spot of spots) {
    const rings = [1, 2, 3, 4].flatMap((ring) =>
      AROUND.map((turn) => ({
        x: spot.x + Math.cos(turn) * ring * apart,
        y: spot.y + Math.sin(turn) * ring * apart,
      })),
    );
    taken.push([spot, ...rings].find(free) ?? spot);
  }
  return taken;
}
