import { DIRECTIONS, legalPlace, snap, surfacesAt, tableOf } from '@vedette/engine/table';
import { radiusOf } from '../data/bases.ts';
import { monsterType } from '../data/monsters/bestiary.ts';
import { figure, standing } from '../figures.ts';
import type { Attribute, SilverCx } from '../game.ts';
import { carries, give } from '../kit.ts';
import { inReach } from '../rules/casting/in-reach.ts';
import { gain } from '../rules/fate/pool.ts';
import { distanceBetween } from '../rules/measuring.ts';
import { placeMonster } from '../rules/monsters/place-monster.ts';
import { gaitOf } from '../rules/movement/gait.ts';
import { placeCalled, placeId } from '../rules/place-id.ts';
import { againstMonsters } from '../sides.ts';
import type { Figure } from '../state.ts';
import { castingBy } from './casting.ts';

const RULE = 'SB-ATT-65';
const ALL = ['control-creature', 'flaming-weapon', 'viper'];
/** Base to base: where a Viper may appear. */
const VIPER_WITHIN = 3;
const VIPER_FROM_OTHERS = 1;

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

/** Places on rings round the caster; the player takes one of them. */
function viperPlaces(cx: SilverCx, caster: Figure): readonly string[] {
  const { body } = monsterType('viper');
  const radius = radiusOf(body.mm, cx.s.options);
  const table = tableOf(cx.s.terrain);
  const others = standing(cx.s);
  const rules = { gait: gaitOf(cx, { ...caster, kit: '', mounted: false, radius }) };
  const found: string[] = [];
  for (const away of [VIPER_FROM_OTHERS, (VIPER_FROM_OTHERS + VIPER_WITHIN) / 2, VIPER_WITHIN]) {
    for (let d = 0; d < DIRECTIONS.length; d += 3) {
      const [dx, dy] = DIRECTIONS[d]!;
      const far = caster.radius + away + radius;
      const x = snap(caster.x + dx * far, table.grid);
      const y = snap(caster.y + dy * far, table.grid);
      for (const { z } of surfacesAt(table, x, y)) {
        const there = { x, y, z, radius, height: body.height };
        if (distanceBetween(caster, there) > VIPER_WITHIN) continue;
        if (others.some((other) => other !== caster && distanceBetween(other, there) < VIPER_FROM_OTHERS))
          continue;
        if (legalPlace(table, there, others, rules)) found.push(placeId(there));
      }
    }
  }
  return found;
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
