import { troopType } from '../../data/troops.ts';
import type { PointCx } from '../../game.ts';
import type { BayonetPointState, Figure, LooseHorse } from '../../state.ts';
import { TOUCH } from '../ground/pieces.ts';
import { changeBase, placeOnBase } from './base.ts';
import { toHorse } from './loose.ts';
import { onFoot } from './on-foot.ts';

/** BP-CAV-17, BP-CAV-18, BP-DIG-13: horses he may get on where he stands. */
export function horsesToMount(s: BayonetPointState, f: Figure): LooseHorse[] {
  if (f.mounted || f.inside !== null || troopType(f.troops).rates === null || s.horses.length === 0)
    return [];
  const beside = s.horses.filter(
    (horse) => horse.side === f.side && horse.troops === f.troops && toHorse(s, f, horse) <= TOUCH,
  );
  return beside.length > 0 && placeOnBase(s, f, 'mounted', null) !== null ? beside : [];
}

/** BP-CAV-17: up; whose horse it was may have his in turn, if it waits. */
export function mount(cx: PointCx, f: Figure, horse: LooseHorse): void {
  const { s } = cx;
  s.horses = s.horses.filter((other) => other !== horse);
  for (const other of s.horses) if (other.rider === f.id) other.rider = horse.rider;
  changeBase(cx, f, 'mounted', null);
  f.horseWounds = horse.wounds;
  f.stirred = true;
}

/** BP-CAV-18 */
export function dismount(cx: PointCx, f: Figure): void {
  onFoot(cx, f, 'waits', null);
}
