import type { Choice, Judge, Random } from '@vedette/engine';
import { ADD_MONSTER, CONCEDE, TRUCE } from '../../option-ids.ts';

/** Chance takes these one time in so many, or no random game would see its third turn. */
const SELDOM = 2000;
const RARE = [CONCEDE, TRUCE, ADD_MONSTER];

/** SB-END-06: a question in the own activation phase or between phases, with conceding among its options. */
export const seldomConceding: Judge<Choice<string>, string, unknown> = {
  sample({ options }: Choice<string>, random: Random) {
    const others = options.filter((id) => !RARE.includes(id));
    const all = others.length === options.length;
    const seldom = others.length === 0 || (!all && random.below(SELDOM) === 0);
    const among = seldom ? options.filter((id) => RARE.includes(id)) : others;
    return among[random.below(among.length)]!;
  },
};
