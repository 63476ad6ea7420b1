import type { Sign } from '@vedette/engine';
import { drawCounter } from './counter.ts';
import type { Figure } from './pieces.ts';
import { num } from './shape.ts';

/** A counter of a sketch, in its place. */
export function drawFigure({ id, side, symbol, place, base, health, selected, smoke }: Figure): string {
  const signs: Sign[] = [];
  if (smoke === true) signs.push({ kind: 'unloaded', words: '' });
  if (side === 'monster') signs.push({ kind: 'frightful', words: '' });
  const figure = { id, type: '', symbol, health: { left: health, full: 1 }, signs };
  const counter = drawCounter({ figure, coat: side, base, selected: selected === true, target: false });
  return `<g transform="translate(${num(place.x)} ${num(place.y)})">${counter}</g>`;
}
