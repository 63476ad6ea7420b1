import type { FaithCx, SpecialRule } from '../../game.ts';
import { conditionAbility } from '../../kit.ts';
import { isClimbing } from '../../models.ts';
import { type Attack, factsOf } from '../../rules/combat/attack.ts';
import { dropClimber } from '../../rules/movement/drop-climber.ts';
import type { Model } from '../../state.ts';

/** FF-MOV-18: the owner may let go before the dice. */
function mayLetGo(cx: FaithCx, climber: Model, attack: Attack): void {
  if (!isClimbing(climber)) return;
  const said = cx.ask('letGo', climber.controller, {
    model: climber.id,
    attack: factsOf(attack),
    options: ['hold', 'let-go'],
  });
  if (said === 'let-go') dropClimber(cx, climber, 'FF-MOV-18');
}

/** FF-MOV-17 to -19, FF-SPEC-12: who hangs on a wall. */
export const hangingOn: SpecialRule = {
  id: conditionAbility('climbing'),
  rule: 'FF-MOV-17',
  on: {
    attackDeclared: ({ attack, role }, cx, bearer) => {
      if (role === 'target') mayLetGo(cx, bearer, attack);
    },
    nerveFailed: (_, cx, bearer) => dropClimber(cx, bearer, 'FF-MOV-19'),
  },
};
