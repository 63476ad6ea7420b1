import type { Refusal } from '@vedette/engine';
import { figure } from '../figures.ts';
import type { Look } from '../game.ts';
import { looking } from '../hooks.ts';
import type { Occasion } from '../moments.ts';
import { say } from '../refusals.ts';
import { mayMoveToAttack } from '../rules/activation/may-attack.ts';
import { modifiersOf, plainCheck } from '../rules/check/check.ts';
import { totalOf } from '../rules/damage/parts.ts';
import { blowWith, type MeleeWeapon, ridingModifiers } from '../rules/melee/blow.ts';
import { dareOf, mayStrikeBack } from '../rules/melee/melee-attack.ts';
import { meleeWeapons } from '../rules/melee/weapon.ts';
import type { Figure, SilverBayonetState } from '../state.ts';
import { type Answer, impossible, told, toldModifiers, toldOdds } from './answer.ts';
import { attackAnswer } from './attack-answer.ts';
import { type AttackOdds, attackOdds } from './attack-odds.ts';
import { supposing } from './circumstances.ts';
import { absent, noEnemy } from './pair.ts';
import type { MeleeQuery } from './query.ts';
import { chanceOf } from './weights.ts';

/** The exact odds of one blow, an attack or a Strike Back, no Fate Die spent. */
export function blowOdds(
  look: Look,
  attacker: Figure,
  weapon: MeleeWeapon,
  target: Figure,
  occasion: Occasion,
): AttackOdds {
  return attackOdds(look, blowWith(weapon, attacker, target, occasion), ridingModifiers(attacker, target));
}

/** The weapon that does most on the average; the first among equals. */
export function bestBlow(
  look: Look,
  attacker: Figure,
  target: Figure,
  occasion: Occasion,
): { readonly weapon: MeleeWeapon; readonly odds: AttackOdds } {
  const all = meleeWeapons(look, attacker).map((weapon) => ({
    weapon,
    odds: blowOdds(look, attacker, weapon, target, occasion),
  }));
  return all.reduce((best, other) => (other.odds.mean > best.odds.mean ? other : best));
}

/** SB-MEL-15 in chances: the nerve to strike, Check, damage, and the blow that may follow. */
export function meleeAnswer(view: SilverBayonetState, query: MeleeQuery): Answer {
  const missing = absent(view, query.attacker) ?? absent(view, query.target);
  if (missing !== null) return impossible(missing);
  const look = looking(circumstances(view, query));
  const attacker = figure(look.s, query.attacker);
  const target = figure(look.s, query.target);
  const moving = query.moving ?? true;
  const refused = noAttack(look, attacker, target, moving);
  if (refused !== null) return impossible(refused);
  const weapon = chosen(look, attacker, target, query.weapon);
  if (weapon === null) return impossible(noWeapon(attacker));
  const attack = blowWith(weapon, attacker, target, 'own');
  const { odds, answer } = attackAnswer(look, attack, ridingModifiers(attacker, target), query.aim ?? 'hit');
  const dare = moving ? dareAnswer(look, attacker, target) : null;
  return {
    possible: true,
    weapon: weapon.weapon,
    id: weapon.id,
    blade: weapon.load,
    dare,
    ...answer,
    follows: followsBlow(look, attacker, target, odds, dare === null ? 1 : Number(dare['chance'])),
  };
}

function circumstances(view: SilverBayonetState, { attacker, target, from, fatigue }: MeleeQuery) {
  let s = view;
  if (from !== undefined) s = supposing(s, attacker, from);
  if (fatigue?.attacker !== undefined) s = supposing(s, attacker, { fatigue: fatigue.attacker });
  if (fatigue?.target !== undefined) s = supposing(s, target, { fatigue: fatigue.target });
  return s;
}

function noAttack(look: Look, attacker: Figure, target: Figure, moving: boolean): Refusal | null {
  const friends = noEnemy(look.s, attacker, target);
  if (friends !== null) return { ...friends, rule: 'SB-MEL-01' };
  const barred = {
    code: 'melee.barred',
    rule: 'SB-MEL-01',
    ...say('melee.barred', { attacker: attacker.name }),
  };
  if (!look.modify('attacks', attacker, true)) return barred;
  return moving && !mayMoveToAttack(look, attacker) ? barred : null;
}

function chosen(look: Look, attacker: Figure, target: Figure, named: string | undefined): MeleeWeapon | null {
  if (named === undefined) return bestBlow(look, attacker, target, 'own').weapon;
  const all = meleeWeapons(look, attacker);
  return all.find(({ id }) => named === id) ?? all.find(({ weapon }) => named === weapon) ?? null;
}

function noWeapon({ name }: Figure): Refusal {
  return {
    code: 'melee.no-weapon',
    rule: 'SB-MEL-02',
    ...say('melee.no-weapon', { name }),
  };
}

/** SB-ATT-21: the chance to strike at all; null where no nerve is needed. */
function dareAnswer(look: Look, attacker: Figure, target: Figure): Answer | null {
  const dare = dareOf(look, attacker, target);
  if (dare === null) return null;
  const modifiers = modifiersOf(look, plainCheck(attacker, 'courage', dare.target, dare.rule));
  const chance = told(chanceOf(dare.target - totalOf(modifiers)));
  return { target: dare.target, rule: dare.rule, modifiers: toldModifiers(modifiers), chance };
}

/** SB-MEL-07, SB-CAV-11: what a target that still stands may do, with the odds of its best Strike Back. */
function followsBlow(
  look: Look,
  attacker: Figure,
  target: Figure,
  { out, answers }: AttackOdds,
  dared: number,
): Answer {
  const gives = target.mounted && !attacker.mounted ? 'hold' : 'back-off';
  const stands = told(1 - dared * out);
  const alert = look.modify('alert', target, true);
  if (!mayStrikeBack(look, attacker, target, alert))
    return { stands, chance: 0, options: [gives], strikeBack: null };
  const { weapon, odds } = bestBlow(look, target, attacker, 'answer');
  return {
    stands,
    chance: told(dared * answers + 1 - dared),
    options: target.side === null ? ['strike-back'] : ['strike-back', gives],
    strikeBack: { weapon: weapon.weapon, id: weapon.id, blade: weapon.load, ...toldOdds(odds) },
  };
}
