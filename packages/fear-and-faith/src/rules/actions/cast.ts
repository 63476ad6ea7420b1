import type { Power, Spell } from '../../data/magic.ts';
import type { FaithCx, Look } from '../../game.ts';
import { model as modelOf } from '../../models.ts';
import type { Model } from '../../state.ts';
import { canSuffer, inReach, POWERS, sufferers } from '../magic/aim.ts';
import { attackSpells, castAttack } from '../magic/attack-spell.ts';
import { curse, resists, transfix } from '../magic/resist.ts';
import { AIMED_SPELLS, type AimedSpell, mayCast } from '../magic/spells.ts';
import { isStopped } from '../magic/stopped.ts';
import { fearTest } from '../nerve/fear-test.ts';
import type { ActionKind } from './action.ts';
import { type ActionOffer, offer } from './offer.ts';

const RULES: Readonly<Record<AimedSpell, string>> = {
  transfix: 'FF-MAG-09',
  curse: 'FF-MAG-11',
  scare: 'FF-MAG-13',
};

function isAimed(spell: Spell): spell is AimedSpell {
  return AIMED_SPELLS.some((one) => one === spell);
}

/** FF-MAG-02: the spell that was declared, and at whom; null: none was. */
function declaredSpell({ s }: Look): { readonly spell: Spell; readonly target: string | null } | null {
  const [first, spell, target] = s.activation?.declared?.split('/') ?? [];
  return first === 'spell' ? { spell: spell as Spell, target: target ?? null } : null;
}

function aimedOffers(look: Look, model: Model, spell: AimedSpell, id: string | null): readonly ActionOffer[] {
  const named = id === null ? sufferers(look, model, spell) : [modelOf(look.s, id)];
  return named
    .filter((target) => target.standing === 'table' && canSuffer(look, model, target, spell))
    .flatMap((target) =>
      POWERS.filter((power) => inReach(look, model, target, power)).map((power) => ({
        ...offer('cast', power, { target: target.id, thing: spell }),
        id: `cast/${spell}/${target.id}/${power}`,
      })),
    );
}

/** FF-MAG-02, FF-MAG-07: with so many of its successes as power; a named target must be in reach now. */
export const cast: ActionKind = {
  id: 'cast',
  rule: 'FF-MAG-02',
  takesMind: true,
  offers(look, model) {
    const declared = declaredSpell(look);
    if (declared === null || !mayCast(look, model)) return [];
    const { spell, target } = declared;
    if (isAimed(spell)) return aimedOffers(look, model, spell, target);
    if (spell !== 'attack') return [];
    return POWERS.flatMap((power) =>
      attackSpells(look, model, power).map((attack) => ({
        ...offer('cast', power, { target: attack.target.id, thing: spell }),
        id: `cast/${spell}/${attack.target.id}/${power}`,
      })),
    );
  },
  perform(cx, model, { cost, target: id, thing }) {
    cx.s.activation!.declared = null;
    const target = modelOf(cx.s, id!);
    if (thing === 'attack') castAttack(cx, model, target, cost as Power);
    else castAt(cx, model, target, thing as AimedSpell, cost);
  },
};

/** FF-MAG-09, -11, -13 */
function castAt(cx: FaithCx, caster: Model, target: Model, spell: AimedSpell, power: number): void {
  const { x, y, z } = caster;
  if (spell === 'scare') {
    fearTest(cx, target, { cause: 'scare', source: caster, at: { x, y, z }, modifier: 0 });
    return;
  }
  if (resists(cx, target, power, RULES[spell]) || isStopped(cx, caster, target)) return;
  if (spell === 'curse') curse(cx, target, caster);
  else transfix(cx, target, 'spell', caster, RULES[spell]);
}
