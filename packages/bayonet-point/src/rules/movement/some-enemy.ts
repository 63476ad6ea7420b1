import type { Random, Seat } from '@vedette/engine';
import { onTable } from '../../figures.ts';
import type { BayonetPointState, Figure } from '../../state.ts';

/** Some enemy on the table to make for, mostly the nearest; null when there is none. For players by chance. */
export function someEnemy(
  s: BayonetPointState,
  side: Seat,
  from: { readonly x: number; readonly y: number },
  random: Random,
): Figure | null {
  const enemies = s.figures.filter((f) => f.side !== side && onTable(f));
  if (enemies.length === 0) return null;
  if (random.below(4) === 0) return enemies[random.below(enemies.length)]!;
  const far = (f: Figure) => (f.x - from.x) * (f.x - from.x) + (f.y - from.y) * (f.y - from.y);
  return enemies.reduce((best, f) => (far(f) < far(best) ? f : best));
}
