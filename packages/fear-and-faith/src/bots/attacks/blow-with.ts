import { type Attack, PLAIN_ATTACK } from '../../rules/combat/attack.ts';
import type { Striking } from '../../rules/combat/striking.ts';
import type { Model } from '../../state.ts';

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
