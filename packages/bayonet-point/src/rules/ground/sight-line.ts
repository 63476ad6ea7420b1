import { gap, traverse } from '@vedette/engine/table';
import { mm } from '../../data/distances.ts';
import type { BayonetPointState, Figure } from '../../state.ts';
import { ground, isBuilding, levelAt, levelOf, typeOf } from './pieces.ts';

type Looker = Pick<Figure, 'x' | 'y' | 'z' | 'radius' | 'height' | 'inside'>;

/** What hides one figure from another: a piece, or null for weather and the dark of a house; and how far off it begins. */
export interface Veil {
  readonly piece: number | null;
  readonly by: 'weather' | 'indoors' | 'piece';
  readonly at: number;
}

/** BP-GEN-18, BP-VIS-06 to -10: whether nothing stands between two figures, and woods and weather do not hide them. */
export function sightLine(s: BayonetPointState, from: Looker, to: Looker): boolean {
  return hiddenBy(s, from, to) === null;
}

/** The first thing that hides a figure from another; null: it is in line of sight. */
export function hiddenBy(s: BayonetPointState, from: Looker, to: Looker): Veil | null {
  const table = ground(s);
  const apart = gap(from, to);
  const fog = mm(s, 'sight-limit-fog');
  if (s.options.weather !== 'clear' && apart > fog) return { piece: null, by: 'weather', at: fog };
  if (from.inside !== to.inside && to.inside !== null && apart > mm(s, 'sight-into-house'))
    return { piece: null, by: 'indoors', at: apart };
  if (table.pieces.length === 0) return null;
  const deepest = mm(s, 'sight-into-closed-wood');
  let intoWood = 0;
  let veil: Veil | null = null;
  for (const { piece, enter, leave } of traverse(table, from, to, 'plan')) {
    const type = typeOf(table, piece);
    const { id, sight } = table.pieces[piece]!;
    if (isBuilding(type)) {
      if (id !== from.inside && id !== to.inside) return stoppedBy(piece, enter);
    } else if (type.sight === 'blocks') {
      if (sight === 'solid') return stoppedBy(piece, enter);
    } else if (type.sight === 'by-level') {
      const level = levelOf(table, piece);
      if (level > levelAt(table, from.x, from.y) && level > levelAt(table, to.x, to.y))
        return stoppedBy(piece, enter);
    } else if (type.sight === 'limited') {
      if (enter > 0) {
        intoWood += leave - enter;
        if (intoWood > deepest) veil ??= { piece, by: 'piece', at: leave - (intoWood - deepest) };
      }
      // BP-VIS-09: at the edge for this line.
      else if (leave > 2 * from.radius && apart > mm(s, 'sight-inside-closed-wood'))
        return stoppedBy(piece, enter);
    }
  }
  return veil;
}

function stoppedBy(piece: number, at: number): Veil {
  return { piece, by: 'piece', at };
}
