import { MOUNTED_SPEED } from '../../data/play.ts';
import type { Look } from '../../game.ts';
import type { Figure } from '../../state.ts';

/** SB-MOV-09, SB-EVT-05, SB-GEN-15.R2: Speed with everything that changes it, at least 1. */
export function speedOf(look: Look, figure: Figure): number {
  const printed = figure.mounted ? MOUNTED_SPEED : figure.stats.speed;
  const wet = look.s.conditions.deluge ? printed - 1 : printed;
  const own = look.modify('speed', figure, wet);
  const speed = Math.max(1, look.modify('speedOfAll', look.s, own, { figure }));
  return look.modify('moveDistance', figure, speed);
}
