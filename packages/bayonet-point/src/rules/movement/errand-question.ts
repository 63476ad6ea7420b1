import type { Judge } from '@vedette/engine';
import type { ErrandQuestion } from '../../questions.ts';
import { say } from '../../refusals.ts';

/** Chance sends men on errands now and then, or no random unit would get anywhere. */
const SELDOM = 3;

/** BP-SEQ-05: which figures do something else than march, one errand each. */
export const errands: Judge<ErrandQuestion, readonly string[], unknown> = {
  check(question, chosen) {
    const doers = chosen.map((id) => question.doers[id]);
    if (new Set(doers).size === doers.length) return null;
    return { code: 'errands.two-for-one', rule: 'BP-SEQ-05', ...say('errands.two-for-one') };
  },
  sample({ options, doers, min, max }, random) {
    if (min === 0 && random.below(SELDOM) > 0) return [];
    const chosen = new Map<string | undefined, string>();
    for (const id of options) {
      if (random.below(2) === 0) chosen.set(doers[id], id);
    }
    return chosen.size < min ? options.slice(0, min) : [...chosen.values()].slice(0, max);
  },
};
