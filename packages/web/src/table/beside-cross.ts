import type { Point } from '../map/shape.ts';

/** Of a name as it is usually written, in units of the paper: how wide a letter is, and how far a line reaches up and down. */
const LETTER = 6.5;
const ASCENT = 11;
const DESCENT = 4;
/** Half of a cross, and from its middle to a name. */
const CROSS = 7;
const GAP = 11;

interface Beside {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

type Disc = Point & { readonly radius: number };
type Named = Point & { readonly name: string | null };

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const BOUNDLESS: Box = {
  left: Number.NEGATIVE_INFINITY,
  top: Number.NEGATIVE_INFINITY,
  right: Number.POSITIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
};

/** Right of the cross, left of it, below, above, and then aslant. */
function placesAbout(letters: number): readonly Beside[] {
  const middle = (ASCENT - DESCENT) * 0.7 * letters;
  const below = GAP + ASCENT * letters;
  const above = -GAP - DESCENT * letters;
  const aslant = CROSS + 1;
  return [
    { x: GAP, y: middle, anchor: 'start' },
    { x: -GAP, y: middle, anchor: 'end' },
    { x: 0, y: below, anchor: 'middle' },
    { x: 0, y: above, anchor: 'middle' },
    { x: aslant, y: below, anchor: 'start' },
    { x: -aslant, y: below, anchor: 'end' },
    { x: aslant, y: above, anchor: 'start' },
    { x: -aslant, y: above, anchor: 'end' },
  ];
}

/**
 * Where the names of those who fell stand, each beside its cross: clear of counters, crosses and each other. Null where
 * there is no such place: a name that cannot be read is better left to the roster. `letters`: how many times their usual
 * size they are written; `paper`: what they may not stand out of.
 */
export function besideCrosses(
  fallen: readonly Named[],
  counters: readonly Disc[],
  letters = 1,
  paper: Box = BOUNDLESS,
): readonly (Beside | null)[] {
  const written: Box[] = [];
  const crosses = fallen.map(({ x, y }) => ({ x, y, radius: CROSS }));
  const places = placesAbout(letters);
  return fallen.map(({ name, x, y }, n) => {
    if (name === null) return null;
    const others = [...counters, ...crosses.filter((_, i) => i !== n)];
    const boxAt = (place: Beside) => boxOf(name.length * LETTER * letters, letters, { x, y }, place);
    const free = places.find((place) => {
      const box = boxAt(place);
      return (
        isWithin(box, paper) &&
        others.every((disc) => !lies(box, disc)) &&
        written.every((other) => !meet(box, other))
      );
    });
    if (free === undefined) return null;
    written.push(boxAt(free));
    return free;
  });
}

function boxOf(long: number, letters: number, cross: Point, { x, y, anchor }: Beside): Box {
  const left = cross.x + x - { start: 0, middle: long / 2, end: long }[anchor];
  const foot = cross.y + y;
  return { left, top: foot - ASCENT * letters, right: left + long, bottom: foot + DESCENT * letters };
}

function lies({ left, top, right, bottom }: Box, { x, y, radius }: Disc): boolean {
  const near = { x: Math.max(left, Math.min(x, right)), y: Math.max(top, Math.min(y, bottom)) };
  return Math.hypot(near.x - x, near.y - y) < radius;
}

const isWithin = (box: Box, paper: Box): boolean =>
  box.left >= paper.left && box.top >= paper.top && box.right <= paper.right && box.bottom <= paper.bottom;

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
