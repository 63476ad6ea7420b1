import { figure, standing } from '../figures.ts';
import type { Attribute, SilverCx } from '../game.ts';
import { canBeCursed, curse } from '../rules/casting/curse.ts';
import { giveWeaponType, weaponsWithout } from '../rules/casting/gift-of-weapon.ts';
import { inReach } from '../rules/casting/in-reach.ts';
import { manipulate, manipulations } from '../rules/casting/manipulate.ts';
import type { Figure } from '../state.ts';
import { castingBy } from './casting.ts';

const RULE = 'SB-ATT-39';
const ALL = ['curse', 'manipulate', 'enchant-weapon'];

/** SB-ATT-39: an action, a Courage Check, one spell, and a point of strain. */
export const spells: Attribute = {
  id: 'spells',
  rule: RULE,
  on: castingBy('spell', RULE, ALL, workSpell),
};

/** Spell, then target: both are chosen once the Check has succeeded. */
function workSpell(cx: SilverCx, caster: Figure, known: readonly string[]): void {
  const seat = caster.side!;
  const options = known.filter((spell) =>
    spell === 'manipulate' ? manipulations(cx.s, seat).length > 0 : targetsOf(cx, caster, spell).length > 0,
  );
  if (options.length === 0) return;
  const spell = cx.ask('chooseItem', seat, { options, figure: caster.id, purpose: 'spell', rule: RULE });
  if (spell === 'manipulate') {
    cx.emit({ type: 'acted', rule: RULE, figure: caster.id, action: spell, at: null });
    manipulate(cx, seat);
    return;
  }
  const targets = targetsOf(cx, caster, spell).map(({ id }) => id);
  const target = figure(cx.s, cx.ask('chooseFigure', seat, { options: targets, purpose: spell, rule: RULE }));
  cx.emit({ type: 'acted', rule: RULE, figure: caster.id, action: spell, at: target.id });
  if (spell === 'curse') curse(cx, target);
  else giveWeaponType(cx, caster, target, 'enchanted', RULE);
}

/** A Curse reaches as far as the eye; Enchant Weapon 8", the caster included. */
function targetsOf(cx: SilverCx, caster: Figure, spell: string): readonly Figure[] {
  return standing(cx.s).filter((target) => {
    if (spell === 'curse')
      return target !== caster && canBeCursed(target) && cx.table.sight(caster, target).visible;
    return weaponsWithout(target, 'enchanted').length > 0 && inReach(cx, caster, target);
  });
}
