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

/** At the left edge of a part of the screen, as high as what it is about. */
export function placeAside(about: Box, card: Size, within: Box): { readonly x: number; readonly y: number } {
  const y = Math.min((about.top + about.bottom) / 2 - card.height / 3, within.bottom - card.height - GAP);
  return { x: within.left + GAP, y: Math.max(within.top + GAP, y) };
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
