import type { PointCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { changeBase } from './base.ts';

/** BP-CAV-17, -18, -20: a rider is on foot; his horse waits beside him or is lost. `by`: who brought him down. */
export function onFoot(cx: PointCx, f: Figure, horse: 'waits' | 'lost', by: Figure | null): void {
  const { s } = cx;
  const { x, y, horseWounds: wounds } = f;
  changeBase(cx, f, 'foot', by);
  f.horseWounds = 0;
  if (horse === 'lost' || f.fleeing) return;
  s.horses.push({ id: freeId(s.horses, f), rider: f.id, side: f.side, troops: f.troops, x, y, wounds });
  cx.emit({ type: 'horse', rule: 'BP-CAV-17', figure: f.id, fate: 'waits' });
}

/** Riders change horses, so the first name that comes to mind may be taken. */
function freeId(horses: readonly { readonly id: string }[], f: Figure): string {
  let id = `horse-${f.id}`;
  while (horses.some((other) => other.id === id)) id += "'";
  return id;
}
