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

/**
 * Where dice lie: right of whom they are about, left of him where the window ends, never outside it, and never on others
 * that were laid before.
 */
export function dicePlaces(all: readonly ToLay[], within: Part): readonly Point[] {
  const laid: Part[] = [];
  return all.map(({ at, base, width, height }) => {
    const right = at.x + base + GAP;
    const left = at.x - base - GAP - width;
    const wanted = right + width <= within.right ? right : left;
    const x = Math.max(within.left, Math.min(wanted, within.right - width));
    const hold = (y: number) => Math.max(within.top, Math.min(y, within.bottom - height));
    let y = hold(at.y - height / 2);
    const isTaken = (top: number) =>
      laid.some(
        (other) =>
          x < other.right && other.left < x + width && top < other.bottom && other.top < top + height,
      );
    const step = height + APART;
    for (let n = 1; isTaken(y) && n <= ROUNDS; n++) {
      const way = n % 2 === 1 ? 1 : -1;
      y = hold(at.y - height / 2 + way * Math.ceil(n / 2) * step);
    }
    laid.push({ left: x, top: y, right: x + width, bottom: y + height });
    return { x, y };
  });
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
