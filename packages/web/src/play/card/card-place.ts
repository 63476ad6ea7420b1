/** A part of the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Between a card and what it is about, and between it and the edge of the screen. */
const GAP = 10;

/**
 * Where a card of this size goes in a part of the screen: beside what it is about, right of it where there is room, else
 * left, else where it fits; never over it as long as there is another place.
 */
export function placeBeside(about: Box, card: Size, within: Box): { readonly x: number; readonly y: number } {
  const hold = (value: number, size: number, from: number, to: number) =>
    Math.max(from + GAP, Math.min(value, to - size - GAP));
  const middle = (about.top + about.bottom) / 2 - card.height / 3;
  const y = hold(middle, card.height, within.top, within.bottom);
  const right = about.right + GAP;
  if (right + card.width + GAP <= within.right) return { x: right, y };
  const left = about.left - GAP - card.width;
  if (left >= within.left + GAP) return { x: left, y };
  const x = hold((about.left + about.right - card.width) / 2, card.width, within.left, within.right);
  const below = about.bottom + GAP;
  if (below + card.height + GAP <= within.bottom) return { x, y: below };
  return { x, y: hold(about.top - GAP - card.height, card.height, within.top, within.bottom) };
}

const areaOf = ({ left, top, right, bottom }: Box): number =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

const shared = (a: Box, b: Box): number =>
  areaOf({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });

/** Pixels from one place that is tried to the next. */
const STEP = 20;
/** How much worse it is to cover whom the card is about than anything else. */
const ABOUT = 20;
/** A whole thing covered weighs as much as so many pixels of way from him; a counter of somebody else, as so many. */
const WORTH = 4000;
const COUNTER = 150;

/**
 * Where a card covers least of what is to be kept in sight, and of those places the one nearest to what it is about;
 * beside it where nothing is to be kept.
 */
export function placeClear(
  about: Box,
  card: Size,
  within: Box,
  kept: readonly Box[],
  counters: readonly Box[] = [],
): { readonly x: number; readonly y: number } {
  const beside = placeBeside(about, card, within);
  if (kept.length + counters.length === 0) return beside;
  const middle = { x: (about.left + about.right) / 2, y: (about.top + about.bottom) / 2 };
  const cost = ({ x, y }: { readonly x: number; readonly y: number }) => {
    const box = { left: x, top: y, right: x + card.width, bottom: y + card.height };
    const coveredOf = (all: readonly Box[]) =>
      all.reduce((sum, one) => sum + shared(box, one) / Math.max(1, areaOf(one)), 0);
    const own = (ABOUT * shared(box, about)) / Math.max(1, areaOf(about));
    const away = Math.hypot(x + card.width / 2 - middle.x, y + card.height / 2 - middle.y);
    return (coveredOf(kept) + own) * WORTH + coveredOf(counters) * COUNTER + away;
  };
  let best = { ...beside, cost: cost(beside) };
  for (let x = within.left + GAP; x <= within.right - card.width - GAP; x += STEP)
    for (let y = within.top + GAP; y <= within.bottom - card.height - GAP; y += STEP) {
      const found = cost({ x, y });
      if (found < best.cost) best = { x, y, cost: found };
    }
  return { x: best.x, y: best.y };
}

/** A part of the screen below some head, as long as a card has room there. */
export function below(head: number, card: Size, within: Box): Box {
  return within.bottom - head < card.height + 2 * GAP
    ? within
    : { ...within, top: Math.max(within.top, head) };
}

/** The screen without a column at its right edge, if what stands there leaves room for a card beside it. */
export function leftOf(column: Box | null, screen: Size): Box {
  const whole = { left: 0, top: 0, right: screen.width, bottom: screen.height };
  if (column === null || column.left < screen.width / 2) return whole;
  return { ...whole, right: column.left };
}
