import type { Choice, Judge } from '@vedette/engine';
import { CONCEDE, FINISH } from '../../option-ids.ts';

/** Chance finishes or concedes only now and then, or no random game would see its third turn. */
const SELDOM = 30;
const HARDLY_EVER = 20;

/** BP-INI-02, BP-INI-05, BP-DIG-16: which unit next, or no more, or the game is given up. */
export const pick: Judge<Choice<string>, string, unknown> = {
  sample({ options }, random) {
    if (random.below(SELDOM) === 0) return random.below(HARDLY_EVER) === 0 ? CONCEDE : FINISH;
    const units = options.filter((id) => id !== FINISH && id !== CONCEDE);
    return units[random.below(Math.max(1, units.length))] ?? FINISH;
  },
};
