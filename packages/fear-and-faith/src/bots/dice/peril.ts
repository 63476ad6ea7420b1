import { MOST_DICE } from '../../data/quality.ts';
import { activationGambles } from '../../odds/activation-odds.ts';
import { isDust } from '../../rules/clock/daylight.ts';
import type { Model } from '../../state.ts';
import type { Mind } from '../mind.ts';
import { worthOf } from '../worth/worth.ts';

/** Nobody dies of his own dice who neither bleeds nor stands in the sun. */
export const NO_PERIL: readonly number[] = [0, 0, 0, 0];
const WORST = { ones: MOST_DICE, failures: MOST_DICE } as const;

/** FF-ACT-07: what 0 to 3 activation dice may do by themselves to whoever throws them, in points: who bleeds, and who stands in the sun. */
export function perilOf({ look, s }: Mind, model: Model): readonly number[] {
  const safe = !isDust(look, model, WORST.ones) && look.modify('activationFate', model, null, WORST) === null;
  if (safe) return NO_PERIL;
  const chances = activationGambles(look, [model]).map(
    ({ losses, of }) => losses.reduce((sum, { ways }) => sum + ways, 0) / of,
  );
  return [0, ...chances.map((chance) => chance * worthOf(s, model))];
}
