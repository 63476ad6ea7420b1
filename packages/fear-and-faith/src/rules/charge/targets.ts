import { bodyAt, edgeSpan, type Spot } from '@vedette/engine/table';
import { CONTACT } from '../../data/sticks.ts';
import type { Look } from '../../game.ts';
import { enemiesOf, isEnemyOf, isGood } from '../../models.ts';
import type { Model } from '../../state.ts';
import { canFight } from '../combat/engaged.ts';
import { besideWay } from '../movement/line.ts';

/** FF-MOV-03, FF-MOV-04: an enemy whom one cannot simply walk by: one of the two can fight the other. */
export function meets(look: Look, mover: Model, enemy: Model): boolean {
  if (enemy.conditions.apparentlyDead !== undefined) return false;
  return canFight(look, mover, enemy) || canFight(look, enemy, mover);
}

/** FF-GEN-08: who is in the air touches nobody. */
function touchesNow(look: Look, mover: Model, enemy: Model): boolean {
  return mover.conditions.airborne === undefined && look.table.touches(mover, enemy);
}

/** FF-MOV-04: enemies that a Move to this place would bring into contact and that are not in contact yet. */
export function chargedAt(look: Look, mover: Model, to: Spot): readonly Model[] {
  const there = bodyAt(to, mover);
  return look.s.models.filter(
    (enemy) =>
      isEnemyOf(mover, enemy) &&
      look.table.touches(there, enemy) &&
      !touchesNow(look, mover, enemy) &&
      meets(look, mover, enemy),
  );
}

/** FF-SPEC-30: what has no body charges, if it is evil, whomever it touches or crosses. */
export function hauntedOnWay(look: Look, mover: Model, to: Spot): readonly Model[] {
  if (isGood(look.s, mover)) return chargedAt(look, mover, to);
  return enemiesOf(look.s, mover).filter(
    (enemy) =>
      enemy.conditions.apparentlyDead === undefined &&
      !touchesNow(look, mover, enemy) &&
      touchedAt(mover, to, enemy) !== null,
  );
}

/** FF-MOV-04: enemies that the way touches before its end, without ending beside them. */
export function brushedOnWay(
  look: Look,
  mover: Model,
  to: Spot,
  charged: readonly Model[],
): readonly Model[] {
  return look.s.models.filter((enemy) => {
    if (!isEnemyOf(mover, enemy) || !besideWay(mover, to, enemy) || charged.includes(enemy)) return false;
    const part = touchedAt(mover, to, enemy);
    if (part === null || touchesNow(look, mover, enemy) || !meets(look, mover, enemy)) return false;
    return look.table.touches(bodyAt(nearestTo(mover, to, enemy), mover), enemy);
  });
}

/** Where the base comes into contact; null: nowhere. */
function touchedAt(mover: Model, to: Spot, { x, y, radius }: Model): number | null {
  const near = mover.radius + radius + CONTACT.gap;
  return edgeSpan(mover.x, mover.y, to.x, to.y, x, y, x, y, near)?.[0] ?? null;
}

function nearestTo(from: Spot, to: Spot, other: Spot): Spot {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = dx * dx + dy * dy;
  const along = (other.x - from.x) * dx + (other.y - from.y) * dy;
  const part = long === 0 ? 0 : Math.min(1, Math.max(0, along / long));
  return { x: from.x + part * dx, y: from.y + part * dy, z: part < 1 ? from.z : to.z };
}
