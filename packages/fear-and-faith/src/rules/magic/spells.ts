import { MAGIC_USERS, type MagicUser, type Spell } from '../../data/magic.ts';
import { hasRule } from '../../data/rule-text.ts';
import type { Look } from '../../game.ts';
import { isClimbing, isTransfixed, thisGame } from '../../models.ts';
import type { Model } from '../../state.ts';
import { isEngaged } from '../combat/engaged.ts';

/** FF-MAG-01 */
const SPELLS: Readonly<Record<MagicUser, readonly Spell[]>> = {
  demonologist: ['summon', 'transfix'],
  necromancer: ['raise', 'transfix'],
  warlock: ['attack', 'transfix', 'curse', 'scare'],
  witch: ['transfix', 'curse'],
};

/** FF-MAG-02: what is aimed at somebody who is named before the dice. */
export const AIMED_SPELLS = ['transfix', 'curse', 'scare'] as const;
export type AimedSpell = (typeof AIMED_SPELLS)[number];

/** FF-MAG-01: which of the casting rules it has. */
export function magicOf({ rules }: Model): readonly MagicUser[] {
  return MAGIC_USERS.filter((id) => hasRule(rules, id));
}

/** FF-MAG-03: by which of them it casts this. */
export function sourcesOf(model: Model, spell: Spell): readonly MagicUser[] {
  return magicOf(model).filter((id) => SPELLS[id].includes(spell));
}

/** FF-MAG-01: all of them together. */
export function spellsOf(model: Model): readonly Spell[] {
  return [...new Set(magicOf(model).flatMap((id) => SPELLS[id]))];
}

/** FF-MAG-03, FF-MAG-05, FF-ACT-14: also from the ground, but held by nothing and with nobody at its throat. */
export function mayCast(look: Look, model: Model): boolean {
  if (isTransfixed(model) || isClimbing(model) || thisGame(model, 'no-spells') > 0) return false;
  return !isEngaged(look, model);
}
