import { isPrinted, profile } from '../data/profiles/profiles.ts';
import { LENGTH } from '../data/sticks.ts';
import type { FaithCx, Look, SpecialRule } from '../game.ts';
import { enemiesOf, friendsOf, model as modelOf, onTable } from '../models.ts';
import { raise } from '../rules/aftermath/raise.ts';
import { PLAIN_ATTACK } from '../rules/combat/attack.ts';
import { fight } from '../rules/combat/fight.ts';
import { settleFights } from '../rules/combat/settle-fights.ts';
import { frightenedBy } from '../rules/nerve/who-tests.ts';
import type { Model } from '../state.ts';
import { traitModifiers } from './dreaded.ts';
import { spellModifiers } from './magic-user.ts';

/** FF-MAG-15 */
const BACKLASH = 2;

/** FF-MAG-15: a Minion of hers from the list of Familiars. */
function isFamiliar(model: Model, witch: Model): boolean {
  if (model.master !== witch.id || !isPrinted(model.profile)) return false;
  return profile(model.profile).list === 'common-familiars';
}

function hasFamiliar(look: Look, witch: Model): boolean {
  return look.table
    .within(witch, LENGTH.short, friendsOf(look.s, witch))
    .some((model) => isFamiliar(model, witch));
}

/** FF-MAG-12: the closest of her enemies who is afraid of such things. */
function dyingCurse(cx: FaithCx, witch: Model): void {
  const { s, table } = cx;
  const afraid = enemiesOf(s, witch).filter(
    (enemy) => frightenedBy(cx, enemy, 'dying-curse', witch) !== null,
  );
  const nearest = table.inOrder(witch, afraid)[0];
  if (nearest === undefined) return;
  const closest = chosenOf(cx, witch, nearest);
  const said = cx.ask('dyingCurse', witch.controller, {
    model: witch.id,
    target: closest.id,
    options: ['curse', 'spare'],
  });
  if (said === 'spare') return;
  const { x, y, z } = witch;
  raise(s, {
    kind: 'fear',
    cause: 'dying-curse',
    models: [closest.id],
    source: witch.id,
    at: { x, y, z },
    modifier: 0,
  });
}

/** FF-GEN-17: which of those who are equally near. */
function chosenOf(cx: FaithCx, witch: Model, nearest: readonly Model[]): Model {
  if (nearest.length === 1) return nearest[0]!;
  const options = nearest.map(({ id }) => id);
  return modelOf(cx.s, cx.ask('curseWhom', witch.controller, { model: witch.id, options }));
}

/** FF-MAG-15: a magical blow out of nowhere; she recoils from where it died. */
function backlash(cx: FaithCx, witch: Model, { x, y, z }: Model): void {
  const attack = {
    ...PLAIN_ATTACK,
    kind: 'spell',
    attacker: null,
    target: witch,
    weapon: 'spell',
    combat: BACKLASH,
    from: { x, y, z },
  } as const;
  settleFights(cx, [fight(cx, attack, 'FF-MAG-15')]);
}

/** FF-SPEC-67, FF-MAG-12, FF-MAG-15 */
export const witch: SpecialRule = {
  id: 'witch',
  rule: 'FF-SPEC-67',
  on: {
    qualityModifiers: spellModifiers,
    frightens: (modifiers, { cause }, look, bearer) =>
      hasFamiliar(look, bearer) ? traitModifiers(modifiers, cause, 'fearful') : modifiers,
    canBeAmbushed: (may, _attack, look, bearer) => may && !hasFamiliar(look, bearer),
    gone({ how, by }, cx, bearer) {
      if (how === 'killed' && by !== null) dyingCurse(cx, bearer);
    },
    leftPlay({ model, how }, cx, bearer) {
      const killed = how === 'killed' || how === 'killed-gruesome';
      if (killed && isFamiliar(model, bearer) && onTable(bearer)) backlash(cx, bearer, model);
    },
  },
};
