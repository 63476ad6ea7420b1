import { QUALITY_MODIFIERS } from '../../data/quality.ts';
import type { Modifier } from '../../events.ts';
import type { SpecialRule } from '../../game.ts';
import { conditionAbility } from '../../kit.ts';
import { onTable } from '../../models.ts';
import type { ActivationRolled } from '../../moments.ts';
import {
  collapse,
  DEPRESSIVE,
  FRIGHTENED,
  MANIC,
  SHAKY,
  setInsanity,
  VERGE_FAILURES,
  VERGE_ONES,
} from '../../rules/nerve/insanity.ts';
import { hasFearTrait } from '../../rules/nerve/who-tests.ts';
import { passesQuality } from '../../rules/quality/quality.ts';
import type { Model } from '../../state.ts';

const RULE = 'FF-FEAR-08';
/** FF-FEAR-08 (7) and (8): of what it takes two. */
const TWO = 2;

function row(by: 'manic' | 'depressive' | 'frightened'): Modifier {
  return { by, rule: RULE, value: QUALITY_MODIFIERS[by].value };
}

/** FF-FEAR-08 (7) and (8) */
function collapses({ conditions }: Model, { ones, failures }: Rolled): boolean {
  const { number } = conditions.insane!;
  return (number === VERGE_ONES && ones >= TWO) || (number === VERGE_FAILURES && failures >= TWO);
}

type Rolled = Pick<ActivationRolled, 'ones' | 'failures'>;

/** FF-FEAR-08: what an affliction does while it lasts; groups and Ban ask for it themselves. */
export const insanity: SpecialRule = {
  id: conditionAbility('insane'),
  rule: RULE,
  on: {
    qualityModifiers(modifiers, { purpose }, _look, bearer) {
      const { number } = bearer.conditions.insane!;
      if (number === MANIC) return [...modifiers, row('manic')];
      if (number === DEPRESSIVE) return [...modifiers, row('depressive')];
      const nerve = purpose === 'fear' || purpose === 'morale';
      return number === FRIGHTENED && nerve ? [...modifiers, row('frightened')] : modifiers;
    },
    fightModifiers(modifiers, { attack, role }, _look, bearer) {
      const { number, shaky } = bearer.conditions.insane!;
      const ranged = attack.kind === 'shot' || attack.kind === 'spell';
      if (role !== 'attacker' || !ranged || number !== SHAKY) return modifiers;
      return [...modifiers, { by: 'shaky', rule: RULE, value: -shaky }];
    },
    // FF-MOV-04 step 2: it must pull itself together to go near such a thing; the Move is lost where it cannot.
    charges(nerve, cx, bearer) {
      if (bearer.conditions.insane!.number !== FRIGHTENED) return;
      if (!nerve.targets.some((target) => hasFearTrait(cx, target))) return;
      if (!passesQuality(cx, bearer, { purpose: 'scared', rule: RULE })) nerve.stopped = true;
    },
    activationFate: (fate, rolled, _look, bearer) => fate ?? (collapses(bearer, rolled) ? 'collapsed' : null),
    activationRolled(rolled, cx, bearer) {
      // FF-ACT-07: it may have bled to death, or have become something else.
      const { insane } = bearer.conditions;
      if (!onTable(bearer) || insane === undefined) return;
      const { number } = insane;
      if (collapses(bearer, rolled)) collapse(cx, bearer);
      else if (number === MANIC && rolled.failures > 0) setInsanity(cx, bearer, DEPRESSIVE);
    },
  },
};
