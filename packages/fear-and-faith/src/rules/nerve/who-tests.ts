import type { Look } from '../../game.ts';
import { isGood, onTable } from '../../models.ts';
import { isImmune } from '../../scenario/story/immune.ts';
import type { FearCause, Model } from '../../state.ts';

/** What fear can do to somebody: everything, or what it does to monsters (FF-FEAR-12). */
export type Frightened = 'as-a-mortal' | 'as-a-monster';

/** FF-FEAR-11: what evil fears like anybody else. */
const HOLY: readonly FearCause[] = ['ban', 'prayer'];
/** FF-FEAR-11, FF-FEAR-12: what one monster may do to another. */
const MONSTROUS: readonly FearCause[] = ['charge', 'aura', 'revival', 'dying-curse', 'scare', 'scenario'];

/** Fearful, Very Fearful or Aura of Terror, lent by a Familiar too (FF-MAG-15); FF-SPEC-09, FF-SPEC-68: not in a beast's form. */
export function hasFearTrait(look: Look, model: Model): boolean {
  if (!look.handles('frightens', model)) return false;
  return look.modify('frightens', model, [], { cause: 'charge', victim: model }).length > 0;
}

/** FF-FEAR-01 (1): whether a charge of this one is something to be afraid of. */
function isDreadful(look: Look, charger: Model): boolean {
  const { s } = look;
  if (isGood(s, charger)) return false;
  if (!s.options['fear-only-monsters']) return true;
  return charger.tags.includes('monster') || charger.tags.includes('zombie') || hasFearTrait(look, charger);
}

/** FF-FEAR-01, -02, -11, -12: whether it tests for this, and what can come of it; null: it does not. */
export function frightenedBy(
  look: Look,
  model: Model,
  cause: FearCause,
  source: Model | null,
): Frightened | null {
  const { asleep, apparentlyDead } = model.conditions;
  if (!onTable(model) || asleep !== undefined || apparentlyDead !== undefined) return null;
  if (cause === 'charge' && (source === null || !isDreadful(look, source))) return null;
  const manner = isGood(look.s, model) ? 'as-a-mortal' : evilFears(look, cause, source);
  if (manner === null || isImmune(look, model, cause)) return null;
  if (!look.modify('testsFear', model, true, { cause, source })) return null;
  return manner;
}

function evilFears(look: Look, cause: FearCause, source: Model | null): Frightened | null {
  if (HOLY.includes(cause)) return 'as-a-mortal';
  // FF-FEAR-12, FF-MAG-13: a charge of the good frightens nobody; what magic and special rules do frightens evil too.
  if (!MONSTROUS.includes(cause) || source === null) return null;
  if (cause === 'charge' && look.s.options['fear-vs-fear-fearful'] && !hasFearTrait(look, source))
    return null;
  return 'as-a-monster';
}
