import type { FaithCx } from '../game.ts';
import type { QualityRollSubject } from '../moments.ts';
import { D6, passes } from '../rules/quality/quality.ts';
import type { Model } from '../state.ts';

/** FF-GEN-22: dice of a roll that lies there, taken up and rolled again; what need not be rolled stays. */
export function rollAgain(
  cx: FaithCx,
  roll: QualityRollSubject,
  dice: readonly QualityRollSubject['dice'][number][],
  roller: Model,
  rule: string,
): void {
  roll.again = true;
  for (const die of dice) {
    if (die.automatic) continue;
    const from = die.face;
    die.face = cx.roll(D6, `re-roll of ${roller.id}`);
    die.passed = passes(die.face, roll.needed);
    cx.emit({ type: 'rerolled', rule, model: roller.id, from, to: die.face });
  }
}

export function hasFailed({ dice }: QualityRollSubject): boolean {
  return dice.some(({ passed }) => !passed);
}
