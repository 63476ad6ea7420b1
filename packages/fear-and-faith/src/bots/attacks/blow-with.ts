import type { Modifier } from '../../events.ts';
import type { Attack } from '../../rules/combat/attack.ts';
import type { Striking } from '../../rules/combat/striking.ts';
import type { Model } from '../../state.ts';

/** FF-ACT-11 */
export type Force = 'plain' | 'powerful';

const NOTHING: readonly Modifier[] = [];

/** FF-HTH-01: the blow, as the rule would strike it; written out, since bots think of many. */
export function blowWith(
  attacker: Model,
  target: Model,
  { weapon, silver, wooden }: Striking,
  force: Force,
): Attack {
  const { x, y, z, startedHidden } = attacker;
  return {
    kind: 'close',
    attacker,
    target,
    weapon,
    silver,
    wooden,
    careful: force === 'powerful',
    ambush: startedHidden,
    combat: null,
    band: 0,
    cover: false,
    lethal: false,
    perfect: false,
    extra: NOTHING,
    extraOnTarget: NOTHING,
    from: { x, y, z },
    within: null,
    defence: false,
  };
}
