import type { Sign, SignKind } from '@vedette/engine';
import { hasRule } from '../data/rule-text.ts';
import type { Look } from '../game.ts';
import { combatOf } from '../rules/combat/reckoning.ts';
import { hasFearTrait } from '../rules/nerve/who-tests.ts';
import { qualityOf } from '../rules/quality/quality.ts';
import type { Arm, ConditionName, Model } from '../state.ts';
import type { BoardWords } from './board-words.ts';

/** FF-GEN-10: what a condition is drawn as, in the order in which conditions are told; what is told elsewhere has none. */
const KINDS = {
  apparentlyDead: 'down',
  asleep: 'asleep',
  bound: 'transfixed',
  climbing: 'hanging',
  airborne: 'aloft',
  immaterial: 'unreal',
  possessed: 'possessed',
  cursed: 'cursed',
  bleeding: 'bleeding',
  insane: 'mad',
  feeding: 'feeding',
  stunned: 'tired',
  fatigued: 'tired',
  shaken: 'afraid',
  transformed: 'other',
  infected: 'other',
  bitten: 'other',
  heroic: 'other',
  swapped: 'other',
  sureFooted: 'other',
  tricked: 'other',
  silverBullet: 'other',
  garlic: 'other',
} as const satisfies Partial<Record<ConditionName, SignKind>>;

/** Conditions that everybody at the table is told of. */
export const TOLD_CONDITIONS = Object.keys(KINDS) as (keyof typeof KINDS)[];

/** Everything that is to be said of a model on the table, its numbers first. */
export function signsOf(look: Look, model: Model, words: BoardWords): readonly Sign[] {
  const { posture, conditions, rules, losses, startedHidden } = model;
  const { signs: said } = words;
  const lost = losses.wounds + losses.poison + losses.transformation;
  const acting = look.s.activation?.acting === model.id;
  const found: (Sign | null)[] = [
    { kind: 'other', words: said.numbers(qualityOf(look, model), combatOf(look, model)) },
    posture === 'standing' ? null : { kind: 'fallen', words: said[posture] },
    conditions.transfixed === undefined
      ? null
      : { kind: 'transfixed', words: said.held[conditions.transfixed.by] },
    ...TOLD_CONDITIONS.map((name) => (name in conditions ? { kind: KINDS[name], words: said[name] } : null)),
    conditions.form === undefined ? null : { kind: 'other', words: said.shapes[conditions.form] },
    lost === 0 ? null : { kind: 'tired', words: said.worse(lost), count: lost },
    hasRule(rules, 'mounted') ? { kind: 'mounted', words: said.mounted } : null,
    ...weaponSigns(model, words),
    carried(look, model, words),
    startedHidden ? { kind: 'hidden', words: said.hidden } : null,
    (model.turn.nominated ?? 0) > 0 && !acting ? { kind: 'done', words: said.done } : null,
    hasFearTrait(look, model) ? { kind: 'frightful', words: said.frightful } : null,
  ];
  return found.filter((sign) => sign !== null);
}

/** FF-RNG-05, FF-RNG-20: what cannot be fired as it is. */
function weaponSigns({ arms }: Model, { signs, plain }: BoardWords): readonly (Sign | null)[] {
  const named = (which: (arm: Arm) => boolean) => arms.filter(which).map(({ weapon }) => plain(weapon));
  const empty = named(({ loaded, fault }) => !loaded && fault === 'none');
  const jammed = named(({ fault }) => fault === 'mend');
  const useless = named(({ fault }) => fault === 'lost');
  return [
    empty.length === 0 ? null : { kind: 'unloaded', words: signs.empty(empty) },
    jammed.length === 0 ? null : { kind: 'unloaded', words: signs.jammed(jammed) },
    useless.length === 0 ? null : { kind: 'other', words: signs.useless(useless) },
  ];
}

function carried({ s }: Look, { id }: Model, { signs, token }: BoardWords): Sign | null {
  const things = s.tokens.filter(({ carrier }) => carrier === id).map(({ kind }) => token(s, kind));
  return things.length === 0 ? null : { kind: 'carrying', words: signs.carries(things) };
}
