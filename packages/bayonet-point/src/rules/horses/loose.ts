import { mm } from '../../data/distances.ts';
import { areEnemies } from '../../figures.ts';
import type { PointCx } from '../../game.ts';
import type { BayonetPointState, Figure, LooseHorse } from '../../state.ts';
import { apart } from '../ground/apart.ts';
import { TOUCH } from '../ground/pieces.ts';

/** BP-CAV-17, BP-DIG-08: the horse of one who is out of the fight, runs or has gone through does not wait for him. */
export function loseHorse(cx: PointCx, f: Figure): void {
  const { s } = cx;
  if (!s.horses.some(({ rider }) => rider === f.id)) return;
  s.horses = s.horses.filter(({ rider }) => rider !== f.id);
  cx.emit({ type: 'horse', rule: 'BP-CAV-17', figure: f.id, fate: 'gone' });
}

/** How far a base is from a horse. */
export function toHorse(s: BayonetPointState, f: Figure, horse: LooseHorse): number {
  return Math.max(0, apart(horse, f) - f.radius - mm(s, 'mounted-base') / 2);
}

/** BP-CAV-17: horses of the enemy within arm's length. */
export function horsesToDriveOff(s: BayonetPointState, f: Figure): LooseHorse[] {
  return s.horses.filter((horse) => areEnemies(f, horse) && toHorse(s, f, horse) <= TOUCH);
}

/** BP-CAV-17 */
export function driveOff(cx: PointCx, horse: LooseHorse): void {
  cx.s.horses = cx.s.horses.filter((other) => other !== horse);
  cx.emit({ type: 'horse', rule: 'BP-CAV-17', figure: horse.rider, fate: 'driven-off' });
}
