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

/** Where a number is written on the map, and the end of its tie to the spot that it belongs to; null: it is written there. */
interface Numbered {
  readonly number: number;
  readonly at: Point;
  readonly tiedTo: Point | null;
}

/** Everything that is put on the table, by its number on the map. */
export function numbersOn(survey: Survey, placed: readonly Placed[]): readonly Numbered[] {
  const spots = placed.map(({ x, y }) => toPaper(survey, { x, y }));
  const names = namesOn(survey);
  const written = spread(spots, APART * growthOf(survey), names);
  return placed.map(({ number }, i) => {
    const [spot, at] = [spots[i]!, written[i]!];
    return { number, at, tiedTo: at === spot ? null : tieEnd(at, spot, names) };
  });
}

/** Parts of a tie, each looked at for a name in its way. */
const PARTS = 40;

/** How far a tie goes from a number towards its spot before it would strike out the name of a place. */
function tieEnd(at: Point, spot: Point, names: readonly Bounds[]): Point {
  const parts = Array.from({ length: PARTS + 1 }, (_, n) => ({
    x: at.x + ((spot.x - at.x) * n) / PARTS,
    y: at.y + ((spot.y - at.y) * n) / PARTS,
  }));
  const stop = parts.findIndex(({ x, y }) =>
    names.some((name) => meets(name, { left: x, right: x, top: y, bottom: y })),
  );
  return stop < 0 ? spot : parts[Math.max(0, stop - 1)]!;
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
