import { figure, standing } from '../figures.ts';
import type { Attribute, SilverCx } from '../game.ts';
import { levelOf, setLevel } from '../kit.ts';
import { giveWeaponType, weaponsWithout } from '../rules/casting/gift-of-weapon.ts';
import { inReach } from '../rules/casting/in-reach.ts';
import { heal, maximumHealth } from '../rules/damage/heal.ts';
import type { Figure } from '../state.ts';
import { castingBy } from './casting.ts';

const HEALED = 3;
const RULE = 'SB-ATT-31';
const ALL = ['healing', 'courage', 'bless-weapon'];

/** SB-ATT-31: an action, a Courage Check, one miracle, and a point of strain. */
export const miracles: Attribute = {
  id: 'miracles',
  rule: RULE,
  on: castingBy('miracle', RULE, ALL, workMiracle),
};

/** Miracle, then target: both are chosen once the Check has succeeded. */
function workMiracle(cx: SilverCx, caster: Figure, known: readonly string[]): void {
  const options = known.filter((miracle) => targetsOf(cx, caster, miracle).length > 0);
  if (options.length === 0) return;
  const miracle = cx.ask('chooseItem', caster.side!, {
    options,
    figure: caster.id,
    purpose: 'miracle',
    rule: RULE,
  });
  const targets = targetsOf(cx, caster, miracle).map(({ id }) => id);
  const id = cx.ask('chooseFigure', caster.side!, { options: targets, purpose: miracle, rule: RULE });
  const target = figure(cx.s, id);
  cx.emit({ type: 'acted', rule: RULE, figure: caster.id, action: miracle, at: id });
  if (miracle === 'healing') heal(cx, target, HEALED, RULE);
  else if (miracle === 'courage') embolden(cx, target);
  else giveWeaponType(cx, caster, target, 'blessed', RULE);
}

/** SB-ATT-31.R2: anybody within 8" and sight, enemies too; only Healing leaves the caster out. */
function targetsOf(cx: SilverCx, caster: Figure, miracle: string): readonly Figure[] {
  return standing(cx.s).filter(
    (target) => useful(cx, caster, target, miracle) && inReach(cx, caster, target),
  );
}

function useful(cx: SilverCx, caster: Figure, target: Figure, miracle: string): boolean {
  if (miracle === 'healing') return target !== caster && target.health < maximumHealth(target);
  if (miracle === 'courage')
    return !cx.s.options['courage-miracle-once'] || levelOf(target, 'emboldened') === 0;
  return weaponsWithout(target, 'blessed').length > 0;
}

function embolden(cx: SilverCx, target: Figure): void {
  const value = levelOf(target, 'emboldened') + 1;
  setLevel(target, 'emboldened', value);
  cx.emit({ type: 'marked', rule: RULE, figure: target.id, mark: 'emboldened', value });
}
