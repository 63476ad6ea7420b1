import { QUALITY_MODIFIERS } from '../data/quality.ts';
import type { Modifier } from '../events.ts';
import type { Look } from '../game.ts';
import { isGood } from '../models.ts';
import type { QualitySubject } from '../moments.ts';
import type { Model } from '../state.ts';

const BY = 'fear-feeds-magic';

/** FF-MAG-06: one of the good among its enemies has lost heart this turn. */
function fearFeeds({ s }: Look, { party }: Model): boolean {
  return s.parties.some(({ frightened, side }, seat) => seat !== party && side === 'good' && frightened);
}

/** FF-MAG-06: once, however many rules of magic it has. */
export function spellModifiers(
  modifiers: readonly Modifier[],
  { purpose, declared }: QualitySubject,
  look: Look,
  bearer: Model,
): readonly Modifier[] {
  if (purpose !== 'activation' || declared?.startsWith('spell/') !== true) return modifiers;
  if (isGood(look.s, bearer) || modifiers.some(({ by }) => by === BY) || !fearFeeds(look, bearer))
    return modifiers;
  const { rule, value } = QUALITY_MODIFIERS[BY];
  return [...modifiers, { by: BY, rule, value }];
}
