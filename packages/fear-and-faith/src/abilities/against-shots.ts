import { SHOT_MODIFIERS, type ShotModifierId } from '../data/fighting.ts';
import type { Modifier } from '../events.ts';
import type { Look } from '../game.ts';
import type { Fighting } from '../moments.ts';
import type { Attack } from '../rules/combat/attack.ts';
import type { Model } from '../state.ts';

/** FF-RNG-21: what makes its bearer harder to hit, for those attacks that it counts against. */
export function againstShots(
  by: ShotModifierId,
  rule: string,
  counts: (attack: Attack, bearer: Model) => boolean,
) {
  return (
    modifiers: readonly Modifier[],
    { attack, role }: Fighting,
    _look: Look,
    bearer: Model,
  ): readonly Modifier[] =>
    role === 'target' && counts(attack, bearer)
      ? [...modifiers, { by, rule, value: SHOT_MODIFIERS[by] }]
      : modifiers;
}

/** FF-MAG-08: attack spells are aimed like shots. */
export function isAimedAt({ kind }: Attack): boolean {
  return kind === 'shot' || kind === 'spell';
}
