import type { Area } from '@vedette/engine/table';
import type { Sheet } from './sheet.ts';

/** Room for a frame with its numbers between two sheets. */
const GAP = 74;
/** Screens are a little wider than high. */
const WELCOME_SHAPE = 1.25;

interface Layout {
  readonly sheets: readonly Sheet[];
  readonly width: number;
  readonly height: number;
}

/** Areas side by side or one below the other, whichever fills a screen better. The first is the top or leftmost one. */
export function layOut(areas: readonly Area[], scale: number, names: readonly string[]): Layout {
  const beside = inLine(areas, scale, names, 'beside');
  const below = inLine(areas, scale, names, 'below');
  const misfit = ({ width, height }: Layout) => Math.abs(Math.log(width / height / WELCOME_SHAPE));
  return misfit(beside) < misfit(below) ? beside : below;
}

function inLine(
  areas: readonly Area[],
  scale: number,
  names: readonly string[],
  next: 'beside' | 'below',
): Layout {
  let [left, top, width, height] = [0, 0, 0, 0];
  const sheets = areas.map((area, i): Sheet => {
    const sheet: Sheet = {
      area,
      name: names[i] ?? null,
      left,
      top,
      width: area.width * scale,
      height: area.depth * scale,
      floor: 'field',
    };
    width = Math.max(width, left + sheet.width);
    height = Math.max(height, top + sheet.height);
    if (next === 'beside') left += sheet.width + GAP;
    else top += sheet.height + GAP;
    return sheet;
  });
  return { sheets, width, height };
}
