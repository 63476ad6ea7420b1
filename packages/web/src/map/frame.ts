import { say } from '../words/say.ts';
import { num } from './shape.ts';

const GAP = 7;

/** Inch ticks along the south and west, a number every six inches, and a double neat-line. */
export function drawFrame(columns: number, rows: number, inch: number): string {
  const width = columns * inch;
  const height = rows * inch;
  const ticks: string[] = [];
  const numbers: string[] = [];
  for (let i = 0; i <= columns; i++) {
    const x = num(i * inch);
    ticks.push(`M${x} ${num(height + GAP)}v${i % 6 === 0 ? 9 : 4.5}`);
    if (i % 6 === 0) numbers.push(`<text class="tick-x" x="${x}" y="${num(height + GAP + 24)}">${i}</text>`);
  }
  for (let i = 0; i <= rows; i++) {
    const y = num(height - i * inch);
    ticks.push(`M${num(-GAP)} ${y}h${i % 6 === 0 ? -9 : -4.5}`);
    if (i % 6 === 0)
      numbers.push(
        `<text class="tick-y" x="${num(-GAP - 13)}" y="${num(height - i * inch + 5)}">${i}</text>`,
      );
  }
  return [
    `<rect class="neat-inner" width="${num(width)}" height="${num(height)}"/>`,
    `<rect class="neat-outer" x="${-GAP}" y="${-GAP}" width="${num(width + GAP * 2)}" height="${num(height + GAP * 2)}"/>`,
    `<path class="ticks" d="${ticks.join('')}"/>`,
    numbers.join(''),
  ].join('');
}

/** North, with the feather of a compass needle. */
export function drawNorth(x: number, y: number): string {
  return [
    `<g class="north" transform="translate(${num(x)} ${num(y)})">`,
    '<circle class="north-ring" r="19"/>',
    '<path class="north-ticks" d="M19 0h5M-19 0h-5M0 19v5M0-19v-5M13.4 13.4l2.6 2.6M-13.4 13.4l-2.6 2.6M13.4-13.4l2.6-2.6M-13.4-13.4l-2.6-2.6"/>',
    '<path class="north-dark" d="M0-38L5 0L0 30Z"/>',
    '<path class="north-pale" d="M0-38L-5 0L0 30Z"/>',
    `<text class="north-letter" y="-44">${say.north}</text>`,
    '</g>',
  ].join('');
}
