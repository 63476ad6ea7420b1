import type { Look } from '../../game.ts';
import { closeArms } from '../../rules/combat/arms.ts';
import { type Attack, PLAIN_ATTACK } from '../../rules/combat/attack.ts';
import { canFight } from '../../rules/combat/engaged.ts';
import type { Striking } from '../../rules/combat/striking.ts';
import { onGrid, TOUCHING } from '../../rules/movement/line.ts';
import type { Model } from '../../state.ts';
import { apart, type Mind, once, supposing } from '../mind.ts';
import { valueOf } from './harm.ts';

/** FF-HTH-01: the blow, as the rule would strike it. */
export function blowWith(
  attacker: Model,
  target: Model,
  { weapon, silver, wooden }: Striking,
  careful: boolean,
): Attack {
  const { x, y, z, startedHidden } = attacker;
  return {
    ...PLAIN_ATTACK,
    kind: 'close',
    attacker,
    target,
    weapon,
    silver,
    wooden,
    careful,
    ambush: startedHidden,
    from: { x, y, z },
  };
}

/** What the best blow at somebody promises from where both stand; with nothing to strike with, nothing. */
export function bestBlow(look: Look, attacker: Model, target: Model, careful: boolean): number {
  if (!canFight(look, attacker, target)) return 0;
  let best = Number.NEGATIVE_INFINITY;
  for (const arm of closeArms(look, attacker))
    best = Math.max(best, valueOf(look, blowWith(attacker, target, arm, careful)));
  return best;
}

/** Somewhere beside the other, on the near side. */
export function beside(mover: Model, target: Model): { x: number; y: number; z: number } {
  const far = apart(mover, target) || 1;
  const near = (mover.radius + target.radius + TOUCHING) / far;
  return onGrid({
    x: target.x + (mover.x - target.x) * near,
    y: target.y + (mover.y - target.y) * near,
    z: target.z,
  });
}

/** What a blow would promise if the one stood beside the other already. */
export function blowBeside(mind: Mind, attacker: Model, target: Model, careful = false): number {
  return once(mind, `blow ${attacker.id} ${target.id} ${careful}`, () => {
    if (mind.look.table.touches(attacker, target)) return bestBlow(mind.look, attacker, target, careful);
    return supposing(mind, attacker, { ...beside(attacker, target), posture: 'standing' }, (look, there) =>
      bestBlow(look, there, target, careful),
    );
  });
}
