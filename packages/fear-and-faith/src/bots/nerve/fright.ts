import { FEAR_DICE, FEAR_MODIFIERS } from '../../data/nerve.ts';
import type { Look } from '../../game.ts';
import { isTransfixed } from '../../models.ts';
import { fearModifiers } from '../../rules/nerve/fear-test.ts';
import { frightenedBy } from '../../rules/nerve/who-tests.ts';
import { automaticDice, qualityOf, sumOf } from '../../rules/quality/quality.ts';
import type { FearCause, Model } from '../../state.ts';
import { throwOf } from '../dice/dice.ts';
import { worthIn } from '../worth/worth.ts';

/** What failed dice take of a model, as a part of what it is worth (FF-FEAR-05). */
const FAILED = [0, 0.05, 0.22, 0.45];

/** FF-FEAR-03 to -05: what a Fear test will cost its maker, in points; 0: it makes none. */
export function frightOf(look: Look, victim: Model, cause: FearCause, source: Model): number {
  if (frightenedBy(look, victim, cause, source) === null) return 0;
  const ambush = cause === 'charge' && source.startedHidden && source.controller === look.s.active;
  const { x, y, z } = source;
  const modifier = ambush ? FEAR_MODIFIERS.ambush : 0;
  const needed =
    qualityOf(look, victim) -
    sumOf(fearModifiers(look, victim, { cause, source, at: { x, y, z }, modifier }));
  const automatic = automaticDice(look, [victim], { purpose: 'fear', declared: null });
  const { successes } = throwOf(FEAR_DICE, needed, automatic);
  let part = 0;
  for (let failures = 1; failures <= FEAR_DICE; failures++) {
    const harm = isTransfixed(victim) ? 1 : FAILED[failures]!;
    part += harm * successes[FEAR_DICE - failures]!;
  }
  return part * worthIn(look, victim);
}
