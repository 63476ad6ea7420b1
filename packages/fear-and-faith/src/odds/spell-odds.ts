import type { Power, Spell } from '../data/magic.ts';
import type { Look } from '../game.ts';
import { canSuffer, inReach } from '../rules/magic/aim.ts';
import { spellAt } from '../rules/magic/attack-spell.ts';
import type { Model } from '../state.ts';
import { type FightOdds, fightOdds } from './fight-odds.ts';
import { type FearOdds, fearOdds, type ResistOdds, resistOdds } from './nerve-odds.ts';

/** What a spell that has been cast comes to, by how it works; Entangle and possession are resisted like one. */
export type SpellOdds =
  | { readonly kind: 'fight'; readonly fight: FightOdds }
  | { readonly kind: 'resist'; readonly resist: ResistOdds }
  | { readonly kind: 'fear'; readonly fear: FearOdds };

/**
 * FF-MAG-08 to -13: cast with so much power at somebody; null: it does nothing to it, or cannot be cast there.
 * Whether it is cast at all is for the activation roll. Cost: that of a fight or a Fear test.
 */
export function spellOdds(
  look: Look,
  caster: Model,
  spell: Extract<Spell, 'attack' | 'curse' | 'scare' | 'transfix'>,
  target: Model,
  power: Power,
): SpellOdds | null {
  if (spell === 'attack') {
    const attack = spellAt(look, caster, target, power);
    return attack === null ? null : { kind: 'fight', fight: fightOdds(look, attack) };
  }
  if (!canSuffer(look, caster, target, spell) || !inReach(look, caster, target, power)) return null;
  if (spell !== 'scare') return { kind: 'resist', resist: resistOdds(look, target, power) };
  const { x, y, z } = caster;
  const fear = fearOdds(look, target, { cause: 'scare', source: caster, at: { x, y, z }, modifier: 0 });
  return fear === null ? null : { kind: 'fear', fear };
}
