import { type Power, SPELL_RANGE } from '../../data/magic.ts';
import { LENGTH } from '../../data/sticks.ts';
import type { Look } from '../../game.ts';
import { inPlay, isTransfixed } from '../../models.ts';
import type { Model } from '../../state.ts';
import { frightenedBy } from '../nerve/who-tests.ts';
import type { AimedSpell } from './spells.ts';

export const POWERS: readonly Power[] = [1, 2, 3];

/** FF-MAG-07, FF-MAG-05: within the stick of the power, and in sight. */
export function inReach(look: Look, caster: Model, target: Model, power: Power): boolean {
  return (
    look.table.inRange(caster, target, LENGTH[SPELL_RANGE[power]]) && look.table.sight(caster, target).visible
  );
}

/** FF-MAG-09: only their like hold or curse Vampires. */
function resistsMagic(caster: Model, target: Model): boolean {
  return target.tags.includes('vampire') && !caster.tags.some((tag) => tag === 'vampire' || tag === 'demon');
}

/** FF-MAG-09, -11, -13: whether the spell could do anything to it. */
export function canSuffer(look: Look, caster: Model, target: Model, spell: AimedSpell): boolean {
  if (target === caster || target.conditions.apparentlyDead !== undefined) return false;
  if (!look.modify('canBeTargeted', target, true, { by: caster, with: 'spell' })) return false;
  if (spell === 'scare') return frightenedBy(look, target, 'scare', caster) !== null;
  if (resistsMagic(caster, target)) return false;
  return spell === 'transfix' ? !isTransfixed(target) : target.conditions.cursed === undefined;
}

/** FF-MAG-09: everybody on the table who could be named, friends among them. */
export function sufferers(look: Look, caster: Model, spell: AimedSpell): readonly Model[] {
  return inPlay(look.s).filter((target) => canSuffer(look, caster, target, spell));
}
