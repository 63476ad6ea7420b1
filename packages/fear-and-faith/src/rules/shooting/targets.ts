import type { Modifier } from '../../events.ts';
import type { Look } from '../../game.ts';
import { enemiesOf, isFallen, isFriendOf } from '../../models.ts';
import type { Arm, Model } from '../../state.ts';
import type { Attack } from '../combat/attack.ts';
import { engages } from '../combat/engaged.ts';
import { mostSuffered } from '../combat/kill-table.ts';
import { hasFearTrait } from '../nerve/who-tests.ts';
import { type Fire, gunOf, rangeOf } from './guns.ts';
import { bandOf } from './range.ts';

const NOTHING: readonly Modifier[] = [];

/** FF-RNG-09: whether somebody of the shooter's own is in a fight with it. */
export function isShielded(look: Look, shooter: Model, target: Model): boolean {
  return look.s.models.some(
    (other) => isFriendOf(shooter, other) && (engages(look, other, target) || engages(look, target, other)),
  );
}

/** FF-RNG-06: the shot, before it is known what it adds up to. */
export function plainShot(look: Look, shooter: Model, target: Model, arm: Arm, how: Fire): Attack | null {
  const band = bandOf(look, shooter, target, rangeOf(gunOf(arm), how));
  if (band === null) return null;
  const { visible, cover } = look.table.sight(shooter, target, 'shot');
  if (!visible) return null;
  const { x, y, z } = shooter;
  // Written out: shots are looked at by the thousand.
  return {
    kind: 'shot',
    attacker: shooter,
    target,
    weapon: arm.weapon,
    silver: arm.silver,
    wooden: arm.wooden,
    careful: false,
    ambush: firesFromAmbush(look, shooter, target),
    combat: null,
    band,
    cover: cover && look.modify('usesCover', target, true),
    lethal: false,
    perfect: false,
    extra: NOTHING,
    extraOnTarget: NOTHING,
    from: { x, y, z },
    within: null,
    defence: false,
  };
}

/** FF-HTH-07: in its own turn, hidden when that began, and from within cover. */
export function firesFromAmbush(look: Look, shooter: Model, target: Model): boolean {
  return shooter.startedHidden && shooter.controller === look.s.active && isUnderCover(look, shooter, target);
}

/** FF-HTH-07: behind something against the return shot, or in a wood. */
function isUnderCover(look: Look, shooter: Model, target: Model): boolean {
  if (look.table.underfoot(shooter).some(({ flags }) => flags.includes('wood'))) return true;
  const back = look.table.sight(target, shooter, 'shot');
  return back.cover || !back.visible;
}

/** FF-RNG-08: everybody he could shoot at, each with the shot. */
function possibleShots(look: Look, shooter: Model, arm: Arm, how: Fire): readonly Attack[] {
  const range = rangeOf(gunOf(arm), how);
  return enemiesOf(look.s, shooter).flatMap((target) => {
    if (target.conditions.apparentlyDead !== undefined) return [];
    // Most are too far away, and that is soon seen.
    if (bandOf(look, shooter, target, range) === null) return [];
    if (!look.modify('canBeTargeted', target, true, { by: shooter, with: 'shot' })) return [];
    if (isShielded(look, shooter, target)) return [];
    const shot = plainShot(look, shooter, target, arm, how);
    return shot === null || mostSuffered(look, shot) === 'nothing' ? [] : [shot];
  });
}

/** FF-RNG-08: whom he may not look past: worth half of himself, on its feet and in the open. */
function isBinding(shooter: Model, { target, cover }: Attack): boolean {
  return 2 * target.points >= shooter.points && !isFallen(target) && !cover;
}

/** FF-RNG-08: the closest, or one that may be picked over all closer ones that bind him. */
export function allowedShots(look: Look, shooter: Model, arm: Arm, how: Fire): readonly Attack[] {
  return closestRule(look, shooter, possibleShots(look, shooter, arm, how));
}

/** FF-RNG-08, FF-MAG-08: of what could be aimed at, what may. */
export function closestRule(look: Look, shooter: Model, possible: readonly Attack[]): readonly Attack[] {
  return possible.filter((shot) => {
    const { target } = shot;
    if (hasFearTrait(look, target)) return true;
    const far = look.table.apart(shooter, target);
    const closer = possible.filter(
      (other) => isBinding(shooter, other) && look.table.apart(shooter, other.target) < far,
    );
    return target.size === 'normal'
      ? closer.length === 0
      : closer.every((other) => other.target.size === 'normal');
  });
}
