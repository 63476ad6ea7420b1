import { gap, traverse } from '@vedette/engine/table';
import { mm } from '../../data/distances.ts';
import type { BayonetPointState, Figure } from '../../state.ts';
import { ground, isBuilding, levelAt, levelOf, typeOf } from './pieces.ts';

type Looker = Pick<Figure, 'x' | 'y' | 'z' | 'radius' | 'height' | 'inside'>;

/** BP-GEN-18, BP-VIS-06 to -10: whether nothing stands between two figures, and woods and weather do not hide them. */
export function sightLine(s: BayonetPointState, from: Looker, to: Looker): boolean {
  const table = ground(s);
  const apart = gap(from, to);
  if (s.options.weather !== 'clear' && apart > mm(s, 'sight-limit-fog')) return false;
  if (from.inside !== to.inside && to.inside !== null && apart > mm(s, 'sight-into-house')) return false;
  if (table.pieces.length === 0) return true;
  let intoWood = 0;
  for (const { piece, enter, leave } of traverse(table, from, to, 'plan')) {
    const type = typeOf(table, piece);
    const { id, sight } = table.pieces[piece]!;
    if (isBuilding(type)) {
      if (id !== from.inside && id !== to.inside) return false;
    } else if (type.sight === 'blocks') {
      if (sight === 'solid') return false;
    } else if (type.sight === 'by-level') {
      const level = levelOf(table, piece);
      if (level > levelAt(table, from.x, from.y) && level > levelAt(table, to.x, to.y)) return false;
    } else if (type.sight === 'limited') {
      if (enter > 0) intoWood += leave - enter;
      // BP-VIS-09: at the edge for this line.
      else if (leave > 2 * from.radius && apart > mm(s, 'sight-inside-closed-wood')) return false;
    }
  }
  return intoWood <= mm(s, 'sight-into-closed-wood');
}
