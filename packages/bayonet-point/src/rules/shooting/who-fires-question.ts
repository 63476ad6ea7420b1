import type { Judge } from '@vedette/engine';
import { readShotId } from '../../option-ids.ts';
import type { WhoFiresQuestion } from '../../questions.ts';
import { say } from '../../refusals.ts';

/** Chance holds its fire only now and then. */
const SELDOM = 10;

/** BP-SHT-12: those who have a target in sight may shoot at it. */
export const whoFires: Judge<WhoFiresQuestion, readonly string[], unknown> = {
  check(_, chosen) {
    const men = chosen.map((id) => readShotId(id).shooter);
    if (new Set(men).size === men.length) return null;
    return { code: 'volley.two-for-one', rule: 'BP-SHT-12', ...say('volley.two-for-one') };
  },
  sample({ options }, random) {
    const ways = new Map<string, string[]>();
    for (const id of options) {
      const { shooter } = readShotId(id);
      ways.set(shooter, [...(ways.get(shooter) ?? []), id]);
    }
    const firing = [...ways.values()].filter(() => random.below(SELDOM) > 0);
    return firing.map((own) => own[random.below(own.length)]!);
  },
};
