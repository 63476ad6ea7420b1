import type { TableData } from '@vedette/engine/table';
import { LENGTH } from '../../data/sticks.ts';
import type { TerrainDocument } from '../ground/documents.ts';
import { TERRAIN_TYPES, type TerrainTypeId } from '../ground/types.ts';
import { BETWEEN, EDGE, LEAST, MOST } from './layout-limits.ts';

/** What stands about where people meet by night, thin things as long as a stick. */
const USUAL: readonly TerrainTypeId[] = [
  'building',
  'wood',
  'ruins',
  'rock',
  'fence',
  'bush',
  'debris',
  'low-wall',
];
const DICE = 6;
const LARGEST = 120;

/** FF-SET-03: some legal layout: one piece in each of 4 to 8 fields of a grid, each piece wholly inside its field. */
export function drawnByChance(
  { width, depth }: Pick<TableData, 'width' | 'depth'>,
  roll: (sides: number) => number,
): readonly TerrainDocument[] {
  const field = LARGEST + BETWEEN;
  const columns = Math.max(1, Math.floor((width - 2 * EDGE) / field));
  const rows = Math.max(1, Math.floor((depth - 2 * EDGE) / field));
  const free = Array.from({ length: columns * rows }, (_, i) => i);
  const wanted = Math.min(LEAST + roll(MOST - LEAST + 1) - 1, free.length);
  return Array.from({ length: wanted }, (_, n) => {
    const [at] = free.splice(roll(free.length) - 1, 1) as [number];
    const type = USUAL[roll(USUAL.length) - 1]!;
    const x = EDGE + (at % columns) * field;
    const y = EDGE + Math.floor(at / columns) * field;
    return { id: `${type}-${n + 1}`, type, shape: shapeFor(type, x, y, roll) };
  });
}

function shapeFor(
  type: TerrainTypeId,
  x: number,
  y: number,
  roll: (sides: number) => number,
): TerrainDocument['shape'] {
  const step = (LARGEST - LENGTH.short) / DICE;
  const size = LENGTH.short + Math.round(roll(DICE) * step);
  const thin = (TERRAIN_TYPES[type].traits as readonly string[]).includes('obstacle');
  if (!thin) return { rect: [x, y, size, size] };
  return {
    line: [
      [x, y + LARGEST / 2],
      [x + size, y + LARGEST / 2],
    ],
  };
}
