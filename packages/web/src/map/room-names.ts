import { escaped } from './lettering.ts';
import { meets } from './place-names.ts';
import { boundsOf, num } from './shape.ts';
import type { Plot } from './survey.ts';

/** Of the lettering: half the width of a letter, and how far it stands above and below its middle. */
const LETTER = { half: 4.6, above: 16, below: 9 } as const;
/** How far down a room its name may be written, the best place first. */
const LINES = [0.5, 0.3, 0.7, 0.16, 0.84];

/** What rooms and places are called, written where nothing stands in the way. */
export function writtenRoomNames(plots: readonly Plot[]) {
  const standing = plots.filter(
    ({ kind }) => kind !== 'room' && kind !== 'outside' && kind !== 'holy-ground',
  );
  return plots.flatMap((plot) => {
    const { name, kind, id } = plot;
    if (name === null || kind === 'outside') return [];
    const { left, top, right, bottom } = boundsOf(plot.outline);
    const x = (left + right) / 2;
    const half = Math.min((right - left) / 2, name.length * LETTER.half);
    const written = LINES.map((share) => {
      const y = top + (bottom - top) * share;
      return {
        name,
        at: { x, y: y + 4 },
        box: { left: x - half, right: x + half, top: y - LETTER.above, bottom: y + LETTER.below },
      };
    });
    const isFree = ({ box }: (typeof written)[number]) =>
      !standing.some((other) => other.id !== id && meets(box, boundsOf(other.outline)));
    return [written.find(isFree) ?? written[0]!];
  });
}

export const drawRoomNames = (plots: readonly Plot[]): string =>
  writtenRoomNames(plots)
    .map(
      ({ name, at: { x, y } }) =>
        `<text class="room-name" x="${num(x)}" y="${num(y)}">${escaped(name)}</text>`,
    )
    .join('');
