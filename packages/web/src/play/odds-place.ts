import type { Box } from './card/card-place.ts';

/** Odds of more letters stand below the words, not beside them. */
const BRIEF_ODDS = 20;

/** So many letters have room in one line, beside a die and a key. */
const LINE = 34;

/** Whether an answer's odds get a line of their own: beside its words they would be broken into pieces. */
export function standBelow(words: string, odds: string): boolean {
  return odds.length > BRIEF_ODDS || words.length + odds.length > LINE;
}

/** A corner of the map. */
export interface Corner {
  readonly away: 'up' | 'down';
  readonly aside: 'left' | 'right';
}

/** The first that covers the least is taken. */
const CORNERS: readonly Corner[] = [
  { away: 'down', aside: 'left' },
  { away: 'down', aside: 'right' },
  { away: 'up', aside: 'left' },
  { away: 'up', aside: 'right' },
];

/** What odds are not to lie on: whom they are about, more than anything, then who would do it and where from. */
interface Wanted {
  readonly target: Box;
  readonly others: readonly Box[];
}

/** Where odds that lie over the map cover the least of what they are about; not in the target's half, if that is even. */
export function cornerFor(
  map: Box,
  { width, height }: { readonly width: number; readonly height: number },
  wanted: Wanted,
) {
  const { target, others } = wanted;
  const isBelow = (target.top + target.bottom) / 2 > (map.top + map.bottom) / 2;
  const corners = isBelow ? [...CORNERS.slice(2), ...CORNERS.slice(0, 2)] : CORNERS;
  const least = (corner: Corner): number => {
    const left = corner.aside === 'left' ? map.left : map.right - width;
    const top = corner.away === 'up' ? map.top : map.bottom - height;
    const slot = { left, top, right: left + width, bottom: top + height };
    return (
      (others.length + 1) * covered(target, slot) + others.reduce((sum, one) => sum + covered(one, slot), 0)
    );
  };
  return corners.reduce((best, corner) => (least(corner) < least(best) - EVEN ? corner : best));
}

/** Shares of a counter that nobody misses. */
const EVEN = 0.1;

/** What share of one lies under the other. */
function covered(one: Box, under: Box): number {
  const across = Math.min(one.right, under.right) - Math.max(one.left, under.left);
  const down = Math.min(one.bottom, under.bottom) - Math.max(one.top, under.top);
  const area = (one.right - one.left) * (one.bottom - one.top);
  return across <= 0 || down <= 0 || area <= 0 ? 0 : (across * down) / area;
}

/** Where odds that lie over the map are away from whom they are about, and from whoever would act. */
export function placeSlot(slot: HTMLElement, target: string): void {
  const map = document.querySelector('.table-area')?.getBoundingClientRect();
  const about = document
    .querySelector(`.walker[data-figure="${CSS.escape(target)}"]`)
    ?.getBoundingClientRect();
  if (map === undefined || about === undefined) {
    // Where the last one was says nothing of this one.
    delete slot.dataset['away'];
    delete slot.dataset['aside'];
    return;
  }
  const others = [...document.querySelectorAll(ACTING)].map((one) => one.getBoundingClientRect());
  const { width, height } = slot.getBoundingClientRect();
  const { away, aside } = cornerFor(map, { width, height }, { target: about, others });
  Object.assign(slot.dataset, { away, aside });
}

/** Who is about to do it, and where he would stand. */
const ACTING = '.walker:has(.selected), .overlay .ghost-rim';
