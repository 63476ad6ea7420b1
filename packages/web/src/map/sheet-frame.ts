import { lengthUnit } from './length-unit.ts';
import { escaped } from './lettering.ts';
import { num } from './shape.ts';
import type { Sheet } from './sheet.ts';
import type { Survey } from './survey.ts';

const GAP = 7;

/** Small crosses at the numbered places, to judge distances by. */
export function drawGraticule(survey: Survey, { left, top, height, area }: Sheet): string {
  const { number } = lengthUnit(survey.unit);
  const crosses: string[] = [];
  for (let x = number; x < area.width; x += number) {
    for (let y = number; y < area.depth; y += number) {
      const down = survey.y === 'south' ? y * survey.scale : height - y * survey.scale;
      crosses.push(`M${num(left + x * survey.scale - 3.5)} ${num(top + down)}h7m-3.5-3.5v7`);
    }
  }
  return `<path class="graticule" d="${crosses.join('')}"/>`;
}

/** What a frame needs outside the sheets. */
export const MARGIN = { left: 42, top: 44, right: 18, bottom: 40 } as const;

/** A double neat-line, ticks along the south and west, numbers, and the name of the sheet where it has one. */
export function drawSheetFrame(survey: Survey, sheet: Sheet): string {
  const { left, top, width, height, area, name } = sheet;
  const { tick, number } = lengthUnit(survey.unit);
  const bottom = top + height;
  const ticks: string[] = [];
  const numbers: string[] = [];
  for (let at = 0; at <= area.width + 1e-6; at += tick) {
    const x = num(left + at * survey.scale);
    const full = at % number === 0;
    ticks.push(`M${x} ${num(bottom + GAP)}v${full ? 9 : 4.5}`);
    if (full) numbers.push(`<text class="tick-x" x="${x}" y="${num(bottom + GAP + 24)}">${at}</text>`);
  }
  for (let at = 0; at <= area.depth + 1e-6; at += tick) {
    const y = survey.y === 'south' ? top + at * survey.scale : bottom - at * survey.scale;
    const full = at % number === 0;
    ticks.push(`M${num(left - GAP)} ${num(y)}h${full ? -9 : -4.5}`);
    if (full)
      numbers.push(
        `<text class="tick-y${at >= 1000 ? ' tick-long' : at >= 100 ? ' tick-wide' : ''}" x="${num(left - GAP - 11)}" y="${num(y + 5)}">${at}</text>`,
      );
  }
  return [
    `<rect class="neat-inner" x="${num(left)}" y="${num(top)}" width="${num(width)}" height="${num(height)}"/>`,
    `<rect class="neat-outer" x="${num(left - GAP)}" y="${num(top - GAP)}" width="${num(width + GAP * 2)}" height="${num(height + GAP * 2)}"/>`,
    `<path class="ticks" d="${ticks.join('')}"/>`,
    numbers.join(''),
    name === null
      ? ''
      : `<text class="sheet-name" x="${num(left)}" y="${num(top - GAP - 6)}">${escaped(name)}</text>`,
  ].join('');
}
