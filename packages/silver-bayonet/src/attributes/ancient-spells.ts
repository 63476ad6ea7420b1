import { figure, standing } from '../figures.ts';
import type { Attribute, SilverCx } from '../game.ts';
import { carries, give } from '../kit.ts';
import { inReach } from '../rules/casting/in-reach.ts';
import { gain } from '../rules/fate/pool.ts';
import { placeMonster } from '../rules/monsters/place-monster.ts';
import { viperPlaces } from '../rules/monsters/viper-places.ts';
import { placeCalled } from '../rules/place-id.ts';
import { againstMonsters } from '../sides.ts';
import type { Figure } from '../state.ts';
import { castingBy } from './casting.ts';

const RULE = 'SB-ATT-65';
const ALL = ['control-creature', 'flaming-weapon', 'viper'];

/** SB-ATT-65: an action, a Courage Check, one spell of old, and a point of strain. */
export const ancientSpells: Attribute = {
  id: 'ancient-spells',
  rule: RULE,
  on: castingBy('ancient-spell', RULE, ALL, workSpell),
};

/** Spell, then target or place: chosen once the Check has succeeded. */
function workSpell(cx: SilverCx, caster: Figure, known: readonly string[]): void {
  const seat = caster.side!;
  const options = known.filter((spell) => isUseful(cx, caster, spell));
  if (options.length === 0) return;
  const spell = cx.ask('chooseItem', seat, { options, figure: caster.id, purpose: 'spell', rule: RULE });
  cx.emit({ type: 'acted', rule: RULE, figure: caster.id, action: spell, at: null });
  if (spell === 'control-creature') gain(cx, seat, 'monster', RULE);
  else if (spell === 'flaming-weapon') kindle(cx, caster);
  else summon(cx, caster);
}

function isUseful(cx: SilverCx, caster: Figure, spell: string): boolean {
  // R1: no Monster Dice against the monsters alone.
  if (spell === 'control-creature') return !againstMonsters(cx.s) && cx.s.pools[caster.side!]!.monster === 0;
  return spell === 'flaming-weapon' ? kindlable(cx, caster).length > 0 : viperPlaces(cx, caster).length > 0;
}

/** R1: the caster too, nobody twice. */
function kindlable(cx: SilverCx, caster: Figure): readonly Figure[] {
  return standing(cx.s).filter((target) => !carries(target, 'flaming-weapon') && inReach(cx, caster, target));
}

function kindle(cx: SilverCx, caster: Figure): void {
  const options = kindlable(cx, caster).map(({ id }) => id);
  const id = cx.ask('chooseFigure', caster.side!, { options, purpose: 'flaming-weapon', rule: RULE });
  give(figure(cx.s, id), 'flaming-weapon');
  cx.emit({ type: 'marked', rule: RULE, figure: id, mark: 'flaming-weapon', value: 1 });
}

function summon(cx: SilverCx, caster: Figure): void {
  const options = viperPlaces(cx, caster);
  const place = cx.ask('choosePlace', caster.side!, {
    options,
    figure: caster.id,
    purpose: 'viper',
    rule: RULE,
  });
  placeMonster(cx, 'viper', placeCalled(place), RULE);
}
