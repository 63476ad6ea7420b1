import { stands } from '../../figures.ts';
import type { SilverCx } from '../../game.ts';
import type { Figure } from '../../state.ts';

export function maximumHealth({ stats }: Figure): number {
  return Math.max(1, stats.health);
}

/** SB-GEN-16, SB-ATT-06: never above the maximum, and not for those at 0 or less. Returns the points regained. */
export function heal(cx: SilverCx, figure: Figure, points: number, rule: string): number {
  if (!stands(figure)) return 0;
  const regained = Math.min(points, maximumHealth(figure) - figure.health);
  if (regained <= 0) return 0;
  figure.health += regained;
  cx.emit({ type: 'healed', rule, figure: figure.id, points: regained, health: figure.health });
  cx.react('healed', figure);
  return regained;
}
