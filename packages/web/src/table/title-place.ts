import type { Survey } from '../map/survey.ts';
import type { Part } from './viewport.ts';

/** Above the neat-line, where the name of a sheet would stand. */
export const RAISED = -15;
/** How high letters stand above their line; the larger ones of a small map, which have no more room. */
const HEIGHT = { usual: 24, grown: 28 } as const;
/** A letter of the title is about as wide as this; a narrow sheet has no room for a note beside it. */
const LETTER = 13;
const NOTE = 250;
/** As much larger as there is room above the neat-line, where the whole map is small. */
const GROWN = 1.3;
/** From the edge of what is seen. */
const INSET = 8;

interface Lettered {
  readonly y: number;
  readonly title: { readonly x: number; readonly anchor: 'start' | 'end' } | null;
  readonly note: { readonly x: number } | null;
}

/**
 * Where the title of a map and the note beside it stand when so much of the paper is seen: the title at the corner of the
 * sheet, or moved along its edge into view; each of them whole or not at all. `seen` null: all of it. On a `small` map the
 * title is larger, and there is no note that nobody could read.
 */
export function lettered(
  { width, sheets }: Survey,
  title: string,
  seen: Part | null,
  small = false,
): Lettered {
  const first = sheets[0]!;
  const y = first.top + RAISED;
  const height = small ? HEIGHT.grown : HEIGHT.usual;
  const long = title.length * LETTER * (small ? GROWN : 1);
  const isSeen = (from: number, to: number) =>
    seen === null || (from >= seen.left && to <= seen.right && y - height >= seen.top && y <= seen.bottom);
  // Where the sheets have names of their own, the title keeps to the other side.
  if (first.name !== null)
    return { y, title: isSeen(width - long, width) ? { x: width, anchor: 'end' } : null, note: null };
  const end = first.left + first.width;
  const wanted = seen === null ? first.left : Math.max(first.left, seen.left + INSET);
  const x = Math.max(first.left, Math.min(wanted, end - long));
  const shown = isSeen(x, x + long);
  return {
    y,
    title: shown ? { x, anchor: 'start' } : null,
    note: !small && end - NOTE > x + long && isSeen(end - NOTE, end) ? { x: end } : null,
  };
}
