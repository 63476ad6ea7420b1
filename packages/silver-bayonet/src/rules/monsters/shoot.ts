import { item } from '../../data/armoury/armoury.ts';
import type { Look, SilverCx } from '../../game.ts';
import type { Figure } from '../../state.ts';
import { goesOn } from '../activation/activation.ts';
import { mayShoot } from '../activation/may-attack.ts';
import { gearId } from '../gear-id.ts';
import { reload, reloadableGear } from '../loading/reload.ts';
import { chooseLoad } from '../shooting/ammunition.ts';
import { type ProjectileWeapon, readyWeapons } from '../shooting/projectile-weapon.ts';
import { shootAt } from '../shooting/shoot.ts';
import { standTogether } from '../shooting/spread.ts';
import { canHit } from '../shooting/targets.ts';
import { type Candidate, closest } from './candidates.ts';
import { hardestHitting } from './hardest-hitting.ts';
import { redirect } from './redirect.ts';

/** SB-MONA-03: reloads the unloaded weapon with the longest range, for its Move. */
export function reloadOne(cx: SilverCx, monster: Figure, rule: string): void {
  const now = cx.s.activation!;
  if (now.moveSpent) return;
  const empty = reloadableGear(cx, monster).filter((gear) => canBeFired(cx, monster, gear));
  if (empty.length === 0) return;
  const range = (gear: number) => item(monster.gear[gear]!.item).shot!.range;
  const farthest = empty.reduce((best, gear) => (range(gear) > range(best) ? gear : best));
  now.moveSpent = true;
  reload(cx, monster, gearId(monster, farthest), rule);
}

/** SB-MONA-13: what cannot be fired is no weapon to it. */
function canBeFired(look: Look, monster: Figure, gear: number): boolean {
  if (look.s.conditions.deluge && item(monster.gear[gear]!.item).class === 'firearm') return false;
  return look.modify('mayUseGear', monster, true, { gear, use: 'shoot' });
}

/** SB-MONA-04: shoots the closest soldier it can, then reloads if its Move is left. Null when there is nobody. */
export function shootClosest(
  cx: SilverCx,
  monster: Figure,
  candidates: readonly Candidate[],
): ProjectileWeapon | null {
  if (!mayShoot(cx, monster)) return null;
  const weapons = readyWeapons(cx, monster, 'own');
  if (weapons.length === 0) return null;
  const inSights = ({ figure }: Candidate) => weapons.some((weapon) => canHit(cx, monster, weapon, figure));
  const intended = closest(cx, monster, candidates, inSights);
  if (intended === null) return null;
  const shootable = () => candidates.filter(inSights).map(({ figure }) => figure);
  const target = redirect(cx, monster, 'shoot', intended, shootable);
  const able = weapons.filter((weapon) => canHit(cx, monster, weapon, target));
  const weapon = hardestHitting(cx, monster, target, able, 'own');
  const now = cx.s.activation!;
  now.actionSpent = true;
  now.shot = true;
  const targets = [target, ...further(cx, monster, target, weapon, candidates)];
  shootAt(cx, monster, weapon.id, targets, chooseLoad(cx, monster, weapon, targets));
  if (goesOn(cx, monster)) reloadOne(cx, monster, 'SB-MONA-04');
  return weapon;
}

/** SB-MONA-04.R2, SB-SHT-16: the next closest that the same shot can take. */
function further(
  look: Look,
  monster: Figure,
  target: Figure,
  weapon: ProjectileWeapon,
  candidates: readonly Candidate[],
): readonly Figure[] {
  const { spread, targets } = weapon.shot;
  if (spread === null) return [];
  const taken = [target];
  for (const { figure } of candidates) {
    if (taken.length >= targets) break;
    if (figure === target || !standTogether(spread, [...taken, figure])) continue;
    if (canHit(look, monster, weapon, figure)) taken.push(figure);
  }
  return taken.slice(1);
}
