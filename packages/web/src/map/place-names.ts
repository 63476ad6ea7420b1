import { escaped } from './lettering.ts';
import { type Bounds, boundsOf, centreOf, num, type Point } from './shape.ts';
import type { Sheet } from './sheet.ts';
import type { Plot } from './survey.ts';

/** Letters grow with a sheet that is larger than this, or nobody could read them. */
const LARGE = 900;
const MOST = 2;

/** Of the lettering: half the width of a letter, and how high it stands. */
const LETTER = 4.7;
const HIGH = 17;
/** Between a piece and its name. */
const GAP = 5;
/** Room for letters along water, or it is written beside it. */
const BROAD = 60;

export const meets = (a: Bounds, b: Bounds): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** Where the name of a piece may be written, the best place first; each is where its letters begin to stand. */
function places({ kind, outline }: Plot, grown: number): readonly Point[] {
  const { left, right, top, bottom } = boundsOf(outline);
  const { x, y } = centreOf(outline);
  const inside = [0.76, 0.24, 0.5].map((share) => ({ x: left + (right - left) * share, y: y + 6 }));
  const below = { x, y: bottom + GAP + HIGH * grown };
  const above = { x, y: top - GAP };
  return kind === 'water' && Math.min(right - left, bottom - top) > BROAD
    ? [...inside, below, above]
    : [below, above];
}

/** A name where it is written. */
interface Written {
  readonly plot: Plot;
  readonly name: string;
  readonly at: Point;
  readonly box: Bounds;
}

/** What the ground is called, beside what bears the name, where neither a piece nor another name is in the way. */
export function writtenNames(plots: readonly Plot[], sheet: Sheet): readonly Written[] {
  const taken: Bounds[] = [];
  const grown = growth(sheet);
  const page = {
    left: sheet.left,
    right: sheet.left + sheet.width,
    top: sheet.top,
    bottom: sheet.top + sheet.height,
  };
  return plots.flatMap((plot) => {
    const { name } = plot;
    if (name === null) return [];
    const others = plots.filter(({ id, kind }) => id !== plot.id && kind !== 'field' && kind !== 'road');
    const boxAt = ({ x, y }: Point): Bounds => ({
      left: x - name.length * LETTER * grown,
      right: x + name.length * LETTER * grown,
      top: y - HIGH * grown,
      bottom: y + 5,
    });
    const free = places(plot, grown).find((place) => {
      const box = boxAt(place);
      const onPage =
        box.left > page.left && box.right < page.right && box.top > page.top && box.bottom < page.bottom;
      return (
        onPage &&
        !taken.some((other) => meets(box, other)) &&
        !others.some(({ outline }) => meets(box, boundsOf(outline)))
      );
    });
    if (free === undefined) return [];
    taken.push(boxAt(free));
    return [{ plot, name, at: free, box: boxAt(free) }];
  });
}

/** Larger on a large sheet. */
const growth = (sheet: Sheet): number => Math.min(MOST, Math.max(1, sheet.width / LARGE));

export function drawNames(plots: readonly Plot[], sheet: Sheet): string {
  const grown = growth(sheet);
  return writtenNames(plots, sheet)
    .map(({ plot, name, at: free }) => {
      const style = plot.kind === 'water' ? 'place-name place-name-water' : 'place-name';
      const at =
        grown === 1
          ? `x="${num(free.x)}" y="${num(free.y)}"`
          : `transform="translate(${num(free.x)} ${num(free.y)}) scale(${num(grown)})"`;
      return `<text class="${style}" ${at}>${escaped(name)}</text>`;
    })
    .join('');
}
