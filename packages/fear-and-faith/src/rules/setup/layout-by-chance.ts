import type { TableData } from '@vedette/engine/table';
import { LENGTH } from '../../data/sticks.ts';
import type { LayOutLimits } from '../../questions.ts';
import type { TerrainDocument } from '../ground/documents.ts';
import { TERRAIN_TYPES, type TerrainTypeId } from '../ground/types.ts';
import { USUAL_LIMITS } from './layout-limits.ts';

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
/** What two can hide behind. */
const HIDING: readonly TerrainTypeId[] = ['building', 'wood', 'rock'];
const DICE = 6;
const LARGEST = 120;

/** FF-SET-03: some legal layout: one piece in each of 4 to 8 fields of a grid, each piece wholly inside its field. */
export function drawnByChance(
  { width, depth }: Pick<TableData, 'width' | 'depth'>,
  roll: (sides: number) => number,
  { least, most, hiding }: LayOutLimits = USUAL_LIMITS,
): readonly TerrainDocument[] {
  const { edge, gap } = USUAL_LIMITS;
  const field = LARGEST + gap;
  const columns = Math.max(1, Math.floor((width - 2 * edge) / field));
  const rows = Math.max(1, Math.floor((depth - 2 * edge) / field));
  const free = Array.from({ length: columns * rows }, (_, i) => i);
  const wanted = Math.min(least + roll(most - least + 1) - 1, free.length);
  return Array.from({ length: wanted }, (_, n) => {
    const [at] = free.splice(roll(free.length) - 1, 1) as [number];
    const among = n < hiding ? HIDING : USUAL;
    const type = among[roll(among.length) - 1]!;
    const x = edge + (at % columns) * field;
    const y = edge + Math.floor(at / columns) * field;
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
