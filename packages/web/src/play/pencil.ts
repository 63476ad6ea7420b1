import { lengthUnit } from '../map/length-unit.ts';
import type { Chart } from '../referee/messages.ts';

/** A place on the table that those who play by keyboard point at. */
export interface Pencil {
  readonly x: number;
  readonly y: number;
}

/** How far a key takes the pencil, with Shift in larger steps; null: it is no arrow key. */
export function pencilStep(
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  { unit, yGrows }: Pick<Chart, 'unit' | 'yGrows'>,
): Pencil | null {
  const step = lengthUnit(unit).steps[shiftKey ? 1 : 0];
  const up = yGrows === 'north' ? step : -step;
  switch (key) {
    case 'ArrowLeft':
      return { x: -step, y: 0 };
    case 'ArrowRight':
      return { x: step, y: 0 };
    case 'ArrowUp':
      return { x: 0, y: up };
    case 'ArrowDown':
      return { x: 0, y: -up };
    default:
      return null;
  }
}

/** Where the pencil starts: at the figure, or in the middle of the ground to choose from. */
export function pencilStart(
  figure: (Pencil & { readonly place: string }) | null,
  outline: readonly number[] | undefined,
  { width, depth }: { readonly width: number; readonly depth: number },
): Pencil {
  if (figure !== null && figure.place === 'table') return { x: figure.x, y: figure.y };
  if (outline === undefined) return { x: width / 2, y: depth / 2 };
  const count = outline.length / 2;
  let x = 0;
  let y = 0;
  for (let i = 0; i < count; i++) {
    x += outline[2 * i]! / count;
    y += outline[2 * i + 1]! / count;
  }
  return { x, y };
}
