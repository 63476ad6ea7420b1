import type { Point } from '../../map/shape.ts';
import type { Part } from '../../table/viewport.ts';

/** Dice to be laid beside somebody. */
export interface ToLay {
  readonly at: Point;
  readonly base: number;
  readonly width: number;
  readonly height: number;
}

const GAP = 12;
/** Between two that lie below each other. */
const APART = 3;
/** More rows than this there is no room for. */
const ROUNDS = 24;
/** So far off, in heights of their own, dice are still seen to be about him. */
const NEAR = 4;

/**
 * Where dice lie: right of whom they are about, left of him where the window ends, never outside it, and never on others
 * that were laid before. Where there is room near by, they cover nobody, himself least of all.
 */
export function dicePlaces(
  all: readonly ToLay[],
  within: Part,
  standing: readonly Part[] = [],
): readonly Point[] {
  const laid: Part[] = [];
  return all.map((dice) => {
    const free = beside(dice, within).filter((place) => !laid.some((other) => covered(place, other) > 0));
    const place = leastCovering(free, [...standing, whereHeStands(dice)]) ?? inTheNextRow(dice, within, laid);
    laid.push(place);
    return { x: place.left, y: place.top };
  });
}

const whereHeStands = ({ at, base }: ToLay): Part => ({
  left: at.x - base,
  top: at.y - base,
  right: at.x + base,
  bottom: at.y + base,
});

/** Places near him, the best first: beside him, then a row up or down, then right above or below him. */
function beside({ at, base, width, height }: ToLay, within: Part): readonly Part[] {
  const right = at.x + base + GAP;
  const left = at.x - base - GAP - width;
  const sides = right + width <= within.right ? [right, left] : [left, right];
  const rows = Array.from({ length: 2 * NEAR + 1 }, (_, n) => {
    const step = (n % 2 === 1 ? 1 : -1) * Math.ceil(n / 2) * (height + APART);
    return sides.map((x) => ({ x, y: at.y - height / 2 + step }));
  }).flat();
  const over = Array.from({ length: NEAR }, (_, n) => {
    const off = base + APART + n * (height + APART);
    const x = Math.max(within.left, Math.min(at.x - width / 2, within.right - width));
    return [
      { x, y: at.y - off - height },
      { x, y: at.y + off },
    ];
  }).flat();
  return [...rows, ...over]
    .map(({ x, y }) => ({ left: x, top: y, right: x + width, bottom: y + height }))
    .filter(
      ({ left: from, top, right: to, bottom }) =>
        from >= within.left && to <= within.right && top >= within.top && bottom <= within.bottom,
    );
}

/** How much of one the other covers. */
function covered(a: Part, b: Part): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}

function leastCovering(places: readonly Part[], standing: readonly Part[]): Part | null {
  let best: Part | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const hidden = standing.reduce((sum, body) => sum + covered(place, body), 0);
    if (hidden >= least) continue;
    [best, least] = [place, hidden];
    if (hidden === 0) break;
  }
  return best;
}

/** Where there is no room near him: in the first row that is free, however far off. */
function inTheNextRow({ at, base, width, height }: ToLay, within: Part, laid: readonly Part[]): Part {
  const right = at.x + base + GAP;
  const wanted = right + width <= within.right ? right : at.x - base - GAP - width;
  const x = Math.max(within.left, Math.min(wanted, within.right - width));
  const hold = (y: number) => Math.max(within.top, Math.min(y, within.bottom - height));
  const at0 = at.y - height / 2;
  const placeAt = (y: number): Part => ({ left: x, top: y, right: x + width, bottom: y + height });
  let place = placeAt(hold(at0));
  for (let n = 1; n <= ROUNDS && laid.some((other) => covered(place, other) > 0); n++) {
    const way = n % 2 === 1 ? 1 : -1;
    place = placeAt(hold(at0 + way * Math.ceil(n / 2) * (height + APART)));
  }
  return place;
}

/** Words in lines of about so many letters. */
export function inLines(words: string, letters: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length + 1 > letters) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
