import type { Spot } from '@vedette/engine/table';
import { figure } from '../figures.ts';
import { begins } from '../rules/activation/activation.ts';
import type { Figure, FigureId, SilverBayonetState } from '../state.ts';

/** The state with a figure otherwise than it is; nothing of the old one is touched. */
export function supposing(
  s: SilverBayonetState,
  id: FigureId,
  change: Partial<Pick<Figure, 'x' | 'y' | 'z' | 'fatigue'>>,
): SilverBayonetState {
  return { ...s, figures: s.figures.map((one) => (one.id === id ? { ...one, ...change } : one)) };
}

/** The state with this figure here in its activation, so many inches of its Move spent (SB-SHT-10). */
export function supposingMoved(
  s: SilverBayonetState,
  id: FigureId,
  from: Spot | undefined,
  inches: number | undefined,
): SilverBayonetState {
  if (from === undefined && inches === undefined) return s;
  const now = figure(s, id);
  const there = from === undefined ? s : supposing(s, id, from);
  const way = inches ?? apart(now, figure(there, id));
  const activation = s.activation?.figure === id ? s.activation : begins(now);
  return { ...there, activation: { ...activation, moved: way > 0, distance: way } };
}

function apart(a: Spot, b: Spot): number {
  const [dx, dy, dz] = [b.x - a.x, b.y - a.y, b.z - a.z];
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
}
