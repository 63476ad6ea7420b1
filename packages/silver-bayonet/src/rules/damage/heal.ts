import { stands } from '../../figures.ts';
import type { Look, SilverCx } from '../../game.ts';
import type { Figure } from '../../state.ts';

export function maximumHealth(look: Look, figure: Figure): number {
  return Math.max(1, look.modify('maximumHealth', figure, figure.stats.health, { figure: figure.id }));
}

/** SB-GEN-16, SB-ATT-06: never above the maximum, and not for those at 0 or less. Returns the points regained. */
export function heal(cx: SilverCx, figure: Figure, points: number, rule: string): number {
  if (!stands(figure)) return 0;
  const regained = Math.min(points, maximumHealth(cx, figure) - figure.health);
  if (regained <= 0) return 0;
  figure.health += regained;
  cx.emit({ type: 'healed', rule, figure: figure.id, points: regained, health: figure.health });
  cx.react('healed', figure, { figure: figure.id });
  return regained;
}
