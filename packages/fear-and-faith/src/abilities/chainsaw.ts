import { CHAINSAW_FOLLOW_UP } from '../data/weapons/close.ts';
import type { FaithCx, Look, SpecialRule } from '../game.ts';
import { model as modelOf, onTable } from '../models.ts';
import type { CombatDie, Fighting } from '../moments.ts';
import { NOBODY } from '../option-ids.ts';
import { raise } from '../rules/aftermath/raise.ts';
import { type Attack, factsOf, isStruck } from '../rules/combat/attack.ts';
import { canFight, enemiesInContact } from '../rules/combat/engaged.ts';
import { fight } from '../rules/combat/fight.ts';
import { settleFights } from '../rules/combat/settle-fights.ts';
import { isKill } from '../rules/combat/verdict.ts';
import { D6 } from '../rules/quality/quality.ts';
import type { Model } from '../state.ts';

const RULE = 'FF-SPEC-11';
const SAW = 'chainsaw';
const SWING = 'chainsaw-follow-up';

/** FF-SPEC-11: a second die with every stroke. */
function malfunction(cx: FaithCx, bearer: Model): number {
  const die = cx.roll(D6, `malfunction of ${bearer.id}`);
  cx.emit({ type: 'rolled', rule: RULE, seat: null, model: bearer.id, die, purpose: 'malfunction' });
  return die;
}

/** FF-SPEC-11: the same number on both dice: it stalls on an odd one, and is done for on an even one. */
function stall(cx: FaithCx, bearer: Model, { face, second }: CombatDie): void {
  const saw = bearer.arms.find(({ weapon }) => weapon === SAW);
  if (second !== face || saw === undefined || saw.fault !== 'none') return;
  const forGood = face % 2 === 0;
  saw.fault = forGood ? 'lost' : 'mend';
  const change = forGood ? 'lost' : 'jammed';
  cx.emit({ type: 'weapon', rule: RULE, model: bearer.id, weapon: SAW, change });
}

/** FF-SPEC-11: attacks of its own and Free Hacks; nothing in defence. */
function isSawed({ attack, role }: Fighting): boolean {
  return role === 'attacker' && attack.weapon === SAW && isStruck(attack);
}

/** Who else is in its reach, while it runs. */
function nextVictims(look: Look, bearer: Model): readonly Model[] {
  const runs = bearer.arms.some(({ weapon, fault }) => weapon === SAW && fault === 'none');
  if (!runs || !onTable(bearer)) return [];
  return enemiesInContact(look, bearer).filter(
    (enemy) => enemy.conditions.apparentlyDead === undefined && canFight(look, bearer, enemy),
  );
}

/** FF-SPEC-11: one further attack, each worse than the one before. */
function goOn(cx: FaithCx, bearer: Model, before: Attack): void {
  const victims = nextVictims(cx, bearer);
  if (victims.length === 0) return;
  const options = [...victims.map(({ id }) => id), NOBODY];
  const said = cx.ask('followUp', bearer.controller, { model: bearer.id, before: factsOf(before), options });
  if (said !== NOBODY) settleFights(cx, [fight(cx, followUp(before, modelOf(cx.s, said)), RULE)]);
}

/** FF-SPEC-11: the next after this one, worse by one more; FF-HTH-07: from hiding like the first, FF-CAMP-13: by itself. */
export function followUp(before: Attack, target: Model): Attack {
  const value = CHAINSAW_FOLLOW_UP + (before.extra.find(({ by }) => by === SWING)?.value ?? 0);
  return { ...before, target, careful: false, extra: [{ by: SWING, rule: RULE, value }], extraOnTarget: [] };
}

/** FF-SPEC-11; what it adds is in `close-modifiers.ts`, whom it kills by beating in the kill table. */
export const chainsaw: SpecialRule = {
  id: SAW,
  rule: RULE,
  on: {
    dieFell(die, cx, bearer) {
      if (isSawed(die)) die.second = malfunction(cx, bearer);
    },
    dieStands(die, cx, bearer) {
      if (isSawed(die)) stall(cx, bearer, die);
    },
    struck({ attack }, cx, bearer) {
      if (attack.weapon === SAW && isStruck(attack)) raise(cx.s, { kind: 'sawing', by: bearer.id });
    },
    mayStall: (may, fighting) => may || isSawed(fighting),
    killsGruesomely: (gruesome, { attack }) => gruesome || (attack.weapon === SAW && isStruck(attack)),
    attackOver({ attack, result }, cx, bearer) {
      if (attack.weapon === SAW && attack.kind === 'close' && isKill(result)) goOn(cx, bearer, attack);
    },
  },
};
