import type { Judge } from '@vedette/engine';
import { NOBODY } from '../../option-ids.ts';
import type { ChargeWhomQuestion } from '../../questions.ts';

/** Chance thinks better of a charge only now and then. */
const SELDOM = 10;

/** BP-CHG-01: any seen enemy in reach, or nobody after all. */
export const chargeWhom: Judge<ChargeWhomQuestion, string, unknown> = {
  sample({ options }, random) {
    if (random.below(SELDOM) === 0) return NOBODY;
    const enemies = options.filter((id) => id !== NOBODY);
    return enemies[random.below(Math.max(1, enemies.length))] ?? NOBODY;
  },
};
