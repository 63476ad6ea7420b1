import type { Spot } from '@vedette/engine/table';
import { SPREAD_BASE } from '../../data/bodies.ts';
import { LENGTH, TOLERANCE } from '../../data/sticks.ts';
import { type BlastWeapon, SCATTER } from '../../data/weapons/blasts.ts';
import type { FaithCx, Look } from '../../game.ts';
import { opponentOf } from '../../models.ts';
import type { Model } from '../../state.ts';
import { rollQuality } from '../quality/quality.ts';
import { burst } from './burst.ts';

const RULE = 'FF-RNG-23';

/** FF-RNG-23, FF-RNG-27: a die for every stick; none for a vial at one's own feet. */
export function throwDice(look: Look, thrower: Model, { range, explosive }: BlastWeapon, at: Spot): number {
  const far = look.table.apartFrom(thrower, at);
  if (!explosive && far <= SPREAD_BASE + TOLERANCE) return 0;
  return Math.max(1, Math.ceil((far - TOLERANCE) / LENGTH[range]));
}

/** FF-RNG-23: named, thrown, perhaps astray; it bursts where it falls. */
export function hurl(cx: FaithCx, thrower: Model, weapon: BlastWeapon): void {
  const reach = weapon.reach * LENGTH[weapon.range];
  const aim = cx.ask('throw', thrower.controller, { model: thrower.id, weapon: weapon.id, reach });
  // FF-RNG-28
  thrower.arms = thrower.arms.filter((arm) => arm.weapon !== weapon.id);
  cx.emit({ type: 'weapon', rule: 'FF-RNG-28', model: thrower.id, weapon: weapon.id, change: 'used-up' });
  const at = landing(cx, thrower, weapon, aim);
  cx.emit({ type: 'burst', rule: RULE, model: thrower.id, weapon: weapon.id, x: at.x, y: at.y, z: at.z });
  burst(cx, thrower, weapon, at);
}

function landing(cx: FaithCx, thrower: Model, weapon: BlastWeapon, aim: Spot): Spot {
  const dice = throwDice(cx, thrower, weapon, aim);
  if (dice === 0) return aim;
  const { failures } = rollQuality(cx, [thrower], { purpose: 'throw', rule: RULE, dice });
  const stick = SCATTER[failures] ?? null;
  if (stick === null) return aim;
  return cx.ask('scatter', opponentOf(cx.s, thrower.controller), {
    model: thrower.id,
    weapon: weapon.id,
    aim,
    radius: LENGTH[stick],
  });
}
